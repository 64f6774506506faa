import { z } from 'zod'
import { namesSchema } from './names/names.ts'
import { decisionSchema } from './decision/decision.ts'
import { conditionKinds } from './heard/conditions.ts'
import { bargainSchema } from './terms/bargain.ts'
import { metersSchema, objectionStateSchema } from '@ringside/contract/simulations/vocabulary'

/** What the buyer has asked the rep and still waits to hear about. */
export const buyerQuestions = ['purpose', 'proof', 'step-detail', 'own'] as const

const agreedStepSchema = z.object({
  kind: z.enum(['meeting', 'follow-up']),
  /** The words that fixed it: the rep's, or a day of the buyer's that the rep took. */
  words: z.string(),
})

/** One part of the line just said. When the rep cuts in, the parts that were not said aloud are taken back. */
const pieceSchema = z.object({
  text: z.string(),
  fact: z.string().nullable(),
  objection: z.string().nullable(),
  agreed: z.boolean(),
  /** It asks what became of a promise. */
  promise: z.boolean().optional(),
})
export type Piece = z.infer<typeof pieceSchema>

const conditionSchema = z.object({
  kind: z.enum(conditionKinds),
  /** When it was set, or called in. */
  turn: z.number().int(),
  state: z.enum(['open', 'called-in', 'met']),
})

const objectionMemorySchema = z.object({
  id: z.string(),
  state: objectionStateSchema,
  /** The rep has shown that the worry was heard. */
  acknowledged: z.boolean(),
  /** The buyer has said what lies behind it. */
  explained: z.boolean(),
  brushed: z.number().int(),
  /** Answers that spoke to it and were doubted, and what is doubted of the last one (`doubts`); null when nothing is. */
  doubts: z.number().int().default(0),
  doubt: z.string().nullable().default(null),
  /** The buyer has put it aside for now, or had. They come back to it before they agree to anything. */
  parked: z.enum(['never', 'now', 'before']).default('never'),
  /** The rep's words that settled it: whoever takes them back opens it again. */
  settledWith: z.string().nullable().default(null),
})
export type ObjectionMemory = z.infer<typeof objectionMemorySchema>

/** What whoever answers for the persona asks before they put anybody through, besides who it is and what it is about. */
export const deskTests = ['expected', 'email', 'happy', 'why'] as const
export type DeskTest = (typeof deskTests)[number]

/** What whoever answers for the persona has made of the caller so far. */
const deskSchema = z.object({
  /** Who hears the rep's next line. `connecting`: the rep was put through, and the persona is about to pick up. */
  line: z.enum(['gatekeeper', 'connecting', 'persona']),
  /** What the caller has told: their name, where they are from, and how good a reason (0 none, 1 one, 2 one about this company). */
  knows: z.object({ name: z.boolean(), company: z.boolean(), reason: z.number().int().min(0).max(2) }),
  /** What is asked before anybody is put through, in this order, and what has been asked of it. */
  tests: z.array(z.enum(deskTests)),
  passed: z.number().int(),
  asked: z.enum(deskTests).nullable(),
  /** Answers that did not do. */
  failed: z.number().int(),
  refused: z.boolean(),
  lies: z.number().int(),
  /** What the rep got instead of being put through. */
  given: z.enum(['call-back', 'message-taken']).nullable(),
  /** How the caller comes recommended when they are put through. */
  won: z.boolean(),
  /** Call time at which the persona was called, in milliseconds; 0 before. */
  throughAtMs: z.number(),
})
export type Desk = z.infer<typeof deskSchema>

