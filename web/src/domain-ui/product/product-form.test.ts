import { describe, expect, it } from 'vitest'
import { formOfSummary, productErrors, summaryOf, withDraft, withLine, type ProductForm } from './product-form.ts'

const form: ProductForm = {
  name: ' Tallyport Dock ',
  whatItDoes: 'Books dock slots by text message.',
  forWhom: '',
  problemsSolved: 'Detention charges\n\n  Phone calls ',
  proof: '',
  price: '',
  competitors: 'Spreadsheets',
}

describe('the product summary', () => {
  it('keeps one entry a line, without empty lines and spaces', () => {
    expect(summaryOf(form)).toMatchObject({
      name: 'Tallyport Dock',
      problemsSolved: ['Detention charges', 'Phone calls'],
    })
  })

  it('comes back as it was saved', () => {
    const saved = summaryOf(form)
    expect(summaryOf(formOfSummary(saved))).toEqual(saved)
  })

  it('needs a name and what it does, and nothing else', () => {
    expect(productErrors(form)).toEqual({})
    expect(Object.keys(productErrors({ ...form, name: ' ', whatItDoes: '' }))).toEqual(['name', 'whatItDoes'])
  })

  it('keeps lists to what can be saved', () => {
    expect(productErrors({ ...form, proof: Array.from({ length: 21 }, () => 'x').join('\n') }).proof).toMatch(
      /20 lines/,
    )
    expect(productErrors({ ...form, competitors: 'x'.repeat(121) }).competitors).toMatch(/120 letters/)
    expect(productErrors({ ...form, price: 'x'.repeat(501) }).price).toMatch(/500 letters/)
  })
})

describe('a draft', () => {
  const draft = {
    name: 'Dock Planner',
    lines: [
      { field: 'proof' as const, text: 'Cut delays by 38%.', line: 4 },
      { field: 'price' as const, text: 'It costs 400 dollars.', line: 6 },
      { field: 'proof' as const, text: 'Trusted by 40 plants.', line: 7 },
      { field: 'whatItDoes' as const, text: 'Books slots.', line: 1 },
    ],
    leftOut: [],
  }

  it('fills what is empty and leaves what was written', () => {
    const { form: drafted, placed, unplaced } = withDraft(form, draft, { from: 'document', name: 'brochure.pdf' })
    expect(drafted).toMatchObject({
      name: form.name,
      whatItDoes: form.whatItDoes,
      proof: 'Cut delays by 38%.\nTrusted by 40 plants.',
      price: 'It costs 400 dollars.',
    })
    expect(placed.map(({ field, from, line }) => [field, from, line])).toEqual([
      ['proof', 'document', 4],
      ['price', 'document', 6],
      ['proof', 'document', 7],
    ])
    expect(unplaced.map(({ text }) => text)).toEqual(['Books slots.'])
  })
})

it('a sentence that is added stands at the end of its field: in a line of its own where the field is a list', () => {
  const filled = { ...form, proof: 'One.\n', price: 'Two.' }
  expect(withLine(filled, { field: 'proof', text: 'More.' }).proof).toBe('One.\nMore.')
  expect(withLine(filled, { field: 'price', text: 'More.' }).price).toBe('Two. More.')
  expect(withLine({ ...form, forWhom: '' }, { field: 'forWhom', text: 'More.' }).forWhom).toBe('More.')
})
