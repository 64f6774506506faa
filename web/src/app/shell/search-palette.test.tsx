import { archivedInOverview } from '@ringside/contract/pipeline/archive'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { anAccount, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { SearchPalette } from './search-palette.tsx'

afterEach(cleanup)

/** The search over a pipeline of which so many accounts are archived, and a server that finds what is older. */
function showSearch(archived: number, older: () => Response) {
  const accounts = Array.from({ length: archived }, (_, nth) =>
    anAccount({ _id: idOf(1_000 + nth), name: `Known ${nth}`, archivedAt: '2026-11-01T09:00:00.000Z' }),
  )
  const visit = showSignedIn(<SearchPalette initially={() => ''} onClose={() => undefined} />, {
    answer: ({ what }) => {
      if (what.startsWith('GET /api/pipeline?'))
        return Response.json({ targetSegmentProfiles: [aSegment()], contactProfiles: [], accounts })
      if (what.includes('kind=account')) return older()
      return Response.json(what.startsWith('GET /api/pipeline/archive?') ? { items: [], next: null, total: 0 } : [])
    },
  })
  const looked = () =>
    visit.asked
      .filter(({ what }) => what.includes('kind=account'))
      .map(({ what }) => new URLSearchParams(what.slice(what.indexOf('?'))).get('search'))
  return { ...visit, looked }
}
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
const two = () => Response.json({ items: [], next: null, total: 2 })

describe('the search over all screens', () => {
  it('finds what only the older part of a long archive has, asked for once when the typing pauses', async () => {
    const { looked, client } = showSearch(archivedInOverview, two)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    type('old')
    type('old mill')
    expect(await screen.findByText('2 accounts in the archive')).toBeTruthy()
    expect(looked()).toEqual(['old mill'])
  })

  it('says nothing of what is not found before the archive was looked through', async () => {
    const { client } = showSearch(archivedInOverview, () => Response.json({ items: [], next: null, total: 0 }))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    type('old mill')
    expect(screen.getByText('Looking in the archive...')).toBeTruthy()
    expect(await screen.findByText('Nothing matches “old mill”.')).toBeTruthy()
  })

  it('says where that part could not be searched, and looks again', async () => {
    let fails = true
    const { client } = showSearch(archivedInOverview, () =>
      fails ? Response.json({ message: 'Too much at once.' }, { status: 400 }) : two(),
    )
    await waitFor(() => expect(client.isFetching()).toBe(0))
    type('old mill')
    expect((await screen.findByRole('alert')).textContent).toContain('could not be searched. Too much at once.')
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 accounts in the archive')).toBeTruthy()
  })

  it('asks nothing more where the overview has the whole archive', async () => {
    const { looked, client } = showSearch(3, two)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    type('old mill')
    expect(await screen.findByText('Nothing matches “old mill”.')).toBeTruthy()
    await new Promise((resolve) => void setTimeout(resolve, 400))
    expect(looked()).toEqual([])
  })
})
