import { difficulties } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { spanOfMonths, spelled } from '../../speech/quantities.ts'
import { returnKinds, type bargainIn, type ReturnKind } from '../../speech/bargaining.ts'
import { diceFor, shuffled } from '../random.ts'
import type { CallSetup } from '../setup.ts'
import { demands, returns, type Demand } from './content.ts'
import { settledIn, type BargainMemory } from './bargain.ts'

/** Of how many demands a buyer comes with, by difficulty; the price is always one of them. */
export const demandCount: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3, expert: 4 }
/** Most that gifts can bring on top. */
export const mostExtra: Record<Difficulty, number> = { easy: 1, medium: 1, hard: 2, expert: 2 }

/** All a buyer could ask for, in the order in which they would: the price is among the first, the rest as the seed has it. */
export function demandsOf({ seed, persona, difficulty }: Pick<CallSetup, 'seed' | 'persona' | 'difficulty'>): Demand[] {
  const dice = diceFor(seed, `terms:${persona.personaId}`)
  const others = shuffled(
    dice,
    demands.filter(({ id }) => id !== 'discount'),
  )
  const price = demands.filter(({ id }) => id === 'discount')
  const first = others.slice(0, demandCount[difficulty] - 1)
  return [...shuffled(dice, [...price, ...first]), ...others.slice(first.length)]
}

/** The demand with this id. Throws for one that is in no table: ids come from it alone. */
export function demandNamed(id: string): Demand {
  const found = demands.find((demand) => demand.id === id)
  if (found === undefined) throw new RangeError(`no demand is called ${id}`)
  return found
}

/** The demand that comes next, or null when the buyer has made all they have. What they were given before they asked is not asked for. */
export function nextDemand(setup: CallSetup, bargain: BargainMemory): Demand | null {
  const { demands: made, extra, unasked, before } = bargain
  const had = unasked.filter((one) => isWhole(setup, bargain, one)).map(({ id }) => id)
  const most = demandCount[setup.difficulty] + extra
  const own = demandsOf(setup).slice(0, demandCount[setup.difficulty])
  if (made.length + own.filter(({ id }) => had.includes(id)).length >= most) return null
  const gone = new Set([...had, ...made.map(({ id }) => id), ...before.map(({ id }) => id)])
  return demandsOf(setup).find(({ id }) => !gone.has(id)) ?? null
}

/** What was given unasked is all that would have been asked for; what was traded is settled, however much it is. */
function isWhole(
  { difficulty }: CallSetup,
  { bigger }: BargainMemory,
  { id, size, gift }: BargainMemory['unasked'][number],
): boolean {
  const demand = demandNamed(id)
  return !gift || shareOf(demand, size, sizeAsked(demand, difficulty, bigger)) >= 1
}

/** What a demand asks for at a difficulty, in its own unit; without a unit 0.5 is a part, 1 the whole, 1.5 more than that. */
export function sizeAsked(demand: Demand, difficulty: Difficulty, bigger: boolean): number {
  if (demand.unit === null) return bigger ? 1.5 : 1
  const asked = demand.asked[difficulties.indexOf(difficulty)] ?? demand.asked[0]
  return asked + (bigger ? demand.more : 0)
}

/** "five per cent off", "payment at sixty days": a demand of a size, as it is spoken; held, when nothing is granted. */
export function spoken(demand: Demand, size: number | null): string {
  if (size === null) return demand.held
  if (demand.unit === null) return demand.levels[size < 1 ? 0 : size > 1 ? 2 : 1]
  const number = Number.isInteger(size) ? spelled(size) : String(size)
  return demand.is.replace('{n}', number).replace(/(?<![-\w])one (day|week|month|year|more user)s\b/, 'one $1')
}

/** How much of what is asked a size is, 0 nothing to 1 all of it. */
export function shareOf(demand: Demand, size: number, asked: number): number {
  const base = demand.unit === null ? 0 : demand.base
  return Math.max(0, Math.min(1, (size - base) / (asked - base)))
}

/** The size that is a share of what is asked, rounded to what people say. */
export function sizeFor(demand: Demand, share: number, asked: number): number {
  if (demand.unit === null) return share > 0.5 ? asked : 0.5
  const exact = demand.base + (asked - demand.base) * share
  const range = Math.abs(asked - demand.base)
  const step = demand.unit === 'day' ? 15 : demand.unit !== 'month' || range <= 6 ? 1 : range > 12 ? 6 : 3
  const toAsked = asked > demand.base ? Math.ceil : Math.floor
  return toAsked(exact / step) * step
}

/** "two years signed", "the year paid up front": what the buyer gives, as it is spoken. */
export function returnSpoken(kind: ReturnKind, months: number | null): string {
  return returns[kind].is.replace('{n}', spanOfMonths(months ?? usualMonths))
}
export const usualMonths = 24

/** A length can't be told from a length: these demands are not traded for a longer term. */
export function blindFor({ id, gives }: Demand): ReturnKind[] {
  const lengths: ReturnKind[] = gives.includes('longer-term') ? [] : ['longer-term']
  return id === 'payment' ? [...lengths, 'upfront'] : id === 'seats' ? [...lengths, 'wider'] : lengths
}

/** "sign for two years", "pay the year up front": what the buyer gives, as they say it of themselves after "we". */
export function givingSpoken(kind: ReturnKind, months: number | null, temperament: Temperament): string {
  return returns[kind].gives[temperament].replace('{n}', spanOfMonths(months ?? usualMonths))
}

/** "five per cent off, payment at thirty days and a free pilot" */
function listed(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} and ${terms.at(-1) ?? ''}`
}

/** Each term that was agreed on, as it is spoken, and what the buyer gives for them. */
export function termsOf(bargain: BargainMemory): string[] {
  const settled = settledIn(bargain)
  const terms = settled.map(({ id, size }) => spoken(demandNamed(id), size === 0 ? null : size))
  const theirs = settled.flatMap(({ kind, months }) => (kind === null ? [] : [returnSpoken(kind, months)]))
  return [...new Set([...terms, ...theirs])]
}

/** All that was agreed on, as one says it: what the buyer gets, and what they do for it. */
export function termsSpoken(bargain: BargainMemory, temperament: Temperament): string {
  const settled = settledIn(bargain)
  const gets = settled.map(({ id, size }) => spoken(demandNamed(id), size === 0 ? null : size))
  const gives = settled.flatMap(({ kind, months }) => (kind === null ? [] : [givingSpoken(kind, months, temperament)]))
  const forThat = gives.length === 0 ? '' : `, and for that we ${listed([...new Set(gives)])}`
  return `${listed([...new Set(gets)])}${forThat}`
}

/** What the buyer could still give for a demand, best first: nothing is given twice, and who has given all that is near finds something else. */
export function givesLeft(bargain: BargainMemory, demand: Demand): ReturnKind[] {
  const given = settledIn(bargain).flatMap(({ kind }) => kind ?? [])
  const blind = blindFor(demand)
  const near = demand.gives.filter((kind) => !given.includes(kind))
  return near.length > 0 ? near : returnKinds.filter((kind) => !given.includes(kind) && !blind.includes(kind))
}

/** How a line is listened to while this demand is on the table. */
export function listeningFor(demand: Demand): Parameters<typeof bargainIn>[1] {
  const isOfTime = demand.unit === 'month' || demand.unit === 'year'
  return { blind: blindFor(demand), isOfPrice: demand.unit === 'percent', isOfTime, unit: demand.unit }
}
