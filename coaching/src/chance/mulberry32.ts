/**
 * Mulberry32 (public domain, by Tommy Ettinger): chance from one 32-bit word of state. Not for secrets; good enough to
 * shuffle and to choose with, and the same from the same seed everywhere.
 */

/** The state that follows a state. Any number is a state; its lowest 32 bits count. */
export function nextState(state: number): number {
  return (state + 0x6d2b79f5) | 0
}

/** The number in [0, 1) that a state stands for. */
export function numberAt(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
