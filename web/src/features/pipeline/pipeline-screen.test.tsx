import type { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { aContact, anAccount, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { worthRetrying } from '../../lib/api/query-client.ts'
import { PipelineScreen } from './pipeline-screen.tsx'

afterEach(cleanup)

/** A pipeline with a segment, a role and an account that were archived then, or with the first two in use. */
const show = (at: string, archivedAt: string | null) =>
  showSignedIn(
    <Routes>
      <Route path="/pipeline/*" element={<PipelineScreen />} />
    </Routes>,
    {
      at,
      answer: ({ what }) =>
        what.startsWith('GET /api/pipeline?')
          ? Response.json({
              targetSegmentProfiles: [aSegment({ archivedAt })],
              contactProfiles: [aContact({ archivedAt })],
              accounts: archivedAt === null ? [] : [anAccount({ archivedAt })],
            })
          : Response.json([]),
    },
  )
const archivedAt = '2026-11-20T12:00:00.000Z'

describe('a pipeline in which all is archived', () => {
  it.each([
    ['/pipeline', '1 segment, 1 decision maker and 1 account are archived.'],
    ['/pipeline/accounts', '1 segment, 1 decision maker and 1 account are archived.'],
    ['/pipeline/segments', '1 segment is archived.'],
    ['/pipeline/decision-makers', '1 decision maker is archived.'],
  ])('says so at %s and leads to the archive, and is no new start', async (at, words) => {
    show(at, archivedAt)
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the archive' }).getAttribute('href')).toBe('/pipeline/archive')
    expect(screen.queryByText(/ yet\.$/)).toBeNull()
    expect(screen.queryByText('To your first call')).toBeNull()
  })

  it('is another than one in which the next thing was never made', async () => {
    show('/pipeline', null)
    expect(await screen.findByRole('heading', { name: 'No accounts here yet.' })).toBeTruthy()
    expect(screen.getByText('To your first call')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Open the archive' })).toBeNull()
  })
})

describe('a link to a segment that the list leaves out', () => {
  const old = aSegment({ _id: idOf(77), name: 'Carriers', archivedAt })
  const follow = (answer: Response) =>
    showSignedIn(
      <Routes>
        <Route path="/pipeline/*" element={<PipelineScreen />} />
      </Routes>,
      {
        at: `/pipeline/accounts?segment=${old._id}`,
        answer: ({ what }) => {
          if (what === `GET /api/pipeline/target-segment/${old._id}`) return answer
          return what.startsWith('GET /api/pipeline?')
            ? Response.json({
                targetSegmentProfiles: [aSegment()],
                contactProfiles: [aContact()],
                accounts: [anAccount({ name: 'Dunmore' })],
              })
            : Response.json([])
        },
      },
    )

  it('shows that segment, which was archived long ago, and not the accounts of all', async () => {
    follow(Response.json(old))
    expect((await screen.findAllByText(/Carriers/)).length).toBeGreaterThan(0)
    expect(screen.queryByText('Dunmore')).toBeNull()
  })

  it('says so where there is none such, and shows the accounts of all', async () => {
    follow(Response.json({ message: 'Target segment not found' }, { status: 404 }))
    expect(
      await screen.findByText(
        'The segment of this link is not in your pipeline. These are the accounts of all segments.',
      ),
    ).toBeTruthy()
    expect(await screen.findByText('Dunmore')).toBeTruthy()
  })
})

describe('a link to what an order made', () => {
  const follow = (answer: Response | (() => Response), seen?: (client: QueryClient) => void) =>
    showSignedIn(
      <Routes>
        <Route path="/pipeline/*" element={<PipelineScreen />} />
      </Routes>,
      {
        at: `/pipeline/accounts?segment=${idOf(1)}&order=${idOf(50)}`,
        ...(seen && { seen }),
        answer: ({ what }) => {
          if (what === `GET /api/pipeline/generate-accounts/${idOf(50)}`)
            return answer instanceof Response ? answer : answer()
          return what.startsWith('GET /api/pipeline?')
            ? Response.json({
                targetSegmentProfiles: [aSegment()],
                contactProfiles: [aContact()],
                accounts: [anAccount({ name: 'Dunmore' }), anAccount({ _id: idOf(9), name: 'Kestrel' })],
              })
            : Response.json([])
        },
      },
    )

  const order = { _id: idOf(50), targetSegmentProfileId: idOf(1), segmentName: 'Food makers', state: 'done' }
  const rest = { accountIds: [idOf(9)], failure: null, createdAt: '2026-11-02T09:00:00.000Z' }
  const anOrder = (made: number) => Response.json({ ...order, ...rest, amount: made, made })
  const noAnswer = () => Response.json({ message: 'The server did not answer.' }, { status: 503 })

  it('shows these alone, also after the order was put away', async () => {
    follow(anOrder(1))
    expect(await screen.findByText('Kestrel')).toBeTruthy()
    expect(screen.queryByText('Dunmore')).toBeNull()
  })

  it('says so where it is not known of all which they are, and shows those of its segment instead of some', async () => {
    follow(anOrder(2))
    expect(
      await screen.findByText(
        'It is not known which accounts the order of this link made. These are the accounts of its segment.',
      ),
    ).toBeTruthy()
    expect(await screen.findByText('Kestrel')).toBeTruthy()
    expect(screen.getByText('Dunmore')).toBeTruthy()
  })

  it('says so where the order is not known any more, and shows those of its segment', async () => {
    follow(Response.json({ message: 'Order not found' }, { status: 404 }))
    expect(await screen.findByText(/^The order of this link is not known any more/)).toBeTruthy()
    expect(await screen.findByText('Dunmore')).toBeTruthy()
  })

  it('says so where the address names none that could be', async () => {
    follow(Response.json({ message: 'This is no id.' }, { status: 400 }))
    expect(await screen.findByText(/^The order of this link is not known any more/)).toBeTruthy()
  })

  it('asks once more for an order where the server did not answer at first', async () => {
    let asked = 0
    follow(
      () => (++asked === 1 ? noAnswer() : anOrder(1)),
      (client) => client.setDefaultOptions({ queries: { retry: worthRetrying, retryDelay: 0 } }),
    )
    expect(await screen.findByText('Kestrel')).toBeTruthy()
    expect(screen.queryByText('Dunmore')).toBeNull()
    expect(asked).toBe(2)
  })

  it('shows no others where the order could not be read, and these once somebody tries again', async () => {
    let isUp = false
    follow(() => (isUp ? anOrder(1) : noAnswer()))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to fetch pipeline dataThe server did not answer.',
    )
    expect(screen.queryByText(/not known any more/)).toBeNull()
    expect(screen.queryByText('Dunmore')).toBeNull()
    isUp = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Kestrel')).toBeTruthy()
    expect(screen.queryByText('Dunmore')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a pipeline with as many accounts as a plan allows', () => {
  const words = 'You have 1,000 accounts, the most a plan allows. Archive some to add more.'
  const showAccounts = (inUse: number) =>
    showSignedIn(
      <Routes>
        <Route path="/pipeline/*" element={<PipelineScreen />} />
      </Routes>,
      {
        at: '/pipeline/segments',
        answer: ({ what }) =>
          what.startsWith('GET /api/pipeline?')
            ? Response.json({
                targetSegmentProfiles: [aSegment()],
                contactProfiles: [aContact()],
                accounts: Array.from({ length: 1000 }, (_, nth) =>
                  anAccount({ _id: idOf(100 + nth), archivedAt: nth < inUse ? null : archivedAt }),
                ),
              })
            : Response.json([]),
      },
    )

  it('says so, and its button says why it makes none', async () => {
    showAccounts(1000)
    expect(await screen.findByText(words)).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Generate accounts' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-description')).toBe(words)
    fireEvent.click(button)
    fireEvent.pointerUp(button)
    expect((await screen.findByRole('tooltip')).textContent).toBe(words)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has room again once one of them is archived', async () => {
    showAccounts(999)
    await screen.findByRole('table', { name: 'Segments' })
    expect(screen.queryByText(words)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Generate accounts' }))
    expect(await screen.findByRole('dialog', { name: /^Generate/ })).toBeTruthy()
  })
})

it('a pipeline that could not be fetched is there once somebody tries again', async () => {
  let isUp = false
  showSignedIn(
    <Routes>
      <Route path="/pipeline/*" element={<PipelineScreen />} />
    </Routes>,
    {
      at: '/pipeline/accounts',
      answer: ({ what }) => {
        if (!what.startsWith('GET /api/pipeline?')) return Response.json([])
        return isUp
          ? Response.json({
              targetSegmentProfiles: [aSegment()],
              contactProfiles: [aContact()],
              accounts: [anAccount({ name: 'Dunmore' })],
            })
          : Response.json({ message: 'The server did not answer.' }, { status: 503 })
      },
    },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch pipeline data')
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Dunmore' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Failed to fetch pipeline data')).toBeNull())
})
