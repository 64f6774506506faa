import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, timeSchema } from '../kernel/ids.ts'
import { reviewSchema, rubricIdSchema, rubricKeySchema } from '../reviews/review.ts'
import { callSubjectSchema } from '../reviews/scorings.ts'
import { libraryCheckSchema, rubricContentSchema, rubricLimits } from './rubric-content.ts'

/** Rubrics that an organisation may have of its own at a time; archived ones do not count. */
export const mostOwnRubrics = 50

const versionNumber = z.number().int().min(1)

/** An own rubric in the list. Members see those with a published version; admins drafts and archived ones as well. */
export const rubricSummarySchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** The newest published version; null while there is none. */
  version: versionNumber.nullable(),
  hasDraft: z.boolean(),
  criteria: z.number().int(),
  blockers: z.number().int(),
  /** When it was last written to or published. */
  changedAt: timeSchema,
  archivedAt: timeSchema.nullable(),
})
export type RubricSummary = z.infer<typeof rubricSummarySchema>

export const listRubrics = endpoint({
  method: 'GET',
  path: '/api/rubrics',
  access: 'member',
  summary: 'The rubrics that calls can be scored with: the built-in ones, then the organisation’s own by name',
  response: z.object({
    /** With which one calls are scored now. */
    chosen: rubricIdSchema,
    builtIn: z.array(z.object({ key: rubricKeySchema, name: z.string(), about: z.string(), version: versionNumber })),
    own: z.array(rubricSummarySchema),
  }),
  errors: [],
})

export const listChecks = endpoint({
  method: 'GET',
  path: '/api/rubrics/checks',
  access: 'member',
  summary: 'The library: every check that a criterion can be made of',
  response: z.array(libraryCheckSchema),
  errors: [],
})

/** A published version: it never changes. */
const publishedSchema = z.object({
  version: versionNumber,
  content: rubricContentSchema,
  publishedAt: timeSchema,
  /** Who published it, as they were called then. */
  publishedBy: z.string(),
})

const draftSchema = z.object({
  /** The version it becomes when it is published. */
  version: versionNumber,
  /** Goes up with every change: whoever writes names the one they read. */
  revision: z.number().int().min(1),
  content: rubricContentSchema,
  changedAt: timeSchema,
  changedBy: z.string(),
})

export const rubricSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** The newest published version. */
  published: publishedSchema.nullable(),
  /** For admins; null to others, and where nothing is being changed. */
  draft: draftSchema.nullable(),
  /** All that were published, newest first. */
  versions: z.array(publishedSchema.omit({ content: true })),
  archivedAt: timeSchema.nullable(),
})
export type OwnRubricPage = z.infer<typeof rubricSchema>

export const createRubric = endpoint({
  method: 'POST',
  path: '/api/rubrics',
  access: 'admin',
  summary: 'Begin a rubric of the organisation’s own as a draft: empty, or as a copy of a built-in or another own one',
  body: z.strictObject({
    name: z.string().trim().min(2, 'Give the rubric a name.').max(rubricLimits.name),
    copyOf: rubricIdSchema.nullable(),
  }),
  response: rubricSchema,
  status: 201,
  errors: ['not-found', 'conflict', 'limit-reached'],
})

export const getRubric = endpoint({
  method: 'GET',
  path: '/api/rubrics/:id',
  access: 'member',
  summary: 'One of the organisation’s own rubrics: what is published, for admins the draft, and its versions',
  params: byId,
  response: rubricSchema,
  errors: ['not-found'],
})

export const getRubricVersion = endpoint({
  method: 'GET',
  path: '/api/rubrics/:id/versions/:version',
  access: 'member',
  summary: 'A published version as it was published, however old',
  params: z.object({ id: idSchema, version: z.coerce.number().int().min(1).max(1_000_000) }),
  response: publishedSchema,
  errors: ['not-found'],
})

export const saveRubricDraft = endpoint({
  method: 'PUT',
  path: '/api/rubrics/:id/draft',
  access: 'admin',
  summary: 'Write the draft, or begin that of the next version; what is published stays as it is',
  params: byId,
  body: z.strictObject({
    /** Of the draft that was read; 0 where there was none. Another one is a conflict: somebody else has written meanwhile. */
    revision: z.number().int().min(0),
    content: rubricContentSchema,
  }),
  response: rubricSchema,
  errors: ['not-found', 'conflict'],
})

export const publishRubric = endpoint({
  method: 'POST',
  path: '/api/rubrics/:id/publish',
  access: 'admin',
  summary: 'Publish the draft as the next version; `invalid` names all that keeps it from being scored with',
  params: byId,
  body: z.strictObject({ revision: z.number().int().min(1) }),
  response: rubricSchema,
  errors: ['not-found', 'conflict'],
})

export const archiveRubric = endpoint({
  method: 'PUT',
  path: '/api/rubrics/:id/archive',
  access: 'admin',
  summary: 'Take a rubric out of the choice; its versions and reviews stay. Not the one that calls are scored with',
  params: byId,
  response: rubricSchema,
  errors: ['not-found', 'conflict'],
})

export const unarchiveRubric = endpoint({
  method: 'PUT',
  path: '/api/rubrics/:id/unarchive',
  access: 'admin',
  summary: 'Put an archived rubric back',
  params: byId,
  response: rubricSchema,
  errors: ['not-found', 'conflict', 'limit-reached'],
})

export const tryRubric = endpoint({
  method: 'POST',
  path: '/api/rubrics/try-out',
  access: 'admin',
  summary: 'Score a past call with a rubric that is being written, and keep nothing of it',
  body: z.strictObject({ content: rubricContentSchema, call: callSubjectSchema }),
  response: z.object({
    /** Its rubric has the version 1 and an id of nothing. */
    review: reviewSchema,
    /** The review that the call has. */
    first: reviewSchema,
  }),
  errors: ['not-found'],
})
