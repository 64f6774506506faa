import { sentencesIn } from '../../speech/said.ts'
import { judgedFrom } from '../../acts/confidence.ts'
import { actIn, mainActOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'

/** Words that are said for nothing but to end a call. */
const farewell =
  /(?<!\b(?:say|said|saying|says|wave|kiss) )\b(?:good ?bye|bye(?:[- ]bye)?|cheerio|so long|ciao)\b(?! (?:to|party|letter)\b)/
/** Words that end a call when nothing is asked beside them. */
const softFarewell =
  /\b(?:take care|have (?:a|yourself a) (?:good|great|nice|lovely|wonderful|pleasant) (?:day|one|week|weekend|afternoon|evening|morning|rest)|(?:enjoy|have a good) (?:the rest of )?your (?:day|week|weekend|afternoon|evening)|i(?:'ll| will)(?: just)? (?:let you (?:go|get on|get back)|leave (?:it|you)(?: there| to it| at that| in peace| be| alone)|hang up|get off the (?:line|phone)|stop bothering you))\b/

const sentencesOf = (plain: string): string[] =>
  sentencesIn(plain)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** How many sentences may follow a "bye": thanks, and a name. */
const mostAfterIt = 2

/** The rep says "bye" at the end of the turn, and puts no question after it. */
export function saysGoodbye({ plain }: Heard): boolean {
  const last = sentencesOf(plain).slice(-mostAfterIt)
  const at = last.findIndex((text) => farewell.test(text))
  return at >= 0 && last.slice(at).every((text) => !text.endsWith('?'))
}

/**
 * The rep ends the call. Whatever else the turn holds, a goodbye at its end is one; of softer words, and of what only the
 * ear makes of it, nothing may be asked beside them.
 */
export function takesLeave(heard: Heard): boolean {
  if (saysGoodbye(heard)) return true
  if (heard.asks || heard.plain.includes('?')) return false
  if (
    sentencesOf(heard.plain)
      .slice(-mostAfterIt)
      .some((text) => softFarewell.test(text))
  )
    return true
  return mainActOf(heard)?.act === 'goodbye' && actIn(heard, 'goodbye', judgedFrom) !== undefined
}

const enters =
  /\b(?:i(?:'ll| will| shall|'m going to| am going to|'m)|let me|we(?:'ll| will| shall)) (?:just |then |go ahead and |quickly )*(?:send|sending|put|putting|pop|popping|drop|get|book|booking|fix|pencil|set|schedule|note|mark|block|confirm)\b[^.?!]*\b(?:invit\w*|calendar|diary|(?:you|us|it|that|something) (?:in|down|up) for|meeting|slot|appointment|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|link)\b/
const seesThen =
  /\b(?:see|talk to|speak to|call|ring|catch) you (?:on |again |then |next )*(?:then\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)|\b(?:talk|speak|until) (?:on |again )?(?:then\b|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)/

const sentAlready =
  /\b(?:invite|invitation|placeholder|calendar entry|meeting link)(?:'s| is| will be| has been|'ll be) (?:on (?:its|the) way|coming|in your|out|sent|going out|with you|there)\b/

/** The line ends with the day on which they meet again: "see you Tuesday", "talk then". */
export function looksAhead({ plain }: Heard): boolean {
  return sentencesOf(plain)
    .slice(-mostAfterIt)
    .some((text) => seesThen.test(text))
}

/** The rep speaks as if a date had been agreed: "perfect, I'll send the invite", "see you Tuesday". */
export function presumesDate({ plain }: Heard): boolean {
  return sentencesOf(plain).some(
    (text) => !text.endsWith('?') && [enters, seesThen, sentAlready].some((pattern) => pattern.test(text)),
  )
}
