import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'

/** What the browser must know before anybody has signed in. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  summary: 'Auth provider and features of this installation',
  response: z.object({
    auth: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('embedded') }),
      z.object({ provider: z.literal('propelauth'), authUrl: z.url() }),
    ]),
    /** The demo workspace exists and can be entered without an account of one's own. */
    demo: z.boolean(),
    mail: z.enum(['sent', 'stored']),
    /** Somebody is named who may give credits, though it is not said who. */
    siteAdmins: z.boolean(),
  }),
  errors: [],
})

export const enterDemo = endpoint({
  method: 'POST',
  path: '/api/demo/enter',
  access: 'public',
  summary: 'Sign in as the demo organisation’s rep; sets the session cookie',
  response: z.object({ email: z.string() }),
  errors: ['not-found'],
})
