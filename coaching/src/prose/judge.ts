import { withoutOrders } from '../metrics/heard/orders.ts'
import { daysIn, numbersIn, stemsIn } from '../wording/words-of.ts'
import { claims, knownWords } from './known-words.ts'
import { isSaid, quotesIn, type ProsePart } from './parts.ts'
import { bare, keepsNoes, turnsNothing, wordsOf } from './turned.ts'

/** What is wrong with a model's words for a part of a review. */
export const proseFaults = [
  'form',
  'empty',
  'markup',
  'order',
  'scorer',
  'number',
  'quote',
  'length',
  'sentences',
  'day',
  'question',
  'no',
  'who',
  'claim',
  'word',
  'name',
  'lost',
  'turned',
] as const
export type ProseFault = (typeof proseFaults)[number]

/** Of a model that does as it is asked none of these comes: one in any part, and nothing that it wrote is kept. */
const betrayals: ReadonlySet<ProseFault> = new Set(['form', 'markup', 'order', 'scorer', 'number'])

/** A part's own sentence, and the one in its place. */
type Pair = { readonly own: string; readonly words: string }
type Rule = (pair: Pair) => boolean

const gap = /\[\d+\]/g
const gapsIn = (text: string): string => (text.match(gap) ?? []).join('')
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Letters, marks of sentences and gaps; whatever else there is must be in our own words. */
const plainSign = /[A-Za-z0-9 .,;:?'’[\]-]/
const isPlain: Rule = ({ own, words }) =>
  Array.from(words).every((sign) => plainSign.test(sign) || own.includes(sign)) &&
  // An address, an unfinished sentence, and brackets that are no gap.
  !/\w\.\w|\.{2}|^\W|:\s*$/.test(words.replaceAll(gap, 'x')) &&
  !/[[\]]/.test(bare(words))

const aboutScores =
  /\b(?:scor\w+|rubric\w*|criteri\w+|points|marks|levels?|grad(?:e|es|ed|ing)|rating|perfect\w*|excellent\w*|outstanding|flawless\w*|brilliant\w*|superb\w*|ai|language models?|assistant|prompts?|instructions?|system|transcripts?|https?|www)\b/gi

/** What a text says in figures: letters of figures, and figures in words. */
const figuresOf = (text: string): string =>
  [...numbersIn(bare(text)), ...(bare(text).match(/\d+/g) ?? [])].toSorted().join('|')

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?])\s+/).filter((part) => part.trim() !== '')

