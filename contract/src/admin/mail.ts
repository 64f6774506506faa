import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, timeSchema } from '../kernel/ids.ts'
import { page, pageQuery } from '../kernel/paging.ts'

export const outboxMailSchema = z.object({
  _id: idSchema,
  to: z.string(),
  subject: z.string(),
  kind: z.enum(['verification', 'password-reset', 'invite', 'mention', 'assignment', 'message']),
  /** stored: no mail server is configured, so it was kept and not sent. */
  state: z.enum(['queued', 'stored', 'sent', 'failed']),
  reason: z.string(),
  at: timeSchema,
})
export type OutboxMail = z.infer<typeof outboxMailSchema>

export const listMail = endpoint({
  method: 'GET',
  path: '/api/email/deliveries',
  access: 'site-admin',
  summary: 'Mail that was sent or stored, newest first',
  query: z.object(pageQuery),
  response: page(outboxMailSchema).extend({ sending: z.boolean() }),
  errors: [],
})

export const getMail = endpoint({
  method: 'GET',
  path: '/api/email/deliveries/:id',
  access: 'site-admin',
  summary: 'The text of one mail',
  params: byId,
  response: outboxMailSchema.extend({ text: z.string() }),
  errors: ['not-found'],
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/email/test',
  access: 'site-admin',
  summary: 'Send a message to yourself; it is stored when no mail server is configured',
  body: z.strictObject({ subject: z.string().trim().min(1).max(150), text: z.string().trim().min(1).max(10_000) }),
  response: outboxMailSchema,
  status: 201,
  errors: [],
})
