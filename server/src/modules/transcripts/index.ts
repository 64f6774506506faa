import type { RubricKey } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { defineJob, type JobHandler, type Jobs } from '../../platform/jobs.ts'
import type { Credits } from '../credits/index.ts'
import type { Reviews } from '../reviews/index.ts'
import { createScoring, scoreTranscriptJob, type Scoring } from './scoring.service.ts'
import { createTranscriptWork, scoringThreads } from './transcript-work.ts'
import { transcriptRoutes } from './transcripts.routes.ts'
import { createTranscripts } from './transcripts.service.ts'

/** Uploaded calls: read, kept, and reviewed once it is known who the rep is. */
export function createTranscriptsModule(needs: {
  db: Database
  clock: Clock
  jobs: Jobs
  credits: Credits
  reviews: Reviews
  rubricOf: (orgId: string) => Promise<RubricKey>
}): {
  routes: (app: FastifyInstance) => void
  service: Pick<Scoring, 'beginWaiting'>
  jobs: JobHandler[]
} {
  const work = createTranscriptWork()
  const scoring = createScoring({ ...needs, work })
  const transcripts = createTranscripts({ ...needs, scoring, work })
  const score = defineJob({
    name: scoreTranscriptJob,
    data: z.object({ orgId: z.string(), transcriptId: z.uuid() }),
    handle: ({ orgId, transcriptId }) => scoring.score(orgId, transcriptId),
    concurrency: scoringThreads,
    giveUp: ({ orgId, transcriptId }) => scoring.giveUp(orgId, transcriptId),
  })
  return { routes: (app) => transcriptRoutes(app, transcripts), service: scoring, jobs: [score] }
}
