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

const show = (summary: Summary) =>
  showSignedIn(<Form summary={summary} />, {
    answer: ({ what }) => (what.endsWith('/draft') ? Response.json(draft) : undefined),
  })
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
})
