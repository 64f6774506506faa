import type { Judgement } from '@ringside/contract'

/** A level as it is kept, as a judgement. */
export function judgementAt(level: number | null): Judgement {
  if (level === null) return { state: 'not-applicable' }
  return level === 0 ? { state: 'not-shown' } : { state: 'scored', level }
}
