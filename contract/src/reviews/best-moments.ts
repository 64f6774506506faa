import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, emptySchema, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { page, pageQuery } from '../kernel/paging.ts'
import { isStorable, unstorable } from '../kernel/text.ts'
import { callTypeSchema } from '../simulations/vocabulary.ts'
import { skillKeySchema } from './review.ts'
import { callSubjectSchema } from './scorings.ts'

/** The most lines that one moment of a call has: about two minutes. What is longer is listened to in the call itself. */
export const mostMomentLines = 12

const person = z.object({ userId: providerIdSchema, name: z.string() })

export const momentLineSchema = z.object({
  turn: z.number().int(),
  /** colleague: somebody who sits beside the rep, in an uploaded call. */
  speaker: z.enum(['rep', 'colleague', 'buyer']),
  name: z.string(),
  words: z.string(),
  startMs: z.number().int(),
})

/** A few lines of a call that somebody kept, to learn from or to show around. */
export const bestMomentSchema = z.object({
  _id: idSchema,
  reviewId: idSchema,
  call: callSubjectSchema,
  /** "Discovery call with Dana Whitfield" */
  callTitle: z.string(),
  type: callTypeSchema,
  /** Who made the call. */
  rep: person,
  /** Who kept the moment, as they were called then. */
  keptBy: person,
  title: z.string(),
  /** Why it is worth hearing; may be empty. */
  note: z.string(),
  /** What it is an example of; null when nobody has said. */
  skill: skillKeySchema.nullable(),
  /** Everybody in the organisation finds it; else only who kept it. */
  shared: z.boolean(),
  /** As the call stands now: lines put right since are shown as they were put right. */
  lines: z.array(momentLineSchema),
  /** Milliseconds from the first word of the call, where the first of the lines begins and the last one ends. */
  startMs: z.number().int(),
  endMs: z.number().int(),
  /** The asker may open the call's review, and so hear its recording. */
  canOpen: z.boolean(),
  /** Null: nothing to hear, or not for the asker. `offsetMs` is where in it the call’s first word is. */
  recording: z.object({ offsetMs: z.number().int() }).nullable(),
  /** The asker may change and remove it, and say who finds it. */
  canChange: z.boolean(),
  canShare: z.boolean(),
  at: timeSchema,
})
export type BestMoment = z.infer<typeof bestMomentSchema>

const told = {
  title: z.string().trim().min(1, 'Give the moment a title.').max(120).refine(isStorable, unstorable),
  note: z.string().trim().max(1000).refine(isStorable, unstorable),
  skill: skillKeySchema.nullable(),
  shared: z.boolean(),
}

export const keepMoment = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/best-moments',
  access: 'member',
  summary: `Keep up to ${mostMomentLines} lines of a reviewed call. The call’s rep and admins may share them with the organisation`,
  params: byId,
  body: z.strictObject({ ...told, fromTurn: z.number().int().min(0), toTurn: z.number().int().min(0) }),
  response: bestMomentSchema,
  status: 201,
  errors: ['not-found', 'forbidden'],
})

export const listBestMoments = endpoint({
  method: 'GET',
  path: '/api/best-moments',
  access: 'member',
  summary: 'Moments shared in the organisation and those the caller kept, newest first',
  query: z.object({
    ...pageQuery,
    limit: z.coerce.number().int().min(1).max(50).default(20),
    /** Part of the title or the note. */
    search: z.string().trim().max(200).optional(),
    skill: skillKeySchema.optional(),
    type: callTypeSchema.optional(),
    /** shared: found by everybody. own: kept by the caller. Both when left out. */
    whose: z.enum(['shared', 'own']).optional(),
  }),
  response: page(bestMomentSchema).extend({ allTotal: z.number().int() }),
  errors: [],
})

export const changeBestMoment = endpoint({
  method: 'PUT',
  path: '/api/best-moments/:id',
  access: 'member',
  summary: 'Say anew what a moment shows and who finds it',
  params: byId,
  body: z.strictObject(told),
  response: bestMomentSchema,
  errors: ['not-found', 'forbidden'],
})

export const removeBestMoment = endpoint({
  method: 'DELETE',
  path: '/api/best-moments/:id',
  access: 'member',
  summary: 'Let go of a moment. Its call stays as it is',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found'],
})
