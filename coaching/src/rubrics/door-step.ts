import type { Quote } from '@ringside/contract'
import { nextStepDetail } from '../acts/details.ts'
import { addressWays, directWays, messageWays, throughWays, whenWays } from '../buyer/desk/ways.ts'
import { oncePer } from '../buyer/once.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { putThroughIn } from '../metrics/heard/put-through.ts'
import { openingOf, spanQuote } from '../metrics/heard/spans.ts'
import { folded } from '../speech/said.ts'
import { anyOf } from '../speech/ways.ts'
import { met, unmet, type Finding } from './rubric.ts'

/** Of an uploaded gatekeeper call only the words are known: not who was on the line, and not whether anybody was put through. */
export const isDoorByWords = ({ call, desk }: CallEvidence): boolean => call.type === 'gatekeeper' && desk === null

const asksFor = anyOf({ ...whenWays, ...messageWays, ...directWays, ...addressWays }, 'iu')
const asksThrough = anyOf(throughWays, 'iu')

/** An hour, a day or a part of one: "before half eight", "Tuesdays", "after lunch". */
const sometime =
  /\b(?:before|after|around|about|at|till|until|from|past) (?:half |quarter |ten |five )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|lunch|noon|midday)|\b(?:mon|tues|wednes|thurs|fri)days?\b|\b(?:tomorrow|mornings?|afternoons?|first thing|next week)\b/iu
const takenDown =
  /\b(?:i(?:['’]ll| will| can) (?:tell|let|give|pass|say|put|make|mention|see (?:that|if|to)|leave|get)\b|pass (?:it|that|this) on|(?:put|putting) you (?:through|on)|(?:hold|hang) on|bear with|one (?:moment|second|sec)|go on(?: then)?\b|you can (?:call|ring|try|e-?mail))/iu
const turnedDown =
  /^\W*(?:(?:oh|um|well|look|sorry),? )*(?:no\b(?! (?:problem|worries|bother))|nope)|\b(?:can['’]?t|cannot|don['’]t|won['’]t|not able to|not allowed to) (?:give|do|put|pass|help|say|take|promise)\b/iu

/** What was asked of whoever answered that a no leaves possible, and what they said to it. */
type AskAtDoor = {
  readonly ask: HeardTurn
  readonly answer: HeardTurn | null
  readonly timed: boolean
  readonly given: boolean
}

function asked({ call }: CallEvidence, ask: HeardTurn): AskAtDoor {
  const answer = call.turns.find(({ at, speaker }) => at > ask.at && speaker === 'buyer') ?? null
  const said = answer === null ? '' : folded(answer.heard)
  const { day, time } = nextStepDetail(said)
  const timed = day !== undefined || time !== undefined || sometime.test(said)
  const refused = turnedDown.test(said)
  return { ask, answer, timed: timed && !refused, given: !refused && (timed || takenDown.test(said)) }
}

/** The one of the asks that got most; null where there was none. */
const bestAsk = oncePer((evidence: CallEvidence): AskAtDoor | null => {
  const asks = evidence.call.rep
    .filter((turn) => !isPressing(turn) && asksFor.test(folded(turn.heard)))
    .map((turn) => asked(evidence, turn))
  return asks.find(({ given }) => given) ?? asks[0] ?? null
})

/** The ask for whoever is wanted alone, where nothing smaller was asked for. */
const askedThrough = ({ call }: CallEvidence): HeardTurn | undefined =>
  call.rep.find(({ heard }) => asksThrough.test(folded(heard)))

/** The words of an ask. */
function wordsOf(turn: HeardTurn): Quote | null {
  const at = asksFor.exec(folded(turn.heard))?.index
  return (at === undefined ? null : spanQuote(turn, at)) ?? openingOf(turn)
}

export function askedAtDoor(evidence: CallEvidence): Finding {
  const best = bestAsk(evidence)
  if (best !== null) return met(wordsOf(best.ask))
  const through = askedThrough(evidence)
  return unmet(through === undefined ? null : openingOf(through))
}

export function whenAtDoor(evidence: CallEvidence): Finding {
  const best = bestAsk(evidence)
  return best?.timed === true && best.answer !== null ? met(openingOf(best.answer)) : unmet()
}

export function agreedAtDoor(evidence: CallEvidence): Finding {
  const best = bestAsk(evidence)
  return best?.given === true && best.answer !== null ? met(openingOf(best.answer)) : unmet()
}

/** The check by the step that was heard, else by what was asked of whoever answered. */
export function orAtDoor(found: Finding, evidence: CallEvidence, atDoor: (evidence: CallEvidence) => Finding): Finding {
  if (!isDoorByWords(evidence) || found.state !== 'unmet') return found
  const other = atDoor(evidence)
  return other.state === 'met' || found.quotes.length === 0 ? other : found
}

/** What to do about it next time; null in other calls. */
export function doorAdvice(evidence: CallEvidence): string | null {
  if (!isDoorByWords(evidence)) return null
  const best = bestAsk(evidence)
  const words = best === null ? null : wordsOf(best.ask)
  if (best === null || words === null)
    return 'When the answer is no, ask when the one you want can be reached, and say that you will call then.'
  const said = `You asked “${words.quote}”`
  return best.given
    ? `${said} Say back what you were told, with the day, and that you will call then.`
    : `${said} and got no time for it. Name one yourself: “Would tomorrow at nine be better?”`
}

/** What it cost to ask for nothing; null in other calls, and where something was asked for. */
export function lostAtDoor(evidence: CallEvidence): string | null {
  if (!isDoorByWords(evidence)) return null
  return askedThrough(evidence) === undefined
    ? 'You left without asking when the one you wanted can be reached.'
    : 'You asked to be put through, and not when else the one you wanted can be reached.'
}

/** What was asked of whoever answered, and what came of it, in words; null in other calls, and where nothing was asked. */
export function askedOfDoor(
  evidence: CallEvidence,
): { turn: HeardTurn; quote: Quote | null; got: boolean; told: string } | null {
  const best = isDoorByWords(evidence) && putThroughIn(evidence.call) === undefined ? bestAsk(evidence) : null
  if (best === null) return null
  const told = !best.given ? 'Asked at the door, and not given' : best.timed ? 'A time to call' : 'A message taken'
  return { turn: best.ask, quote: wordsOf(best.ask), got: best.given, told }
}
