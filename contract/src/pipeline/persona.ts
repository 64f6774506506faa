import { z } from 'zod'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { departments } from '../reference-data.ts'

/** What anybody in the organisation may know of a persona. The mind behind it stays on the server. */
export const personaSchema = z.object({
  _id: idSchema,
  orgId: providerIdSchema,
  accountId: idSchema,
  contactProfileId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  level: z.string(),
  /** Null: they answer for the whole company. */
  department: z.enum(departments).nullable(),
  manner: z.string(),
  priorities: z.array(z.string()),
  /** Finished calls with them, and the best score of these, 0..100: the caller's own, or for an admin everybody's. */
  calls: z.number().int(),
  bestScore: z.number().nullable(),
  lastCallAt: timeSchema.nullable(),
  archivedAt: timeSchema.nullable(),
  archivedByUserId: providerIdSchema.nullable(),
})
export type Persona = z.infer<typeof personaSchema>