/** The buyer's whole state of mind between two lines. Plain JSON: stored with the call, and forked for a retry. */
export const mindSchema = z.object({
  version: z.literal(1),
  random: z.number().int(),
  meters: metersSchema,
  /** Rep turns heard so far. */
  turn: z.number().int(),
  phase: z.enum(['opening', 'talking', 'closing', 'ended']),
  /** What the buyer knows of the caller. */
  knows: z.object({ name: z.boolean(), reason: z.boolean() }),
  facts: z.array(z.object({ id: z.string(), depth: z.enum(['plain', 'full']) })),
  /** Facts the rep came with: somebody of the company had told them or a colleague of theirs. */
  brought: z.array(z.string()).default([]),
  /** Facts the buyer has dodged; a second try is answered differently. */
  dodged: z.array(z.string()),
  objections: z.array(objectionMemorySchema),
  /** The objection on the table. */
  pending: z.string().nullable(),
  /** What the buyer made a condition of along the way, to be called in with a yes. */
  conditions: z.array(conditionSchema).default([]),
  question: z.object({ kind: z.enum(buyerQuestions), turn: z.number().int() }).nullable(),
  step: z.object({
    asks: z.number().int(),
    refusals: z.number().int(),
    agreed: agreedStepSchema.nullable(),
    /** The rep asked for a meeting and the buyer asked when or what for. */
    wanted: z.boolean(),
    brushedOff: z.boolean(),
    /** The rep's last words that named a day or a time for it: "then fifteen minutes?" still means that one. */
    proposed: z.string().nullable().default(null),
    /** What the buyer would have instead of it ("Friday at two"), and what they turned down; null when nothing is open. */
    counter: z
      .object({
        over: z.enum(['day', 'time', 'length']),
        slot: z.string(),
        refused: z.string().nullable(),
        turn: z.number().int(),
      })
      .nullable()
      .default(null),
  }),
  /** Where the bargain over the terms stands; null in a call that is about none. */
  bargain: bargainSchema.nullable().default(null),
  /** Where the asking for people they know stands; null in a call that is about none. */
  names: namesSchema.nullable().default(null),
  /** Where the decision stands; null in a call that is about none. */
  decision: decisionSchema.nullable().default(null),
  /** The fact last talked about: what "tell me more" means. */
  topic: z.string().nullable(),
  /** Wordings that have been said, by template. */
  used: z.array(z.string()),
  /** The rep's lines, folded, to notice one said twice. */
  heard: z.array(z.string()),
  /** How often each thing has happened: causes of meter changes, warnings, attacks, silences. */
  counts: z.record(z.string(), z.number().int()),
  /** The parts of the buyer's last line. */
  pieces: z.array(pieceSchema),
  /** State to go back to for what a cut line did not say. */
  before: z
    .object({
      facts: z.array(z.object({ id: z.string(), depth: z.enum(['plain', 'full']) })),
      objections: z.array(objectionMemorySchema),
      pending: z.string().nullable(),
      agreed: agreedStepSchema.nullable(),
      bargain: bargainSchema.nullable().default(null),
      names: namesSchema.nullable().default(null),
      decision: decisionSchema.nullable().default(null),
      phase: z.enum(['opening', 'talking', 'closing', 'ended']),
    })
    .nullable(),
  /** Null where the persona picked up themselves, and in minds from before others could. */
  desk: deskSchema.nullable().default(null),
  /** Why the buyer ended the call; null while it runs. */
  endedBecause: z.enum(['rude', 'pressure', 'patience', 'attack', 'silence', 'time', 'goodbye']).nullable(),
})
export type Mind = z.infer<typeof mindSchema>

const eachOf = <Thing extends object>(things: readonly Thing[]): Thing[] => things.map((thing) => ({ ...thing }))

/**
 * The same mind, and nothing in it shared: a change to one leaves the other as it was. By name, as `structuredClone` takes
 * ten times as long, and a line is answered from one or two copies.
 */
export function copyOf(mind: Mind): Mind {
  const {
    meters,
    knows,
    facts,
    brought,
    dodged,
    objections,
    conditions,
    question,
    step,
    used,
    heard,
    counts,
    pieces,
    bargain,
    names,
    decision,
    before,
    desk,
  } = mind
  return {
    ...mind,
    meters: { ...meters },
    knows: { ...knows },
    facts: eachOf(facts),
    brought: [...brought],
    dodged: [...dodged],
    objections: eachOf(objections),
    conditions: eachOf(conditions),
    question: question && { ...question },
    step: { ...step, agreed: step.agreed && { ...step.agreed }, counter: step.counter && { ...step.counter } },
    used: [...used],
    heard: [...heard],
    counts: { ...counts },
    pieces: eachOf(pieces),
    // Few calls have one, and it is small.
    bargain: bargain && structuredClone(bargain),
    names: names && structuredClone(names),
    decision: decision && { ...decision },
    desk: desk && { ...desk, knows: { ...desk.knows }, tests: [...desk.tests] },
    before: before && copyOfBefore(before),
  }
}

function copyOfBefore(before: NonNullable<Mind['before']>): Mind['before'] {
  return {
    ...before,
    bargain: before.bargain && structuredClone(before.bargain),
    names: before.names && structuredClone(before.names),
    decision: before.decision && { ...before.decision },
    facts: eachOf(before.facts),
    objections: eachOf(before.objections),
    agreed: before.agreed && { ...before.agreed },
  }
}

/** A worry as it is when it has just been raised. */
export function newWorry(id: string): ObjectionMemory {
  return {
    id,
    state: 'raised',
    acknowledged: false,
    explained: false,
    brushed: 0,
    doubts: 0,
    doubt: null,
    parked: 'never',
    settledWith: null,
  }
}

/** How often something has happened in this call. */
export function countOf(mind: Mind, what: string): number {
  return mind.counts[what] ?? 0
}

/** Counts one more, and returns how often it has now happened. */
export function count(mind: Mind, what: string): number {
  const times = countOf(mind, what) + 1
  mind.counts[what] = times
  return times
}

/** The buyer has told this fact, plainly or in full. */
export function hasGiven(mind: Mind, factId: string): boolean {
  return mind.facts.some((fact) => fact.id === factId)
}

/** Both of them know that the other knows: the buyer has told it, or the rep came with it. */
export function isShared(mind: Mind, factId: string): boolean {
  return hasGiven(mind, factId) || mind.brought.includes(factId)
}

/** What was last asked for is that the customer stays or takes more, and not a time to talk. */
export function isToRenew(mind: Mind): boolean {
  return countOf(mind, 'asked-to-renew') > 0
}

/** The yes they gave last was to stay or to take more. */
export function hasRenewed(mind: Mind): boolean {
  return countOf(mind, 'renewed') > 0
}

/** How many facts both of them know. */
export function sharedCount({ facts, brought }: Mind): number {
  return new Set([...facts.map(({ id }) => id), ...brought]).size
}
