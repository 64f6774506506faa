import { z } from 'zod'
import { idSchema } from '../kernel/ids.ts'
import { spokenText } from '../kernel/text.ts'
import { personaOnCallSchema } from './persona-snapshot.ts'
import { planItemSchema } from './plan-item.ts'
import { liveBuyerTurnSchema, liveRepTurnSchema } from './turn.ts'
import { callTypeSchema, difficultySchema, outcomeSchema } from './vocabulary.ts'

/**
 * The call's socket, `WS /api/simulations/{id}/call`. The browser's first frame is `join`, with the token in it (never in
 * the address); nothing is answered before it. Every server event carries `seq`, counted from 1 per call: after a dropped
 * connection `join` with `lastSeq` brings all later events again, each once. A rep turn is written to the database before
 * it is acknowledged by `rep-turn`; sending the same `lineId` again is answered by the same event. Of the buyer's mind the
 * socket carries the mood alone: the rest is the review's.
 */
export const callProtocolVersion = 2

/** Frames larger than this close the socket (1009). */
export const maxFrameBytes = 64 * 1024

/** Longest line a rep can say in one turn, in characters. */
export const maxLineLength = 20_000

/** Longest notes of one call, in characters, on the socket and past it. */
export const maxNotesLength = 10_000

export const closeCodes = {
  badToken: 4401,
  forbidden: 4403,
  notFound: 4404,
  wrongVersion: 4406,
  takenOver: 4409,
  slowReader: 4413,
} as const

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    version: z.number().int(),
    token: z.string().min(1).max(20_000),
    lastSeq: z.number().int().min(0).default(0),
  }),
  z.strictObject({
    type: z.literal('line'),
    /** Made by the browser, so that a line sent twice counts once. */
    lineId: z.uuid(),
    words: spokenText(maxLineLength),
    mode: z.enum(['typed', 'voice']),
    /** When the rep began to speak or type, in ms of the call; the server clamps it to what is possible. */
    startMs: z.number().int().min(0).optional(),
  }),
  /** The rep cut in: only the first `wordsSaid` words of buyer turn `turn` were said aloud. */
  z.strictObject({ type: z.literal('interrupt'), turn: z.number().int().min(0), wordsSaid: z.number().int().min(0) }),
  /** The whole of buyer turn `turn` was said aloud. */
  z.strictObject({ type: z.literal('spoken'), turn: z.number().int().min(0) }),
  z.strictObject({ type: z.literal('notes'), notes: spokenText(maxNotesLength) }),
  z.strictObject({ type: z.literal('hang-up') }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>

/** Shown on easy and medium only. `level` 0..100. */
export const moodSchema = z.object({ word: z.string(), level: z.number().min(0).max(100) })
export type Mood = z.infer<typeof moodSchema>

const sequenced = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ seq: z.number().int().min(1), ...shape })

export const callEventSchema = z.discriminatedUnion('type', [
  /** The buyer picked up; the clock starts. */
  sequenced({ type: z.literal('picked-up'), atMs: z.literal(0) }),
  /** A rep turn is safely kept. */
  sequenced({ type: z.literal('rep-turn'), lineId: z.string(), turn: liveRepTurnSchema }),
  /** The buyer begins to speak turn `turn.turn`. Its words are final unless the rep cuts in. `mood` is null on hard and expert. */
  sequenced({ type: z.literal('buyer-turn'), turn: liveBuyerTurnSchema, mood: moodSchema.nullable() }),
  /** The rep cut in: the turn now has only what was said aloud. */
  sequenced({ type: z.literal('buyer-cut'), turn: liveBuyerTurnSchema }),
  sequenced({ type: z.literal('fact-found'), item: planItemSchema }),
  sequenced({
    type: z.literal('time-nearly-up'),
    leftMs: z.number().int(),
    /** When in the call; events kept before this was told have none. */
    atMs: z.number().int().min(0).optional(),
  }),
  sequenced({ type: z.literal('whisper'), id: z.string(), from: z.string(), text: z.string() }),
  sequenced({
    type: z.literal('ended'),
    outcome: outcomeSchema,
    endedBy: z.enum(['rep', 'buyer', 'time', 'abandoned']),
    atMs: z.number().int(),
  }),
])
export type CallEvent = z.infer<typeof callEventSchema>

export const serverMessageSchema = z.discriminatedUnion('type', [
  /** Answer to `join`: who and what, then the events after `lastSeq` follow. */
  z.object({
    type: z.literal('joined'),
    version: z.literal(callProtocolVersion),
    simulationId: idSchema,
    persona: personaOnCallSchema,
    /** As `buyerProfileSchema` has it: each 0..1. */
    voice: z.object({ pitch: z.number(), pace: z.number() }),
    callType: callTypeSchema,
    difficulty: difficultySchema,
    goal: z.string(),
    plan: z.array(planItemSchema),
    /** What the rep can say of what they sell, from their product summary; absent without one. */
    offer: z
      .object({ value: z.string().nullable(), proof: z.string().nullable(), price: z.string().nullable() })
      .optional(),
    notes: z.string(),
    expectedMinutes: z.number(),
    /** Milliseconds since the buyer picked up, at the moment of joining; null before. */
    elapsedMs: z.number().int().nullable(),
    lastSeq: z.number().int(),
  }),
  z.object({ type: z.literal('event'), event: callEventSchema }),
  /** The buyer is working out what to say; shown as "Thinking" when it lasts. Not kept. */
  z.object({ type: z.literal('thinking') }),
  /** Who is watching, by name. Not kept. */
  z.object({ type: z.literal('watchers'), names: z.array(z.string()) }),
  z.object({ type: z.literal('notes-saved') }),
  z.object({ type: z.literal('pong') }),
  /** A message could not be taken; the call goes on. */
  z.object({ type: z.literal('refused'), message: z.string(), lineId: z.string().optional() }),
])
export type ServerMessage = z.infer<typeof serverMessageSchema>
