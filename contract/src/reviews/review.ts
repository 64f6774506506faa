import { z } from 'zod'
import { idSchema } from '../kernel/ids.ts'
import { callTypeSchema, metersSchema, outcomeSchema, speakerSchema } from '../simulations/vocabulary.ts'
import { earlierJudgementSchema, earlierTypeSchema, overrideSchema } from './judgement.ts'
import { proseSchema } from './prose.ts'

/** An exact span of one turn's words. Checked against the turns before a review is stored. */
export const quoteSchema = z.object({
  turn: z.number().int().min(0),
  speaker: speakerSchema,
  quote: z.string().min(1),
  startMs: z.number().int().min(0),
})
export type Quote = z.infer<typeof quoteSchema>

export const metricKeys = [
  'talkRatio',
  'longestMonologue',
  'switchesPerMinute',
  'questions',
  'openQuestions',
  'questionSpread',
  'replyGap',
  'pace',
  'fillers',
  'hedges',
  'interruptions',
  'nextStep',
  'priceMentionedAt',
  'sentiment',
] as const
export const metricKeySchema = z.enum(metricKeys)
export type MetricKey = z.infer<typeof metricKeySchema>

/**
 * One measured figure of a call.
 * `value` is null when the metric does not apply (a typed call has no pace) or nothing happened (price never mentioned).
 * `range` is the recommended [low, high] for the call type; null ends are open. `at` is where in the call it went off.
 */
export const metricSchema = z.object({
  key: metricKeySchema,
  label: z.string(),
  value: z.number().nullable(),
  /** ratio (0..1), seconds, count, per-minute, words-per-minute, score (-1..1), yes-no (0 or 1) */
  unit: z.enum(['ratio', 'seconds', 'count', 'per-minute', 'words-per-minute', 'score', 'yes-no']),
  /** What a person reads: "46 : 54", "1:14", "162 wpm". */
  display: z.string(),
  range: z.tuple([z.number().nullable(), z.number().nullable()]).nullable(),
  /** The axis of the range bar, in the metric's unit. */
  scale: z.tuple([z.number(), z.number()]),
  verdict: z.enum(['good', 'edge', 'low', 'high', 'none']),
  verdictText: z.string(),
  applies: z.boolean(),
  /** Times were estimated from the words, not measured. */
  estimated: z.boolean(),
  /** Where the range comes from, in one sentence a rep can check. */
  source: z.string(),
  at: quoteSchema.nullable(),
})
export type Metric = z.infer<typeof metricSchema>

/** The first is what an organisation starts with. */
export const rubricKeys = ['coachable', 'spin', 'bant', 'meddpicc', 'challenger', 'sandler'] as const
export const rubricKeySchema = z.enum(rubricKeys)
export type RubricKey = z.infer<typeof rubricKeySchema>

/** Names a rubric: the key of a built-in one, or the id of one of the organisation's own. */
export const rubricIdSchema = z.union([rubricKeySchema, idSchema])
export type RubricId = z.infer<typeof rubricIdSchema>

/** The parts of the craft. A rep's progress is told by them, whichever rubric their organisation scores calls with. */
export const skillKeys = ['opening', 'discovery', 'listening', 'value', 'objections', 'next-step'] as const
export const skillKeySchema = z.enum(skillKeys)
export type SkillKey = z.infer<typeof skillKeySchema>

/** One check inside a criterion: partial credit is what counts of its checks, divided by their number. */
export const checkResultSchema = z.object({
  /** Begins with the skill that the check belongs to: "discovery.impact". What an organisation looks for by phrases begins with "phrases." and belongs to none. */
  key: z.string(),
  text: z.string(),
  met: z.boolean(),
  quote: quoteSchema.nullable(),
  /**
   * How much of it counts, 0..1 in tenths, where that is neither all of what is met nor nothing of what is not: in calls
   * of which only the words are known, the likelihood that a coach would tick it; and part of a question that was asked
   * and that the buyer told nothing in answer to.
   */
  share: z.number().min(0).max(1).optional(),
})
export type CheckResult = z.infer<typeof checkResultSchema>

/** What a call must have in it, or must not, whatever its score: one that is not met fails the call, and the number stays. */
export const blockerResultSchema = checkResultSchema.extend({
  /** It must not be said; `quote` is then where it was. */
  forbidden: z.boolean().optional(),
  /** Why it failed: "You did not say “this call is recorded” in the first 2 minutes." Empty when met. */
  reason: z.string(),
})
export type BlockerResult = z.infer<typeof blockerResultSchema>

/** Where to take the call up again. `turn` is the rep turn that is said anew. */
export const retryPointSchema = z.object({
  turn: z.number().int().min(0),
  startMs: z.number().int().min(0),
  why: z.string(),
})
export type RetryPoint = z.infer<typeof retryPointSchema>

/**
 * not-shown: there was occasion and nothing was done; counts as 0. not-applicable: there was no occasion; its weight
 * goes to the others.
 */
