import { openingOf } from './heard/spans.ts'
import { clock, round, type Measure } from './measure.ts'

/** The rep's share of all speech: rep speaking time / (rep + buyer speaking time), silence left out. Ratio 0..1. */
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

/** The rep's longest run of speech without a word of the buyer, in seconds. See `repRuns`. */
export const longestMonologue: Measure = ({ longest }) => {
  if (longest === null) return { applies: false, why: 'The rep said nothing.' }
  return {
    applies: true,
    value: round(longest.ms / 1000, 1),
    display: clock(longest.ms),
    estimated: !longest.turns.every((turn) => turn.timed),
    at: openingOf(longest.first),
  }
}

/** Changes of speaker / minutes of the call. Minutes are from first to last word, or of speech when times are estimated. */
export const switchesPerMinute: Measure = ({ call, longest }) => {
  if (call.durationMs <= 0) return { applies: false, why: 'The call has no length.' }
  const switches = call.turns.filter((turn, i) => i > 0 && turn.speaker !== call.turns[i - 1]?.speaker).length
  const value = round(switches / (call.durationMs / 60_000), 1)
  return {
    applies: true,
    value,
    display: value.toFixed(1),
    estimated: !call.timed,
    at: longest === null ? null : openingOf(longest.first),
  }
}
