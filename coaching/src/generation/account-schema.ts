import { z } from 'zod'
import { factSchema } from '@ringside/contract/pipeline/buyer-profile'
import { difficultySchema } from '@ringside/contract/simulations/vocabulary'
import { targetIndustryNames } from '@ringside/contract/reference-data'

export const seats = ['chief', 'finance', 'lead', 'it', 'veteran', 'partner'] as const
export type Seat = (typeof seats)[number]

const personSeedSchema = z.object({
  seat: z.enum(seats),
  first: z.string(),
  last: z.string(),
  pronoun: z.enum(['she', 'he', 'they']),
  /** As colleagues say it: "our VP of Finance". */
  calledBy: z.string(),
  title: z.string(),
})
export type PersonSeed = z.infer<typeof personSeedSchema>

/** A simulated company: what a rep may see of it, and what is only known inside. Plain JSON; the inside stays on the server. */
export const generatedAccountSchema = z.object({
  seed: z.number().int(),
  name: z.string(),
  industry: z.enum(targetIndustryNames),
  subIndustry: z.string(),
  /** The described trade it is made from, where its owner calls that otherwise. */
  trade: z.string().optional(),
  size: z.string(),
  location: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  description: z.string(),
  difficulty: difficultySchema,
  facts: z.array(factSchema),
  vocabulary: z.record(z.string(), z.string()),
  people: z.array(personSeedSchema),
  /** What every template about this company is filled with, so that all its people tell one story. */
  values: z.record(z.string(), z.string()),
  /** The segment's own pains, objections and notes, as its owner wrote them. */
  segment: z.object({ painPoints: z.array(z.string()), objections: z.array(z.string()), note: z.string() }),
  /** What its people said in the real call that it was made of: theirs, whatever the segment's owner writes. */
  saidInCall: z.object({ painPoints: z.array(z.string()), objections: z.array(z.string()) }).optional(),
  /** Ids of the fact templates that are true here. */
  templates: z.array(z.string()),
})
export type GeneratedAccount = z.infer<typeof generatedAccountSchema>
