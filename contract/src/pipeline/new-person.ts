import { z } from 'zod'
import { calledText } from '../kernel/text.ts'

/**
 * Who comes to an account, beside whoever has the role there: somebody whom its buyers named, somebody the caller knows, or
 * one more who is made up.
 */
export const newPersonSchema = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('named'), name: calledText(121, { min: 1, missing: 'Say who was named.' }) }),
  z.strictObject({
    who: z.literal('known'),
    firstName: calledText(60, { min: 1, missing: 'Say what they are called.' }),
    lastName: calledText(60, { min: 1, missing: 'Say what they are called.' }),
    /** Empty: one that goes with the role. */
    title: calledText(80).default(''),
  }),
  z.strictObject({ who: z.literal('made-up') }),
])
export type NewPerson = z.output<typeof newPersonSchema>
