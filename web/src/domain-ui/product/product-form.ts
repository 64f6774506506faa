import type { ProductDraft } from '@ringside/contract/users'
import type { ProductSummaryBody } from './product-queries.ts'

/** The product summary as it stands in the dialog: lists are one entry a line. */
export interface ProductForm {
  name: string
  whatItDoes: string
  forWhom: string
  problemsSolved: string
  proof: string
  price: string
  competitors: string
}

type Kept = Required<ProductSummaryBody>

export const formOfSummary = (summary: Kept): ProductForm => ({
  name: summary.name,
  whatItDoes: summary.whatItDoes,
  forWhom: summary.forWhom,
  problemsSolved: summary.problemsSolved.join('\n'),
  proof: summary.proof.join('\n'),
  price: summary.price,
  competitors: summary.competitors.join('\n'),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const summaryOf = (form: ProductForm): Kept => ({
  name: form.name.trim(),
  whatItDoes: form.whatItDoes.trim(),
  forWhom: form.forWhom.trim(),
  problemsSolved: linesOf(form.problemsSolved),
  proof: linesOf(form.proof),
  price: form.price.trim(),
  competitors: linesOf(form.competitors),
})

const mostLines = 20

/** What has to be changed before it can be saved, by field. */
export function productErrors(form: ProductForm): Partial<Record<keyof ProductForm, string>> {
  const errors: Partial<Record<keyof ProductForm, string>> = {}
  if (form.name.trim() === '') errors.name = 'Say what the product is called.'
  if (form.whatItDoes.trim() === '') errors.whatItDoes = 'Say what it does.'
  for (const [field, longest] of [
    ['problemsSolved', 300],
    ['proof', 300],
    ['competitors', 120],
  ] as const) {
    const lines = linesOf(form[field])
    if (lines.length > mostLines) errors[field] = `Keep to ${mostLines} lines.`
    if (lines.some((line) => line.length > longest)) errors[field] = `Keep each line under ${longest} letters.`
  }
  return errors
}

/** Which paragraphs of a pasted text a field's lines were taken from. */
export type Sources = Partial<Record<keyof ProductForm, readonly number[]>>

/** The form with a draft in the fields that are still empty, and where each came from. What was written stays. */
export function withDraft(form: ProductForm, draft: ProductDraft): { form: ProductForm; sources: Sources } {
  const next = { ...form, name: form.name.trim() === '' ? draft.name : form.name }
  const sources: Sources = {}
  for (const [field, lines] of Map.groupBy(draft.lines, (line) => line.field)) {
    if (form[field].trim() !== '') continue
    const isList = field === 'problemsSolved' || field === 'proof' || field === 'competitors'
    next[field] = lines.map(({ text }) => text).join(isList ? '\n' : ' ')
    sources[field] = lines.map(({ line }) => line)
  }
  return { form: next, sources }
}

/** "From your text, paragraphs 2 and 5." */
export function sourceWords(paragraphs: readonly number[]): string {
  const each = [...new Set(paragraphs)]
  const last = each.at(-1)
  const list = each.length > 1 ? `${each.slice(0, -1).join(', ')} and ${last}` : `${last}`
  return `From your text, word for word: ${each.length > 1 ? 'paragraphs' : 'paragraph'} ${list}. Check it.`
}
