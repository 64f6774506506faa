import type { Difficulty, ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup, Mind } from './index.ts'

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

/** The buyer hears some lines, one after another. */
export function played(setup: CallSetup, lines: readonly string[]): { mind: Mind; replies: BuyerReply[] } {
  let { mind } = openCall(setup)
  const replies = lines.map((words, index) => {
    const heard = hear(setup, mind, { words, elapsedMs: 3000 + index * 8000 })
    mind = heard.mind
    return heard.reply
  })
  return { mind, replies }
}
