import { availableParallelism } from 'node:os'
import type { Product } from '@ringside/coaching/product-summary/selling'
import type { TranscriptLine } from '@ringside/coaching/transcripts/index'
import type { CallType, Review, ScorableRubric } from '@ringside/contract'
import { createWorkerPool } from '../../platform/worker-pool.ts'
import { createSoundWork, type SoundWork } from './sound-work.ts'
import type { HeardPart } from './join-parts.ts'
import type { HeardCall, ReadFile } from './transcript-tasks.ts'
import type { Task } from './transcripts.worker.ts'

/** A kept transcript, as far as its review depends on it. */
export interface CallToScore {
  readonly speakers: string[]
  readonly repSpeaker: string
  readonly colleagues: readonly string[]
  readonly lines: TranscriptLine[]
  readonly type: CallType
  /** What the rep sells, for lines that would have been better; null where nobody has said. */
  readonly product: Product | null
  readonly rubric: ScorableRubric
}

/** A transcript file: its bytes, or its words when they came as text. */
export interface FileToRead {
  readonly fileName: string
  readonly content: string | Uint8Array
}

/** The parts of handling a transcript that take long enough to be in everybody's way. */
export interface TranscriptWork {
  /** Reads a file. What is wrong with it comes back as a sentence. */
  read(file: FileToRead): Promise<ReadFile>
  /** Makes a transcript of what was heard in the stretches of a recording. */
  hear(parts: readonly HeardPart[]): Promise<HeardCall>
  score(call: CallToScore): Promise<Review>
  readonly sound: SoundWork
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
  // Nobody waits for it, and what waits are jobs.
  const hearers = createWorkerPool<Task, HeardCall>({
    file,
    threads: 1,
    waiting: 100,
    timeLimitMs: limits.scoreMs ?? scoreMs,
  })
  const scorers = createWorkerPool<Task, Review>({
    file,
    threads: scoringThreads,
    // What waits are jobs, and only as many as run at a time.
    waiting: 100,
    timeLimitMs: limits.scoreMs ?? scoreMs,
  })
  return {
    read: (toRead) => readers.run({ do: 'read', file: toRead }),
    hear: (parts) => hearers.run({ do: 'hear', parts }),
    score: (call) => scorers.run({ do: 'score', call }),
    sound: createSoundWork(),
  }
}
