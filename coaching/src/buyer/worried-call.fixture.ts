import type { Difficulty, ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import type { CallSetup } from './index.ts'

/** An objection call whose one worry is of a family. */
export function worriedBy(family: ObjectionFamily, difficulty: Difficulty, seed = 4): CallSetup {
  const setup = castCall(seed, 'objection-handling', difficulty)
  for (let other = 1; other < 80; other += 1) {
    const objection = castCall(other, 'cold-call', 'medium').persona.objections.find((one) => one.family === family)
    // On easy only mild worries come up at all.
    const mild = objection === undefined || difficulty !== 'easy' ? objection : { ...objection, force: 2 }
    if (mild !== undefined) return { ...setup, persona: { ...setup.persona, objections: [mild] } }
  }
  throw new Error(`nobody has ${family}`)
}
