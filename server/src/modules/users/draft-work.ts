import type { ProductDraft } from '@ringside/coaching/product-summary/index'
import { AppError } from '../../platform/errors.ts'
import { createWorkerPool, PoolBusyError, TimeLimitError } from '../../platform/worker-pool.ts'

/** Sorts the sentences of a text, which anybody can have written, in nobody's way. */
export interface DraftWork {
  /** Throws `unavailable` when too many wait, and `invalid` when this text takes far longer than any should. */
  sort(text: string): Promise<ProductDraft>
}

const file = new URL('./draft.worker.ts', import.meta.url)
/** Many times what the longest text takes; a thread that has just begun reads the patterns first. */
const sortMs = 20_000
const mostWaiting = 20

export function createDraftWork(limits: { sortMs?: number; waiting?: number } = {}): DraftWork {
  const sorters = createWorkerPool<string, ProductDraft>({
    file,
    threads: 1,
    waiting: limits.waiting ?? mostWaiting,
    timeLimitMs: limits.sortMs ?? sortMs,
  })
  return {
    async sort(text) {
      try {
        return await sorters.run(text)
      } catch (error) {
        if (error instanceof PoolBusyError)
          throw new AppError('unavailable', 'Too many summaries are being drafted. Try again in a minute.')
        if (error instanceof TimeLimitError)
          throw new AppError('invalid', 'Sorting that text takes too long. Paste the part about your product instead.')
        throw error
      }
    },
  }
}
