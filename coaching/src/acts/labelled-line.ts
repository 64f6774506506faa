import type { Act } from '@ringside/contract/simulations/vocabulary'

/** A line of somebody's words with the act it does (the first) and other acts that count as right: a rep's acts unless others are named. */
export type LabelledLine<Label extends string = Act> = {
  readonly acts: readonly [Label, ...Label[]]
  readonly words: string
}

/** A file of labelled lines that can't be read; the message names the line and says what is wrong with it. */
export class LabelledLineError extends Error {}

/**
 * Reads lines of `act<TAB>also accepted<TAB>words`, the acts out of `known`. Blank lines and lines that start with `#` are skipped.
 * Throws `LabelledLineError` for a line without three columns, an unknown act or no words.
 */
export function parseLabelledLines<Label extends string>(text: string, known: readonly Label[]): LabelledLine<Label>[] {
  const lines: LabelledLine<Label>[] = []
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (raw.trim() === '' || raw.startsWith('#')) continue
    const columns = raw.split('\t')
    const [main, also, words] = columns
    if (
      columns.length !== 3 ||
      main === undefined ||
      also === undefined ||
      words === undefined ||
      words.trim() === ''
    ) {
      throw new LabelledLineError(`Line ${i + 1} needs three columns: an act, other accepted acts, and words.`)
    }
    const others = also.split(',').flatMap((name) => (name.trim() === '' ? [] : [actOf(name.trim(), known, i + 1)]))
    lines.push({ acts: [actOf(main.trim(), known, i + 1), ...others], words: words.trim() })
  }
  return lines
}

function actOf<Label extends string>(name: string, known: readonly Label[], line: number): Label {
  const found = known.find((act) => act === name)
  if (found === undefined) throw new LabelledLineError(`Line ${line} names an unknown act: ${name}.`)
  return found
}
