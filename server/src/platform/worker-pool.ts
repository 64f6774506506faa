import { Worker, type Transferable } from 'node:worker_threads'

/** What a thread answers; see `serveWork`. */
export type Reply<Result> = { readonly result: Result } | { readonly failure: string }

/** The work took longer than it may. Its thread was ended. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** So much work waits already that more would only wait for nothing. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError'
}

export interface WorkerPool<Task, Result> {
  /** Does the work in another thread, in its turn; what is handed over is the thread's from then on. Rejects with `TimeLimitError`, `PoolBusyError`, or what the work threw. */
  run(task: Task, handedOver?: readonly Transferable[]): Promise<Result>
}

export interface WorkerPoolOptions {
  /** The module the threads run; it calls `serveWork`. */
  readonly file: URL
  /** Threads at most. They are started when there is work and ended when there has been none for a while. */
  readonly threads: number
  /** How much work may wait for a thread. */
  readonly waiting: number
  /** How long one piece of work may take once a thread has begun it. */
  readonly timeLimitMs: number
}

interface Piece<Task, Result> {
  readonly task: Task
  readonly handedOver: readonly Transferable[]
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
}

const idleMs = 30_000
/** A thread that wants more is ended, instead of the whole server with it. */
const memoryMb = 512

/** Threads for work that would keep the event loop from answering anybody else. */
export function createWorkerPool<Task, Result>(options: WorkerPoolOptions): WorkerPool<Task, Result> {
  const queue: Array<Piece<Task, Result>> = []
  const idle = createIdle()
  let threads = 0

  const start = (): Worker => {
    threads += 1
    const worker = new Worker(options.file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    // Whoever waits for the thread hears of it; one that rests is missed by nobody.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      threads -= 1
      idle.leave(worker)
      next()
    })
    return worker
  }

  const rest = (worker: Worker): void => {
    idle.enter(worker)
    next()
  }

  const next = (): void => {
    if (queue.length === 0 || (idle.count() === 0 && threads >= options.threads)) return
    const piece = queue.shift()
    if (piece) begin(idle.take() ?? start(), piece, options.timeLimitMs, rest)
  }

  return {
    run: (task, handedOver = []) =>
      new Promise<Result>((resolve, reject) => {
        const free = idle.count() > 0 || threads < options.threads
        if (!free && queue.length >= options.waiting) return reject(new PoolBusyError('Too much work waits already'))
        queue.push({ task, handedOver, resolve, reject })
        next()
      }),
  }
}

interface Idle {
  count(): number
  enter(worker: Worker): void
  leave(worker: Worker): void
  take(): Worker | undefined
}

/** The threads without work, each ended when it had none for a while. */
function createIdle(): Idle {
  const timers = new Map<Worker, NodeJS.Timeout>()
  const leave = (worker: Worker): void => {
    clearTimeout(timers.get(worker))
    timers.delete(worker)
  }
  return {
    count: () => timers.size,
    leave,
    enter(worker) {
      worker.unref()
      const end = (): void => {
        // It ends a while after it is told to: until then nobody may be given it.
        leave(worker)
        void worker.terminate()
      }
      timers.set(worker, setTimeout(end, idleMs).unref())
    },
    take() {
      const [worker] = timers.keys()
      if (worker) leave(worker)
      return worker
    },
  }
}

/** Gives a thread one piece of work. A thread that answered may rest; any other is ended. */
function begin<Task, Result>(
  worker: Worker,
  { task, handedOver, resolve, reject }: Piece<Task, Result>,
  timeLimitMs: number,
  rest: (worker: Worker) => void,
): void {
  const stop = (): void => {
    clearTimeout(timer)
    worker.off('message', answered).off('error', broke).off('exit', exited)
  }
  const answered = (reply: Reply<Result>): void => {
    stop()
    if ('result' in reply) resolve(reply.result)
    else reject(new Error(reply.failure))
    rest(worker)
  }
  const broke = (error: unknown): void => {
    stop()
    reject(error instanceof Error ? error : new Error(String(error)))
  }
  const exited = (): void => broke(new Error('The thread ended before its work was done'))
  const timer = setTimeout(() => {
    stop()
    reject(new TimeLimitError(`The work took longer than ${timeLimitMs} ms`))
    void worker.terminate()
  }, timeLimitMs)
  worker.ref()
  worker.on('message', answered).on('error', broke).on('exit', exited)
  worker.postMessage(task, handedOver)
}
