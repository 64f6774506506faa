import { z } from 'zod'

/** Our ids are UUIDs of version 7, written as strings. */
export const idSchema = z.uuid()
/** The path's `:id`, of one thing of ours. */
export const byId = z.object({ id: idSchema })
/** The auth provider's ids of users and organisations: opaque to us. */
export const providerIdSchema = z
  .string()
  .min(1)
  .max(200)
  // The database keeps no NUL, so no id has one.
  .refine((id) => !id.includes('\0'), 'That is not an id.')
/** Milliseconds since 1970 never cross the wire: times are ISO 8601 strings in UTC. */
export const timeSchema = z.iso.datetime()
export const emptySchema = z.object({})
