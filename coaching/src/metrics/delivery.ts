import { fillers as fillersIn, hedges as hedgesIn, type Detail } from '../acts/details.ts'
import type { HeardTurn } from './heard/heard-call.ts'
import { openingOf, spanQuote } from './heard/spans.ts'
import { round, type Measure, type Measurement } from './measure.ts'

/** Too few words to tell a pace from. */
const fewestPaceWords = 20

/**
 * Words of the rep / minutes of the rep's speaking, over voice turns with measured times; pauses inside a turn count with
 * it. Words a minute. Does not apply to a typed call, nor to fewer than 20 words with measured times. Range 130 to 175 in
 * every call type (Read AI; Gong measured 173 on average in 67,149 meetings, second-hand).
 */
export const pace: Measure = ({ call }) => {
  const timed = call.rep.filter((turn) => turn.timed)
  const words = timed.reduce((total, turn) => total + turn.spokenCount, 0)
  const ms = timed.reduce((total, turn) => total + turn.speechMs, 0)
  if (timed.length === 0)
    return { applies: false, why: call.typed ? 'A typed call has no pace.' : 'No times were measured.' }
  if (words < fewestPaceWords || ms === 0) return { applies: false, why: 'Too little was said to tell a pace.' }
  const value = Math.round(words / (ms / 60_000))
  const long = timed.filter((turn) => turn.spokenCount >= fewestPaceWords)
  const paceOf = (turn: HeardTurn): number => turn.spokenCount / turn.speechMs
  const sorted = long.toSorted((a, b) => paceOf(b) - paceOf(a))
  const off = value < 150 ? sorted.at(-1) : sorted[0]
  return {
    applies: true,
    value,
    display: `${value} wpm`,
    estimated: false,
    at: off === undefined ? null : openingOf(off),
  }
}

/**
 * Filler words ("um", "like", "you know") of the rep / minutes of the rep's speaking. Does not apply to a rep who said
 * nothing. Range up to 3 a minute in every call type: ours; not scored, as Gong found no effect in about 500,000 calls
 * (second-hand).
 */
export const fillers: Measure = ({ call }) => perMinute(call.rep, call.repSpeechMs, !call.timed, fillersIn)

/**
 * Hedges ("I guess", "kind of", "maybe") of the rep / minutes of the rep's speaking. Does not apply to a rep who said
 * nothing. Range up to 2.5 a minute in every call type: ours, no sample was found; not scored.
 */
export const hedges: Measure = ({ call }) => perMinute(call.rep, call.repSpeechMs, !call.timed, hedgesIn)

function perMinute(
  rep: readonly HeardTurn[],
  speechMs: number,
  estimated: boolean,
  placesIn: (words: string) => Detail[],
): Measurement {
  if (speechMs === 0) return { applies: false, why: 'The rep said nothing.' }
  const counted = rep.map((turn) => ({ turn, found: placesIn(turn.words) }))
  const total = counted.reduce((sum, { found }) => sum + found.length, 0)
  const worst = counted.reduce<(typeof counted)[number] | null>(
    (most, entry) => (entry.found.length > (most?.found.length ?? 0) ? entry : most),
    null,
  )
  const value = round(total / (speechMs / 60_000), 1)
  const [match] = worst?.found ?? []
  return {
    applies: true,
    value,
    display: `${value.toFixed(1)} a min`,
    estimated,
    at: worst === null || match === undefined ? null : spanQuote(worst.turn, match.start),
  }
}
