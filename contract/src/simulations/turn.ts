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

export const repTurnSchema = z.object({
  ...said,
  speaker: z.literal('rep'),
  acts: z.array(perceivedActSchema),
  /** typed: no pace can be measured. voice: times come from the microphone. */
  mode: z.enum(['typed', 'voice']),
})
export type RepTurn = z.infer<typeof repTurnSchema>

export const buyerTurnSchema = z.object({
  ...said,
  speaker: z.literal('buyer'),
  move: moveSchema,
  /** After this turn. */
  meters: metersSchema,
  /** What the rep turn before this one did to the meters. */
  changes: z.array(meterChangeSchema),
  /** Ids of facts given away in this turn. */
  facts: z.array(z.string()),
  /** The objection this turn raises, repeats or closes, if any. */
  objection: z.object({ id: z.string(), family: z.string(), state: objectionStateSchema }).optional(),
  /** The rep cut in: `words` holds only what was said aloud. */
  cut: z.boolean(),
})
export type BuyerTurn = z.infer<typeof buyerTurnSchema>

/** A turn of any call, simulated. Uploaded calls use `TranscriptTurn`, which has no mind behind it. */
export const turnSchema = z.discriminatedUnion('speaker', [repTurnSchema, buyerTurnSchema])
export type Turn = z.infer<typeof turnSchema>
