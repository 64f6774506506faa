import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showSignedIn, type SignedInVisit } from '../fake/show-signed-in.tsx'
import { DraftSummary } from './draft-summary.tsx'
import { useDrafting } from './use-drafting.ts'

afterEach(cleanup)

const draft = {
  name: 'Poolwatch',
  lines: [{ field: 'price', text: 'It costs 140 pounds a pool a month.', line: 2 }],
  leftOut: [{ text: 'Hotels like it most.', line: 3 }],
  address: null,
  cutShort: false,
}

type Place = Parameters<typeof useDrafting>[1]

function Drafted({ place }: { place: Place }) {
  return <DraftSummary drafting={useDrafting('me', place)} onAdd={() => undefined} />
}

/** All fields are empty, unless they are said to be filled. */
const show = (answer: SignedInVisit['answer'], place: Place = () => []) =>
  showSignedIn(<Drafted place={place} />, { answer })

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const draftNow = () => fireEvent.click(screen.getByRole('button', { name: 'Draft summary' }))

it('names the sentences that no field took', async () => {
  show(() => Response.json(draft))
  expect(screen.queryByRole('region', { name: 'Left out' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hotels like it most.' } })
  draftNow()
  const left = await screen.findByRole('region', { name: 'Left out' })
  expect(within(left).getByText('Left out: 1 sentence')).toBeTruthy()
  expect(within(left).getByText('Hotels like it most.')).toBeTruthy()
})

it('says what it has put into empty fields, and what belongs to filled ones', async () => {
  const both = { ...draft, lines: [...draft.lines, { field: 'forWhom', text: 'For hotels.', line: 4 }] }
  show(
    () => Response.json(both),
    ({ lines }) => lines.filter(({ field }) => field === 'price'),
  )
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: 'For hotels. It costs 140 pounds a pool a month.' },
  })
  draftNow()
  expect(await screen.findByText(/^1 sentence sorted into the empty fields: For whom\./)).toBeTruthy()
  const filled = screen.getByRole('region', { name: 'For filled fields' })
  expect(within(filled).getByText('It costs 140 pounds a pool a month.')).toBeTruthy()
})

it('counts the names of competitors as names, not as sentences', async () => {
  const named = ['SwimEye', 'Poseidon'].map((text) => ({ field: 'competitors', text, line: 4 }))
  show(() => Response.json({ ...draft, lines: [...draft.lines, ...named] }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It costs 140 pounds a pool a month.' } })
  draftNow()
  expect(
    await screen.findByText(/^1 sentence and 2 names sorted into the empty fields: Price, Competitors\./),
  ).toBeTruthy()
})

it('says that nothing was changed where all of it belongs to filled fields', async () => {
  show(
    () => Response.json(draft),
    ({ lines }) => lines,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It costs 140 pounds a pool a month.' } })
  draftNow()
  expect(await screen.findByText(/belongs to fields that are filled already\. Nothing was changed\./)).toBeTruthy()
})

it('reads the page whose address is written', async () => {
  const { asked } = show(() => Response.json({ ...draft, address: 'https://poolwatch.example/', cutShort: true }))
  choose('Web page')
  fireEvent.change(screen.getByRole('textbox', { name: 'Address of the page' }), {
    target: { value: 'poolwatch.example' },
  })
  draftNow()
  expect(await screen.findByText(/Only its first 20,000 letters were read\./)).toBeTruthy()
  expect(asked.map(({ body }) => body)).toEqual([{ from: 'page', address: 'poolwatch.example' }])
})

it('sends the document that was chosen, and says what the server holds against it', async () => {
  const { asked } = show(() => Response.json({ message: 'That document has a password.' }, { status: 400 }))
  choose('Document')
  const file = new File(['Books slots.'], 'product.txt')
  fireEvent.change(screen.getByLabelText('Document about your product'), { target: { files: [file] } })
  expect(screen.getByText('product.txt')).toBeTruthy()
  draftNow()
  expect(await screen.findByText('That document has a password.')).toBeTruthy()
  expect(asked.map(({ body }) => body)).toEqual([{ from: 'document', content: btoa('Books slots.') }])
})

it('takes no document that is empty or too large', async () => {
  show(() => Response.json(draft))
  choose('Document')
  fireEvent.change(screen.getByLabelText('Document about your product'), {
    target: { files: [new File([], 'empty.pdf')] },
  })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This document is empty. Choose another one.'))
  expect(screen.getByRole('button', { name: 'Draft summary' })).toHaveProperty('disabled', true)
})
