import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
// What a browser fetches when it is first needed is here before a test begins.
import './phone-sort.tsx'
import './popover-layer.tsx'
import { Table } from './table.tsx'
import type { Column } from './table-columns.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Company {
  name: string
  score: number
}
const columns: Column<Company>[] = [
  { key: 'name', head: 'Account', cell: ({ name }) => name, compare: (a, b) => a.name.localeCompare(b.name) },
  {
    key: 'score',
    head: 'Your best score',
    cell: ({ score }) => score,
    compare: (a, b) => a.score - b.score,
    firstDirection: 'descending',
  },
  { key: 'place', head: 'Place', cell: () => 'Ohio' },
]
const rows = [
  { name: 'Brightwell', score: 40 },
  { name: 'Kestrel', score: 80 },
]

/** A screen of this width. */
function at(width: 'phone' | 'desk', having = columns, selected?: ReadonlySet<string>) {
  const { matchMedia } = globalThis
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    vi.spyOn(list, 'matches', 'get').mockReturnValue(width === 'phone')
    return list
  })
  render(
    <Table label="Accounts" rows={rows} columns={having} rowKey={({ name }) => name} {...(selected && { selected })} />,
  )
}
const shown = () =>
  screen.getAllByRole('row').flatMap((row) => /Brightwell|Kestrel/.exec(row.textContent ?? '')?.[0] ?? [])

/** Nothing stands over the table, not even room for what is on its way. */
const isAlone = () => screen.getByRole('table').parentElement?.childElementCount === 1

/** The box that says by what rows are sorted. */
const box = { name: /^Sort by: / }

it('a table on a phone is sorted by any column that can be, in its own order first, and turned round', async () => {
  at('phone')
  const list = await screen.findByRole('button', box)
  expect(list.textContent).toBe('As they come')
  fireEvent.click(list)
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Account',
    'Your best score',
  ])
  fireEvent.click(screen.getByRole('option', { name: 'Your best score' }))
  expect(shown()).toEqual(['Kestrel', 'Brightwell'])
  expect(list.textContent).toBe('Your best score')
  fireEvent.click(screen.getByRole('button', { name: 'Descending: turn round' }))
  expect(shown()).toEqual(['Brightwell', 'Kestrel'])
})

it('a wide table is sorted by its heads alone', () => {
  at('desk')
  expect(isAlone()).toBe(true)
})

it('nothing is offered where only one column can be sorted', () => {
  at('phone', columns.slice(0, 1))
  expect(isAlone()).toBe(true)
})

it('a phone has the box that selects all rows over them, and none out of sight', () => {
  at('phone', columns, new Set())
  expect(screen.getAllByRole('checkbox', { name: 'Select all rows' })).toHaveLength(1)
  expect(screen.getByRole('table').querySelectorAll('thead button, thead input')).toHaveLength(0)
})

it('a phone that is turned has the list to sort by, or the heads', async () => {
  const listeners = new Set<() => void>()
  let isPhone = false
  const { matchMedia } = globalThis
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    vi.spyOn(list, 'matches', 'get').mockImplementation(() => isPhone)
    vi.spyOn(list, 'addEventListener').mockImplementation((_type: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.add(() => void listener())
    })
    return list
  })
  render(<Table label="Accounts" rows={rows} columns={columns} rowKey={({ name }) => name} />)
  expect(isAlone()).toBe(true)
  isPhone = true
  act(() => listeners.forEach((listener) => listener()))
  expect(await screen.findByRole('button', box)).toBeTruthy()
})
