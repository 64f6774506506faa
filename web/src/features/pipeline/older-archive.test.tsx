import { archivedInOverview, type ArchivedItem } from '@ringside/contract/pipeline/archive'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { archivedThings } from '../../domain-ui/archived-things.ts'
import { anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { ToRestore } from '../../domain-ui/use-restoring.tsx'
import { ArchiveView } from './archive-view.tsx'
import { isWholeArchive } from '../../domain-ui/older-archive.ts'

afterEach(cleanup)

const minute = (nth: number) => new Date(Date.UTC(2026, 0, 1, 0, nth)).toISOString()

/** So many archived accounts as the overview has them: the nth was archived n minutes before the last. */
const overviewOf = (count: number) =>
  archivedThings({
    targetSegmentProfiles: [aSegment({ name: 'Carriers' })],
    contactProfiles: [],
    accounts: Array.from({ length: count }, (_, index) =>
      anAccount({ _id: idOf(1_000 + index), name: `Known ${index + 1}`, archivedAt: minute(5_000 - index) }),
    ),
  })
const full = overviewOf(archivedInOverview)
const lastKnown = idOf(1_999)

const older = (nth: number): ArchivedItem => ({
  kind: 'account',
  _id: idOf(9_000 + nth),
  name: `Old Mill ${nth}`,
  slug: `old-mill-${nth}`,
  archivedAt: minute(100 - nth),
  archivedByUserId: 'me',
  segment: { _id: idOf(1), name: 'Carriers', archivedAt: minute(1) },
})
const nobody = { items: [], next: null, total: 0 }

/** The archive over a server that has accounts beyond the overview's; gives what it was asked. */
function showOver(
  pages: (query: URLSearchParams) => unknown,
  { at = '/pipeline/archive', things = full, people = nobody } = {},
) {
  const onRestore = vi.fn<(things: readonly ToRestore[]) => void>()
  const visit = showSignedIn(<ArchiveView things={things} onRestore={onRestore} />, {
    at,
    answer: ({ what }) => {
      if (!what.startsWith('GET /api/pipeline/archive?')) return undefined
      const query = new URLSearchParams(what.slice(what.indexOf('?')))
      const answer = query.get('kind') === 'persona' ? people : pages(query)
      return answer instanceof Response ? answer : Response.json(answer)
    },
  })
  const asked = (kind: string) =>
    visit.asked.flatMap(({ what }) => {
      const query = Object.fromEntries(new URLSearchParams(what.slice(what.indexOf('?'))))
      return query.kind === kind ? [query] : []
    })
  return { ...visit, onRestore, questions: asked }
}

describe('an archive that goes on where the overview ends', () => {
  it('is searched to its end, and what is found there leads to its page and can be restored', async () => {
    const { onRestore, questions } = showOver(() => ({ items: [older(1)], next: null, total: 1 }), {
      at: '/pipeline/archive?search=old+mill',
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore Old Mill 1, Carriers' }))
    expect(onRestore.mock.calls[0]?.[0]).toMatchObject([
      { kind: 'account', id: idOf(9_001), within: [{ kind: 'segment', id: idOf(1), name: 'Carriers' }] },
    ])
    expect(screen.getByRole('link', { name: 'Old Mill 1' }).getAttribute('href')).toBe('/account/old-mill-1/old-mill-1')
    expect(screen.getByText('1 found')).toBeTruthy()
    expect(questions('account')).toMatchObject([{ orgId: 'org-1', search: 'old mill', after: lastKnown }])
    // The people of accounts that the overview leaves out are left out with them: all are asked for.
    expect(questions('persona')).toEqual([{ orgId: 'org-1', kind: 'persona', limit: '50', search: 'old mill' }])
    expect([questions('segment'), questions('contact-profile')]).toEqual([[], []])
  })

  it('counts all of it, and reads on page by page', async () => {
    const { questions } = showOver((query) =>
      query.get('cursor') === null
        ? { items: [older(1), older(2)], next: 'second', total: 3 }
        : { items: [older(3)], next: null, total: 3 },
    )
    expect(await screen.findByText('1,003 archived', { selector: '[role=status]' })).toBeTruthy()
    expect(screen.getByText('1,002 of 1,003 archived')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(questions('account').map(({ cursor }) => cursor)).toEqual([undefined, 'second']))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  })

  it('is asked about the kind alone that the address names', async () => {
    const { questions } = showOver(() => ({ items: [older(1)], next: null, total: 1 }), {
      at: '/pipeline/archive?kind=account',
    })
    expect(await screen.findByText('1,001 found')).toBeTruthy()
    expect(questions('persona')).toEqual([])
  })

  it.each([
    ['forgives a slip', 'irnee'],
    ['knows without its accent', 'zoe'],
    ['knows as it stands', 'irene'],
  ])('counts what is seen of a search that the browser %s', async (_how, search) => {
    const account = anAccount({
      _id: idOf(3_000),
      personas: ['Irene Poole', 'Irene Zoë Reyes'].map((name, nth) =>
        aPersona({ _id: idOf(3_001 + nth), firstName: 'Irene', lastName: name.slice(6), archivedAt: minute(9_000) }),
      ),
    })
    const known = archivedThings({ targetSegmentProfiles: [], contactProfiles: [], accounts: [account] })
    const total = search === 'irene' ? 2 : 0
    const { questions, client } = showOver(() => nobody, {
      at: `/pipeline/archive?kind=persona&search=${search}`,
      things: [...known, ...full],
      people: { items: [], next: null, total },
    })
    await waitFor(() => expect(questions('persona')).toHaveLength(1))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    const seen = search === 'zoe' ? 1 : 2
    expect(await screen.findByText(`${seen} found`)).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^Irene/ })).toHaveLength(seen)
  })

  it('says that nothing matches once the server has found nothing either', async () => {
    showOver(() => ({ items: [], next: null, total: 0 }), { at: '/pipeline/archive?search=zebra' })
    expect(screen.queryByText('Nothing in the archive matches.')).toBeNull()
    expect(await screen.findByText('Nothing in the archive matches.')).toBeTruthy()
  })

  it('says that it could not be read, and reads it again', async () => {
    let answers = 0
    showOver(
      () =>
        (answers += 1) === 1
          ? Response.json({ message: 'The server did not answer.' }, { status: 503 })
          : { items: [older(1)], next: null, total: 1 },
      { at: '/pipeline/archive?search=old+mill' },
    )
    expect(await screen.findByText('Failed to fetch pipeline data')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Old Mill 1' })).toBeTruthy()
  })

  it('is not asked for where the overview has all of it', () => {
    const things = overviewOf(archivedInOverview - 1)
    const { asked } = showOver(() => undefined, { things })
    expect(screen.getByText('999 archived')).toBeTruthy()
    expect(asked).toEqual([])
    expect([isWholeArchive(things), isWholeArchive(full)]).toEqual([true, false])
  })
})
