import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { callTypeSchema, difficultySchema, outcomeSchema } from '../simulations/vocabulary.ts'
import { contactProfileSchema } from './contact-profiles.ts'
import { dealStageSchema, moveDealBody, stageChangeSchema, stageRuleSchema } from './deal-stages.ts'
import { newPersonSchema } from './new-person.ts'
import { segmentSchema } from './segments.ts'

/** Something a rep got to know on a call. */
export const discoveredSchema = z.object({
  factId: z.string(),
  summary: z.string(),
  /** It is one of the facts to find at its account; what a customer tells, or who else is named, is not. */
  counts: z.boolean(),
  personaId: idSchema,
  personaName: z.string(),
  simulationId: idSchema,
  /** Of the call: where it was said. */
  turn: z.number().int(),
  /** Whose call it was, by the name they had then; null when that was in another organisation, from which the account came. */
  foundBy: z.object({ userId: providerIdSchema, name: z.string() }).nullable(),
  at: timeSchema,
})
export type Discovered = z.infer<typeof discoveredSchema>

/** What anybody in the organisation may know of a persona. The mind behind it stays on the server. */
export const personaSchema = z.object({
  _id: idSchema,
  orgId: providerIdSchema,
  accountId: idSchema,
  contactProfileId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  level: z.string(),
  department: z.string(),
  manner: z.string(),
  priorities: z.array(z.string()),
  /** Finished calls with them, and the best score of these, 0..100: the caller's own, or for an admin everybody's. */
  calls: z.number().int(),
  bestScore: z.number().nullable(),
  lastCallAt: timeSchema.nullable(),
  archivedAt: timeSchema.nullable(),
  archivedByUserId: providerIdSchema.nullable(),
})
export type Persona = z.infer<typeof personaSchema>

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

const byId = z.object({ id: idSchema })
const archiveBody = z.strictObject({ userId: providerIdSchema })

const archiving = <Response extends z.ZodType>(what: string, path: string, response: Response) => ({
  archive: endpoint({
    method: 'PUT',
    path: `/api/pipeline/${path}/:id/archive`,
    access: 'member',
    summary: `Archive ${what}`,
    params: byId,
    body: archiveBody,
    response,
    errors: ['not-found', 'forbidden'],
  }),
  unarchive: endpoint({
    method: 'PUT',
    path: `/api/pipeline/${path}/:id/unarchive`,
    access: 'member',
    summary: `Restore ${what}`,
    params: byId,
    body: archiveBody,
    response,
    errors: ['not-found', 'forbidden', 'conflict', 'limit-reached'],
  }),
})

export const { archive: archiveAccount, unarchive: unarchiveAccount } = archiving(
  'an account',
  'account',
  accountSchema,
)
export const { archive: archiveContactProfile, unarchive: unarchiveContactProfile } = archiving(
  'a decision maker',
  'contact-profile',
  contactProfileSchema,
)

export const { archive: archivePersona, unarchive: unarchivePersona } = archiving('a persona', 'persona', personaSchema)

/** What is still to find, without giving it away. */
export const openFactSchema = z.object({
  factId: z.string(),
  label: z.string(),
  topic: z.string(),
  knownBy: z.array(z.string()),
})

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

export const addPersona = endpoint({
  method: 'POST',
  path: '/api/pipeline/account/:id/persona',
  access: 'member',
  summary:
    'Make the persona of a decision maker at an account; the same one again returns it. With `person` another of that role, where a company has several',
  params: byId,
  body: z.strictObject({ contactProfileId: idSchema, person: newPersonSchema.optional() }),
  response: personaSchema,
  status: 201,
  errors: ['not-found', 'conflict', 'limit-reached'],
})

export const getPersona = endpoint({
  method: 'GET',
  path: '/api/pipeline/persona/:id',
  access: 'member',
  summary: 'One persona with its account, what the rep knows and what is to find',
  params: byId,
  response: z.object({
    persona: personaSchema,
    account: accountSchema,
    /** That of the account; an archived one as well. */
    segment: segmentSchema,
    known: z.array(discoveredSchema),
    toFind: z.array(openFactSchema),
    /** The last hundred with this person, the newest first: the caller's own, for an admin everybody's. */
    calls: z.array(accountCallSchema),
    /** The caller has finished a call with this person. */
    spokenBefore: z.boolean(),
    /** Somebody else of the organisation has. */
    colleagueHasSpoken: z.boolean(),
  }),
  errors: ['not-found'],
})

/** Beside a persona: at which account. */
export const whereTheyAre = { accountName: z.string(), accountSlug: z.string() }

export const listPersonas = endpoint({
  method: 'GET',
  path: '/api/pipeline/personas',
  access: 'member',
  summary: 'Every persona that is not archived, with the account it belongs to',
  response: z.array(
    personaSchema.extend({ ...whereTheyAre, targetSegmentProfileId: idSchema, segmentName: z.string() }),
  ),
  errors: [],
})
