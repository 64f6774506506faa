import { sentencesIn } from '../../speech/said.ts'
import { daysAndMonths } from '../../speech/days-and-months.ts'
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

const noName =
  "I|I'm|I've|I'd|We|We've|We're|You|You'd|They|They've|It|It's|He|She|That|This|The|Who|What|Which|So|And|But|Nobody|Everybody|Somebody|People|Most|Many|Some|One|Could|Would|Can|Shall|How|When|Fair|Okay|Sure|Right|Yes|No|Our|My|Your|Their|If|Everyone|Everything|Someone|Anyone|Nothing|All|Both|There|These|Those|Today|Tomorrow|Christmas|Easter|Summer|Autumn|Winter|Spring"
const customer = String.raw`(?!(?:${noName}|${daysAndMonths.join('|')})\b)\p{Lu}[\p{L}\p{N}&'’-]+(?: (?:& |and |of )?\p{Lu}[\p{L}\p{N}&'’-]+)*`
const subject = String.raw`${customer}(?: in ${customer})?`
/** A customer by name, and that they have it: with an ask behind it the ear hears the ask alone. */
const namedCustomer = new RegExp(
  [
    String.raw`${subject} (?:(?:has|have|had) (?:been )?)?(?:us(?:es?|ed|ing)|runs?|running|relies|rel(?:y|ied|ying)|bought|switched)\b[^.?!]{0,30}\b(?:us|ours|it|this)\b`,
    String.raw`${subject} (?:works? with|came (?:over )?to|went (?:live )?with) us\b`,
    // Much is busy, new or hard for us that is no customer: only whoever is one of ours, or with us, is named as one.
    String.raw`${subject} (?:is|are|was|were|(?:has|have|had) been)(?: (?:also|already|now|still|all|both|long))? (?:(?:an? )?(?:[\p{L}]+ ){0,2}(?:customers?|clients?) of ours\b|(?:(?:one|some|two|three|both) of |among )?our (?:[\p{L}]+ ){0,2}(?:customers?|clients?)(?=[.,;!]|$)|with us\b)`,
    String.raw`\b[Ww]e(?:['’]ve| have)? (?:worked|work|did (?:this|it|that)|do (?:this|it|that)|done (?:this|it|that)) (?:with|for) ${customer}`,
    String.raw`\b(?:know|name you|named?|ask|ring|call|say) ${customer}\b[^?]{0,12}\b[Tt]hey(?:['’](?:re|ve)| are| have| use| run| had)\b`,
  ].join('|'),
  'u',
)

/** A sentence that asks nothing names a customer. */
const namesCustomer = ({ words }: Heard): boolean =>
  namedCustomer.test(
    sentencesIn(words)
      .filter((text) => !text.includes('?') || /, (?:so|could|can|shall|would|how)\b/u.test(text))
      .join(' '),
  )

/** The turn names somebody it works for, or puts the buyer in touch with them. */
export function namesSomebody(heard: Heard): boolean {
  if (heard.pressure !== null || heard.insult) return false
  if (actIn(heard, 'social_proof', judgedFrom) !== undefined) return true
  if (exampleIn(heard) !== undefined || namesCustomer(heard)) return true
  return somebodyLike.test(heard.plain) && hasIt.test(heard.plain) && heard.wordCount >= 8
}
