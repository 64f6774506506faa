import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { idSchema, providerIdSchema, timeSchema } from './kernel/ids.ts'
import { planSchema } from './users.ts'

/** Credits a new account starts with. */
export const signUpCredits = 5
/** What one simulation costs; a retry from a moment is free. */
export const simulationCost = 1

export const planDetailsSchema = z.object({
  plan: planSchema,
  /** Credits that can be spent now: balance less what calls in progress hold. */
  credits: z.number().int().min(0),
  reserved: z.number().int().min(0),
  /** With an unlimited plan calls cost nothing. */
  unlimitedUntil: timeSchema.nullable(),
})
export type PlanDetails = z.infer<typeof planDetailsSchema>

export const getPlanDetails = endpoint({
  method: 'GET',
  path: '/api/credits/plan_details/:userId',
  access: 'user',
  summary: "The caller's plan and credits",
  params: z.object({ userId: providerIdSchema }),
  response: planDetailsSchema,
  errors: ['not-found'],
})

export const creditEntrySchema = z.object({
  _id: idSchema,
  at: timeSchema,
  amount: z.number().int(),
  kind: z.enum(['sign-up', 'purchase', 'grant', 'simulation', 'refund']),
  note: z.string(),
})
export type CreditEntry = z.infer<typeof creditEntrySchema>

export const getCreditHistory = endpoint({
  method: 'GET',
  path: '/api/credits/history/:userId',
  access: 'user',
  summary: "The caller's credit movements, newest first",
  params: z.object({ userId: providerIdSchema }),
  response: z.array(creditEntrySchema),
  errors: ['not-found'],
})

export const grantCredits = endpoint({
  method: 'POST',
  path: '/api/credits/grant',
  access: 'site-admin',
  summary: 'Give a user credits; the same key is applied once',
  body: z.strictObject({
    userId: providerIdSchema,
    amount: z.number().int().min(1).max(1000),
    note: z.string().trim().min(3).max(300),
    key: z.uuid(),
  }),
  response: planDetailsSchema,
  errors: ['not-found', 'idempotency-mismatch'],
})
