import { z } from 'zod'

/** The fields of a product summary that sentences of a draft go into. */
export const productFields = ['whatItDoes', 'forWhom', 'problemsSolved', 'proof', 'price', 'competitors'] as const
export type ProductField = (typeof productFields)[number]

/** As many lines as a summary can hold, and a few more sentences of its texts. */
export const mostLineSources = 200

/** Letters of a sentence whose source is kept. */
export const longestSourced = 2000

const sentence = z.string().trim().min(1).max(longestSourced)
const line = {
  field: z.enum(productFields),
  /** The line as it stands in the summary: other words than the quote where it was edited since. */
  text: sentence,
  /** The sentence that was drafted, word for word as the source has it. */
  quote: sentence,
  /** Which paragraph of the source it is in, from 1. */
  line: z.number().int().min(1),
}

/** From where a line of a product summary was drafted. Who wrote a line themselves has none for it. */
export const lineSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('text'), ...line }),
  z.strictObject({ from: z.literal('page'), address: z.url({ protocol: /^https?$/u }).max(2000), ...line }),
  z.strictObject({ from: z.literal('document'), name: z.string().trim().min(1).max(255), ...line }),
])
export type LineSource = z.infer<typeof lineSourceSchema>
