import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PhoneSort } from './phone-sort.tsx'
import { Table } from './table.tsx'
import type { Column, Sort } from './table-columns.ts'

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
function at(width: 'phone' | 'desk') {
  const { matchMedia } = globalThis
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    vi.spyOn(list, 'matches', 'get').mockReturnValue(width === 'phone')
    return list
  })
  render(<Table label="Accounts" rows={rows} columns={columns} rowKey={({ name }) => name} />)
}
const shown = () =>
  screen.getAllByRole('row').flatMap((row) => /Brightwell|Kestrel/.exec(row.textContent ?? '')?.[0] ?? [])

it('a table on a phone is sorted by any column that can be, in its own order first, and turned round', () => {
  at('phone')
  const list = screen.getByRole('combobox', { name: 'Sort by' })
  expect([...list.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'As they come',
    'Account',
    'Your best score',
  ])
  fireEvent.change(list, { target: { value: 'score' } })
  expect(shown()).toEqual(['Kestrel', 'Brightwell'])
  fireEvent.click(screen.getByRole('button', { name: 'Descending: turn round' }))
  expect(shown()).toEqual(['Brightwell', 'Kestrel'])
})

it('a wide table is sorted by its heads alone', () => {
  at('desk')
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
})

it('nothing is offered where only one column can be sorted', () => {
  function One() {
    const [sort, setSort] = useState<Sort | null>(null)
    return <PhoneSort columns={columns.slice(0, 1)} sort={sort} onSort={setSort} />
  }
  const { container } = render(<One />)
  expect(container.textContent).toBe('')
})

it('a phone that is turned has the list to sort by, or the heads', () => {
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
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  isPhone = true
  act(() => listeners.forEach((listener) => listener()))
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy()
})
