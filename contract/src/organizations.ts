import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { emptySchema, idSchema, providerIdSchema, timeSchema } from './kernel/ids.ts'
import { rubricIdSchema } from './reviews/review.ts'

export const roles = ['Owner', 'Admin', 'Member'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

export const organizationSchema = z.object({
  _id: idSchema,
  /** The auth provider's id. */
  orgId: providerIdSchema,
  name: z.string(),
  /** With which rubric calls are scored from now on. */
  rubric: rubricIdSchema,
  pipeline: z.boolean(),
  cobranded: z.boolean(),
  cobrandLogoUrl: z.string().nullable(),
  /** How many people belong to it: one alone is no team. */
  members: z.number().int(),
  createdAt: timeSchema,
})
export type Organization = z.infer<typeof organizationSchema>

const nameSchema = z.string().trim().min(2, 'Give the organisation a name of at least 2 characters.').max(80)

/** The first bytes of every PNG, in base64: what only says to be one is refused. */
const smallPng = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/
const longestAddress = 500
const longestPicture = 48_000

/** A logo is shown as an image: one of an https address, or a small PNG that is kept in the address itself. */
const logoUrlSchema = z
  .string()
  .refine(
    (url) =>
      (url.startsWith('https://') && url.length <= longestAddress) ||
      (smallPng.test(url) && url.length <= longestPicture),
    'Use a small PNG picture, or an address that starts with https://.',
  )

export const memberSchema = z.object({
  userId: providerIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  joinedAt: timeSchema,
  /** Finished calls, and of these the ones that could be scored. */
  calls: z.number().int(),
  scoredCalls: z.number().int(),
  /** 0..100 over the scored calls; null when there is none. */
  averageScore: z.number().nullable(),
  lastCallAt: timeSchema.nullable(),
  credits: z.number().int(),
})
export type Member = z.infer<typeof memberSchema>

export const inviteSchema = z.object({
  _id: idSchema,
  email: z.string(),
  role: roleSchema,
  /** What the inviter wrote; empty where they wrote nothing. */
  note: z.string(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  state: z.enum(['pending', 'accepted', 'revoked', 'expired']),
})
export type Invite = z.infer<typeof inviteSchema>

/** An invite as its maker is told of it. */
export const newInviteSchema = inviteSchema.extend({
  /** For the inviter to pass on, where no mail leaves the installation. Only here: of a token no more than a hash is kept. */
  link: z.url().nullable(),
})
export type NewInvite = z.infer<typeof newInviteSchema>

const byMongoId = z.object({ id: idSchema })

export const createOrganization = endpoint({
  method: 'POST',
  path: '/api/organizations',
  access: 'user',
  summary: 'Create an organisation with the caller as its owner',
  body: z.strictObject({ name: nameSchema }),
  response: organizationSchema,
  status: 201,
  errors: ['conflict'],
})

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/api/organizations',
  access: 'user',
  summary: "The caller's organisations, in the order they joined them",
  response: z.array(organizationSchema),
  errors: [],
})

export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/organizations/mongoid/:id',
  access: 'user',
  summary: 'One organisation by our own id',
  params: byMongoId,
  response: organizationSchema,
  errors: ['not-found'],
})

export const updateOrganization = endpoint({
  method: 'PUT',
  path: '/api/organizations/mongoid/:id',
  access: 'user',
  summary:
    'Change name, rubric (a built-in one, or a published one of its own), pipeline or branding; needs Admin in it, or a site admin',
  params: byMongoId,
  body: z.strictObject({
    name: nameSchema.optional(),
    rubric: rubricIdSchema.optional(),
    pipeline: z.boolean().optional(),
    cobranded: z.boolean().optional(),
    cobrandLogoUrl: logoUrlSchema.nullable().optional(),
  }),
  response: organizationSchema,
  errors: ['not-found', 'forbidden', 'conflict'],
})

