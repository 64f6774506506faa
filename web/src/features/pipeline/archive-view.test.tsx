import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aContact, anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { ToRestore } from '../../domain-ui/use-restoring.tsx'
import { ArchiveView } from './archive-view.tsx'
import { archivedThings } from '../../domain-ui/archived-things.ts'

afterEach(cleanup)

const archivedAt = '2026-11-10T09:00:00.000Z'
const segment = aSegment({ archivedAt, name: 'Carriers' })
const things = archivedThings({
  targetSegmentProfiles: [segment],
  contactProfiles: [aContact({ archivedAt })],
  accounts: [
    anAccount({ archivedAt, _id: idOf(7), personas: [aPersona()] }),
    anAccount({
      _id: idOf(8),
      name: 'Kestrel',
      targetSegmentProfileId: idOf(99),
      personas: [aPersona({ archivedAt, _id: idOf(9), firstName: 'Irene' })],
    }),
  ],
})

function showArchive(at = '/pipeline/archive') {
  const onRestore = vi.fn<(things: readonly ToRestore[]) => void>()
  showSignedIn(<ArchiveView things={things} onRestore={onRestore} />, { answer: () => undefined, at })
  return () => onRestore.mock.calls.map(([restored]) => restored.map(({ id }) => id))
}

it('the archive is searched by the address, an account by its people too, and what is found is restored', () => {
  const restored = showArchive('/pipeline/archive?search=dana')
  expect(screen.getByText('1 of 4')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Brightwell Foods, Carriers' }))
  expect(restored()).toEqual([[idOf(7)]])
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getAllByRole('button', { name: /^Restore / })).toHaveLength(4)
})

it('a search that finds nothing in the archive says so', () => {
  showArchive('/pipeline/archive?search=nobody')
  expect(screen.getByText('Nothing in the archive matches.')).toBeTruthy()
})

it('each thing in the archive leads to where it can still be read', () => {
  showArchive()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(Object.fromEntries(links)).toEqual({
    Carriers: `/pipeline/accounts?segment=${segment._id}`,
    'Brightwell Foods': '/account/brightwell-foods/brightwell-foods',
    'VP/Director Level, Operations': '/persona-display?level=VP%2FDirector+Level&department=Operations',
    'Irene Whitfield': `/persona-display?person=${idOf(9)}`,
  })
})

it('several things of the archive are ticked and restored at once, of one kind where the address asks for it', () => {
  const restored = showArchive('/pipeline/archive?kind=account')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(screen.getByText('1 account selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Irene Whitfield, Kestrel' }))
  expect(screen.getByText('1 account and 1 person selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(restored()).toEqual([[idOf(7), idOf(9)]])
})
