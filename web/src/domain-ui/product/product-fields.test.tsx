import type { ProductDraft } from '@ringside/contract/users'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../fake/show-signed-in.tsx'
import { ProductFields } from './product-fields.tsx'
import { useProductForm } from './use-product-form.ts'

afterEach(cleanup)

type Summary = Parameters<typeof useProductForm>[0]['summary']

const empty: Summary = {
  name: '',
  whatItDoes: '',
  forWhom: '',
  problemsSolved: [],
  proof: [],
  price: '',
  competitors: [],
}
const written: Summary = { ...empty, name: 'Poolwatch', whatItDoes: 'Watches pools.', proof: ['Ninety pools use it.'] }
const draft: ProductDraft = {
  name: 'Poolwatch',
  lines: [
    { field: 'proof', text: 'The Grand closed once in a year.', line: 1 },
    { field: 'price', text: 'It costs 140 pounds a pool.', line: 2 },
  ],
  leftOut: [],
  address: null,
  cutShort: false,
}

function Form({ summary }: { summary: Summary }) {
  const product = useProductForm({ summary, userId: 'me', onSaved: () => undefined })
  return <ProductFields product={product} userId="me" isWritten={summary.name !== ''} />
}

const show = (summary: Summary, answered = draft) =>
  showSignedIn(<Form summary={summary} />, {
    answer: ({ what }) => (what.endsWith('/draft') ? Response.json(answered) : undefined),
  })
/** The lines under a field that say where its sentences were taken from. */
const sourcesOf = (label: string) => screen.queryByRole('list', { name: `Sources of “${label}”` })?.textContent ?? null
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label).value
const paste = () =>
  fireEvent.change(screen.getByLabelText(/^Text about/), { target: { value: 'It costs 140 pounds a pool.' } })

describe('what a product summary can be drafted from', () => {
  it('stands open before the fields of one that is not written', () => {
    show(empty)
    const [first] = screen.getAllByRole('textbox')
    expect(first).toBe(screen.getByLabelText(/^Text about/))
  })

  it('stands after the fields of one that is, closed until it is wanted, and says what becomes of what is written', () => {
    show(written)
    expect(screen.queryByLabelText(/^Text about/)).toBeNull()
    press('Draft from a text, document or page')
    expect(screen.getByText('Sentences go into the fields above that are empty. What you wrote stays.')).toBeTruthy()
    expect(screen.getAllByRole('textbox').at(-1)).toBe(screen.getByLabelText(/^Text about/))
  })
})

describe('a draft beside what is written', () => {
  it('fills what is empty, and adds to a filled field what somebody presses, once', async () => {
    show(written)
    press('Draft from a text, document or page')
    paste()
    press('Draft summary')
    expect(await screen.findByText(/^1 sentence sorted into the empty fields: Price\./)).toBeTruthy()
    expect(valueOf(/^Price/)).toBe('It costs 140 pounds a pool.')
    expect(valueOf(/^Proof/)).toBe('Ninety pools use it.')
    press('Add to “Proof”')
    expect(valueOf(/^Proof/)).toBe('Ninety pools use it.\nThe Grand closed once in a year.')
    press('Added to “Proof”')
    expect(valueOf(/^Proof/)).toBe('Ninety pools use it.\nThe Grand closed once in a year.')
  })

  it('says of each line where it was taken from, until that line is changed', async () => {
    const two: ProductDraft = {
      ...draft,
      lines: [...draft.lines, { field: 'proof', text: 'Ninety pools use it.', line: 5 }],
    }
    show(empty, two)
    paste()
    press('Draft summary')
    await screen.findByText(/sorted into the empty fields/)
    expect(sourcesOf('Proof')).toBe(
      'The Grand closed once in a year.Your text, paragraph 1Ninety pools use it.Your text, paragraph 5',
    )
    write(/^Proof/, 'The Grand closed twice in a year.\nNinety pools use it.')
    expect(sourcesOf('Proof')).toBe('Ninety pools use it.Your text, paragraph 5')
    expect(sourcesOf('Price')).toBe('It costs 140 pounds a pool.Your text, paragraph 2')
    write(/^Price/, 'It costs 140 pounds a pool. Ask for more.')
    expect(sourcesOf('Price')).toBe('It costs 140 pounds a pool.Your text, paragraph 2')
    write(/^Price/, 'It costs 150 pounds a pool. Ask for more.')
    expect(sourcesOf('Price')).toBeNull()
  })

  it('says of a sentence that was added to a field where it was taken from, and of what stood there nothing', async () => {
    show(written)
    press('Draft from a text, document or page')
    paste()
    press('Draft summary')
    await screen.findByText(/sorted into the empty fields/)
    press('Add to “Proof”')
    expect(sourcesOf('Proof')).toBe('The Grand closed once in a year.Your text, paragraph 1')
    expect(sourcesOf('Price')).toBe('It costs 140 pounds a pool.Your text, paragraph 2')
  })
})
