import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, emptySchema, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'

/** The most accounts that one order makes. */
export const mostOrdered = 50

/**
 * An order of several accounts, which the server makes one after another, whoever looks. `running`: being made. `done`: all
 * are there. `stopped`: the rest can't be made, and `failure` says why. `cancelled`: nobody wanted the rest. Whatever ended
 * it, the accounts that were made stay.
 */
export const generationOrderSchema = z.object({
  _id: idSchema,
  targetSegmentProfileId: idSchema,
  segmentName: z.string(),
  /** How many accounts were ordered, 1..50. */
  amount: z.number().int(),
  /** How many of them there are. */
  made: z.number().int(),
  /** These. Fewer than `made` where an earlier version made some of them: nothing says then which they all are. */
  accountIds: z.array(idSchema),
  state: z.enum(['running', 'done', 'stopped', 'cancelled']),
  /** Why it stopped, as a sentence; null unless it did. */
  failure: z.string().nullable(),
  createdAt: timeSchema,
})
export type GenerationOrder = z.infer<typeof generationOrderSchema>

export const orderAccounts = endpoint({
  method: 'POST',
  path: '/api/pipeline/generate-accounts',
  access: 'member',
  summary: 'Order several simulated companies in a segment, made one after another on the server. One order at a time',
  body: z.strictObject({
    orgId: providerIdSchema,
    targetSegmentProfileId: idSchema,
    amount: z.number().int().min(1).max(mostOrdered),
  }),
  response: generationOrderSchema,
  status: 202,
  errors: ['not-found', 'forbidden', 'conflict', 'limit-reached'],
})

export const listGenerationOrders = endpoint({
  method: 'GET',
  path: '/api/pipeline/generate-accounts',
  access: 'member',
  summary:
    "The caller's own orders: the one being made, and those that ended and were not put away, newest first: the last twenty",
  response: z.array(generationOrderSchema),
  errors: [],
})

export const getGenerationOrder = endpoint({
  method: 'GET',
  path: '/api/pipeline/generate-accounts/:id',
  access: 'member',
  summary: "One of the caller's own orders, put away or not, for as long as it is kept",
  params: byId,
  response: generationOrderSchema,
  errors: ['not-found'],
})

export const cancelGenerationOrder = endpoint({
  method: 'PUT',
  path: '/api/pipeline/generate-accounts/:id/cancel',
  access: 'member',
  summary: 'Make no more accounts of an order; those that are made stay. One that has ended stays as it is',
  params: byId,
  response: generationOrderSchema,
  errors: ['not-found'],
})

export const putAwayGenerationOrder = endpoint({
  method: 'DELETE',
  path: '/api/pipeline/generate-accounts/:id',
  access: 'member',
  summary: 'Put away an order that has ended: its end was seen, and it is listed no more. The accounts stay',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found', 'conflict'],
})
