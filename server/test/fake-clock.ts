import type { Clock } from '../src/platform/clock.ts'

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  advance(ms: number): void
  set(to: Date): void
}

/** Starts at the real time unless told otherwise, because the database and other libraries have clocks of their own. */
export function createFakeClock(start: Date = new Date()): FakeClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (ms) => void (now += ms),
    set: (to) => void (now = to.getTime()),
  }
}
