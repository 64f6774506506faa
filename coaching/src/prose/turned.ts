import { stemsIn } from '../wording/words-of.ts'

const gap = /\[\d+\]/g

/** A text without the gaps of its quotes. */
export const bare = (text: string): string => text.replaceAll(gap, ' ')

/** Short forms are what they are short for: "you'd" can be a "would", and "you'll" is a "will". */
const inFull = (word: string): string[] => {
  if (word === 'cannot' || word === "can't") return ['can', 'not']
  if (word === "won't") return ['will', 'not']
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not']
  if (word.endsWith("'ll")) return [word.slice(0, -3), 'will']
  if (word.endsWith("'d")) return [word.slice(0, -2), 'would']
  return [word.replace(/'(?:s|re|ve|m)?$/, '')]
}

/** Every word, folded: "don't" is do and not, "Rosa's" is Rosa. */
export const wordsOf = (text: string): string[] =>
  (
    bare(text)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  )
    .flatMap(inFull)
    .map((word) => word.replaceAll(/^'+/g, ''))
    .filter(Boolean)

/**
 * Words that turn what was done into what was not, or the other way round: "you almost got", "you should have asked". Those of a
 * line mean the same.
 */
const turning = `almost nearly
only
before
after
instead
if unless
less least few
can could may might
should shall must ought
would will
try tries tried trying
want wants wanted
mean means meant
stop stops stopped stopping leave leaves left leaving end ends ended ending close closes closed closing finish finished`

const kindOf: ReadonlyMap<string, string> = new Map(
  turning.split('\n').flatMap((line) => line.split(' ').map((word): [string, string] => [word, line])),
)

const turningIn = (text: string): string =>
  wordsOf(text)
    .flatMap((word) => kindOf.get(word) ?? [])
    .toSorted()
    .join('|')

/** Whether no word that turns a sentence round was put in or left out. */
export const turnsNothing = (own: string, words: string): boolean => turningIn(own) === turningIn(words)

/** What a no is, and what else its word says: "nobody" is not anybody. */
const noes: ReadonlyMap<string, readonly string[]> = new Map([
  ['not', []],
  ['never', []],
  ['no', []],
  ['neither', []],
  ['nor', []],
  ['none', []],
  ['without', []],
  ['nothing', ['anything']],
  ['nobody', ['anybody']],
])

/** Words that stand between a no and what it denies. */
const between = new Set('a an the any do does did done have has had having be is are was were been being'.split(' '))

/** Where what a no denies has ended. */
const clauseEnds = /[,;:.?]|\b(?:and|or|but|then|so)\b/i

/** In place of a word: no word is spelled so. */
const unknown = '?'

interface Shared {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

/**
 * What each no of a text denies: the next word behind it, before its clause ends, that both texts have, if only in another form.
 * Unknown: something that the other text does not speak of.
 */
const deniedIn = (text: string, { words: shared, stems: sharedStems }: Shared): string[] =>
  bare(text)
    .replaceAll(/\bno one\b/gi, 'nobody')
    .split(clauseEnds)
    .flatMap((clause) => {
      const words = wordsOf(clause)
      return words.flatMap((word, i): string[] => {
        const also = noes.get(word)
        if (also === undefined) return []
        const behind = [...also, ...words.slice(i + 1)].filter((each) => !between.has(each))
        if (behind.length === 0) return ['']
        const stems = behind.flatMap((each) => [...stemsIn(each)])
        return [behind.find((each) => shared.has(each)) ?? stems.find((stem) => sharedStems.has(stem)) ?? unknown]
      })
    })
    .toSorted()

const withNoes = (text: string): string[] => wordsOf(text).flatMap((word) => [word, ...(noes.get(word) ?? [])])

const inBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((each) => other.has(each)))

/** Whether as much is denied as in our own sentence, and the same: a no may not move to another word. */
export function keepsNoes(own: string, words: string): boolean {
  const shared: Shared = {
    words: inBoth(new Set(withNoes(own)), new Set(withNoes(words))),
    stems: inBoth(stemsIn(bare(own)), stemsIn(bare(words))),
  }
  const meant = deniedIn(own, shared)
  const said = deniedIn(words, shared)
  return meant.length === said.length && meant.every((each, i) => each !== unknown && each === said[i])
}
