import { parentPort } from 'node:worker_threads'
import type { Reply } from './worker-pool.ts'

/** Called by the module a pool's threads run: does each piece of work that comes, and answers it. */
export function serveWork<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on('message', (task: Task) => {
    void replyTo(work, task).then((reply) => parentPort?.postMessage(reply))
  })
}

async function replyTo<Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  task: Task,
): Promise<Reply<Result>> {
  try {
    return { result: await work(task) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
