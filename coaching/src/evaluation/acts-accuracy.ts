import type { Act, PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import type { LabelledLine } from '../acts/labelled-line.ts'

/** What `coach acts` prints. `words` is the line as it was judged; `confidence` is 0..1. */
export type ActsAccuracy = {
  readonly n: number
  readonly correct: number
  /** `correct / n`, 0..1; 0 when there are no lines. */
  readonly accuracy: number
  readonly byConfidence: { readonly 'above0.5': Share; readonly 'below0.5': Share }
  readonly rows: readonly JudgedRow[]
}
export type Share = { readonly right: number; readonly of: number }
export type JudgedRow = {
  readonly expected: readonly Act[]
  /** Null when the line holds no words. */
  readonly predicted: Act | null
  readonly confidence: number
  readonly alsoPredicted: readonly Act[]
  readonly words: string
}

/** The two readings of a line: the main act of the whole, and the acts of its pieces. */
export type ReadingOfLine = {
  readonly mainAct: (words: string) => PerceivedAct | null
  readonly classifyTurn: (words: string) => readonly PerceivedAct[]
}

/**
 * Judges labelled lines. A line is right when its main act is the label or one of the acts also accepted. A confidence
 * of exactly 0.5 counts as below.
 */
export function actsAccuracy(lines: readonly LabelledLine[], { mainAct, classifyTurn }: ReadingOfLine): ActsAccuracy {
  const rows = lines.map(({ acts: expected, words }): JudgedRow => {
    const main = mainAct(words)
    const others = new Set(classifyTurn(words).map(({ act }) => act))
    if (main !== null) others.delete(main.act)
    return {
      expected,
      predicted: main?.act ?? null,
      confidence: main?.confidence ?? 0,
      alsoPredicted: [...others],
      words,
    }
  })
  const correct = rows.filter(isRight).length
  return {
    n: rows.length,
    correct,
    accuracy: rows.length === 0 ? 0 : correct / rows.length,
    byConfidence: {
      'above0.5': shareOf(rows.filter(({ confidence }) => confidence > 0.5)),
      'below0.5': shareOf(rows.filter(({ confidence }) => confidence <= 0.5)),
    },
    rows,
  }
}

/** The main act is the label or one of the acts also accepted. */
export function isRight({ expected, predicted }: JudgedRow): boolean {
  return predicted !== null && expected.includes(predicted)
}

function shareOf(rows: readonly JudgedRow[]): Share {
  return { right: rows.filter(isRight).length, of: rows.length }
}
