import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aContact, anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { Thing } from '../../domain-ui/use-archive.ts'
import { archivedThings, ArchiveView } from './archive-view.tsx'

afterEach(cleanup)

const archivedAt = '2026-11-10T09:00:00.000Z'
const things = archivedThings({
  targetSegmentProfiles: [aSegment({ archivedAt, name: 'Carriers' })],
  contactProfiles: [aContact({ archivedAt })],
  accounts: [anAccount({ archivedAt, _id: idOf(7), personas: [aPersona()] })],
})

it('the archive is searched by the address, an account by its people too, and what is found is restored', () => {
  const onRestore = vi.fn<(thing: Thing) => void>()
  const at = '/pipeline/archive?search=whitfield'
  showSignedIn(<ArchiveView things={things} onRestore={onRestore} />, { answer: () => undefined, at })
  expect(screen.getByText('1 of 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Brightwell Foods' }))
  expect(onRestore).toHaveBeenCalledWith(expect.objectContaining({ kind: 'account', id: idOf(7) }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getAllByRole('button', { name: /^Restore / })).toHaveLength(3)
})

it('a search that finds nothing in the archive says so', () => {
  const at = '/pipeline/archive?search=nobody'
  showSignedIn(<ArchiveView things={things} onRestore={() => undefined} />, { answer: () => undefined, at })
  expect(screen.getByText('Nothing in the archive matches.')).toBeTruthy()
})
