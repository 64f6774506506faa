import type { Move } from '@ringside/contract'
import type { HeardTurn } from './heard/heard-call.ts'
import { openingOf } from './heard/spans.ts'
import { round, type Measure } from './measure.ts'

const warm =
  /\b(yes|yeah|yep|sure|ok(ay)?|great|good|nice|helpful|useful|interest(ing|ed)|like|love|exactly|right|fair|true|works?|happy|glad|perfect|thanks?|agree[ds]?|makes sense|go on|go ahead|tell me more|curious|could (work|help|use|live)|see you|impress\w*|worth|promising|sounds (good|fine|reasonable))\b/giu
const cold =
  /\b(no|not|never|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|isn['’]t|wouldn['’]t|nobody|nothing|bad|busy|stop|waste|wrong|problem|hate|annoy\w*|frustrat\w*|worse|already|expensive|too much|hang(ing)? up|goodbye|whoa|still no|enough|pushy|sales pitch|not interested|remove me|done here)\b/giu

const count = (turns: readonly HeardTurn[], pattern: RegExp): number =>
  turns.reduce((total, turn) => total + (turn.heard.match(pattern)?.length ?? 0), 0)

/** (warm - cold) / (warm + cold + 1), -1..1: the one added keeps a single word from deciding. */
function toneOf(turns: readonly HeardTurn[]): number {
  const up = count(turns, warm)
  const down = count(turns, cold)
  return (up - down) / (up + down + 1)
}

const fewestTurns = 6

/** A practice buyer's trust and interest together, as they stood over some turns; null for a recording. */
function leaningOf(turns: readonly HeardTurn[]): number | null {
  const meters = turns.flatMap(({ mind }) => (mind === null ? [] : [mind.meters.trust + mind.meters.interest]))
  return meters.length === 0 ? null : meters.reduce((sum, meter) => sum + meter, 0) / meters.length
}

/** Hard words about a trouble of their own are told to somebody who is trusted: a buyer who warmed has not cooled. */
function hasWarmed(first: readonly HeardTurn[], last: readonly HeardTurn[]): boolean {
  const [before, after] = [leaningOf(first), leaningOf(last)]
  return before !== null && after !== null && after > before
}

const refusals = new Set<Move>(['refuse-next-step', 'brush-off', 'hang-up'])
const agreements = new Set<Move>(['agree-next-step', 'resolve-objection'])

/** A no to what was asked of them, in words. */
const refuses =
  /\b(?:i|we)(?:['’]ll| will| would|['’]d) (?:decline|pass|not be|rather (?:not|leave|skip|pass)|leave it|say no|skip)\b|\b(?:i|we) (?:won['’]t|will not|can['’]t|am not going to|don['’]t want to) (?:book|agree|commit|sign|meet|put|take (?:a|the|that|this) (?:meeting|call)|be doing|do (?:that|this))\b|\b(?:don['’]t|do not|stop) (?:push|pressur|call|ring|contact)\w*\b|\b(?:not interested|no thanks?|no thank you|that['’]s a no|it['’]s a no|the answer is no|we['’]re done|i['’]m done)\b|\bdecline (?:it|that|the (?:invite|invitation|meeting))\b/iu
/** And what takes it back. */
const agrees =
  /\b(?:that works|works for (?:me|us)|see you (?:on|then|at|tomorrow|next|monday|tuesday|wednesday|thursday|friday)|let['’]s do (?:it|that)|agreed|it['’]s a deal|in the diary|send (?:me|us|over) (?:the|an|that) invite|(?:monday|tuesday|wednesday|thursday|friday|tomorrow) (?:it is|then|is fine|works|at \w+ (?:is fine|works)))\b/iu

/** What a turn came to, by what it says last: a no, a yes or neither. */
function cameTo({ heard, mind }: HeardTurn): 'no' | 'yes' | null {
  const no = heard.search(refuses)
  const yes = heard.search(agrees)
  if (no !== -1 || yes !== -1) return no > yes ? 'no' : 'yes'
  if (mind !== null && refusals.has(mind.move)) return 'no'
  return mind !== null && agreements.has(mind.move) ? 'yes' : null
}

/** The last that they said to what was asked of them was a no: whatever was friendly beside it, it is no warm end. */
const endsOnRefusal = (last: readonly HeardTurn[]): boolean =>
  last.map(cameTo).findLast((each) => each !== null) === 'no'

/**
 * How the buyer's tone moved: tone of the last third of their turns less tone of the first third, halved to -1..1. Tone
 * is the balance of warm and cold words. Score -1..1. Does not apply to fewer than six turns of the buyer. Range -0.1 and
 * up in every call type, ours. A rough measure, shown and never scored.
 */
export const sentiment: Measure = ({ call }) => {
  const turns = call.buyer.filter((turn) => turn.wordCount > 0)
  if (turns.length < fewestTurns) return { applies: false, why: 'The buyer spoke too few times to tell.' }
  const third = Math.floor(turns.length / 3)
  const first = turns.slice(0, third)
  const last = turns.slice(-third)
  const moved = round((toneOf(last) - toneOf(first)) / 2, 2)
  const warmed = hasWarmed(first, last) ? Math.max(0, moved) : moved
  const value = endsOnRefusal(last) ? Math.min(0, warmed) : warmed
  const coldest = last.reduce((a, b) => (count([b], cold) > count([a], cold) ? b : a))
  return {
    applies: true,
    value,
    display: value > 0.1 ? 'Warmer' : value < -0.1 ? 'Cooler' : 'Even',
    estimated: false,
    at: openingOf(coldest),
  }
}
