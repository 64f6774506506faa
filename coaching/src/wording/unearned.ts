import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { hasGiven } from '../buyer/mind.ts'
import { ordinaryStems, stemsIn } from './words-of.ts'
import type { Decided } from './wording.ts'

/** Everything a fact could be told in. */
const tellingsOf = (fact: Fact): string[] => [
  fact.summary,
  ...fact.vague,
  ...fact.plain,
  ...fact.full,
  ...fact.slots.map(({ value }) => value),
]

/**
 * The fact that a line gives away though it was not earned; null when none. A word of the line that the decided line
 * does not have gives it away when it is a word of that fact and of no ordinary talk, or when it meets a second word of
 * the same telling. What the rep has just said is not the buyer's telling, but it counts as that second word: "orders?"
 * answered by "late" is the fact.
 */
export function unearnedIn(words: string, { setup, mind, reply, before }: Decided): Fact | null {
  const decided = stemsIn(reply.words)
  const own = before.filter(({ speaker }) => speaker === 'buyer').map((turn) => turn.words)
  const told = new Set([...stemsIn(own.join(' ')), ...stemsIn(`${setup.persona.title} ${setup.persona.company.name}`)])
  const reps = stemsIn(before.findLast(({ speaker }) => speaker === 'rep')?.words ?? '')
  const said = [...stemsIn(words)].filter((stem) => !decided.has(stem))
  const fresh = said.filter((stem) => !told.has(stem) && !reps.has(stem))
  if (fresh.length === 0) return null
  const tells = (telling: string): boolean => {
    const stems = stemsIn(telling)
    const given = fresh.filter((stem) => stems.has(stem))
    if (given.length === 0) return false
    return given.some((stem) => !ordinaryStems.has(stem)) || said.filter((stem) => stems.has(stem)).length >= 2
  }
  const secret = setup.persona.facts.filter(({ id }) => !hasGiven(mind, id) && !reply.facts.includes(id))
  return secret.find((fact) => tellingsOf(fact).some(tells)) ?? null
}
