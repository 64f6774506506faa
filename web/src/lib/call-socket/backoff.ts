const firstMs = 300
const longestMs = 10_000

/**
 * How long to wait before trying again: doubles from 0.3 s to 10 s, and up to a half less by chance, so that many pages
 * do not come back in the same instant. `attempt` counts from 0, `chance` is 0..1.
 */
export function backoffMs(attempt: number, chance: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 10))
  return Math.round(full * (1 - chance / 2))
}
