import { z } from 'zod'

/** What a line of the rep did about the decision. */
export const decisionTurns = [
  'nothing',
  'asked',
  'hedged',
  'asked-day',
  'asked-in-the-way',
  'settled-rest',
  'asked-meeting',
  'asked-again',
  'met-reason',
  'sold-again',
  'sold-past-yes',
] as const

/** Where the decision stands in a call that is about one. */
export const decisionSchema = z.object({
  turn: z.enum(decisionTurns),
  /** How often it was asked for plainly, and in words that can be left without an answer. */
  asks: z.number().int(),
  hedges: z.number().int(),
  /** Worries that the ask has brought up. */
  worries: z.number().int(),
  /** `nearly`: they are not there yet, and said what they lack. `yes`: in principle; what belongs to it may be missing. */
  answer: z.enum(['none', 'nearly', 'yes', 'no', 'day']),
  /** Whoever has to sign has a place in it: the buyer signs themselves, or the rep has said how the signature comes about. */
  signerSeen: z.boolean(),
  /** What the no was about: a family of worries, or what they lacked. Null while there has been none. */
  why: z.string().nullable().default(null),
  /** The rep has spoken to the reason of a no, and it was one no longer: that happens once. */
  turned: z.boolean().default(false),
})
export type DecisionMemory = z.infer<typeof decisionSchema>

/** Before anything was said about it. */
export function newDecision(signsThemselves: boolean): DecisionMemory {
  return {
    turn: 'nothing',
    asks: 0,
    hedges: 0,
    worries: 0,
    answer: 'none',
    signerSeen: signsThemselves,
    why: null,
    turned: false,
  }
}

/** After an answer that was not said aloud: what was asked stays asked, and is not answered. */
export function undecidedAgain(now: DecisionMemory | null, before: DecisionMemory | null): DecisionMemory | null {
  return now === null || before === null
    ? now
    : { ...now, answer: before.answer, worries: before.worries, turned: before.turned }
}
