import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { objectionFamilySchema } from '@ringside/contract/simulations/vocabulary'
import { returnKinds, type ReturnKind } from '../../speech/bargaining.ts'
import demandsFile from './demands.json' with { type: 'json' }
import returnsFile from './returns.json' with { type: 'json' }

const wordings = z.array(z.string().min(1)).min(2)
const voiced = z.record(temperamentSchema, wordings)

const shared = {
  id: z.string(),
  family: objectionFamilySchema,
  /** What it is about, inside a sentence: "the payment terms". */
  about: z.string(),
  /** How it stands in the terms where nothing was granted. */
  held: z.string(),
  /** A pattern of the words it is spoken of in. */
  words: z.string(),
  /** A pattern of the words that can mean this demand and no other. */
  own: z.string(),
  ask: voiced,
  /** What they really need behind it, told when asked. */
  behind: voiced,
  /** What they could give for it, best first. */
  gives: z.array(z.enum(returnKinds)).min(3),
}

/** A demand with a figure in it, by difficulty from easy to expert; `more` is added after a concession given for nothing. */
const countedSchema = z.strictObject({
  ...shared,
  unit: z.enum(['percent', 'day', 'week', 'month', 'year', 'user']),
  /** The figure that stands in the offer. */
  base: z.number(),
  asked: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  more: z.number(),
  is: z.string().includes('{n}'),
})

/** A demand that is met in part, whole, or with more on top. */
const steppedSchema = z.strictObject({
  ...shared,
  unit: z.null(),
  levels: z.tuple([z.string(), z.string(), z.string()]),
  /** A pattern of the words that grant a part only. */
  part: z.string(),
})

const demandSchema = z.union([countedSchema, steppedSchema])
export type Demand = z.infer<typeof demandSchema>

const returnSchema = z.strictObject({
  /** How it stands in the terms: "the year paid up front". */
  is: z.string(),
  /** What they say they do for it, after "we": "pay the year up front". */
  gives: z.record(temperamentSchema, z.string().min(1)),
  /** How they offer it of themselves, and how they say that they can't. */
  could: z.record(temperamentSchema, z.array(z.string().min(1)).min(1)),
  cannot: z.record(temperamentSchema, z.array(z.string().min(1)).min(1)),
  /** What a seller asks for, after "if you could". */
  ask: z.string(),
})

export const demands: readonly Demand[] = z.array(demandSchema).parse(demandsFile)
export const returns: Record<ReturnKind, z.infer<typeof returnSchema>> = z
  .record(z.enum(returnKinds), returnSchema)
  .parse(returnsFile)
