import { z } from 'zod'

/** What a rep's words do. A turn may do several acts. What tells neighbours apart, the training lines show. */
export const acts = [
  'greeting',
  'intro',
  'permission',
  'small_talk',
  'q_process',
  'q_pain',
  'q_impact',
  'q_budget',
  'q_authority',
  'q_timeline',
  'q_competitor',
  'pitch',
  'value',
  'social_proof',
  'empathy',
  'clarify',
  'pricing',
  'next_step',
  'rude',
  'off_topic',
  'goodbye',
  'ack',
  'answer',
] as const
export const actSchema = z.enum(acts)
export type Act = z.infer<typeof actSchema>

/**
 * One act found in a turn. `confidence` is calibrated, 0..1. `start` and `end` are character offsets into the turn's
 * words (end exclusive), so `words.slice(start, end)` is the evidence.
 */
export const perceivedActSchema = z.object({
  act: actSchema,
  confidence: z.number().min(0).max(1),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})
export type PerceivedAct = z.infer<typeof perceivedActSchema>

export const callTypes = [
  'cold-call',
  'gatekeeper',
  'discovery',
  'demo',
  'objection-handling',
  'negotiation',
  'closing',
  'check-in',
  'referral',
] as const
export const callTypeSchema = z.enum(callTypes)
export type CallType = z.infer<typeof callTypeSchema>

/** The call types that can be practised today. The others keep their names in links and filters. */
export const playableCallTypes = [
  'cold-call',
  'gatekeeper',
  'discovery',
  'demo',
  'objection-handling',
  'negotiation',
  'closing',
  'check-in',
  'referral',
] as const satisfies readonly CallType[]
export const playableCallTypeSchema = z.enum(playableCallTypes)
export type PlayableCallType = z.infer<typeof playableCallTypeSchema>

/** Calls with somebody whose company has bought; with any other the past as a customer is made up. */
export const customerCallTypes: ReadonlySet<CallType> = new Set<CallType>(['check-in', 'referral'])

export const difficulties = ['easy', 'medium', 'hard', 'expert'] as const
export const difficultySchema = z.enum(difficulties)
export type Difficulty = z.infer<typeof difficultySchema>

/** What the buyer decided to do in a turn. The words come after the move and can't change it. */
export const moves = [
  'pick-up',
  'greet-back',
  'ask-who',
  'ask-purpose',
  'grant-time',
  'refuse-time',
  'answer-vague',
  'answer-plain',
  'reveal-fact',
  'slot-answer',
  'unknown-answer',
  'deflect',
  'object',
  'repeat-objection',
  'deepen-objection',
  'resolve-objection',
  'push-back',
  'ask-question',
  'react',
  'confirm-recap',
  'correct-recap',
  'agree-next-step',
  'refuse-next-step',
  'ask-next-step-detail',
  'price-reaction',
  'put-through',
  'give-time',
  'take-message',
  'brush-off',
  'interrupt',
  'take-up-word',
  'ask-meaning',
  'stay-in-character',
  'warn',
  'goodbye',
  'hang-up',
] as const
export const moveSchema = z.enum(moves)
export type Move = z.infer<typeof moveSchema>

/**
 * How a call ended; how good that is for a call of its type, `outcomeRank` in coaching says. `renewed` is a customer who stays, or
 * takes more of it, from a day that was named; `meeting` has a day or time; `follow-up` was agreed without one.
 * `terms-conceded` is `terms-agreed` with something given for nothing. A closing call ends `signed` with a yes, a day and whoever
 * has to sign accounted for; `clear-no` is a no with its reason, to a plain ask; `undecided` is neither. `names-given` are two
 * people whom a customer knows, with leave to use the customer's name or an introduction; `name-given` is less than that.
 * Whoever answers for somebody puts through, gives a
 * time to call back, takes a message or turns away.
 */
export const outcomes = [
  'signed',
  'terms-agreed',
  'terms-conceded',
  'renewed',
  'names-given',
  'name-given',
  'meeting',
  'clear-no',
  'objection-settled',
  'follow-up',
  'left-warm',
  'put-through',
  'call-back',
  'message-taken',
  'undecided',
  'open',
  'turned-away',
  'brush-off',
  'hung-up',
  'abandoned',
] as const
export const outcomeSchema = z.enum(outcomes)
export type Outcome = z.infer<typeof outcomeSchema>

export const speakers = ['rep', 'buyer'] as const
export const speakerSchema = z.enum(speakers)
export type Speaker = z.infer<typeof speakerSchema>

export const objectionFamilies = [
  'price',
  'timing',
  'incumbent',
  'tried-before',
  'no-need',
  'no-authority',
  'send-something',
  'vendor-trust',
  'security',
  'effort',
  'competitor',
  'contract',
  'complaint',
  'discretion',
] as const
export const objectionFamilySchema = z.enum(objectionFamilies)
export type ObjectionFamily = z.infer<typeof objectionFamilySchema>

export const objectionStates = ['raised', 'brushed-aside', 'resolved'] as const
export const objectionStateSchema = z.enum(objectionStates)
export type ObjectionState = z.infer<typeof objectionStateSchema>

/** The buyer's meters, each 0..100. Patience 0 ends the call. */
export const metersSchema = z.object({
  trust: z.number().min(0).max(100),
  interest: z.number().min(0).max(100),
  patience: z.number().min(0).max(100),
})
export type Meters = z.infer<typeof metersSchema>

/** Why the meters moved: plain words, the amounts, and the span of the rep's words that caused it (absent when nothing said caused it). */
export const meterChangeSchema = z.object({
  reason: z.string(),
  trust: z.number(),
  interest: z.number(),
  patience: z.number(),
  start: z.number().int().min(0).optional(),
  end: z.number().int().min(0).optional(),
})
export type MeterChange = z.infer<typeof meterChangeSchema>
