import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { AccountsTable } from './accounts-table.tsx'

afterEach(cleanup)

const accounts = ['Brightwell', 'Carrow', 'Dunmore'].map((name, nth) => anAccount({ _id: idOf(nth), name }))

const old = anAccount({ _id: idOf(9), name: 'Carrow Old Mill', archivedAt: '2026-11-10T09:00:00.000Z' })

function showTable(at = '/pipeline/accounts', isAdmin = true) {
  const onArchive = vi.fn<(ids: readonly string[]) => void>()
  const visit = showSignedIn(
    <AccountsTable accounts={accounts} archived={[old]} title="All accounts" onArchive={onArchive} />,
    {
      at,
      session: { isAdmin },
      answer: () => undefined,
    },
  )
  return { onArchive, ...visit }
}
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Account or person' }), { target: { value: words } })

describe('the filters of the accounts', () => {
  it('are those of the address: a link finds the same list', () => {
    showTable('/pipeline/accounts?search=carrow&size=51-200')
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select all rows',
      'Select Carrow',
    ])
  })
})

describe('a search', () => {
  it('says how many archived accounts it would have found, and leads to them', () => {
    showTable()
    expect(screen.queryByText(/archived account/)).toBeNull()
    search('carrow')
    expect(screen.getByText(/1 archived account matches as well/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/pipeline/archive?search=carrow')
  })

  it('that finds archived accounts alone does not say that they match as well', () => {
    showTable()
    search('old mill')
    expect(screen.getByText(/^1 archived account matches\./)).toBeTruthy()
    expect(screen.getByText('No account in use matches.')).toBeTruthy()
  })
})

describe('figures of calls', () => {
  it.each([
    [true, 'Team’s'],
    [false, 'Your'],
  ])('say in their heads whose they are: for an admin (%s) %s', (isAdmin, whose) => {
    showTable('/pipeline/accounts', isAdmin)
    for (const figure of ['main contact', 'best score', 'last call'])
      expect(screen.getByRole('columnheader', { name: `${whose} ${figure}` })).toBeTruthy()
  })
})

describe('the accounts that are selected', () => {
  it('are archived only where they are seen: a filter takes the others out', () => {
    const { onArchive } = showTable()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    search('carrow')
    expect(screen.getByText('1 account selected')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }))
    expect(onArchive).toHaveBeenCalledWith([idOf(1)])
  })

  it('are none when the filter hides all of them', () => {
    showTable()
    fireEvent.click(screen.getByRole('checkbox', { name: /Brightwell/ }))
    search('dunmore')
    expect(screen.queryByText('1 account selected')).toBeNull()
  })
})
