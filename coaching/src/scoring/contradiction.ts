import { priceMentioned } from '../acts/details.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { toldIn } from '../metrics/heard/evidence.ts'
import { tradedCheck } from '../metrics/heard/demands.ts'
import { namesSum } from '../metrics/heard/amounts.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import type { Won } from './verdict.ts'

/** What a found fact is about, by its label, and what can then not be said to have gone unasked. */
const askedBy: readonly (readonly [string, RegExp])[] = [
  ['discovery.process', /^how\b|process|works?\b|today|system|done\b|handled/iu],
  ['discovery.pain', /wrong|trouble|problem|pain|hard|hurts?|complain|breaks?|lose|late|fail/iu],
  ['discovery.impact', /\bcosts?\b|money|spend|lose|hours|worth|price/iu],
  [
    'discovery.buying',
    /who (decides|signs|approves|watches|holds|pays|says)|decid|\bsign|approv|budget|\bwhen\b|date|deadline/iu,
  ],
]

/** An answer of so many words tells how things are. */
const tellingWords = 6

/**
 * Whether a reader who has just read the call would say that it was asked after all: a check finds the questions it
 * knows, and to be denied a question that was asked and answered is worse than to miss one's mark.
 */
export function wasAsked(key: string, { call, needs }: CallEvidence): boolean {
  if (key === 'discovery.process') {
    return call.rep.some((turn) => {
      const answer = call.turns[turn.at + 1]
      const told = answer?.speaker === 'buyer' && answer.wordCount >= tellingWords
      return told && turn.questions.some(({ text }) => howItIs.test(text))
    })
  }
  if (key !== 'discovery.pain') return false
  return needs.some((need) => {
    const before = call.turns[need.turn.at - 1]
    return need.weight > 0 && before?.speaker === 'rep' && before.questions.length > 0
  })
}
const howItIs =
  /\b(how (?!are you|about)|who (?!else|besides|decides|signs|approves|would)|what happens|walk|describe|tell me|talk me)/iu

const ofTheStep = new Set(['next-step.asked', 'next-step.when', 'next-step.agreed', 'next-step.answer'])

/** Whether a reader who has just read what was won would take the loss for its opposite. */
export function contradicts(key: string, won: Won, evidence: CallEvidence): boolean {
  if (wasAsked(key, evidence)) return true
  if (won.step && ofTheStep.has(key)) return true
  if (won.objection && key.startsWith('objections.') && key !== tradedCheck)
    return evidence.objections.every(({ settled }) => settled)
  if (askedBy.some(([check, label]) => check === key && won.facts.some((fact) => label.test(fact)))) return true
  const need = mainNeed(evidence.needs)
  if (won.need && key === 'discovery.pain') return need !== null && need.weight > 0
  // What a sum of money costs is no question.
  const told = need === null ? '' : toldIn(need)
  return key === 'discovery.impact' && (priceMentioned(told) !== null || (need?.weight === 2 && namesSum(told)))
}
