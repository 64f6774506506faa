import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { providerIdSchema } from '../kernel/ids.ts'
import { accountSchema } from './accounts.ts'
import { contactProfileSchema } from './contact-profiles.ts'
import { segmentSchema } from './segments.ts'

export const getPipeline = endpoint({
  method: 'GET',
  path: '/api/pipeline',
  access: 'member',
  summary: 'Segments, decision makers and accounts: all in use, and of each kind the 1,000 archived last',
  query: z.object({ orgId: providerIdSchema }),
  response: z.object({
    targetSegmentProfiles: z.array(segmentSchema),
    contactProfiles: z.array(contactProfileSchema),
    accounts: z.array(accountSchema),
  }),
  errors: ['forbidden'],
})
export type Pipeline = z.infer<typeof getPipeline.response>
