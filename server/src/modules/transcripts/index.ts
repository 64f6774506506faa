import type { ScorableRubric } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Documents } from '../../integrations/documents/documents.ts'
import type { ObjectStorage } from '../../integrations/object-storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { defineJob, type JobHandler, type Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Retention } from '../../platform/retention.ts'
import type { Credits } from '../credits/index.ts'
import type { KeepScore, NamedCall, ReviewedCall, Reviews } from '../reviews/index.ts'
import { nameOfTranscript, transcriptToExport } from './export.ts'
import { recordingRoutes } from './recordings.routes.ts'
import { createRecordings } from './recordings.service.ts'
import { createScoring, scoreTranscriptJob, type Scoring, type ScoringNeeds } from './scoring.service.ts'
import { fileRetentions, removeFileHandler } from './stored-files.ts'
import { createTranscriptWork, scoringThreads } from './transcript-work.ts'
import { createTranscription, finishWritingJob, writeDownJob, type Transcribing } from './transcription.service.ts'
import { transcriptionRoutes } from './transcriptions.routes.ts'
import { transcriptRoutes } from './transcripts.routes.ts'
import { setScore } from './transcripts.repository.ts'
import { createTranscripts, type Transcripts } from './transcripts.service.ts'
import { uploadRoutes } from './uploads.routes.ts'
import type { IsBuyerHere } from './practices.service.ts'
import { createUploads } from './uploads.service.ts'
import { finishWriting, giveUpWriting, writeDown, type WriteDownNeeds } from './write-down.service.ts'

export { createPractisedCalls } from './practices.service.ts'
export type { Transcripts } from './transcripts.service.ts'
export type { TranscriptionTerms } from './transcription.service.ts'

/** What uploaded calls do for their reviews. */
interface ReviewedTranscripts {
  /** The review that a rubric would give a scored call, kept nowhere; null for one without a review. */
  readonly reviewAs: Scoring['reviewAs']
  /** A call as its review is taken away with it. */
  readonly toExport: (orgId: string, id: string) => Promise<ReviewedCall | null>
  readonly named: (orgId: string, id: string) => Promise<NamedCall | null>
  /** Writes the score of a call as it counts. */
  readonly keepScore: KeepScore['transcript']
}

interface TranscriptsModuleNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  credits: Credits
  reviews: Reviews
  storage: ObjectStorage
  documents: Documents
  log: Log
  /** Null: recordings ask for a transcript file. */
  speechToText: Transcribing | null
  /** The language model that words reviews; null: none does. */
  reviewsWordedBy: string | null
  rubricOf: (orgId: string) => Promise<ScorableRubric>
  productSummaryOf: ScoringNeeds['productSummaryOf']
  isBuyerHere: IsBuyerHere
}

/** Uploaded calls: read, kept, and reviewed once it is known who the rep is. */
export function createTranscriptsModule(needs: TranscriptsModuleNeeds): {
  routes: (app: FastifyInstance) => void
  service: Pick<Scoring, 'beginWaiting'> & Pick<Transcripts, 'upload'>
  reviewed: ReviewedTranscripts
  jobs: JobHandler[]
  retentions: Retention[]
} {
  const work = createTranscriptWork()
  const scoring = createScoring({ ...needs, work })
  const hearing = { ...needs, work, transcribing: needs.speechToText }
  const transcription = createTranscription(hearing)
  const transcripts = createTranscripts({ ...needs, scoring, work, transcription })
  const score = defineJob({
    name: scoreTranscriptJob,
    // A job that was written before it had a revision is of whatever stands there.
    data: z.object({ orgId: z.string(), transcriptId: z.uuid(), revision: z.number().int().optional() }),
    handle: ({ orgId, transcriptId, revision }) => scoring.score(orgId, transcriptId, revision),
    concurrency: scoringThreads,
    giveUp: ({ orgId, transcriptId, revision }) => scoring.giveUp(orgId, transcriptId, revision),
  })
  const uploads = createUploads({ ...needs, transcripts })
  const recordings = createRecordings(needs)
  return {
    reviewed: {
      reviewAs: scoring.reviewAs,
      toExport: (orgId, id) => transcriptToExport(needs.db, orgId, id),
      named: (orgId, id) => nameOfTranscript(needs.db, orgId, id),
      keepScore: setScore,
    },
    routes(app) {
      transcriptRoutes(app, transcripts)
      recordingRoutes(app, recordings)
      transcriptionRoutes(app, transcription, needs.reviewsWordedBy)
      uploadRoutes(app, uploads)
    },
    service: { beginWaiting: scoring.beginWaiting, upload: transcripts.upload },
    jobs: [score, removeFileHandler(needs), ...hearingJobs(hearing)],
    retentions: fileRetentions(needs),
  }
}

const run = z.object({ orgId: z.string(), transcriptId: z.uuid(), run: z.uuid() })

/** Stretch by stretch, so that a restart costs one of them; the fault of what fails otherwise is ours. */
const hearingJobs = (needs: WriteDownNeeds): JobHandler[] => [
  defineJob({
    name: writeDownJob,
    data: run.extend({ fromMs: z.number(), failures: z.number() }),
    handle: (part) => writeDown(needs, part),
    giveUp: (part) => giveUpWriting(needs, part, 'ours'),
    concurrency: 2,
    // More than the service is waited for.
    expireInSeconds: 360,
  }),
  defineJob({
    name: finishWritingJob,
    data: run,
    handle: (ended) => finishWriting(needs, ended),
    giveUp: (ended) => giveUpWriting(needs, ended, 'ours'),
  }),
]
