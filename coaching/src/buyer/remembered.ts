import type { ObjectionFamily, ObjectionState, Outcome } from '@ringside/contract/simulations/vocabulary'
import { countOf } from './mind.ts'
import type { Scene } from './scene.ts'
import type { AgreedTerm } from './terms/bargain.ts'
import type { CallMemory, ColleagueHeard, EarlierCall } from './setup.ts'

/** The buyer knows who is on the line: the call was arranged, or the rep has said their name. */
export function knowsCaller({ traits, mind }: Pick<Scene, 'traits' | 'mind'>): boolean {
  return traits.expected || countOf(mind, 'name-heard') > 0
}

const withThePersona: readonly Outcome[] = ['meeting', 'follow-up', 'left-warm', 'put-through']

/** The persona was on the line in an earlier call: not where whoever answers for them was all that the rep got to. */
export function wasReached({
  type,
  outcome,
  factsGiven,
}: Pick<EarlierCall, 'type' | 'outcome' | 'factsGiven'>): boolean {
  return type !== 'gatekeeper' || factsGiven.length > 0 || withThePersona.includes(outcome)
}

/** The worries that were raised in earlier calls with this rep, by id, as the last call that met them left them. */
export function worriesBefore({ earlierCalls }: CallMemory): ReadonlyMap<string, ObjectionState> {
  return new Map(earlierCalls.flatMap(({ objections = [] }) => objections.map(({ id, state }) => [id, state] as const)))
}

/** The terms agreed with this rep in earlier calls; of two about one thing the later stands. */
export function termsBefore({ earlierCalls }: CallMemory): AgreedTerm[] {
  const all = earlierCalls.flatMap(({ terms = [] }) => terms)
  return [...new Map(all.map((term) => [term.id, term] as const)).values()]
}

/** What a worry is called when somebody comes back to it: "we still haven't settled the price". */
export const worryNames: Readonly<Record<ObjectionFamily, string>> = {
  price: 'the price',
  timing: 'the timing',
  incumbent: 'what we already have in place',
  'tried-before': 'how it went when we tried this before',
  'no-need': 'whether we need it at all',
  'no-authority': 'whether I can decide this on my own',
  'send-something': 'whether this is worth a call',
  'vendor-trust': 'whether we can rely on you',
  security: 'the question of security',
  effort: 'the work it would make for us',
  competitor: 'the other offer we have',
  contract: 'the contract',
  complaint: 'what goes wrong with you',
  discretion: 'passing on names',
}

/** The colleague whose call with the rep is the latest news to this buyer: one with an opinion of it before one without. */
export function latestNews({ colleaguesHeard }: CallMemory): ColleagueHeard | null {
  const heard = colleaguesHeard.map((one) => (typeof one === 'string' ? { firstName: one, thought: null } : one))
  return heard.findLast(({ thought }) => thought !== null) ?? heard.at(-1) ?? null
}