export const criterionScoreSchema = z.object({
  /** The rubric's own name for it: "opening", "need-payoff". */
  criterion: z.string().min(1),
  label: z.string(),
  state: z.enum(['scored', 'not-shown', 'not-applicable']),
  /** 1..5; null unless scored. */
  level: z.number().int().min(1).max(5).nullable(),
  /**
   * How much of it was done, 0..1: what counts of its checks, divided by their number. The level is this, rounded to
   * fifths. Not there where it was not scored, and in reviews made before it was kept.
   */
  done: z.number().min(0).max(1).optional(),
  /** Per cent; the weights of a rubric sum to 100. */
  weight: z.number().min(0).max(100),
  /** Points of 100 this criterion could still add. */
  pointsToGain: z.number().min(0).max(100),
  /** What the level means, from the rubric. */
  descriptor: z.string(),
  checks: z.array(checkResultSchema),
  evidence: z.array(quoteSchema),
  /** What to do next time, naming what was said in this call. */
  advice: z.string(),
  /** Where in this call what was missed could be tried again; null where nothing could. Reviews made before this was kept have none. */
  retryFrom: retryPointSchema.nullable().optional(),
  /** Set where a manager judged it: state and level are theirs, all else stays the engine's. */
  override: overrideSchema.optional(),
})
export type CriterionScore = z.infer<typeof criterionScoreSchema>

export const momentKinds = [
  'objection',
  'buying-signal',
  'fact',
  'monologue',
  'interruption',
  'next-step',
  'opening',
  'misstep',
  /** What a criterion of the rubric asks for and no other kind tells. */
  'criterion',
] as const
export const momentKindSchema = z.enum(momentKinds)

/** A place in the call worth looking at. `caught` false is a missed one, and then `sayItBetter` is set. */
export const momentSchema = z.object({
  id: z.string(),
  kind: momentKindSchema,
  caught: z.boolean(),
  turn: z.number().int().min(0),
  startMs: z.number().int().min(0),
  /** "Objection: timing. Handled" */
  label: z.string(),
  quote: quoteSchema,
  /** A line the rep could have said here, built from what this buyer had said. */
  sayItBetter: z.string().nullable(),
  /** Keys of the criteria that it shows, or that missed it. Reviews made before this was kept have none. */
  criteria: z.array(z.string()).optional(),
})
export type Moment = z.infer<typeof momentSchema>

/** What one line did to the buyer. */
export const mindStepSchema = z.object({
  turn: z.number().int().min(0),
  startMs: z.number().int().min(0),
  meters: metersSchema,
  /** "You asked why it failed, and waited". Empty when the meters barely moved. */
  headline: z.string(),
  change: z.object({ trust: z.number(), interest: z.number(), patience: z.number() }),
  quote: quoteSchema.nullable(),
})
export type MindStep = z.infer<typeof mindStepSchema>

const scored = z.object({
  state: z.literal('scored'),
  /** 0..100: the sum of weight x how much was done over the criteria that apply, scaled to 100 and rounded. */
  total: z.number().int().min(0).max(100),
  /** What the engine's own judgements come to; set where a manager judged otherwise. */
  engineTotal: z.number().int().min(0).max(100).optional(),
  scores: z.array(criterionScoreSchema),
})
const tooShort = z.object({ state: z.literal('too-short'), reason: z.string() })

/** The scorecard of a call. The same turns and rubric version always give the same review. */
export const reviewSchema = z.object({
  rubric: z.object({ key: rubricIdSchema, name: z.string(), version: z.number().int().min(1) }),
  type: callTypeSchema,
  outcome: outcomeSchema,
  outcomeText: z.string(),
  result: z.discriminatedUnion('state', [scored, tooShort]),
  /** In the rubric's order; empty where it has none, and for a call too short to score. Reviews made before there were any have none. */
  blockers: z.array(blockerResultSchema).default([]),
  /** One sentence: what won and what lost it. */
  verdict: z.string(),
  metrics: z.array(metricSchema),
  moments: z.array(momentSchema),
  mind: z.object({ start: metersSchema, steps: z.array(mindStepSchema) }).nullable(),
  /** What to do after this call: promises made, the step agreed, what is still to find. */
  nextSteps: z.array(z.object({ text: z.string(), quote: quoteSchema.nullable() })),
  facts: z.object({
    earned: z.array(z.object({ id: z.string(), label: z.string(), turn: z.number().int(), startMs: z.number().int() })),
    total: z.number().int(),
  }),
  retryFrom: retryPointSchema.nullable(),
  /** Sentences that speak to whoever scores the call: they count for nothing. Reviews made before this was kept have none. */
  notCounted: z.array(quoteSchema).default([]),
  /** What managers judged under the rubric, or of the kind of call, that it was scored as before; left out where there is nothing of it. */
  earlierJudgements: z.array(earlierJudgementSchema).optional(),
  /** What it came to as other kinds of call, the latest first; left out where there is nothing of it, and for who only reads what is shared. */
  earlierTypes: z.array(earlierTypeSchema).optional(),
  /** Whose words stand in this review everywhere but in `prose`. */
  wordedBy: z.literal('engine'),
  /** Left out where no model was to word it, and never part of what is scored or compared. */
  prose: proseSchema.optional(),
})
export type Review = z.infer<typeof reviewSchema>
