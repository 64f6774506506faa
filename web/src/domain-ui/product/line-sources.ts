import { longestSourced, mostLineSources, type LineSource } from '@ringside/contract/line-sources'
import { isList, linesOf, productFieldNames, type DraftedSentence, type ProductForm } from './product-form.ts'
import type { Origin } from './product-source.ts'

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

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The lines of a list, the sentences of a text. */
const piecesOf = (form: ProductForm, field: keyof ProductForm): string[] =>
  isList(field)
    ? linesOf(form[field])
    : [...sentences.segment(form[field])].map(({ segment }) => segment.trim()).filter(Boolean)

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** Of the words of the longer one so many are in both, 0..1. */
function alike(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  return [...words].filter((word) => others.has(word)).length / Math.max(1, words.size, others.size)
}

/** Below this a line is nobody's but its writer's. */
const leastAlike = 0.5

/** A line of a summary that was drafted. */
export type SourcedLine = DraftedSentence & {
  /** As it stands there: the sentence itself, or what became of it. */
  readonly now: string
}

/** The lines of a field that were drafted, in the order of the draft: those that stand as they were, and those that were edited since. */
export function sourcedIn(
  form: ProductForm,
  field: keyof ProductForm,
  drafted: readonly DraftedSentence[],
): SourcedLine[] {
  const kept = new Set(standingIn(form, field, drafted))
  let free = piecesOf(form, field).filter((piece) => ![...kept].some(({ text }) => piece.includes(text)))
  return drafted
    .filter((each) => each.field === field)
    .flatMap((each): SourcedLine[] => {
      if (kept.has(each)) return [{ ...each, now: each.text }]
      const [now] = free
        .filter((piece) => alike(piece, each.text) >= leastAlike)
        .toSorted((one, other) => alike(other, each.text) - alike(one, each.text))
      if (now === undefined) return []
      free = free.filter((piece) => piece !== now)
      return [{ ...each, now }]
    })
}

export const isEdited = ({ text, now }: SourcedLine): boolean => now !== text

/** What is kept with a summary that is saved so. */
export const sourcesOf = (form: ProductForm, drafted: readonly DraftedSentence[]): LineSource[] =>
  productFieldNames
    .flatMap((field) => sourcedIn(form, field, drafted))
    .map(({ now, text, ...rest }) => ({ ...rest, text: now, quote: text }))
    .filter(({ quote }) => quote.length <= longestSourced)
    .slice(0, mostLineSources)

/** What was kept, as it was drafted then. */
export const draftedOf = (sources: readonly LineSource[]): DraftedSentence[] =>
  sources.map(({ quote, text: _, ...rest }) => ({ ...rest, text: quote }))

/** "Your text", "brochure.pdf", "poolwatch.example/prices" */
export function originName(origin: Origin): string {
  if (origin.from === 'text') return 'Your text'
  return origin.from === 'document' ? origin.name : origin.address.replace(/^https?:\/\/(?:www\.)?|\/$/giu, '')
}
