import { longestInProduct, mostInProduct, type ProductDraft, type ProductSummary } from '@ringside/contract/users'
import type { Origin } from './product-source.ts'

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

export const productLabels: Record<keyof ProductForm, string> = {
  name: 'Name',
  whatItDoes: 'What it does',
  forWhom: 'For whom',
  problemsSolved: 'Problems it solves',
  proof: 'Proof',
  price: 'Price',
  competitors: 'Competitors',
}
export const productFieldNames = Object.keys(productLabels) as (keyof ProductForm)[]

export const formOfSummary = (summary: ProductSummary): ProductForm => ({
  name: summary.name,
  whatItDoes: summary.whatItDoes,
  forWhom: summary.forWhom,
  problemsSolved: summary.problemsSolved.join('\n'),
  proof: summary.proof.join('\n'),
  price: summary.price,
  competitors: summary.competitors.join('\n'),
})

/** "What it does, price and proof": the fields in which two summaries differ. */
export function differenceWords(one: ProductForm, other: ProductForm): string {
  const labels = productFieldNames.filter((name) => one[name] !== other[name]).map((name) => productLabels[name])
  const words = labels.map((label, at) => (at === 0 ? label : label.toLowerCase()))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The entries of a list, one a line. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const summaryOf = (form: ProductForm): ProductSummary => ({
  name: form.name.trim(),
  whatItDoes: form.whatItDoes.trim(),
  forWhom: form.forWhom.trim(),
  problemsSolved: linesOf(form.problemsSolved),
  proof: linesOf(form.proof),
  price: form.price.trim(),
  competitors: linesOf(form.competitors),
})

const lists = ['problemsSolved', 'proof', 'competitors'] as const satisfies readonly (keyof ProductForm)[]

export const isList = (field: keyof ProductForm): boolean => lists.some((list) => list === field)

/** How many letters each field takes: of a list, those of all its lines. */
export const longestField = (field: keyof ProductForm): number =>
  longestInProduct[field] * (isList(field) ? mostInProduct : 1)

/** What has to be changed before it can be saved, by field. */
export function productErrors(form: ProductForm): Partial<Record<keyof ProductForm, string>> {
  const errors: Partial<Record<keyof ProductForm, string>> = {}
  if (form.name.trim() === '') errors.name = 'Say what the product is called.'
  if (form.whatItDoes.trim() === '') errors.whatItDoes = 'Say what it does.'
  for (const field of lists) {
    const lines = linesOf(form[field])
    const longest = longestInProduct[field]
    if (lines.length > mostInProduct) errors[field] = `Keep to ${mostInProduct} lines.`
    if (lines.some((line) => line.length > longest)) errors[field] = `Keep each line under ${longest} letters.`
  }
  for (const field of productFieldNames) {
    if (form[field].length > longestField(field)) errors[field] = `Keep to ${longestField(field)} letters.`
  }
  return errors
}

/** A sentence of a draft as it was put into its field: which paragraph of what it is. */
export type DraftedSentence = ProductDraft['lines'][number] & Origin

/** The form with a draft in the fields that are still empty, the sentences that were put there, and what belongs to a filled one. What was written stays. */
export function withDraft(
  form: ProductForm,
  draft: Pick<ProductDraft, 'name' | 'lines'>,
  origin: Origin,
): { form: ProductForm; placed: DraftedSentence[]; unplaced: ProductDraft['lines'] } {
  const next = { ...form, name: form.name.trim() === '' ? draft.name : form.name }
  const unplaced = draft.lines.filter(({ field }) => form[field].trim() !== '')
  const placed = draft.lines.filter((line) => !unplaced.includes(line)).map((line) => ({ ...line, ...origin }))
  for (const [field, lines] of Map.groupBy(placed, (line) => line.field)) {
    next[field] = lines.map(({ text }) => text).join(isList(field) ? '\n' : ' ')
  }
  return { form: next, placed, unplaced }
}

/** The form with one more sentence at the end of its field. */
export function withLine(
  form: ProductForm,
  { field, text }: Pick<ProductDraft['lines'][number], 'field' | 'text'>,
): ProductForm {
  const before = form[field].trimEnd()
  return { ...form, [field]: before === '' ? text : `${before}${isList(field) ? '\n' : ' '}${text}` }
}
