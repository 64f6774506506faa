import { countryNames } from '../speech/countries.ts'
import { daysAndMonths } from '../speech/days-and-months.ts'
import { between, written } from './rival-names.ts'

const kinds =
  'vendors?|tools?|systems?|suppliers?|providers?|products?|solutions?|companies|brands?|apps?|makers?|programs?|parties|ones'
const rivalry = `(?:competitors?|competition|alternatives?|rivals?|others|(?:other|similar) (?:${kinds}))`
const which = '(?:main |only |nearest |closest |biggest |best[- ]known |usual |common |real |other |two |three )*'
/** "The only alternative I know of is ...": what may stand between the word and its verb. */
const further = "(?: (?!is\\b|are\\b)[\\p{L}’']+){0,4}"

/** Words after which, or before which, whoever it is stands, in whatever words: "The competition is ear plugs". */
const anyWords: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|our|the|some|there are) )*${which}${rivalry}${further} (?:are|is|include|would be)(?: like| such as)? (.+)$`,
    'iu',
  ),
  new RegExp(`^(.+?) (?:is|are) (?:the|our|its|their) ${which}${rivalry}\\b`, 'iu'),
  /^unlike ([^,]+),/iu,
  /\b(?:competitors?|alternatives?|rivals?), ([^,]+(?:,? (?:and|or) [^,]+)?),/iu,
  /\bcompare (?:us|it|them) (?:with|to) (.+)$/iu,
  /\bwhat (?:they|people|most|customers) (?:have|use)(?: today| now)? is (.+)$/iu,
]

/** Words after which much else may stand as well: only a name, or what stands in for a tool everywhere, is taken. */
const namesAlone: readonly RegExp[] = [
  /^(.+?) (?:do|does|offers?) (?:something similar|(?:much |about )?the same)\b/iu,
  /\b(?:compared|in (?:contrast|comparison)) (?:to|with) (.+)$/iu,
  new RegExp(`\\bother (?:${kinds}),? (?:such as|like|for example|e\\.g\\.) (.+)$`, 'iu'),
  /\bcompet(?:e|es|ing) (?:with|against) (.+)$/iu,
  /\b(?:vs\.?|versus) (.+)$/iu,
  /\b(?:uses?|rely on|work with) (.+)$/iu,
  /\blooked at (.+)$/iu,
  /\breplaces? (.+)$/iu,
  /\b(?:instead of|rather than) (.+)$/iu,
]

const everyday =
  /^(?:(?:an?|the|good old|plain|old|their|pen and|paper) )*(?:spreadsheets?|excel(?: (?:sheets?|files?))?|paper(?: (?:forms?|lists?|files?|folders?|rosters?|diar(?:y|ies)|calendars?|maps?))?|pencils?|whiteboards?|sticky notes|clipboards?|notebooks?|whatsapp(?: groups?)?|refractometers?)$/iu
/** "Customers come from Germany" tells where they live: what was left is told with "over", "to us" or a switch. */
const leaving =
  /\b(?:(switch(?:ed|es|ing)?)|comes?|came|moves?|moved) (?:(over (?:to \S+ )?|to us )|to \S+ )?from (.+)$/iu

/** Where the words for them end, and something is said of them. */
const saidOf =
  /(?: and others?)?(?:[,;–—]? (?:but|which|who|that|because|when|while|before|after|since|so|at|today|now|instead|for|as|in|all|both|needs?|takes?|costs?|leaves?)\b.*| (?:we|it|they|you|i)\b.*|, (?:both|they|it|we|an?)\b.*|[.!?].*)$/u
const isSentence = /\b(?:is|are|was|were|has|have|do|does|can|will|we|they|it|you|i|us|our|not|no|than)\b/iu
const mostWords = 6

const items = (words: string): string[] =>
  words
    .replace(saidOf, '')
    .split(between)
    .map((item) => item.replace(/^(?:with|from|to) /iu, '').trim())
    .filter(Boolean)

const isShort = (item: string): boolean => item.split(' ').length <= mostWords && !isSentence.test(item)

/** "SAP FSM" of "SAP FSM we are introduced". */
const nameOf = (item: string): string[] => (everyday.test(item) ? [item] : (written.exec(item)?.slice(0, 1) ?? []))

/** A line with no verb in it, under a word for rivals: "Fluke ii900, FLIR Si124", "- vs. scaffolding firms". */
function listed(text: string): string[] {
  const told = text.replace(/[.!]+$/u, '')
  const each = told.split(between).map((item) => item.replace(/^(?:vs\.?|versus) /iu, '').trim())
  return each.every((item) => item !== '' && isShort(item)) ? each : []
}

/** What is left for the product; an everyday tool is, whatever the words. */
function leftIn(text: string): string[] {
  const [, switched, over, words = ''] = leaving.exec(text) ?? []
  const left = items(words)
  return switched !== undefined || over !== undefined || left.some((each) => everyday.test(each))
    ? left.flatMap(nameOf)
    : []
}

/** People have had something else before, and the sentence names it. */
export const namesLeft = (text: string): boolean => leftIn(text).length > 0

const datesAndPlaces: ReadonlySet<string> = new Set(
  [...daysAndMonths, ...countryNames].map((each) => each.toLowerCase()),
)
/** A day, a month or a country is a rival only to whoever calls it one: "Our competitors are Monday and Asana". */
const callsRivals = new RegExp(`\\b(?:${rivalry}|compet(?:e|es|ing))\\b`, 'iu')
const isDateOrPlace = (name: string): boolean => datesAndPlaces.has(name.replace(/^the /iu, '').toLowerCase())

function saidIn(text: string): string[] {
  for (const pattern of anyWords) {
    const words = pattern.exec(text)?.[1]
    if (words !== undefined) return items(words).flatMap((item) => (isShort(item) ? [item] : nameOf(item)))
  }
  return [...leftIn(text), ...namesAlone.flatMap((pattern) => items(pattern.exec(text)?.[1] ?? '').flatMap(nameOf))]
}

/** "Vintrace is made for growers", under a heading on rivals: whoever it begins with. */
const beginsWith =
  /^(?!(?:It|We|You|They|The|This|That|Our|Most|Many|Some|All|No|None|Nobody|There|Others?|And|But|If|When)\b)(\p{Lu}[\p{L}\p{N}&+-]*(?: \p{Lu}[\p{L}\p{N}&+-]*)*) \p{Ll}/u

/** The sentence says in so many words that somebody is a rival, or that they offer the same. */
export const namesRivals = (text: string): boolean =>
  anyWords.some((pattern) => pattern.test(text)) ||
  /\b(?:do|does|offers?) (?:something similar|(?:much |about )?the same)\b/iu.test(text)

export type RivalsTold = {
  /** As the text has them, each once. */
  names: readonly string[]
  /** The sentence tells something beside: "Unlike radar, it hears what kind of lorry it was." */
  tellsMore: boolean
}

/** Behind their names nothing but that they are rivals, or up to two words: "... are the main competitors", "... today". */
const saysRivals = new RegExp(
  `^ (?:(?:is|are) (?:the|our|its|their) ${which}${rivalry}|(?:do|does|offers?) (?:something similar|(?:much |about )?the same))`,
  'iu',
)
const mostBehind = 2
const mostBefore = 9

function tellsMoreThan(names: readonly string[], text: string): boolean {
  const last = Math.max(...names.map((each) => text.lastIndexOf(each) + each.length))
  const before = text.slice(0, Math.min(...names.map((each) => text.indexOf(each))))
  const count = (words: string): number => words.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length
  const behind = text.slice(last)
  return (
    /^unlike\b/iu.test(text) || (count(behind) > mostBehind && !saysRivals.test(behind)) || count(before) > mostBefore
  )
}

/**
 * Who or what a sentence names as a rival, or as what people have instead, word for word; nobody where it is not clear.
 * `isListed` says that a heading or a label above it speaks of rivals.
 */
export function rivalsTold(text: string, { isListed, name }: { isListed: boolean; name: string }): RivalsTold {
  const found = (isListed ? listed(text) : []).concat(/^(?:vs\.?|versus) /iu.test(text) ? listed(text) : [])
  const isCalledSo = isListed || callsRivals.test(text)
  const said = found.length > 0 ? found : saidIn(text).filter((each) => isCalledSo || !isDateOrPlace(each))
  const first = isListed && said.length === 0 ? (beginsWith.exec(text)?.slice(1) ?? []) : []
  const names = [...new Set([...said, ...first])].filter((each) => each.toLowerCase() !== name.toLowerCase())
  return { names, tellsMore: names.length > 0 && tellsMoreThan(names, text) }
}