const beginsSentence = (text: string, at: number): boolean => /(?:^|[.?:\]]\s+)$/.test(text.slice(0, at))
const capital = /\p{Lu}[\p{L}\p{N}'’&-]*/gu
const nameOf = (word: string): string => word.replace(/['’]s$/, '')

/** Words with a capital that no sentence's beginning gave them. */
const namesOf = (text: string): string[] =>
  [...text.matchAll(capital)].flatMap(({ 0: word, index }) => (beginsSentence(text, index) ? [] : [nameOf(word)]))
const capitalsOf = (text: string): string[] => (text.match(capital) ?? []).map(nameOf)

/** Who is spoken of first, the salesperson or somebody with a name: who did it to whom may not be turned round. */
function firstNamed(text: string, names: ReadonlySet<string>): string | null {
  const words = bare(text).match(/[\p{L}\p{N}'’&-]+/gu) ?? []
  const first = words.find((word) => /^you(?:r|['’]\w+)?$/i.test(word) || names.has(nameOf(word)))
  if (first === undefined) return null
  return names.has(nameOf(first)) ? nameOf(first) : 'you'
}

const keepsWho: Rule = ({ own, words }) => {
  const names = new Set(namesOf(own).concat(capitalsOf(own).filter((name) => !knownWords.has(name.toLowerCase()))))
  const first = firstNamed(own, names)
  return first === null || firstNamed(words, names) === first
}

/** A word of the list, or of what is worded, in any of its forms and no more often than there. */
const isKnown: Rule = ({ own, words }) => {
  const ownStems = stemsIn(bare(own))
  const left = new Map<string, number>()
  for (const word of wordsOf(own)) left.set(word, (left.get(word) ?? 0) + 1)
  return wordsOf(words).every((word) => {
    if (knownWords.has(word)) return true
    const more = left.get(word)
    if (more !== undefined) {
      left.set(word, more - 1)
      return more > 0
    }
    const stems = [...stemsIn(word)]
    return stems.length > 0 && stems.every((stem) => ownStems.has(stem))
  })
}

/** No name that is not there, and none of those that are left out. */
const keepsNames: Rule = ({ own, words }) => {
  const allowed = new Set(capitalsOf(own))
  const said = new Set(capitalsOf(words))
  return namesOf(words).every((name) => allowed.has(name)) && namesOf(own).every((name) => said.has(name))
}

/** At least this share of what our sentence speaks of must come across, and of what the wording speaks of must be ours. */
const leastKept = 0.5

const keepsWhatItSays: Rule = ({ own, words }) => {
  const meant = [...stemsIn(bare(own))]
  const said = new Set(stemsIn(bare(words)))
  const common = meant.filter((stem) => said.has(stem)).length
  return common >= meant.length * leastKept && common >= said.size * leastKept
}

const claimsNothing: Rule = ({ own, words }) =>
  claims.every(({ says, borneOutBy }) => !says.test(bare(words)) || says.test(bare(own)) || borneOutBy.test(bare(own)))

/** Half to one and a half of ours, and a few words of grace. */
const hasItsLength: Rule = ({ own, words }) => {
  const meant = countWords(own)
  const said = countWords(words)
  return said >= Math.floor(meant * 0.5) && said <= Math.ceil(meant * 1.5) + 2
}

/** In the order they are asked, of the whole part. */
const rulesOfParts: ReadonlyArray<readonly [ProseFault, Rule]> = [
  ['empty', ({ words }) => /\p{L}/u.test(words)],
  ['markup', isPlain],
  ['order', ({ words }) => withoutOrders(bare(words)) === bare(words)],
  [
    'scorer',
    ({ own, words }) =>
      [...bare(words).matchAll(aboutScores)].every(([said]) => wordsOf(own).includes(said.toLowerCase())),
  ],
  ['number', ({ own, words }) => figuresOf(own) === figuresOf(words)],
  ['quote', ({ own, words }) => gapsIn(own) === gapsIn(words)],
  ['length', hasItsLength],
  ['sentences', ({ own, words }) => sentencesOf(own).length === sentencesOf(words).length],
]

/** Of each sentence and the one in its place: nothing is moved from one to another. */
const rulesOfSentences: ReadonlyArray<readonly [ProseFault, Rule]> = [
  ['number', ({ own, words }) => figuresOf(own) === figuresOf(words)],
  ['quote', ({ own, words }) => gapsIn(own) === gapsIn(words)],
  ['day', ({ own, words }) => daysIn(bare(own)).join('|') === daysIn(bare(words)).join('|')],
  ['question', ({ own, words }) => bare(own).includes('?') === bare(words).includes('?')],
  // What was done stays done, and what was left out stays left out.
  ['no', ({ own, words }) => keepsNoes(own, words)],
  ['who', keepsWho],
  ['claim', claimsNothing],
  ['word', isKnown],
  ['name', keepsNames],
  ['lost', keepsWhatItSays],
  ['turned', ({ own, words }) => turnsNothing(own, words)],
]

function faultIn(words: string, { open: own }: ProsePart): ProseFault | null {
  const broken = rulesOfParts.find(([, holds]) => !holds({ own, words }))
  if (broken !== undefined) return broken[0]
  const said = sentencesOf(words)
  for (const [i, sentence] of sentencesOf(own).entries()) {
    const pair = { own: sentence, words: said[i] ?? '' }
    const fault = rulesOfSentences.find(([, holds]) => !holds(pair))
    if (fault !== undefined) return fault[0]
  }
  return null
}

/** What models write without meaning to: dashes, typographer's marks, blanks. */
const tidied = (words: string): string =>
  words
    .replaceAll(/\s*[—–]\s*/g, ', ')
    .replaceAll(/['‘’]/g, '’')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/** The lines of an answer by their numbers; null for an answer that is anything else. */
function linesOf(answer: string, most: number): Map<number, string> | null {
  const lines = new Map<number, string>()
  for (const line of answer.split(/\r?\n/).filter((each) => each.trim() !== '')) {
    const [, number = '', words = ''] = /^\s*(\d{1,3}):(.*)$/.exec(line) ?? []
    const at = Number(number)
    if (number === '' || at < 1 || at > most || lines.has(at)) return null
    lines.set(at, tidied(words))
  }
  return lines
}

/** With the quotes back in their gaps; null should one of them be neither said on the call nor ours. */
function whole(words: string, { own, quotes }: ProsePart, lines: readonly string[]): string | null {
  const text = words.replaceAll(gap, (mark) => quotes[Number(mark.slice(1, -1)) - 1] ?? '')
  const ours = new Set(quotesIn(own))
  const isTrue = quotesIn(text).every((quote) => ours.has(quote) || isSaid(quote, lines))
  return isTrue && text.split('“').length === own.split('“').length ? text : null
}

/** A part in a model's words. */
export type WordedPart = { readonly of: ProsePart['of']; readonly words: string }
export type JudgedProse = {
  readonly parts: readonly WordedPart[]
  /** Why the others stay as they are. */
  readonly faults: readonly ProseFault[]
}

const refused = (fault: ProseFault): JudgedProse => ({ parts: [], faults: [fault] })

/**
 * Judges a model's answer to the brief of these parts. `lines` are the words of the call's turns. A part that is left out stands in
 * our own words, as does one that has a fault; where a fault shows that the model did something else than it was asked, all do.
 */
export function judgeProse(answer: string, parts: readonly ProsePart[], lines: readonly string[]): JudgedProse {
  const given = linesOf(answer, parts.length)
  if (given === null) return refused('form')
  const judged = parts.flatMap((part, i): Array<WordedPart | { fault: ProseFault }> => {
    const words = given.get(i + 1)
    if (words === undefined) return []
    const fault = faultIn(words, part)
    if (fault !== null) return [{ fault }]
    const text = whole(words, part, lines)
    return [text === null ? { fault: 'quote' } : { of: part.of, words: text }]
  })
  const faults = judged.flatMap((one) => ('fault' in one ? [one.fault] : []))
  const betrayal = faults.find((fault) => betrayals.has(fault))
  if (betrayal !== undefined) return refused(betrayal)
  return { parts: judged.flatMap((one) => ('words' in one ? [one] : [])), faults }
}
