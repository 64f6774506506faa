import type { ProductDraft } from '@ringside/contract/users'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
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
  sources: [],
  updatedAt: null,
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

  it('says of each line where it was taken from, that it was edited, and nothing of a line that somebody wrote', async () => {
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
    expect(sourcesOf('Proof')).toBe(
      'Edited, was: The Grand closed once in a year.Your text, paragraph 1Ninety pools use it.Your text, paragraph 5',
    )
    write(/^Proof/, 'Nobody drowned.\nNinety pools use it.')
    expect(sourcesOf('Proof')).toBe('Ninety pools use it.Your text, paragraph 5')
    expect(sourcesOf('Price')).toBe('It costs 140 pounds a pool.Your text, paragraph 2')
    write(/^Price/, 'It costs 140 pounds a pool. Ask for more.')
    expect(sourcesOf('Price')).toBe('It costs 140 pounds a pool.Your text, paragraph 2')
    write(/^Price/, 'It costs 150 pounds a pool. Ask for more.')
    expect(sourcesOf('Price')).toBe('Edited, was: It costs 140 pounds a pool.Your text, paragraph 2')
    write(/^Price/, 'Ask us.')
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

describe('a draft that takes its time', () => {
  async function showWaiting(summary: Summary) {
    const answer = Promise.withResolvers<Response>()
    const { asked } = showSignedIn(<Form summary={summary} />, {
      answer: ({ what }) => (what.endsWith('/draft') ? answer.promise : undefined),
    })
    if (summary.name !== '') press('Draft from a text, document or page')
    paste()
    press('Draft summary')
    await waitFor(() => expect(asked.some(({ what }) => what.endsWith('/draft'))).toBe(true))
    return () => answer.resolve(Response.json(draft))
  }

  it('leaves what was typed meanwhile, and fills only what is still empty', async () => {
    const arrive = await showWaiting(empty)
    write(/^Name/, 'Lidowatch')
    write(/^Price/, 'Ask us.')
    write(/^For whom/, 'For hotels.')
    arrive()
    expect(await screen.findByText(/^1 sentence sorted into the empty fields: Proof\./)).toBeTruthy()
    expect([/^Name/, /^Price/, /^For whom/, /^Proof/].map(valueOf)).toEqual([
      'Lidowatch',
      'Ask us.',
      'For hotels.',
      'The Grand closed once in a year.',
    ])
    expect(sourcesOf('Price')).toBeNull()
    press('Add to “Price”')
    expect(valueOf(/^Price/)).toBe('Ask us. It costs 140 pounds a pool.')
  })

  it('leaves what was changed meanwhile of a summary that is written', async () => {
    const arrive = await showWaiting(written)
    write(/^Proof/, 'A hundred pools use it.')
    arrive()
    expect(await screen.findByText(/^1 sentence sorted into the empty fields: Price\./)).toBeTruthy()
    expect(valueOf(/^Proof/)).toBe('A hundred pools use it.')
  })
})

describe('a summary that was drafted and saved', () => {
  const address = 'https://poolwatch.example/prices'
  const drafted: Summary = {
    ...written,
    price: 'It costs 150 pounds a pool.',
    sources: [
      {
        field: 'proof',
        text: 'Ninety pools use it.',
        quote: 'Ninety pools use it.',
        line: 5,
        from: 'document',
        name: 'brochure.pdf',
      },
      {
        field: 'price',
        text: 'It costs 150 pounds a pool.',
        quote: 'It costs 140 pounds a pool.',
        line: 2,
        from: 'page',
        address,
      },
    ],
  }

  it('says when it is read again where its lines were taken from, and leads to the page', () => {
    show(drafted)
    expect(sourcesOf('Proof')).toBe('Ninety pools use it.brochure.pdf, paragraph 5')
    expect(sourcesOf('Price')).toBe('Edited, was: It costs 140 pounds a pool.poolwatch.example/prices, paragraph 2')
    expect(screen.getByRole('link', { name: 'poolwatch.example/prices' }).getAttribute('href')).toBe(address)
  })

  it('is saved with the sources of the lines that stand there still', async () => {
    function Saving() {
      const product = useProductForm({ summary: drafted, userId: 'me', onSaved: () => undefined })
      return (
        <>
          <ProductFields product={product} userId="me" isWritten />
          <button onClick={product.submit}>Save</button>
        </>
      )
    }
    const { changes } = showSignedIn(<Saving />, { answer: () => Response.json(drafted) })
    write(/^Proof/, 'Nobody drowned.')
    press('Save')
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.body).toMatchObject({ proof: ['Nobody drowned.'], sources: [drafted.sources[1]] })
  })
})
