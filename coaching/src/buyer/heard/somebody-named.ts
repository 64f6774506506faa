import { sentencesIn } from '../../speech/said.ts'
import { judgedFrom } from '../../acts/confidence.ts'
import { actIn } from '../perceive.ts'
import type { Heard, Span } from '../perceive.ts'

const somebodyLike =
  /\b(?:like|as) (?:yours?|you|this one)\b|\b(?:of |about )?(?:your|the same) (?:size|trade|kind|line of work)\b|\bthe same (?:sort|kind|type|size|trade)\b|\breferences?\b|\b(?:on the phone|on a call|in touch|through|over) (?:with|to)\b|\b(?:speak|talk|ring|call|phone|touch|put you on)\b[^.?!]*\b(?:customers?|clients?|users?|who (?:has|have|uses?|runs?))\b/
const hasIt =
  /\b(?:company|firm|business|customers?|clients?|carrier|group|hospital|school|shop|plant|practice|agency|team|one|place|house|manager|director|someone|somebody|people|who)\b/

/** "A plant in Gary paid it back in four months": somebody, and what came of it. */
const example =
  /\b(?:an?|another|one|two|three)(?: [\w-]+){0,3} (?:company|companies|firms?|business|customers?|clients?|carrier|group|hospital|school|shops?|plants?|practice|agency|supplier|wholesaler|builder|district|warehouse|depot|hotel|bank|home|university|city|chain)\b[^.?!]{0,60}\b(?:\w+ed|got|cut|made|went|runs?|uses?|has|had|did|kept|won|found|took|saw|lost|paid|pays|spends?|spent)\b/

/** Where the turn tells of somebody and what came of it; a question about such a one tells of nobody. */
export function exampleIn({ words }: Heard): Span | undefined {
  const told = sentencesIn(words).find((text) => !text.includes('?') && example.test(text.toLowerCase()))
  if (told === undefined) return undefined
  const start = words.indexOf(told.trim())
  return { start, end: start + told.trim().length }
}

/** The turn names somebody it works for, or puts the buyer in touch with them. */
export function namesSomebody(heard: Heard): boolean {
  if (heard.pressure !== null || heard.insult) return false
  if (actIn(heard, 'social_proof', judgedFrom) !== undefined) return true
  if (exampleIn(heard) !== undefined) return true
  return somebodyLike.test(heard.plain) && hasIt.test(heard.plain) && heard.wordCount >= 8
}
