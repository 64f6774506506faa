import { z } from 'zod'
import { isStorable, withoutBraces } from '../kernel/text.ts'

const storable = 'There is a character in it that cannot be kept.'
const called = (max: number) => z.string().trim().max(max).refine(isStorable, storable).transform(withoutBraces)

/**
 * Who comes to an account, beside whoever has the role there: somebody whom its buyers named, somebody the caller knows, or
 * one more who is made up.
 */
export const newPersonSchema = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('named'), name: called(121).pipe(z.string().min(1, 'Say who was named.')) }),
  z.strictObject({
    who: z.literal('known'),
    firstName: called(60).pipe(z.string().min(1, 'Say what they are called.')),
    lastName: called(60).pipe(z.string().min(1, 'Say what they are called.')),
    /** Empty: one that goes with the role. */
    title: called(80).default(''),
  }),
  z.strictObject({ who: z.literal('made-up') }),
])
export type NewPerson = z.output<typeof newPersonSchema>
