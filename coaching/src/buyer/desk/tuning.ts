import type { Difficulty, Meters } from '@ringside/contract/simulations/vocabulary'
import type { CallSetup } from '../setup.ts'
import { startingMeters } from '../tuning.ts'

export type DeskTuning = {
  start: Meters
  /** How many questions of their own they have, besides who it is and what it is about. */
  tests: number
  /** The least good reason that does: 1 any honest one, 2 one about this company. */
  reason: 1 | 2
  /** Trust it takes to put somebody through, and to tell when the persona can be reached. */
  through: number
  diary: number
  /** Answers that did not do, after which they say no. */
  failures: number
}

/** Each column gets harder from left to right; a test holds that. */
export const deskTunings: Record<Difficulty, DeskTuning> = {
  easy: {
    start: { trust: 40, interest: 30, patience: 62 },
    tests: 0,
    reason: 1,
    through: 20,
    diary: 18,
    failures: 4,
  },
  medium: {
    start: { trust: 32, interest: 24, patience: 54 },
    tests: 1,
    reason: 1,
    through: 28,
    diary: 24,
    failures: 3,
  },
  hard: {
    start: { trust: 25, interest: 18, patience: 46 },
    tests: 2,
    reason: 2,
    through: 32,
    diary: 26,
    failures: 2,
  },
  expert: {
    start: { trust: 20, interest: 14, patience: 40 },
    tests: 3,
    reason: 2,
    through: 35,
    diary: 28,
    failures: 2,
  },
}

/** The meters of whoever picks up first. */
export function openingMeters(setup: CallSetup): Meters {
  return setup.gatekeeper === undefined ? startingMeters(setup) : deskTunings[setup.difficulty].start
}

/** Nobody at a desk stays on the line for longer, in milliseconds. */
export const deskTimeMs = 150_000

/** What being recommended, or caught at a lie, is worth with the persona. */
export const recommended: Meters = { trust: 6, interest: 4, patience: 3 }
export const warnedOf: Meters = { trust: -10, interest: -6, patience: -8 }
