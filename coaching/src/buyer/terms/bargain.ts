import { z } from 'zod'
import { objectionStateSchema } from '@ringside/contract/simulations/vocabulary'
import { returnKinds } from '../../speech/bargaining.ts'

const pieceOfDeal = {
  /** What is granted of the demand, in its own unit. */
  size: z.number(),
  kind: z.enum(returnKinds).nullable(),
  /** The length signed for, where that is what is given. */
  months: z.number().nullable(),
}

const settledDeal = { ...pieceOfDeal, gift: z.boolean() }

/** One thing agreed on: the demand it meets, and what it was traded for. */
export const agreedTermSchema = z.object({ id: z.string(), ...settledDeal })
export type AgreedTerm = z.infer<typeof agreedTermSchema>

const demandMemorySchema = z.object({
  /** Of the table of demands. */
  id: z.string(),
  state: objectionStateSchema,
  /** What is asked for at present, in the demand's own unit. */
  size: z.number(),
  /** Lines of the rep that bargained over it, and came to nothing. */
  rounds: z.number().int(),
  acknowledged: z.boolean(),
  /** The buyer has said what they need behind it. */
  explained: z.boolean(),
  /** A part given for nothing, which stays given. */
  pocketed: z.number().nullable(),
  /** What the rep has last gone to, given or offered for something. */
  offered: z.number().nullable().default(null),
  /** What the rep wants for it, before they have said what they give. */
  wanted: z.object({ kind: z.enum(returnKinds), months: z.number().nullable() }).nullable(),
  /** What the buyer last proposed. */
  counter: z.object(pieceOfDeal).nullable(),
  /** How it was settled: with no size granted it was held. `gift`: something was given, and nothing asked for it. */
  agreed: z.object(settledDeal).nullable(),
})
export type DemandMemory = z.infer<typeof demandMemorySchema>

/** What a line of the rep did in the bargain. */
export const bargainTurns = [
  'nothing',
  'explored',
  'explored-again',
  'asked-return',
  'wants-return',
  'traded',
  'countered',
  'given',
  'given-part',
  'held',
  'held-weakly',
  'refused',
  'bluffed',
  'brushed',
  'only-heard',
  'gave-other',
  'traded-other',
  'offered-other',
  'disputed',
  'summed-up',
  'summed-up-wrong',
] as const

/** Where the bargain stands: the demands made so far, in order, and how it came to more than there were. */
export const bargainSchema = z.object({
  demands: z.array(demandMemorySchema),
  /** Demands more than this buyer came with: each thing given for nothing brings one. */
  extra: z.number().int(),
  /** The next demand is bigger than it would have been. */
  bigger: z.boolean(),
  turn: z.enum(bargainTurns),
  /** What the rep gave or traded that was not the demand on the table, in order. */
  unasked: z.array(agreedTermSchema).default([]),
  /** What was agreed in earlier calls with this rep: it stands, and is not asked for again. */
  before: z.array(agreedTermSchema).default([]),
})
export type BargainMemory = z.infer<typeof bargainSchema>
export type BargainTurn = BargainMemory['turn']

export const newBargain: BargainMemory = {
  demands: [],
  extra: 0,
  bigger: false,
  turn: 'nothing',
  unasked: [],
  before: [],
}

/** The demand on the table; undefined when all that were made are settled. */
export function openDemand({ demands }: BargainMemory): DemandMemory | undefined {
  return demands.find(({ state }) => state !== 'resolved')
}

/** Something was given in this call for which nothing was asked. */
export function hasGifts(bargain: BargainMemory): boolean {
  return agreedNow(bargain).some(({ gift }) => gift)
}

/** What was agreed in this call, whether or not it was demanded: what the buyer asked for comes first. */
export function agreedNow({ demands, unasked }: BargainMemory): readonly AgreedTerm[] {
  return [...demands.flatMap(({ id, agreed }) => (agreed === null ? [] : [{ id, ...agreed }])), ...unasked]
}

/** All that stands agreed: of earlier calls, then of this one. */
export function settledIn(bargain: BargainMemory): readonly AgreedTerm[] {
  return [...bargain.before, ...agreedNow(bargain)]
}

/** A demand as it is when it has just been made. */
export function newDemand(id: string, size: number, pocketed: number | null): DemandMemory {
  return {
    id,
    state: 'raised',
    size,
    rounds: 0,
    acknowledged: false,
    explained: false,
    pocketed,
    offered: null,
    wanted: null,
    counter: null,
    agreed: null,
  }
}

/** What a demand is called among the worries and demands that a buyer raises. */
export const demandId = (id: string): string => `demand:${id}`

/** The bargain after a line that did not get as far as `raised`: what was said of that demand is as it was before. */
export function takenBack(
  now: BargainMemory | null,
  before: BargainMemory | null,
  raised: string,
): BargainMemory | null {
  if (now === null) return null
  const demands = now.demands.flatMap((demand) => {
    if (demandId(demand.id) !== raised) return [demand]
    return before?.demands.find(({ id }) => id === demand.id) ?? []
  })
  const earlier = before?.demands.some(({ id }) => demandId(id) === raised) === true
  return earlier && before !== null
    ? { ...now, demands, extra: before.extra, bigger: before.bigger, unasked: before.unasked }
    : { ...now, demands }
}

/** Every demand that was made is settled, and some were made. */
export function isSettled({ demands }: BargainMemory): boolean {
  return demands.length > 0 && demands.every(({ state }) => state === 'resolved')
}
