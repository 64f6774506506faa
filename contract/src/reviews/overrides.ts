import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema, timeSchema } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/paging.ts'
import { callTypeSchema } from '../simulations/vocabulary.ts'
import { judgementSchema, longestReason } from './judgement.ts'
import { reviewSchema, rubricIdSchema } from './review.ts'

const criterionOfReview = z.object({ id: idSchema, criterion: z.string().min(1).max(100) })

/** The review as it counts from now on, with its total worked out again. */
const asItCounts = z.object({ review: reviewSchema })

export const overrideCriterion = endpoint({
  method: 'PUT',
  path: '/api/reviews/:id/criteria/:criterion/override',
  access: 'admin',
  summary: 'Judge a criterion in place of the engine, or confirm its judgement; both are kept. A change needs a reason',
  params: criterionOfReview,
  body: z.strictObject({
    judgement: judgementSchema,
    reason: z
      .string()
      .trim()
      .max(longestReason, `Say it in at most ${longestReason} letters.`)
      .refine((text) => !text.includes('\0'), 'That is not text.')
      .default(''),
  }),
  response: asItCounts,
  errors: ['not-found', 'conflict'],
})

export const takeBackOverride = endpoint({
  method: 'DELETE',
  path: '/api/reviews/:id/criteria/:criterion/override',
  access: 'admin',
  summary: 'Let the engine’s judgement of a criterion count again; where none stands against it, nothing changes',
  params: criterionOfReview,
  response: asItCounts,
  errors: ['not-found', 'conflict'],
})

export const getJudging = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/criteria/:criterion/judging',
  access: 'admin',
  summary:
    'What the levels of a criterion mean in the rubric of a review, and what was judged of it, newest first, page by page',
  params: criterionOfReview,
  query: z.object({ ...pageQuery, limit: z.coerce.number().int().min(1).max(100).default(20) }),
  response: z.object({
    /** Null: nobody knows any more what the rubric said in that version. */
    levels: z
      .object({ descriptors: z.array(z.string()).length(5), notShown: z.string(), notApplicable: z.string() })
      .nullable(),
    /** The cursor of what was judged before these; null where that is all. */
    next: z.string().nullable(),
    judged: z.array(
      z.object({
        /** Null: the judgement before was taken back, or fell because somebody else turned out to be the rep. */
        judgement: judgementSchema.nullable(),
        reason: z.string(),
        by: z.string(),
        at: timeSchema,
        /** What kind of call it was reviewed as then. */
        type: callTypeSchema,
      }),
    ),
  }),
  errors: ['not-found', 'conflict'],
})

/** How far people and the engine agree. Shares are 0..1; null where there is nothing to work them out from. */
export const agreementSchema = z.object({
  /** Cases in which both gave a level, not shown being one. */
  n: z.number().int(),
  /** The share with the same level. */
  exact: z.number().min(0).max(1).nullable(),
  /** The share no more than one level apart. */
  withinOne: z.number().min(0).max(1).nullable(),
  /** Quadratic weighted kappa: 1 is full agreement, 0 what chance would give. Null also where all levels are one and the same. */
  kappa: z.number().min(-1).max(1).nullable(),
  /** Cases in which one of the two found that the criterion did not apply, and the other that it did; not in the figures above. */
  applicability: z.number().int(),
})
export type Agreement = z.infer<typeof agreementSchema>

export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/reviews/agreement',
  access: 'admin',
  summary:
    'How far the organisation’s admins and the engine agree, over all criteria they judged or confirmed and for each; judgements of one’s own practice calls are left out',
  response: z.object({
    all: agreementSchema,
    /** By rubric, in its order; those with most cases first. */
    criteria: z.array(
      agreementSchema.extend({
        rubric: z.object({ key: rubricIdSchema, name: z.string() }),
        criterion: z.string(),
        label: z.string(),
      }),
    ),
  }),
  errors: [],
})
