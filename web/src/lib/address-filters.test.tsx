import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { useAddressFilters } from './address-filters.ts'

afterEach(cleanup)

function List() {
  const { filters, change, clear } = useAddressFilters(['search', 'role'])
  return (
    <>
      <input aria-label="Search" value={filters.search} onChange={(event) => change({ search: event.target.value })} />
      <button onClick={() => change({ role: 'Admin' })}>Admins</button>
      <button onClick={clear}>Clear</button>
      <output>{filters.role}</output>
    </>
  )
}

function visit(address: string) {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })

describe('the filters of a list', () => {
  it('are those of the address it was opened at', () => {
    visit('/admin?search=lind&role=Owner')
    expect(field().value).toBe('lind')
    expect(screen.getByRole('status').textContent).toBe('Owner')
  })

  it('come into the address beside what else stands there', async () => {
    visit('/admin?tab=members')
    type('lind')
    fireEvent.click(screen.getByRole('button', { name: 'Admins' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=members&search=lind&role=Admin'))
  })

  it('are a step of the way back where they were chosen, and none for each letter that was typed', async () => {
    visit('/admin?tab=members')
    const before = window.history.length
    type('l')
    type('li')
    await waitFor(() => expect(window.location.search).toBe('?tab=members&search=li'))
    expect(window.history.length).toBe(before)
    fireEvent.click(screen.getByRole('button', { name: 'Admins' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=members&search=li&role=Admin'))
    window.history.back()
    await waitFor(() => expect(window.location.search).toBe('?tab=members&search=li'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  })

  it('show each letter as it is typed, however fast', async () => {
    visit('/admin')
    for (const words of ['l', 'li', 'lin', 'lind']) {
      type(words)
      expect(field().value).toBe(words)
    }
    await waitFor(() => expect(window.location.search).toBe('?search=lind'))
    expect(field().value).toBe('lind')
  })

  it('are cleared together, and nothing else with them', async () => {
    visit('/admin?tab=members&search=lind&role=Owner')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=members'))
    expect(field().value).toBe('')
  })
})
