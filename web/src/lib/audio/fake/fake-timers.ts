/** Waits that are over when the test says so, in the order they would be. */
export function fakeTimers() {
  let time = 0
  let waits: { at: number; run: () => void }[] = []
  return {
    after: (ms: number, run: () => void) => {
      const wait = { at: time + ms, run }
      waits.push(wait)
      return () => {
        waits = waits.filter((each) => each !== wait)
      }
    },
    pass(ms: number) {
      const until = time + ms
      for (;;) {
        const next = waits.filter((wait) => wait.at <= until).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        waits = waits.filter((each) => each !== next)
        time = next.at
        next.run()
      }
      time = until
    },
  }
}
