import { availableParallelism } from 'node:os'
import type { TranscriptLine } from '@ringside/coaching/transcripts/index'
import type { CallType, Review, RubricKey } from '@ringside/contract'
import { createWorkerPool } from '../../platform/worker-pool.ts'
import type { ReadFile } from './transcript-tasks.ts'
import type { Task } from './transcripts.worker.ts'

/** A kept transcript, as far as its review depends on it. */
export interface CallToScore {
  readonly speakers: string[]
  readonly repSpeaker: string
  readonly lines: TranscriptLine[]
  readonly type: CallType
  readonly rubric: RubricKey
}

/** The parts of handling a transcript that take long enough to be in everybody's way. */
export interface TranscriptWork {
  /** Reads a file. What is wrong with it comes back as a sentence. */
  read(fileName: string, content: string): Promise<ReadFile>
  score(call: CallToScore): Promise<Review>
}

/** How many transcripts one server scores at a time: one processor is left for everybody else. */
export const scoringThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

const readMs = 15_000
/** Ten times what the longest transcript takes that is accepted. */
const scoreMs = 90_000
const file = new URL('./transcripts.worker.ts', import.meta.url)

/** Reads and scores in threads of their own. Reading has one to itself, so that nobody waits behind a scoring to upload. */
export function createTranscriptWork(limits: { readMs?: number; scoreMs?: number } = {}): TranscriptWork {
  const readers = createWorkerPool<Task, ReadFile>({
    file,
    threads: 1,
    waiting: 20,
    timeLimitMs: limits.readMs ?? readMs,
  })
  const scorers = createWorkerPool<Task, Review>({
    file,
    threads: scoringThreads,
    // What waits are jobs, and only as many as run at a time.
    waiting: 100,
    timeLimitMs: limits.scoreMs ?? scoreMs,
  })
  return {
    read: (fileName, content) => readers.run({ do: 'read', fileName, content }),
    score: (call) => scorers.run({ do: 'score', call }),
  }
}
