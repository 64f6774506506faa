import type { Act } from '@ringside/contract/simulations/vocabulary'
import { tokensOf } from '../../acts/tokens.ts'
import type { Heard } from '../perceive.ts'

/** Questions so plain that the words alone say what they are after, however unsure the ear is of the whole turn. */
const plainQuestions: Partial<Record<Act, RegExp>> = {
  q_process:
    /\bwhat (?:other )?(?:tools|systems|software|programs)\b|\bhow (?:a|your|the|one) (?:day|week) (?:looks|goes|runs)\b|\bhow you (?:run|do|plan|handle|work|manage)\b|\bhow (?:do|does|are|is)\b.{1,60}\b(?:work|works|handled?|managed?|run|done|organi[sz]ed|set up|plan|build)\b|\bwalk me through\b|\btake me through\b|\b(?:describe|run me through|what does) (?:a|an|your|the) (?:normal|typical|usual|average|ordinary) (?:day|week|morning|shift)\b|\bwhat do you do (?:instead|today|now|at the moment)\b|\bhow do you do (?:it|that|this) (?:today|now|at the moment|currently|instead)\b/,
  q_pain:
    /\b(?:what|where)\b.{0,40}\b(?:go(?:es)? wrong|breaks?|hardest|bad (?:day|week|morning)|challenges?|frustrat\w+|problems?|headaches?|not working|isn't working|bothers?|hurts?|trips?|slows?|annoy\w*|stuck|worst|pinch\w*|(?:up|awake) at night|moan|grumble|gripe|eat(?:s|ing) (?:up )?(?:most|your))\b|\bif you could (?:change|fix)\b|\bmagic wand\b/,
  q_authority:
    /\bwho\b.{0,30}\b(?:decides?|signs?|approves?|involved|comfortable|be there|(?:in|into) the room|(?:at|round|around) the table|on board|joins?|attends?|(?:say|says) yes|(?:final|last) (?:say|word)|makes? the (?:call|decision))\b|\b(?:someone|somebody|anyone|anybody|who) else\b.{0,30}\b(?:talk|speak|involve|bring|include|ask)/,
}

/** The words alone say that this is what they ask. */
export function asksPlainly(heard: Heard, act: Act): boolean {
  return heard.asks && plainQuestions[act]?.test(heard.plain) === true
}

/** The words that make a question plainly one of a kind: they name no subject, so they point at no other one either. */
export function kindWords(heard: Heard, act: Act): ReadonlySet<string> {
  const found = heard.asks && act === 'q_pain' ? plainQuestions[act]?.exec(heard.plain)?.[0] : undefined
  return new Set(found === undefined ? [] : [...tokensOf(found)].slice(-1))
}
