import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showSignedIn } from '../fake/show-signed-in.tsx'
import { ProductFields } from './product-fields.tsx'
import { useProductForm } from './use-product-form.ts'

afterEach(cleanup)

const now = {
  name: 'Poolwatch',
  whatItDoes: 'Watches pools.',
  forWhom: '',
  problemsSolved: [],
  proof: ['A hotel closed its pool once in a year.'],
  price: '180 pounds a pool a month',
  competitors: [],
}
const kept = { ...now, sources: [], updatedAt: '2026-11-21T09:00:00.000Z' }
const before = { ...now, price: '140 pounds a pool a month', proof: [] }
const versions = [
  { version: 2, savedAt: '2026-11-21T09:00:00.000Z', summary: now, sources: [] },
  {
    version: 1,
    savedAt: '2026-11-12T09:00:00.000Z',
    summary: before,
    sources: [
      { field: 'price', text: before.price, quote: before.price, line: 3, from: 'document', name: 'brochure.pdf' },
    ],
  },
]

function Form() {
  const product = useProductForm({ summary: kept, userId: 'me', onSaved: () => undefined })
  return <ProductFields product={product} userId="me" isWritten />
}

const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function show(answer: () => Response) {
  const visit = showSignedIn(<Form />, { answer })
  expect(visit.asked).toEqual([])
  press('Earlier versions')
  return visit
}

it('shows what the summary said before and what was changed after it', async () => {
  await show(() => Response.json({ versions }))
  const [row] = within(await screen.findByRole('list', { name: 'Earlier versions' })).getAllByRole('listitem')
  if (!row) throw new Error('There is an earlier version')
  expect(row.textContent).toMatch(/^12 Nov.*changed after it: Proof and price/)
  expect(within(row).getAllByText('140 pounds a pool a month')).toHaveLength(2)
  expect(within(row).getByRole('list', { name: 'Sources of “Price”' }).textContent).toBe(
    '140 pounds a pool a monthbrochure.pdf, paragraph 3',
  )
})

it('puts an earlier version into the fields, saves nothing by itself, and takes it back', async () => {
  const { changes } = await show(() => Response.json({ versions }))
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Poolwatch Pro' } })
  await screen.findByRole('list', { name: 'Earlier versions' })
  press('Put this into the fields')
  expect([valueOf(/^Name/), valueOf(/^Price/), valueOf(/^Proof/)]).toEqual(['Poolwatch', before.price, ''])
  expect(screen.getByText(/^The fields are as on 12 Nov.* Save to use them again\./)).toBeTruthy()
  const sources = () => screen.getAllByRole('list', { name: 'Sources of “Price”' })
  expect(sources()).toHaveLength(2)
  press('Undo')
  expect(sources()).toHaveLength(1)
  expect([valueOf(/^Name/), valueOf(/^Price/)]).toEqual(['Poolwatch Pro', now.price])
  expect(changes()).toEqual([])
})

it('says that there is no earlier version, or that they could not be read', async () => {
  await show(() => Response.json({ versions: versions.slice(0, 1) }))
  expect(await screen.findByText(/^None yet\./)).toBeTruthy()
  cleanup()
  vi.restoreAllMocks()
  await show(() => Response.json({ message: 'Not now.' }, { status: 503 }))
  expect(await screen.findByText('Not now.')).toBeTruthy()
})
