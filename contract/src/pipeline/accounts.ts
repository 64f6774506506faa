import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { callTypeSchema, difficultySchema, outcomeSchema } from '../simulations/vocabulary.ts'
import { archiving } from './archiving.ts'
import { contactProfileSchema } from './contact-profiles.ts'
import { dealStageSchema, moveDealBody, stageChangeSchema, stageRuleSchema } from './deal-stages.ts'
import { discoveredSchema, openFactSchema } from './facts.ts'
import { personaSchema } from './persona.ts'
import { segmentSchema } from './segments.ts'

export const accountSchema = z.object({
  _id: idSchema,
  targetSegmentProfileId: idSchema,
  propelAuthId: providerIdSchema,
  orgId: providerIdSchema,
  /** `accountName` in the account page's address; unique in the organisation. */
  slug: z.string(),
  name: z.string(),
  industry: z.string(),
  subIndustry: z.string(),
  size: z.string(),
  description: z.string(),
  location: z.string(),
  difficulty: difficultySchema,
  stage: dealStageSchema,
  stageSince: timeSchema,
  /** Where a lost deal stood before it was lost; null for one that is not. */
  lostFrom: dealStageSchema.nullable(),
  discoveredInformation: z.array(discoveredSchema),
  /** How many facts there are at this account, found or not; of what was found out those count that say so. */
  factsInAll: z.number().int(),
  archivedAt: timeSchema.nullable(),
  archivedByUserId: providerIdSchema.nullable(),
  active: z.boolean(),
  personas: z.array(personaSchema),
  /** Over its personas. */
  lastCallAt: timeSchema.nullable(),
  bestScore: z.number().nullable(),
  createdAt: timeSchema,
})
export type Account = z.infer<typeof accountSchema>

export const generateAccount = endpoint({
  method: 'POST',
  path: '/api/pipeline/generate-account',
  access: 'member',
  summary: 'Make a simulated company in a segment, with a persona for each decision maker',
  body: z.strictObject({ orgId: providerIdSchema, targetSegmentProfileId: idSchema }),
  response: accountSchema,
  status: 201,
  errors: ['not-found', 'forbidden', 'conflict', 'limit-reached'],
})

export const { archive: archiveAccount, unarchive: unarchiveAccount } = archiving(
  'an account',
  'account',
  accountSchema,
)
export const namedPersonSchema = z.object({
  /** As far as it was said: "Irene", or the whole name. */
  name: z.string(),
  /** First names of those who named them. */
  namedBy: z.array(z.string()),
  /** Of the missing contacts, the one that they are; null when their role is none of the organisation's. */
  contactProfileId: idSchema.nullable(),
  /** A decision maker could be them, if the organisation had that role. */
  hasRole: z.boolean(),
  /** Two there are called so, and nobody could say who was meant: who adds them has to know the whole name. */
  isUnclear: z.boolean(),
})
export type NamedPerson = z.infer<typeof namedPersonSchema>

export const roleFitSchema = z.object({
  /** As the named person is told of. */
  name: z.string(),
  /** Where they stand by their job; what it does not tell is null. */
  level: contactProfileSchema.shape.level.nullable(),
  department: contactProfileSchema.shape.department,
  /** The organisation's roles that they cannot have at this account, and why. */
  taken: z.array(z.object({ contactProfileId: idSchema, reason: z.string() })),
})
export type RoleFit = z.infer<typeof roleFitSchema>

export const sharedRoleSchema = z.object({
  /** "C-Suite, Finance" */
  role: z.string(),
  /** Who has it. */
  names: z.array(z.string()),
})
export type SharedRole = z.infer<typeof sharedRoleSchema>

export const accountCallSchema = z.object({
  simulationId: idSchema,
  personaId: idSchema,
  personaName: z.string(),
  type: callTypeSchema,
  /** It went on from a moment of an earlier call. */
  isRetry: z.boolean(),
  outcome: outcomeSchema.nullable(),
  score: z.number().nullable(),
  at: timeSchema,
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/pipeline/account/:slugOrId',
  access: 'member',
  summary: 'One account with what is known, what is still to find, its people and calls',
  params: z.object({ slugOrId: providerIdSchema.max(120) }),
  response: z.object({
    account: accountSchema,
    segment: segmentSchema,
    stillToFind: z.array(openFactSchema),
    calls: z.array(accountCallSchema),
    /** What moves the deal on by itself, from where it stands: the nearest stage first. */
    stageRules: z.array(stageRuleSchema),
    /** How it came to where it stands, the last step first; the last hundred. */
    stageHistory: z.array(stageChangeSchema),
    /** Decision makers who have a place here and no persona in it yet. */
    missingContacts: z.array(contactProfileSchema),
    /** People here whom buyers have named in calls and who are no persona yet. */
    named: z.array(namedPersonSchema),
    /** Of those named, which roles are theirs to have. */
    roleFits: z.array(roleFitSchema),
    /** Roles of which a company has one person and this one, from before that was looked after, several. */
    sharedRoles: z.array(sharedRoleSchema),
  }),
  errors: ['not-found'],
})

export const moveDeal = endpoint({
  method: 'PUT',
  path: '/api/pipeline/account/:id/stage',
  access: 'member',
  summary: 'Move a deal to another stage by hand, with the reason; won and lost ones too',
  params: byId,
  body: moveDealBody,
  response: accountSchema,
  errors: ['not-found', 'forbidden', 'conflict'],
})
