import { createWorkerPool, TimeLimitError } from '../../../platform/worker-pool.ts'
import { PageError } from '../web-pages.ts'
import type { PageWords, RobotsRules } from './page-words.ts'
import type { Answer } from './public-request.ts'

export type PageTask = RobotsRules | Pick<Answer, 'type' | 'body'>

/**
 * Reads what sites answer, which anybody can have written and built so that it takes minutes: in threads of their own, which
 * are ended then. Throws a PageError, and a PoolBusyError when too much waits.
 */
export interface PageWork {
  isWelcome(rules: RobotsRules): Promise<boolean>
  wordsOf(answer: Pick<Answer, 'type' | 'body'>): Promise<PageWords>
}

const file = new URL('./pages.worker.ts', import.meta.url)
/** Pages that may wait for the one that is being read. */
const waiting = 20

export function createPageWork(timeLimitMs: number): PageWork {
  const limits = { file, threads: 1, waiting, timeLimitMs }
  const judging = createWorkerPool<PageTask, boolean>(limits)
  const reading = createWorkerPool<PageTask, PageWords>(limits)
  return {
    isWelcome: (rules) => judging.run(rules).catch(tooComplex),
    wordsOf: (answer) => reading.run(answer).catch(tooComplex),
  }
}

/** A thread is ended for the time it takes, and for the memory. */
function tooComplex(error: Error): never {
  const isEnded = error instanceof TimeLimitError || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
  throw isEnded ? new PageError('too-complex', error) : error
}
