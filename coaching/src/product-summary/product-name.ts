import { labelOf, withoutLabel } from './headings.ts'
import type { PlacedSentence, SourceLine } from './sentences.ts'
import { saysNothing } from './told.ts'

/** "Dock Planner is a ...", "Meet Dock Planner", "Introducing Dock Planner": the text's own name for the product. */
const naming = [
  /^(?:[Mm]eet|[Ii]ntroducing|[Ww]elcome to|[Aa]bout)\s+((?:\p{Lu}[\p{L}\p{N}&.+-]*\s?){1,4})(?=$|[\s,.:;!-])/u,
  /^((?:\p{Lu}[\p{L}\p{N}&.+-]*\s){1,4})(?:is an?|is the|lets|helps|gives|automates)\b/u,
  /\b(?:[Ww]e (?:sell|make|offer)|[Ww]hat we sell is|is called|named) ((?:\p{Lu}[\p{L}\p{N}&+-]*\s?){1,4})(?=$|[,.;:])/u,
  /\b(?:[Oo]ur|[Aa]n?|[Tt]he) (?:product|app|tool|software|service|system|platform|thing|box)(?: (?:is )?(?:called|named))? ((?:\p{Lu}[\p{L}\p{N}&+-]*\s?){1,3})(?=$|[,.;:]|(?<=\s)\p{Ll})/u,
  /^[Ww]e(?:['’]re| are) (?!\S+(?:ish|an|ese|ch)\b)((?:\p{Lu}[\p{L}\p{N}&+-]*\s?){1,3})(?=[.,:]|$)/u,
]
/**
 * A small letter and after it, in the same word, a capital or a figure, which no common word has. Each part ends where the
 * next begins: there is one way to read a word, however long it is.
 */
const oddWord = String.raw`(?=[^\s\p{Ll}]*\p{Ll}[^\s\p{Lu}\p{N}]*[\p{Lu}\p{N}])`
/** "ShiftLoop texts ...", where a text begins: a name alone before what it does. Further down such a name may be anybody's. */
const opening = new RegExp(String.raw`^${oddWord}((?:\p{Lu}[\p{L}\p{N}&+-]*\s){1,4})\p{Ll}+s\s`, 'u')
/** "Crumb Planner tells ...", where a text begins: of two words or more, no capital within is needed. */
const openingWords = /^((?:\p{Lu}[\p{L}\p{N}&+-]*\s){2,4})(?!is\b|was\b|has\b)\p{Ll}+[^s\s]s\s/u
/** "With Tachofox, drivers' hours are checked." where a text begins. */
const having = /^With ((?:\p{Lu}[\p{L}\p{N}&+-]*\s?){1,3}),/u
/** "Hivesense in short", where a text begins. */
const inShort =
  /^((?:\p{Lu}[\p{L}\p{N}&+-]*\s){1,3})(?:in (?:short|brief|a nutshell|one (?:minute|page|line))|at a glance)\b/u
/** "# MedRoute", where a text begins. */
const heading = new RegExp(String.raw`^#+\s+${oddWord}(\p{Lu}[\p{L}\p{N}&+-]*)$`, 'u')
/** "Wattline watches ..." needs the name a second time: one capital begins any sentence. */
const doing = /^((?:\p{Lu}[\p{L}\p{N}&+-]*\s){1,4})(?!is\b|was\b|has\b)\p{Ll}+[^s\s]s\s/u
/** "The FT-200 finds ...": no other word has a figure in it. */
const model = /^The (?=\S*\d)((?:\p{Lu}[\p{L}\p{N}&+-]*\s){1,3})\p{Ll}+[^s\s]s\s/u
/** "FrostGuard for cold stores": a title, where the name comes again below. */
const title = new RegExp(String.raw`^${oddWord}(\p{Lu}[\p{L}\p{N}&+-]*\s)\p{Ll}`, 'u')

const noNames = new Set(
  (
    'it this that these those our your my their we the there he she they a an each every any some no most many all both one ' +
    'nobody everybody somebody anybody nothing everything what when where why how who which if with for from in on at by to ' +
    'of as after before until since while and but or so monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)

/** A text that begins with somebody who does something: whom else than the product it could be, no list of words can tell. */
const beginning = /^(\p{Lu}[\p{L}\p{N}&+-]*)\s(?!is\b|was\b|has\b)\p{Ll}+[^s\s]s\s(?:\S+\s){3,}/u

/** Greetings and titles stand before the first sentence. */
const isBefore = ({ text, isBare, isItem }: PlacedSentence): boolean =>
  saysNothing(text) || text.endsWith(',') || (isBare && !isItem)

/**
 * Who does something in the first sentence: "Gullguard flies trained falcons over ...". It is the product if anything is, and
 * not certain enough to be put down as its name. Empty where nobody does.
 */
export function subjectIn(sentences: readonly PlacedSentence[]): string {
  const first = sentences.find((sentence) => !isBefore(sentence))
  const who = beginning.exec(first?.text ?? '')?.[1]
  return who === undefined || noNames.has(who.toLowerCase()) || who.endsWith('s') ? '' : who
}

const longestName = 120

function nameBy(pattern: RegExp, text: string): string | null {
  const name = pattern
    .exec(text)?.[1]
    ?.trim()
    .replace(/[.,:;]+$/, '')
  if (name === undefined || name.length > longestName) return null
  return noNames.has(name.split(' ')[0]?.toLowerCase() ?? '') ? null : name
}

/** Words in a row that a name may have. */
const mostWords = 4

/** How often a text has each one to four words that stand in a row; addresses aside. */
function timesOf(text: string): ReadonlyMap<string, number> {
  const plain = text
    .split(/\s+/u)
    .map((word) => (/.[@.]./u.test(word) ? '' : word))
    .join(' ')
  const words = plain.split(/[^\p{L}\p{N}&+-]+/u).filter(Boolean)
  const times = new Map<string, number>()
  for (const at of words.keys()) {
    for (let to = at + 1; to <= Math.min(at + mostWords, words.length); to += 1) {
      const row = words.slice(at, to).join(' ')
      times.set(row, (times.get(row) ?? 0) + 1)
    }
  }
  return times
}

/** True of a name that the text has twice, a title in capitals among them, and never as a word without. */
function isRepeated(name: string, times: ReadonlyMap<string, number>): boolean {
  const shouted = name === name.toUpperCase() ? 0 : (times.get(name.toUpperCase()) ?? 0)
  return (times.get(name) ?? 0) + shouted > 1 && !times.has(name.toLowerCase())
}

/** What a text itself calls the product; empty where it does not, or where the words could be somebody else's name. */
export function nameIn(sentences: readonly SourceLine[]): string {
  // Counted once for all names, of which every sentence may hold another.
  const times = timesOf(sentences.map(({ text }) => text).join(' '))
  const repeated = [opening, openingWords, doing, model]
  for (const [index, { text }] of sentences.entries()) {
    const said = withoutLabel(text)
    const certain = index === 0 ? [...naming, opening, openingWords, having, heading, inShort] : naming
    const sure = [...certain, ...(labelOf(text) === 'whatItDoes' ? [doing] : [])]
    for (const pattern of sure) {
      const name = nameBy(pattern, said)
      if (name !== null) return name
    }
    for (const pattern of index === 0 ? [...repeated, title] : repeated) {
      const name = nameBy(pattern, said)
      if (name !== null && isRepeated(name, times)) return name
    }
  }
  return ''
}
