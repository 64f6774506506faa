import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { page, pageQuery } from '../kernel/paging.ts'
import { decisionMakerLevels, departments } from '../reference-data.ts'

/** What can be archived. */
export const archivedKinds = ['segment', 'account', 'contact-profile', 'persona'] as const
export type ArchivedKind = (typeof archivedKinds)[number]

/** Of each kind the overview of the pipeline holds so many archived ones, those archived last. */
export const archivedInOverview = 1_000

const inArchive = { _id: idSchema, archivedAt: timeSchema, archivedByUserId: providerIdSchema }

/** That to which something archived belongs, which may be archived as well. */
const ownerSchema = z.object({ _id: idSchema, name: z.string(), archivedAt: timeSchema.nullable() })

/** Something archived, by what a list of it shows and what restoring it asks about. */
const archivedItemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('segment'),
    ...inArchive,
    /** As segments are called where all are listed. */
    name: z.string(),
    /** Accounts in it that are archived too: they stay so when it is restored. */
    archivedAccountIds: z.array(idSchema),
  }),
  z.object({ kind: z.literal('account'), ...inArchive, name: z.string(), slug: z.string(), segment: ownerSchema }),
  z.object({
    kind: z.literal('contact-profile'),
    ...inArchive,
    level: z.enum(decisionMakerLevels),
    department: z.enum(departments).nullable(),
  }),
  z.object({
    kind: z.literal('persona'),
    ...inArchive,
    firstName: z.string(),
    lastName: z.string(),
    account: ownerSchema,
    segment: ownerSchema,
  }),
])
export type ArchivedItem = z.infer<typeof archivedItemSchema>

export const listArchived = endpoint({
  method: 'GET',
  path: '/api/pipeline/archive',
  access: 'member',
  summary: 'What is archived of one kind, the last first, however long ago it was archived',
  query: z.object({
    ...pageQuery,
    orgId: providerIdSchema,
    kind: z.enum(archivedKinds),
    /** Words that all stand in its name or in what it belongs to; an account is found by its place, industry and people too. */
    search: z.string().trim().max(200).optional(),
    /** Only what comes after this one in the list. Nothing where it isn't archived. */
    after: idSchema.optional(),
  }),
  response: page(archivedItemSchema),
  errors: ['forbidden'],
})
