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
  /** Throws `unavailable` when too many wait, and `conflict` when this call takes far longer than any should. */
  hear(call: CallToTakeUp): Promise<CallRecord>
}

const file = new URL('./take-up.worker.ts', import.meta.url)
/** Many times what the longest past takes; a thread that has just begun reads the engine first. */
const hearMs = 30_000
const mostWaiting = 10

const busy = (): AppError =>
  new AppError('unavailable', 'Many calls are being taken up just now. Try again in a minute.')
/** The same would take as long again, with others waiting behind it. */
const tooLong = (): AppError =>
  new AppError(
    'conflict',
    'Hearing what was said before this line takes too long. Take the call up from an earlier one.',
  )

export function createTakeUpWork(limits: { hearMs?: number; waiting?: number } = {}): TakeUpWork {
  const hearers = createWorkerPool<CallToTakeUp, CallRecord>({
    file,
    threads: 1,
    waiting: limits.waiting ?? mostWaiting,
    timeLimitMs: limits.hearMs ?? hearMs,
  })
  return {
    async hear(call) {
      try {
        return await hearers.run(call)
      } catch (error) {
        if (error instanceof PoolBusyError) throw busy()
        if (error instanceof TimeLimitError) throw tooLong()
        throw error
      }
    },
  }
}
