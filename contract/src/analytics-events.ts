import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { emptySchema } from './kernel/ids.ts'

export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/analytics/page-view',
  access: 'public',
  summary: 'A screen was shown; the address comes without its query',
  body: z.strictObject({ title: z.string().max(200), path: z.string().max(500), url: z.url().max(500) }),
  response: emptySchema,
  status: 204,
  errors: [],
})

export const recordClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'public',
  summary: 'Something went wrong in the browser',
  body: z.strictObject({
    kind: z.enum(['error', 'unhandled-rejection', 'render', 'console']),
    message: z.string().max(2000),
    stack: z.string().max(8000).optional(),
    path: z.string().max(500),
  }),
  response: emptySchema,
  status: 204,
  errors: [],
})