export const deleteOrganization = endpoint({
  method: 'DELETE',
  path: '/api/organizations/mongoid/:id',
  access: 'user',
  summary: 'Delete an organisation with everything in it; needs its owner, or a site admin',
  params: byMongoId,
  response: emptySchema,
  status: 204,
  errors: ['not-found', 'forbidden', 'conflict'],
})

export const listOrganizationUsers = endpoint({
  method: 'GET',
  path: '/api/organizations/mongoid/:id/users',
  access: 'user',
  summary: 'Members with their activity; needs Admin in it, or a site admin',
  params: byMongoId,
  response: z.array(memberSchema),
  errors: ['not-found', 'forbidden'],
})

export const getOrganizationByProviderId = endpoint({
  method: 'GET',
  path: '/api/organizations/propelauth/:orgId',
  access: 'user',
  summary: "One organisation by the auth provider's id",
  params: z.object({ orgId: providerIdSchema }),
  response: organizationSchema,
  errors: ['not-found'],
})

export const setMemberRole = endpoint({
  method: 'PUT',
  path: '/api/organizations/mongoid/:id/users/:userId/role',
  access: 'user',
  summary: 'Change a member’s role; the last owner stays owner',
  params: z.object({ id: idSchema, userId: providerIdSchema }),
  body: z.strictObject({ role: roleSchema }),
  response: memberSchema,
  errors: ['not-found', 'forbidden', 'conflict'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/organizations/mongoid/:id/users/:userId',
  access: 'user',
  summary: 'Take a member out; needs Admin in it, an owner for an owner. Anybody may leave, but the last owner',
  params: z.object({ id: idSchema, userId: providerIdSchema }),
  response: emptySchema,
  status: 204,
  errors: ['not-found', 'forbidden', 'conflict'],
})

export const listInvites = endpoint({
  method: 'GET',
  path: '/api/organizations/mongoid/:id/invites',
  access: 'user',
  summary: 'Invites, newest first; needs Admin in it',
  params: byMongoId,
  response: z.array(inviteSchema),
  errors: ['not-found', 'forbidden'],
})

export const createInvites = endpoint({
  method: 'POST',
  path: '/api/organizations/mongoid/:id/invites',
  access: 'user',
  summary: 'Invite people by e-mail; needs Admin in it',
  params: byMongoId,
  body: z.strictObject({
    emails: z.array(z.email('That is not an e-mail address.')).min(1).max(50),
    role: roleSchema.exclude(['Owner']),
    note: z.string().trim().max(500).default(''),
  }),
  response: z.array(newInviteSchema),
  status: 201,
  errors: ['not-found', 'forbidden', 'conflict'],
})

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/organizations/mongoid/:id/invites/:inviteId',
  access: 'user',
  summary: 'Revoke a pending invite; needs Admin in it',
  params: z.object({ id: idSchema, inviteId: idSchema }),
  response: emptySchema,
  status: 204,
  errors: ['not-found', 'forbidden', 'conflict'],
})

/** However short or long it came out of a mail: what no invite has is not found, which says more than what is wrong with it. */
const inviteTokenBody = z.strictObject({ token: z.string().min(1).max(2_000) })

/** What an invite says to the person it was mailed to, before they have an account. */
export const invitationSchema = z.object({
  organization: z.string(),
  /** Who sent it; empty when that account is gone. */
  inviter: z.string(),
  email: z.string(),
  role: roleSchema,
  note: z.string(),
  expiresAt: timeSchema,
})
export type Invitation = z.infer<typeof invitationSchema>

export const readInvite = endpoint({
  method: 'POST',
  path: '/api/invites/read',
  access: 'public',
  summary: 'What an open invite says, to whoever holds the token from its mail',
  body: inviteTokenBody,
  response: invitationSchema,
  errors: ['not-found', 'conflict'],
})

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/api/invites/accept',
  access: 'user',
  summary: 'Accept an invite with the token from its mail; the e-mail must be the invited one',
  body: inviteTokenBody,
  response: organizationSchema,
  errors: ['not-found', 'forbidden', 'conflict'],
})
