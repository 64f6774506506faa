/**
 * What `work` comes to, or `late` thrown when that takes longer than `ms`. The work itself goes on: nobody hears any more
 * what becomes of it.
 */
export function within<Result>(ms: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(late()), ms)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
