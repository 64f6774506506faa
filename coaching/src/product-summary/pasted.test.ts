import { describe, expect, it } from 'vitest'
import { draftProductSummary, type ProductField } from './index.ts'
import { pasted, sentencesMarked, unmarked } from './pasted.fixture.ts'
import { plain } from './plain.fixture.ts'

const fields: Readonly<Record<string, ProductField | 'left out' | 'heading'>> = {
  W: 'whatItDoes',
  F: 'forWhom',
  T: 'problemsSolved',
  P: 'proof',
  C: 'price',
  R: 'competitors',
  H: 'heading',
  '-': 'left out',
}

const placed = (letter: string): string => fields[letter] ?? ''

/** The sentences of a marked text with the field each belongs to, without the labels and bullets before them. */
const belongs = (marked: string): [string, string][] =>
  sentencesMarked(marked).flatMap(({ letter, itself, names, words }): [string, string][] => {
    const text = words
      .replace(/^- /, '')
      .replace(/^(?:Product|Customers|Problem|Price|Alternatives|Competitors|Proof|who buys it|others): /, '')
      .replaceAll('\n', ' ')
    if (letter !== 'R') return [[placed(letter), text]]
    const rivals = names.map((name): [string, string] => [placed(letter), name])
    return itself === '' ? rivals : [...rivals, [placed(itself), text]]
  })
const inOrder = (rows: [string, string][]): string[] => rows.map(([field, text]) => `${text} → ${field}`).toSorted()

describe.each(Object.entries({ ...pasted, ...plain }))(
  'a product summary drafted from %s',
  (_, { name, whom, marked }) => {
    const draft = draftProductSummary(unmarked(marked))

    it('has the name where the text tells it', () => {
      expect(draft.name).toBe(name)
    })

    it('sorts every sentence to where it belongs, and loses none', () => {
      const expected = belongs(marked).filter(([field]) => field !== 'heading')
      const drafted = [
        ...draft.lines.map(({ field, text }): [string, string] => [field, text]),
        ...draft.leftOut.map(({ text }): [string, string] => ['left out', text]),
      ]
      expect(inOrder(drafted)).toEqual(inOrder(whom === undefined ? expected : [...expected, ['forWhom', whom]]))
    })
  },
)
