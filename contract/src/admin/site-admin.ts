import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { page, pageQuery } from '../kernel/paging.ts'
import { organizationSchema } from '../organizations.ts'
import { planDetailsSchema } from '../credits.ts'
import { userSchema } from '../users.ts'

export const getStats = endpoint({
  method: 'GET',
  path: '/api/site-admin/stats',
  access: 'site-admin',
  summary: 'How the service is used',
  query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  response: z.object({
    organizations: z.number().int(),
    users: z.number().int(),
    /** In those days: people who called or looked at a screen, finished calls, and the mean of their scores, 0..100. */
    activeUsers: z.number().int(),
    calls: z.number().int(),
    averageScore: z.number().nullable(),
    perDay: z.array(
      z.object({ date: z.iso.date(), calls: z.number().int(), pageViews: z.number().int(), signUps: z.number().int() }),
    ),
    clientErrors: z.number().int(),
  }),
  errors: [],
})

export const siteOrganizationSchema = organizationSchema.extend({
  calls: z.number().int(),
  accounts: z.number().int(),
  lastCallAt: timeSchema.nullable(),
})

const found = { search: z.string().trim().max(200).optional(), ...pageQuery }

export const listSiteOrganizations = endpoint({
  method: 'GET',
  path: '/api/site-admin/organizations',
  access: 'site-admin',
  summary: 'Organisations with their size and activity, those that called last first, found by name',
  query: z.object(found),
  response: page(siteOrganizationSchema),
  errors: [],
})

export const getSiteOrganization = endpoint({
  method: 'GET',
  path: '/api/site-admin/organizations/:orgId',
  access: 'site-admin',
  summary: 'One organisation with its size and activity',
  params: z.object({ orgId: providerIdSchema }),
  response: siteOrganizationSchema,
  errors: ['not-found'],
})

export const siteUserSchema = userSchema.extend({
  emailVerified: z.boolean(),
  organizations: z.array(z.object({ _id: idSchema, orgId: providerIdSchema, name: z.string(), role: z.string() })),
  calls: z.number().int(),
  lastCallAt: timeSchema.nullable(),
})

export const listSiteUsers = endpoint({
  method: 'GET',
  path: '/api/site-admin/users',
  access: 'site-admin',
  summary: 'Users, newest first, found by name or e-mail',
  query: z.object(found),
  response: page(siteUserSchema),
  errors: [],
})

export const getSiteUser = endpoint({
  method: 'GET',
  path: '/api/site-admin/users/:userId',
  access: 'site-admin',
  summary: 'One user with plan and organisations',
  params: z.object({ userId: providerIdSchema }),
  response: z.object({ user: siteUserSchema, plan: planDetailsSchema }),
  errors: ['not-found'],
})
