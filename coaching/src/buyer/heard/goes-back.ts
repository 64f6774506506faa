import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { lastAsked } from './taken-up.ts'
import { ofAnything } from './of-anything.ts'

/** What a question goes back to: people the buyer has just spoken of, or a thing in what they have just said. */
export type GoesBack = 'they' | 'thing'

const they = /\b(?:they|them|their|theirs|they're|they've)\b/
/** People who are none of the buyer's own. */
const others =
  /\b(?:they|them|they've|they'd|they're|their|doubters|next door|the site|somebody|someone|anybody|anyone|neighbou?rs?|friends?|people i know|others?)\b/
const points = /\b(?:that|this|those|these|it|the)\b/
const ofTalk = meaningOf('kind sort end main exactly mean say said example detail look part')
const mostWords = 14

/**
 * A short question that names nothing but what was said a moment ago, or nobody but those spoken of then. What the rep echoes before
 * they ask counts as named: "Before the season. What's driving that date?".
 */
export function goesBackTo({ heard, lastWords, mind }: Scene): GoesBack | null {
  if (!heard.asks || mind.turn < 2 || lastWords === '' || lastWords.endsWith('?')) return null
  const asked = lastAsked(heard)
  if (asked.split(' ').length > mostWords) return null
  // Of their own people they know enough to answer.
  const spokenOf = `${lastWords.toLowerCase()} ${mind.heard.at(-1) ?? ''}`
  const isOfOthers = mind.topic === 'customer-need' || (mind.names !== null && others.test(spokenOf))
  if (isOfOthers && they.test(asked)) return 'they'
  const last = meaningOf(lastWords)
  const isSaid = (stem: string): boolean => last.has(stem)
  const named = [...meaningOf(asked)].filter((stem) => !ofTalk.has(stem))
  // One word that any work has is chance; "a bad day" is not.
  const isNamed = named.length >= 2 || named.some((stem) => !ofAnything.has(stem))
  if (isNamed && named.every(isSaid)) return 'thing'
  const echoed = heard.plain.length > asked.length && [...heard.stems].filter(isSaid).length >= 2
  return echoed && points.test(asked) ? 'thing' : null
}
