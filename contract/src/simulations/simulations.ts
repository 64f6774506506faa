import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { exportedIds, mostExported, page, pageQuery, timesQuery } from '../kernel/paging.ts'
import { spokenText } from '../kernel/text.ts'
import { reviewSchema } from '../reviews/review.ts'
import { maxNotesLength } from './call-protocol.ts'
import { foundLineSchema } from './found-line.ts'
import { personaSnapshotSchema } from './persona-snapshot.ts'
import { planItemSchema } from './plan-item.ts'
import { liveTurnSchema, turnSchema } from './turn.ts'
import { callTypeSchema, difficultySchema, outcomeSchema, playableCallTypeSchema } from './vocabulary.ts'

/**
 * waiting: made, nobody has called yet. live: the buyer picked up. ended: over, being scored. reviewed: scored.
 * failed: over, and scoring was given up; it may be asked for again.
 */
export const simulationStates = ['waiting', 'live', 'ended', 'reviewed', 'failed'] as const
export const simulationStateSchema = z.enum(simulationStates)

export const simulationSchema = z.object({
  _id: idSchema,
  orgId: providerIdSchema,
  userId: providerIdSchema,
  repName: z.string(),
  persona: personaSnapshotSchema,
  type: callTypeSchema,
  difficulty: difficultySchema,
  state: simulationStateSchema,
  outcome: outcomeSchema.nullable(),
  /** 0..100, null while not scored or when too short to score. */
  score: z.number().int().nullable(),
  /** The score by the engine alone, where a manager judged a criterion otherwise; else null. */
  engineScore: z.number().int().nullable(),
  /** A blocker of its rubric failed it, whatever its score. */
  failedBlocker: z.boolean(),
  /** Against this rep's previous call of the same type, or the call this one was retried from; null on the first. */
  scoreChange: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  endedAt: timeSchema.nullable(),
  /** The call this one was forked from, and the turn said anew. */
  forkedFrom: z.object({ simulationId: idSchema, turn: z.number().int() }).nullable(),
  /** The uploaded call that this one, or the call it was forked from, goes on from, and the line said anew. */
  takenUpFrom: z.object({ transcriptId: idSchema, line: z.number().int() }).nullable(),
})
export type Simulation = z.infer<typeof simulationSchema>

/**
 * Retries that come with one credit: all that go on from any moment of a call that was paid for, or of another retry of it.
 * Each is a whole call to run, keep and score, so there is an end to them.
 */
export const freeRetries = 10

export const createSimulation = endpoint({
  method: 'POST',
  path: '/api/simulations',
  access: 'member',
  summary: 'Set up a call; reserves a credit. Send an Idempotency-Key header: the same key gives the same call',
  body: z.strictObject({ personaId: idSchema, type: playableCallTypeSchema, difficulty: difficultySchema }),
  response: simulationSchema,
  status: 201,
  errors: ['not-found', 'no-credits', 'conflict', 'idempotency-mismatch'],
})

export const getCallBrief = endpoint({
  method: 'GET',
  path: '/api/simulations/brief',
  access: 'member',
  summary: 'What a call of a type with a persona would begin with, before it is set up; costs nothing',
  query: z.object({ personaId: idSchema, type: playableCallTypeSchema }),
  response: z.object({
    /** What the organisation has found out and still holds in such a call, by fact: a customer is past much of it. */
    known: z.array(z.string()),
    /** What the type presupposes this persona to have told the caller in a talk nobody played; both sides take it as said. */
    saidBefore: z.array(z.object({ factId: z.string(), summary: z.string() })),
    /** What the call's plan will ask for. */
    toFind: z.array(z.object({ factId: z.string(), label: z.string() })),
  }),
  errors: ['not-found', 'conflict'],
})

/** A call in a list. */
export const listedSimulationSchema = simulationSchema.extend({
  /** Set when what was searched for was said in the call, and is not just whom it was with. */
  found: foundLineSchema.nullable(),
})
export type ListedSimulation = z.infer<typeof listedSimulationSchema>

const callFilters = {
  /** An admin may name a member, or `all`. */
  userId: z.string().max(200).optional(),
  /** Part of a name, or words that were said. */
  search: z.string().trim().max(200).optional(),
  type: callTypeSchema.optional(),
  difficulty: difficultySchema.optional(),
  outcome: outcomeSchema.optional(),
  minScore: z.coerce.number().int().min(0).max(100).optional(),
  maxScore: z.coerce.number().int().min(0).max(100).optional(),
  ...timesQuery,
  accountId: idSchema.optional(),
  personaId: idSchema.optional(),
  sort: z.enum(['when', 'score', 'length']).default('when'),
  direction: z.enum(['asc', 'desc']).default('desc'),
}

