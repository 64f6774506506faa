import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import type { AskedKind } from './asked-kind.ts'

const number = String.raw`(?:\d[\d,.]*|(?:just|only|about|maybe|around|call it|or) one|one (?:or|a|in|every|on|at)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|a handful|a couple|a few|several)`
const span = String.raw`(?:since|ages|seconds?|minutes?|hours?|days?|weeks?|months?|years?|mornings?|afternoon|overnight|long|longer|quick\w*|at once|straight away)`

/**
 * What counts as an answer of a kind, by the words it must have one of. Kinds without an entry take any words that are
 * no mere evasion: they are answered by a story as well as by a word.
 */
const marks: Partial<Record<AskedKind, RegExp>> = {
  count: new RegExp(String.raw`\b${number}\b`),
  share: new RegExp(
    String.raw`\b(?:half|thirds?|quarters?|fifth|tenth|eighth|per ?cent|most of|most\b|majority|minority|all of|nearly all|hardly any|none|${number} (?:in|out of) (?:${number}|a))\b`,
  ),
  duration: new RegExp(String.raw`\b${span}\b`),
  frequency:
    /\b(?:every|each|daily|weekly|monthly|once|twice|times|often|rarely|seldom|always|never|now and then|now and again|most (?:days|weeks|months|mornings)|(?:a|per) (?:day|week|month|year)|sometimes|constantly|all the time|regularly|(?:from )?time to time|weeks|days|months)\b/,
  when: /\b(?:ago|before|after|since|when|until|till|ahead of|by (?:the time|then)|mornings?|afternoons?|evenings?|nights?|noon|o'clock|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|last|this|yesterday|today|tomorrow|years?|months?|weeks?|days?|hours?|soon|late|early|first thing|always|once|as soon as|start|end|between|dates?|diary|calendar|earlier|later|years? back|never)\b/,
  happens:
    /\b(?:then|somebody|someone|whoever|nobody|everybody|waits?|late|later|phones?|phoning|rings?|calls?|falls?|lands?|ends up|slides?|by hand|patch|stays?|loses?|drops?|carry|carries|cover\w*|find out|comes? back|wrong|start(?:s)? again|put right|puts? it right)\b/,
  'would-help':
    /\b(?:yes|no|not|would|wouldn't|might|may|perhaps|possibly|maybe|depends|could|help|difference|fewer|less|breathe|think|catch up|never gets done|i'd|we'd|they'd)\b/,
  permission:
    /\b(?:yes|sure|of course|fine|go (?:on|ahead)|ask|no objection|don't mind|not mind|do\b|mean(?:s)?|minutes?|time|okay|ok|please|all right|help yourself|listening|no problem|still here|i'm here|if you (?:must|like|insist|want|think)|why not|stop you|way|leave|quick\w*|disposal|suppose|agreed|acceptable|against|arranged|conditions|feel free|not now|rather not|for the moment)\b/,
}

const people =
  /\b(?:i|me|my|mine|we|us|our|nobody|no one|somebody|someone|whoever|everybody|everyone|anybody|they|them|team|people|staff|customers?|clients?|boss)\b/

/** Somebody is named: a colleague, a group of the trade, or a word that stands for people. */
function namesSomebody(persona: BuyerProfile, words: string): boolean {
  const { workers = '', crew = '', customers = '', lead = '' } = persona.vocabulary
  const theirs = [workers, crew, customers, lead, ...persona.colleagues.map(({ name }) => name.split(' ')[0] ?? '')]
  return people.test(words) || theirs.some((one) => one !== '' && words.includes(one.toLowerCase()))
}

/** True when some words are an answer of the kind that was asked for: a number where one was asked, a person, a time. */
export function isOfKind(persona: BuyerProfile, kind: AskedKind, words: string): boolean {
  const plain = words.toLowerCase().replaceAll('’', "'")
  if (kind === 'who') return namesSomebody(persona, plain)
  return marks[kind]?.test(plain) ?? true
}
