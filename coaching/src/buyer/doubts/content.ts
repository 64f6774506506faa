import { z } from 'zod'
import { objectionFamilySchema } from '@ringside/contract/simulations/vocabulary'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import lettingGoFile from '../words/letting-go.json' with { type: 'json' }
import file from './doubts.json' with { type: 'json' }

const wordings = z.array(z.string().min(1)).min(2)
const voiced = z.record(temperamentSchema, wordings)

/** What can put an end to a doubt. `fits`: it speaks to the worry, and is none of the others. */
export const doubtAnswers = ['writing', 'figure', 'day', 'name', 'who', 'honest', 'fits'] as const
export type DoubtAnswer = (typeof doubtAnswers)[number]

const doubtSchema = z.object({
  /** What is doubted: of one kind there is one doubt a call, whatever the worry. */
  kind: z.string().min(1),
  /** Words of an answer that beg this question; none where any answer does. */
  begs: z.array(z.string()),
  /** What it asks for: of an answer that holds several things, this one is what settles it. */
  wants: z.enum(doubtAnswers),
})
export type Doubt = z.infer<typeof doubtSchema>

/** What is said of a worry between its being raised and its being settled. Worries without a list are not doubted. */
export const doubtContent = z
  .strictObject({
    /** How each kind of doubt is put, by temperament. Of one kind there is one a call, so that one wording is enough. */
    kinds: z.record(z.string(), z.record(temperamentSchema, z.array(z.string().min(1)).min(1))),
    families: z.partialRecord(objectionFamilySchema, z.array(doubtSchema).min(2)),
    /** Doubts that ask nothing: once a call. */
    remarks: voiced,
    /** What half an answer is worth, by temperament, before the question. */
    leads: voiced,
    park: voiced,
    unpark: voiced,
    takenBack: voiced,
    /** Asked in a check-in, once the day of a promised repair has passed. */
    repairAsked: wordings,
  })
  .parse(file)

/** How a worry is let go, by temperament: for what settled its doubt, for a trial, and for a repair that is promised. */
export const lettingGo = z
  .strictObject({ settled: z.record(z.enum(doubtAnswers), voiced), trial: voiced, repair: voiced })
  .parse(lettingGoFile)
