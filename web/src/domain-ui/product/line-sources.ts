import { isList, linesOf, type DraftedSentence, type ProductForm } from './product-form.ts'
import type { SourceKind } from './product-source.ts'

/** Both, and of a sentence that was put into its field twice the newer one. */
export const withNewer = (
  sentences: readonly DraftedSentence[],
  newer: readonly DraftedSentence[],
): readonly DraftedSentence[] => [
  ...sentences.filter(({ field, text }) => !newer.some((each) => each.field === field && each.text === text)),
  ...newer,
]

/** Another sentence begins there, or nothing. */
const nextSentence = /^\s+[\p{Lu}\p{N}"“(]/u

/** A sentence stands in a text with nothing added to it: what has no full stop goes no further in small letters. */
function standsIn(text: string, sentence: string): boolean {
  for (let at = text.indexOf(sentence); at !== -1; at = text.indexOf(sentence, at + 1)) {
    const after = text.slice(at + sentence.length)
    const isEnded = /[.!?…]$/u.test(sentence)
      ? /^(?:\s|$)/u.test(after)
      : after.trim() === '' || nextSentence.test(after)
    if (isEnded && /(?:^|\s)$/u.test(text.slice(0, at))) return true
  }
  return false
}

/**
 * The sentences that still stand in a field, word for word, as they were drafted: in a list each is a line of its own. What
 * was written beside them changes nothing.
 */
export function standingIn(
  form: ProductForm,
  field: keyof ProductForm,
  sentences: readonly DraftedSentence[],
): readonly DraftedSentence[] {
  const lines = new Set(linesOf(form[field]))
  return sentences.filter(
    (each) => each.field === field && (isList(field) ? lines.has(each.text) : standsIn(form[field], each.text)),
  )
}

const sourceNames: Record<SourceKind, string> = {
  text: 'Your text',
  document: 'Your document',
  page: 'The page',
}

/** "Your text, paragraph 2" */
export const sourceWords = ({ from, line }: Pick<DraftedSentence, 'from' | 'line'>): string =>
  `${sourceNames[from]}, paragraph ${line}`
