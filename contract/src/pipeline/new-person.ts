import { z } from 'zod'
import { calledText } from '../kernel/text.ts'

/** Letters of each part of a name that somebody writes, and of a job title. */
export const longestNamePart = 60
export const longestTitle = 80

/**
 * Who comes to an account, beside whoever has the role there: somebody whom its buyers named, somebody the caller knows, or
 * one more who is made up.
 */
export const newPersonSchema = z.discriminatedUnion('who', [
  z.strictObject({
    who: z.literal('named'),
    name: calledText(2 * longestNamePart + 1, { min: 1, missing: 'Say who was named.' }),
  }),
  z.strictObject({
    who: z.literal('known'),
    firstName: calledText(longestNamePart, { min: 1, missing: 'Say what they are called.' }),
    lastName: calledText(longestNamePart, { min: 1, missing: 'Say what they are called.' }),
    /** Empty: one that goes with the role. */
    title: calledText(longestTitle).default(''),
  }),
  z.strictObject({ who: z.literal('made-up') }),
])
export type NewPerson = z.output<typeof newPersonSchema>
