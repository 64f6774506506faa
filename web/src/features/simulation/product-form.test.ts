import { describe, expect, it } from 'vitest'
import { formOfSummary, productErrors, summaryOf, type ProductForm } from './product-form.ts'

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
  })
})
