import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema } from '../kernel/ids.ts'
import { accountCallSchema, accountSchema } from './accounts.ts'
import { archiving } from './archiving.ts'
import { discoveredSchema, openFactSchema } from './facts.ts'
import { newPersonSchema } from './new-person.ts'
import { personaSchema } from './persona.ts'
import { segmentSchema } from './segments.ts'

export const { archive: archivePersona, unarchive: unarchivePersona } = archiving('a persona', 'persona', personaSchema)

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
