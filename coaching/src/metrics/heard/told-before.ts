import type { HeardTurn } from './heard-call.ts'
import type { Span } from './words.ts'
import { contentWords, heardSentences, heardWords } from './words.ts'

import { screenWords } from '../../speech/showing.ts'

const ofAnyScreen = new Set(contentWords(screenWords).map(({ stem }) => stem))

/** Words that have to be the same: one alone is chance. */
const fewestShared = 2

const recalling =
  /\byou(?:['’]d| had| have|['’]ve)? (?:told|said|mentioned|described|explained)\b|\blast time\b|\bfrom what you\b/iu

/** "You told us that things fall between two people": said to be theirs, one word of it is enough. */
export function recallsToldBefore(turn: HeardTurn, told: readonly string[]): Span | null {
  const theirs = new Set(told.flatMap((summary) => contentWords(summary)).map(({ stem }) => stem))
  const found = heardSentences(turn).find(({ start, end }) => {
    const text = turn.heard.slice(start, end)
    return recalling.test(text) && contentWords(text).some(({ stem }) => theirs.has(stem))
  })
  return found ?? takesUpToldBefore(turn, told)
}

/**
 * The sentence in which a turn takes up something that the buyer had told in an earlier talk, as the rep's plan shows it;
 * null where it takes up none. `told` are summaries.
 */
export function takesUpToldBefore(turn: HeardTurn, told: readonly string[]): Span | null {
  const said = heardWords(turn).filter(({ stem }) => !ofAnyScreen.has(stem))
  for (const summary of told) {
    const theirs = new Set(contentWords(summary).map(({ stem }) => stem))
    const shared = said.filter(({ stem }) => theirs.has(stem))
    const [first] = shared
    if (first === undefined || new Set(shared.map(({ stem }) => stem)).size < fewestShared) continue
    return heardSentences(turn).find(({ start, end }) => first.start >= start && first.start < end) ?? null
  }
  return null
}