export const listSimulations = endpoint({
  method: 'GET',
  path: '/api/simulations',
  access: 'member',
  summary: 'Finished calls, newest first: the caller’s own, or for an admin anybody’s',
  query: z.object({ ...pageQuery, ...callFilters }),
  response: page(listedSimulationSchema).extend({ allTotal: z.number().int() }),
  errors: ['forbidden'],
})

export const exportSimulations = endpoint({
  method: 'GET',
  path: '/api/simulations/export.csv',
  access: 'member',
  summary: `A table of finished calls, by the same filters as their list or only those named; at most ${mostExported}`,
  query: z.object({ ...callFilters, ids: exportedIds }),
  /** The bytes of a file to save. */
  response: z.unknown(),
  errors: ['forbidden'],
})

const described = {
  simulation: simulationSchema,
  plan: z.array(planItemSchema),
  goal: z.string(),
  notes: z.string(),
  expectedMinutes: z.number(),
}

export const getSimulation = endpoint({
  method: 'GET',
  path: '/api/simulations/:id',
  access: 'member',
  summary:
    'One call with its turns, the buyer’s mind in them once it is over; the caller’s own, or for an admin anybody’s, without turns and notes while it runs',
  params: byId,
  response: z.discriminatedUnion('isOver', [
    z.object({ ...described, isOver: z.literal(false), turns: z.array(liveTurnSchema) }),
    z.object({ ...described, isOver: z.literal(true), turns: z.array(turnSchema) }),
  ]),
  errors: ['not-found'],
})

export const endSimulation = endpoint({
  method: 'POST',
  path: '/api/simulations/:id/end',
  access: 'member',
  summary: 'Hang up one’s own call from outside the socket; ending an ended call changes nothing',
  params: byId,
  response: simulationSchema,
  errors: ['not-found'],
})

export const forkSimulation = endpoint({
  method: 'POST',
  path: '/api/simulations/:id/fork',
  access: 'member',
  summary:
    'A new call that goes on from just before a rep turn of a finished one, the buyer’s mind as it was; free, `freeRetries` times for each call that was paid for',
  params: byId,
  body: z.strictObject({ turn: z.number().int().min(0) }),
  response: simulationSchema,
  status: 201,
  errors: ['not-found', 'conflict'],
})

export const saveNotes = endpoint({
  method: 'PUT',
  path: '/api/simulations/:id/notes',
  access: 'member',
  summary: 'Keep the rep’s notes of a call',
  params: byId,
  body: z.strictObject({ notes: spokenText(maxNotesLength) }),
  response: z.object({ notes: z.string() }),
  errors: ['not-found'],
})

/** What a language model did for the buyer of a call, and what came of the limits on it. */
export const wordingSchema = z.object({
  /** The model's own name. */
  model: z.string(),
  /** Lines it worded, and lines it was asked for and the buyer said as decided all the same. */
  worded: z.number().int().min(0),
  kept: z.number().int().min(0),
  /** In dollars. */
  cost: z.number().min(0),
  /** The limit on spending that was reached, after which no line was worded: the call's own or the organisation's month. */
  stoppedBy: z.enum(['call', 'month']).nullable(),
})
export type Wording = z.infer<typeof wordingSchema>

export const getSimulationReview = endpoint({
  method: 'GET',
  path: '/api/simulations/:id/review',
  access: 'member',
  summary: 'The review of an ended call; `scoring` while it is being made, `failed` when that was given up',
  params: byId,
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('in-call') }),
    z.object({ state: z.literal('scoring') }),
    z.object({ state: z.literal('failed') }),
    z.object({
      state: z.literal('ready'),
      reviewId: idSchema,
      review: reviewSchema,
      createdAt: timeSchema,
      /** The call that `scoreChange` is measured from; null when there was none, or it is there no more. */
      comparedWith: z.object({ simulationId: idSchema, endedAt: timeSchema, buyerName: z.string() }).nullable(),
      /** Of `freeRetries`, those that the call paid for still has; a retry of it has the same. */
      retriesLeft: z.number().int().min(0),
      /** Null: the buyer's words were all the engine's own. */
      wording: wordingSchema.nullable(),
    }),
  ]),
  errors: ['not-found'],
})

export const scoreSimulationAgain = endpoint({
  method: 'POST',
  path: '/api/simulations/:id/score',
  access: 'member',
  summary: 'Score a call again whose scoring failed; of any other call it changes nothing. The rep’s own alone; free',
  params: byId,
  response: simulationSchema,
  errors: ['not-found'],
})
