import { replies } from './heard/overlaps.ts'
import { openingOf } from './heard/spans.ts'
import { median, round, type Measure } from './measure.ts'

/**
 * Median time between the buyer's last word and the rep's first, in seconds, over voice turns; overlap counts as 0. Does
 * not apply to a typed call, nor where no times were measured. Range 0.5 to 1.5 s in every call type: ours, around what is
 * taught without a sample.
 */
export const replyGap: Measure = ({ call }) => {
  if (call.typed) return { applies: false, why: 'A typed call has no reply gap.' }
  const timed = replies(call).filter(({ turn }) => turn.timed && call.turns[turn.at - 1]?.timed === true)
  const middle = median(timed.map(({ gapMs }) => Math.max(0, gapMs)))
  if (middle === null) return { applies: false, why: 'No times were measured.' }
  const quickest = timed.reduce((a, b) => (b.gapMs < a.gapMs ? b : a))
  const slowest = timed.reduce((a, b) => (b.gapMs > a.gapMs ? b : a))
  const value = round(middle / 1000, 2)
  return {
    applies: true,
    value,
    display: `${value.toFixed(1)} s`,
    estimated: false,
    at: openingOf(value < 1 ? quickest.turn : slowest.turn),
  }
}

/**
 * How often the rep started while the buyer was speaking (overlap of 0.2 s or more, or the buyer was cut off), once for
 * each turn of the buyer; sounds of listening are none. A count. Does not apply without measured times, unless a practice
 * call records who cut whom. Range 0 to 1 in every call type: ours, no published threshold was found.
 */
export const interruptions: Measure = ({ call, interruptions: cuts }) => {
  const known = call.timed || call.buyer.some((turn) => turn.mind !== null)
  if (!known) return { applies: false, why: 'No times were measured.' }
  const [first] = cuts
  return {
    applies: true,
    value: cuts.length,
    display: String(cuts.length),
    estimated: false,
    at: first === undefined ? null : openingOf(first),
  }
}
