import type { CallRecord, RealLine } from '@ringside/coaching/call/index'
import type { CallSetup } from '@ringside/coaching/buyer/index'
import type { RepTurn } from '@ringside/contract'
import { AppError } from '../../platform/errors.ts'
import { createWorkerPool, PoolBusyError, TimeLimitError } from '../../platform/worker-pool.ts'

/** What was really said before a line, and who is to be practised with from there. */
export interface CallToTakeUp {
  readonly setup: CallSetup
  readonly lines: readonly RealLine[]
  readonly mode: RepTurn['mode']
}

/** Hears what was said before a call that is taken up: up to a second and a half of work, in nobody's way. */
export interface TakeUpWork {
  /** Throws `unavailable` when too many wait, or when it takes far longer than it should. */
  hear(call: CallToTakeUp): Promise<CallRecord>
}

const file = new URL('./take-up.worker.ts', import.meta.url)
/** Many times what the longest past takes; a thread that has just begun reads the engine first. */
const hearMs = 30_000
const busy = 'Many calls are being taken up just now. Try again in a minute.'

export function createTakeUpWork(limits: { hearMs?: number } = {}): TakeUpWork {
  const hearers = createWorkerPool<CallToTakeUp, CallRecord>({
    file,
    threads: 1,
    waiting: 10,
    timeLimitMs: limits.hearMs ?? hearMs,
  })
  return {
    async hear(call) {
      try {
        return await hearers.run(call)
      } catch (error) {
        if (error instanceof PoolBusyError || error instanceof TimeLimitError) throw new AppError('unavailable', busy)
        throw error
      }
    },
  }
}
