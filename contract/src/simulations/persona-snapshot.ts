import { z } from 'zod'
import { idSchema } from '../kernel/ids.ts'

/** A simulation keeps who the persona was at the time, so that history outlives archiving and transfer. */
export const personaSnapshotSchema = z.object({
  personaId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  accountId: idSchema,
  accountName: z.string(),
  accountSlug: z.string(),
})

/** What those on a call and those who watch it are told of the persona. */
export const personaOnCallSchema = personaSnapshotSchema.omit({ accountId: true, accountSlug: true })
