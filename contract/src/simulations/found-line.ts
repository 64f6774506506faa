import { z } from 'zod'
import { speakerSchema } from './vocabulary.ts'

/** Where a search was said in a call: the line that holds most of its words, or of a long one the part around them. */
export const foundLineSchema = z.object({
  /** Null in an uploaded call of which nobody has said yet who the rep is, and of a colleague of the rep's. */
  speaker: speakerSchema.nullable(),
  words: z.string(),
  startMs: z.number().int().min(0),
})
export type FoundLine = z.infer<typeof foundLineSchema>
