import { z } from 'zod'
import { meterChangeSchema, metersSchema, moveSchema, objectionStateSchema, perceivedActSchema } from './vocabulary.ts'

const said = {
  /** Position in the call, from 0. */
  turn: z.number().int().min(0),
  words: z.string(),
  /** Milliseconds from the moment the buyer picked up. */
  startMs: z.number().int().min(0),
  endMs: z.number().int().min(0),
}

const saidByRep = {
  ...said,
  speaker: z.literal('rep'),
  /** typed: no pace can be measured. voice: times come from the microphone. */
  mode: z.enum(['typed', 'voice']),
}

const saidByBuyer = {
  ...said,
  speaker: z.literal('buyer'),
  /** Who of their side says it, where it is not the persona: whoever answers for them. */
  by: z.literal('gatekeeper').optional(),
  /** The rep cut in: `words` holds only what was said aloud. */
  cut: z.boolean(),
}

/** What was made of a rep's words. */
const perceived = { acts: z.array(perceivedActSchema) }

/** What a buyer's turn tells of their mind. */
const mind = {
  move: moveSchema,
  /** After this turn. */
  meters: metersSchema,
  /** What the rep turn before this one did to the meters. */
  changes: z.array(meterChangeSchema),
  /** Ids of facts given away in this turn. */
  facts: z.array(z.string()),
  /** The objection this turn raises, repeats or closes, if any. */
  objection: z.object({ id: z.string(), family: z.string(), state: objectionStateSchema }).optional(),
}

export const repTurnSchema = z.object({ ...saidByRep, ...perceived })
export type RepTurn = z.infer<typeof repTurnSchema>

export const buyerTurnSchema = z.object({ ...saidByBuyer, ...mind })
export type BuyerTurn = z.infer<typeof buyerTurnSchema>

/**
 * A turn as the record of a simulated call keeps it, and as the rep gets it when the call is over. Uploaded calls have
 * the `lines` of `getTranscript` instead, with no mind behind them.
 */
export const turnSchema = z.discriminatedUnion('speaker', [repTurnSchema, buyerTurnSchema])
export type Turn = z.infer<typeof turnSchema>

/** Must not be there: a turn of the record neither compiles nor parses as one of a running call. */
const withheld = z.never().optional()
type Withheld<Part> = Record<keyof Part, typeof withheld>

const withoutActs = { acts: withheld } satisfies Withheld<typeof perceived>
const withoutMind = {
  move: withheld,
  meters: withheld,
  changes: withheld,
  facts: withheld,
  objection: withheld,
} satisfies Withheld<typeof mind>

export const liveRepTurnSchema = z.object({ ...saidByRep, ...withoutActs })
export type LiveRepTurn = z.infer<typeof liveRepTurnSchema>

export const liveBuyerTurnSchema = z.object({ ...saidByBuyer, ...withoutMind })
export type LiveBuyerTurn = z.infer<typeof liveBuyerTurnSchema>

/** A turn as its rep gets it while the call runs: what was said and when, nothing of what it meant. */
export const liveTurnSchema = z.discriminatedUnion('speaker', [liveRepTurnSchema, liveBuyerTurnSchema])
export type LiveTurn = z.infer<typeof liveTurnSchema>

/** A rep's turn without what was made of its words. */
export const liveRepTurn = ({ turn, speaker, words, startMs, endMs, mode }: RepTurn): LiveRepTurn => ({
  turn,
  speaker,
  words,
  startMs,
  endMs,
  mode,
})

/** A buyer's turn without their mind. */
export const liveBuyerTurn = ({ turn, speaker, by, words, startMs, endMs, cut }: BuyerTurn): LiveBuyerTurn => ({
  turn,
  speaker,
  ...(by ? { by } : {}),
  words,
  startMs,
  endMs,
  cut,
})

/** A turn of the record as its rep gets it while the call runs. */
export const liveTurn = (turn: Turn): LiveTurn => (turn.speaker === 'rep' ? liveRepTurn(turn) : liveBuyerTurn(turn))
