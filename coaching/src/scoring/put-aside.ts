import type { Quote } from '@ringside/contract'
import { creditFor } from '../metrics/heard/credits.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import { briefly } from '../metrics/wording.ts'
import { byAnswer } from '../rubrics/asked-in.ts'
import { openingOfCall } from '../rubrics/opening.ts'
import { foundBy, met, type Check, type Finding } from '../rubrics/rubric.ts'

/** On discovery these ask for more than one question: a figure, and two parts of how they buy. */
const askForMore = new Set(['discovery.impact', 'discovery.buying'])

/** What the practice buyer gave lines credit for; a question of discovery by what came of it. */
function creditOf(key: string, evidence: CallEvidence): Finding | null {
  const { call } = evidence
  // What was said once the opening was over opens nothing.
  const lines = key.startsWith('opening.') ? openingOfCall(evidence) : call.rep
  const credited = lines.flatMap((turn) => {
    const quote = creditFor(call, turn, key)
    return quote === null ? [] : [{ quote, told: toldInAnswer(call, turn) }]
  })
  const [first] = credited
  if (first === undefined) return null
  return key.startsWith('discovery.') ? byAnswer(credited) : met(first.quote)
}

/**
 * What a check finds, with what the practice buyer gave a line credit for: that was done, and the check that asks for it
 * sees the same line.
 */
export function creditedBy(check: Check, evidence: CallEvidence): Finding {
  const { key } = check
  const finding = foundBy(check, evidence)
  // An objection is weighed by itself, with the credit of its own lines: see its checks.
  if (finding.state !== 'unmet' || key.startsWith('objections.')) return finding
  if (evidence.call.type === 'discovery' && askForMore.has(key)) return finding
  const credit = creditOf(key, evidence)
  return credit?.state === 'met' || finding.inPart !== true ? (credit ?? finding) : finding
}

/** The question that a check asks for, where it was put and the buyer told nothing in answer; null where it was not. */
export function putAside(check: Check | undefined, evidence: CallEvidence): Quote | null {
  if (check === undefined) return null
  const found = creditedBy(check, evidence)
  return found.state === 'unmet' && found.inPart === true ? (found.quotes[0] ?? null) : null
}

/** The turn of a quote of the rep's. */
export const turnOf = ({ call }: CallEvidence, { turn }: Quote): HeardTurn | undefined =>
  call.rep.find((each) => each.turn === turn)

/** A question as a sentence names it. */
function inShort(asked: Quote, evidence: CallEvidence): string {
  const turn = turnOf(evidence, asked)
  const start = turn?.words.indexOf(asked.quote) ?? -1
  if (turn === undefined || start === -1) return asked.quote
  const isWhole = asked.quote.length <= longestAsked
  return isWhole ? asked.quote : briefly(turn, { start, end: start + asked.quote.length }, longestAsked)
}
const longestAsked = 90

/** That a question got no answer, as a sentence; null where it got one, or was not asked. */
export function lossOfPutAside(check: Check | undefined, evidence: CallEvidence): string | null {
  const asked = putAside(check, evidence)
  if (asked === null) return null
  return `You asked “${inShort(asked, evidence)}”, and ${evidence.buyerName} told you nothing on it.`
}

/** What is easier to answer than the question that got none. */
const smaller: Readonly<Record<string, string>> = {
  'discovery.process': 'Take yesterday, then: who began it, and what did they do first?',
  'discovery.pain': 'Take the last time it went wrong, then: what happened?',
  'discovery.impact': 'No figure needed: how often does it happen, and who has to put it right?',
  'discovery.buying': 'The last time you bought something of the kind, who had to be asked?',
  'discovery.authority': 'The last time you bought something of the kind, who had to be asked?',
  'discovery.deadline': 'Is there a day after which it would get harder for you?',
  'discovery.budget': 'The last time you bought something of the kind, where did the money come from?',
  'discovery.criteria': 'The last thing you bought for it: what made you choose that one?',
  'discovery.buying-steps': 'The last thing you bought for it: who saw it first, and who saw it last?',
  'discovery.tools': 'What did you have open the last time you did it?',
  'discovery.inaction': 'How was it a year ago, better or worse?',
  'discovery.payoff': 'If one bit of it went away tomorrow, which one should it be?',
}
const anExample = 'Could you give me one example of that, from the last few weeks?'

/** A question that is easier to answer than the one that a check found put aside. */
export const smallerQuestion = (key: string): string => smaller[key] ?? anExample

/** What to do about a question that got no answer; null where there was none. */
export function adviceOnPutAside(check: Check, evidence: CallEvidence): string | null {
  const lost = lossOfPutAside(check, evidence)
  return lost === null ? null : `${lost} Ask for something smaller: “${smallerQuestion(check.key)}”`
}
