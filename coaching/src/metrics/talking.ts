import { formatClock } from '@ringside/contract'
import type { HeardCall } from './heard/heard-call.ts'
import { openingOf } from './heard/spans.ts'
import { round, type Measure } from './measure.ts'

/**
 * The rep's share of all speech: rep speaking time / (rep + buyer speaking time), silence left out. Ratio 0..1. Does not
 * apply where nobody said anything. Range by call type: 0.3 to 0.5, up to 0.6 in a cold call, 0.65 at the desk and in a
 * demonstration, 0.7 in a closing call (Gong Labs, 2025: 43:57 is best over all sales calls, over 65 % loses; the sample is
 * not given, and the ends are ours).
 */
export const talkRatio: Measure = ({ call, longest }) => {
  const all = call.repSpeechMs + call.buyerSpeechMs
  if (all === 0) return { applies: false, why: 'Nobody said anything.' }
  const value = round(call.repSpeechMs / all, 4)
  const percent = Math.round(value * 100)
  return {
    applies: true,
    value,
    display: `${percent} : ${100 - percent}`,
    estimated: !call.timed,
    at: longest === null ? null : openingOf(longest.first),
  }
}

/** From the first turn's start to the end of the last, by whatever clock the call had; null where it had none. */
function clockOf(call: HeardCall): number | null {
  const end = call.turns.reduce((most, turn) => Math.max(most, turn.endMs), 0)
  const start = call.turns.reduce((least, turn) => Math.min(least, turn.startMs), end)
  return end > start ? end - start : null
}

/**
 * The rep's longest run of speech without a word of the buyer, pauses under 1.5 s within it counted, in seconds. See
 * `repRuns`. Where it is estimated from what was typed, it is no longer than the call it was typed in. Does not apply to a
 * rep who said nothing. Range by call type: up to 20 s at the desk, 45 s in a cold call, 76 s in a demonstration, else
 * 60 s: ours, after figures that are taught without a sample.
 */
export const longestMonologue: Measure = ({ call, longest }) => {
  if (longest === null) return { applies: false, why: 'The rep said nothing.' }
  const ms = Math.min(longest.ms, clockOf(call) ?? longest.ms)
  return {
    applies: true,
    value: round(ms / 1000, 1),
    display: formatClock(ms),
    estimated: !longest.turns.every((turn) => turn.timed),
    at: openingOf(longest.first),
  }
}

/**
 * Changes of speaker, a colleague of the rep's left out / minutes of the call. Minutes are from first to last word, or of speech when times are estimated.
 * Does not apply to a call without length. Range 3 to 12, in a demonstration 2 to 10: ours, no sample was found.
 */
export const switchesPerMinute: Measure = ({ call, longest }) => {
  if (call.durationMs <= 0) return { applies: false, why: 'The call has no length.' }
  const turns = call.turns.filter(({ speaker }) => speaker !== 'colleague')
  const switches = turns.filter((turn, i) => i > 0 && turn.speaker !== turns[i - 1]?.speaker).length
  const value = round(switches / (call.durationMs / 60_000), 1)
  return {
    applies: true,
    value,
    display: value.toFixed(1),
    estimated: !call.timed,
    at: longest === null ? null : openingOf(longest.first),
  }
}
