/**
 * What a rep's turn does towards the checks of a rubric, beside the buyer's line before it. Unlike acts, several hold of
 * one turn. What each means stands at its name in `training/README.md`.
 */
export const deeds = [
  'who',
  'reason',
  'time',
  'process',
  'pain',
  'impact',
  'buying',
  'follow-up',
  'recap',
  'takes-up',
  'past',
  'offer',
  'tied',
  'concrete',
  'proof',
  'fit',
  'acknowledges',
  'explores',
  'answers',
  'checks',
  'presses',
  'asks-step',
  'step-what',
  'step-when',
  'step-who',
  'small-talk',
] as const
export type Deed = (typeof deeds)[number]

/** A rep's turn and the buyer's line it follows; that line is empty where the rep speaks first. */
export type Exchange = { readonly before: string; readonly words: string }

/** An exchange with all that is done in it. */
export type LabelledExchange = Exchange & { readonly deeds: ReadonlySet<Deed> }

/** A file of labelled exchanges that can't be read; the message names the line and says what is wrong with it. */
export class LabelledExchangeError extends Error {}

/**
 * Reads lines of `deeds<TAB>buyer's line<TAB>rep's turn`, the deeds comma-separated or `none`. Blank lines and lines that
 * start with `#` are skipped. Throws `LabelledExchangeError` for a line without three columns, an unknown deed or no words.
 */
export function parseExchanges(text: string): LabelledExchange[] {
  return text.split(/\r?\n/).flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const columns = line.split('\t')
    const [done = '', before = '', words = ''] = columns
    if (columns.length !== 3 || words.trim() === '') {
      throw new LabelledExchangeError(`Line ${i + 1} needs three columns: deeds, the buyer's line, and the rep's turn.`)
    }
    return [{ before: before.trim(), words: words.trim(), deeds: new Set(done === 'none' ? [] : deedsIn(done, i + 1)) }]
  })
}

function deedsIn(list: string, line: number): Deed[] {
  return list.split(',').map((name) => {
    const found = deeds.find((deed) => deed === name.trim())
    if (found === undefined) throw new LabelledExchangeError(`Line ${line} names an unknown deed: ${name.trim()}.`)
    return found
  })
}
