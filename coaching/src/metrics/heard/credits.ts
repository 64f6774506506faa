import type { MeterChange, Quote } from '@ringside/contract'
import { checksCredited, checksDenied, isOfRudeness } from '../../speech/credits.ts'
import { isForForm } from '../../speech/for-form.ts'
import { asksHowItIsDecided } from '../../speech/decided-how.ts'
import { asksOddly } from '../../speech/odd-questions.ts'
import { belittles, takesTime } from '../../speech/no-asking.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { isPressing } from './pressing.ts'
import { tellsOfSeller } from './proof.ts'
import { openingOf, questionQuote } from './spans.ts'
import { wordsHeld } from './words-held.ts'

function changesBy(call: HeardCall, turn: HeardTurn): readonly MeterChange[] {
  return call.turns[turn.at + 1]?.mind?.changes ?? []
}

/** A statement with a word at its end that asks for a yes. */
const isTagged =
  /^\W*(?:(?:ok|okay|right|and|well),? )*(?:so|then|it|that|this|you|they)\b.*[, ](?:right|yes|yeah|correct|no|eh|huh|true|(?:is|isn['’]t|does|doesn['’]t) (?:it|that)(?: right)?)\?\W*$/iu

const ofQuestions = /^You (?:asked|followed up)/u

/** A buyer may take a line for more than its words are: then it is no evidence of that. */
function isMisheard(reason: string, call: HeardCall, turn: HeardTurn): boolean {
  const { heard, questions } = turn
  // Who asks for fun has asked for nothing of theirs.
  if (ofQuestions.test(reason) && questions.length > 0 && questions.every(({ text }) => asksOddly(text))) return true
  // "So that hurts every month, right?" says back nothing that was told, and asks for no more of it.
  const saysTheirs = wordsHeld(heard, call, turn) > 0
  if (reason === 'You asked who else has to be comfortable')
    return questions.some(({ text }) => asksHowItIsDecided(text)) && !/\bwho (?:else|besides)\b/iu.test(heard)
  if (reason === 'You checked that you had understood') return !saysTheirs
  if (reason === 'You asked them to say more')
    return questions.every(({ text }) => isForForm(text) || (!saysTheirs && isTagged.test(text)))
  return reason === 'You told them of a company like theirs' && tellsOfSeller(heard)
}

/** The practice buyer gave this line credit for what the check asks for: as a quote, or null. */
export function creditFor(call: HeardCall, turn: HeardTurn, check: string): Quote | null {
  // What pushes for a yes is read as the push, whatever else it did.
  if (isPressing(turn) || wasRude(call, turn) || (check === 'opening.time' && takesTime(turn.heard))) return null
  if (check === 'discovery.buying' && belittles(turn.heard)) return null
  const found = changesBy(call, turn).find(
    ({ reason }) => checksCredited(reason).includes(check) && !isMisheard(reason, call, turn),
  )
  if (found === undefined) return null
  const { start, end } = found
  return start === undefined || end === undefined ? openingOf(turn) : questionQuote(turn, { start, end })
}

/** The practice buyer took the line for an insult. */
export function wasRude(call: HeardCall, turn: HeardTurn): boolean {
  return changesBy(call, turn).some(({ reason }) => isOfRudeness(reason))
}

/** The practice buyer held against this line what the check asks for: it is no evidence of having done it. */
export function isHeldAgainst(call: HeardCall, turn: HeardTurn, check: string): boolean {
  const changes = changesBy(call, turn)
  if (changes.some(({ reason }) => checksCredited(reason).includes(check))) return false
  return changes.some(({ reason }) => checksDenied(reason).includes(check))
}

/** The practice buyer held something against the line: it is nobody's model, whatever else it did. */
export function isBlamed(call: HeardCall, turn: HeardTurn): boolean {
  return changesBy(call, turn).some(({ reason }) => checksDenied(reason).length > 0)
}
