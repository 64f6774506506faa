import { z } from 'zod'
import { idSchema } from '../kernel/ids.ts'

/** Whoever answers for the persona, as they are shown and heard. `voice` as in `buyerProfileSchema`. */
export const gatekeeperOnCallSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  voice: z.object({ pitch: z.number(), pace: z.number() }),
})
export type GatekeeperOnCall = z.infer<typeof gatekeeperOnCallSchema>

/** A simulation keeps who the persona was at the time, so that history outlives archiving and transfer. */
export const personaSnapshotSchema = z.object({
  personaId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  accountId: idSchema,
  accountName: z.string(),
  accountSlug: z.string(),
  /** Who picks up first; in gatekeeper calls alone. */
  gatekeeper: gatekeeperOnCallSchema.optional(),
})

/** What those on a call and those who watch it are told of the persona. */
export const personaOnCallSchema = personaSnapshotSchema.omit({ accountId: true, accountSlug: true })
