import { z } from 'zod'
import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { Mind } from '../mind.ts'
import { assurances } from '../../speech/referring.ts'

/** What was on its way when a worry came up: it is taken up again once the worry is settled. */
const wantedSchema = z.enum(['another', 'name', 'introduction'])

/** What a line did about names, as far as the buyer's answer depends on it. */
const turnSchema = z.object({
  asks: z.boolean(),
  asksMore: z.boolean(),
  leave: z.enum(['name', 'introduction']).nullable(),
  plans: z.boolean(),
  assures: z.boolean(),
  pushes: z.boolean(),
  details: z.boolean(),
  rewards: z.boolean(),
})

/** Where a call stands in which a customer is asked for people they know. What was named are facts told. */
export const namesSchema = z.object({
  /** What the line just heard did; null where it did nothing about names. */
  turn: turnSchema.nullable(),
  /** How many had been named in earlier calls. */
  had: z.number().int(),
  /** The rep has asked how it goes and been told. */
  heard: z.boolean(),
  /** Which sort of person or company is meant has been said. */
  clear: z.boolean(),
  /** The buyer has asked which sort is meant, and waits to hear. */
  wondersWho: z.boolean(),
  /** The rep has asked for somebody, whatever came of it. */
  asked: z.boolean(),
  /** How often nobody in particular was asked for. */
  vague: z.number().int(),
  /** What the rep has said that makes it safe. */
  assured: z.array(z.enum(assurances)),
  /** How many had been named when the rep last said what becomes of a name; a name after it has nothing said of it. */
  planned: z.number().int(),
  /** The day on which something happens has been named. */
  dated: z.boolean(),
  wanted: wantedSchema.nullable(),
  leave: z.enum(['name', 'introduction']).nullable(),
  /** The buyer will ask somebody first, and names nobody yet. */
  willAsk: z.boolean(),
})
export type NamesMemory = z.infer<typeof namesSchema>

/** As it is when the buyer picks up. */
export const newNames: NamesMemory = {
  turn: null,
  had: 0,
  heard: false,
  clear: false,
  wondersWho: false,
  asked: false,
  vague: 0,
  assured: [],
  planned: 0,
  dated: false,
  wanted: null,
  leave: null,
  willAsk: false,
}

/** The people in mind, easiest to name first. */
export const peopleIn = (facts: readonly Fact[]): Fact[] => facts.filter(({ topic }) => topic === 'acquaintance')

/** Whom they have named by now, in this call or an earlier one with this rep. */
export function namedIn(mind: Pick<Mind, 'facts'>, { facts }: Pick<BuyerProfile, 'facts'>): Fact[] {
  return peopleIn(facts).filter((fact) => mind.facts.some(({ id }) => id === fact.id))
}

/** How many they have named in this call. */
export function namedNow(mind: Pick<Mind, 'facts' | 'names'>, persona: Pick<BuyerProfile, 'facts'>): number {
  return namedIn(mind, persona).length - (mind.names?.had ?? 0)
}

/** Who goes with `names-given`: two of them, and leave to use a name or an introduction. */
export const enoughNames = 2
