import type { ListedSimulation } from '@ringside/contract/simulations/simulations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../../lib/api/client.ts'
import { SessionContext, type Session } from '../../lib/session/session.ts'
import { PracticeCalls } from './practice-calls.tsx'

const session = { orgId: 'org-1', userId: 'maya', isAdmin: true } as unknown as Session
const names = ['Dana', 'Paul', 'Grace']
const idOf = (index: number) => `0199a000-0000-7000-8000-00000000000${index}`
const calls = names.map((firstName, index): ListedSimulation => ({
  _id: idOf(index),
  orgId: 'org-1',
  userId: 'maya',
  repName: 'Maya Okafor',
  persona: {
    personaId: idOf(index),
    firstName,
    lastName: 'Whitfield',
    title: 'VP',
    accountId: idOf(index),
    accountName: 'Brightwell',
    accountSlug: 'brightwell',
  },
  type: 'discovery',
  difficulty: 'medium',
  state: 'reviewed',
  outcome: 'open',
  score: 60,
  engineScore: null,
  failedBlocker: false,
  scoreChange: null,
  durationMs: 60_000,
  createdAt: '2026-11-20T12:00:00.000Z',
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T12:01:00.000Z',
  forkedFrom: index === 1 ? { simulationId: idOf(2), turn: 3 } : null,
  takenUpFrom: null,
  found: index === 2 ? { speaker: 'buyer', words: 'Two forklifts stand still.', startMs: 61_000 } : null,
}))

/** A server with two calls a page, which finds calls by the buyer's name. */
function listCalls(query: URLSearchParams) {
  const found = calls.filter(({ persona }) => persona.firstName.includes(query.get('search') ?? ''))
  const from = Number(query.get('cursor') ?? 0)
  const next = from + 2 < found.length ? String(from + 2) : null
  return { items: found.slice(from, from + 2), next, total: found.length, allTotal: calls.length }
}

async function show(at = '') {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'https://ringside.test')
    return url.pathname === '/api/simulations'
      ? Response.json(listCalls(url.searchParams))
      : Response.json({ message: 'Not now' }, { status: 404 })
  })
  const router = createMemoryRouter([{ path: '/simulation-history', element: <PracticeCalls /> }], {
    initialEntries: ['/simulation-history', `/simulation-history${at}`],
    initialIndex: 1,
  })
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  )
  await settle()
  return {
    address: () => router.state.location.search,
    go: (by: number) => act(() => router.navigate(by)),
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Lets the server answer. */
const settle = () => pass(50)
const search = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (words: string) => fireEvent.change(search(), { target: { value: words } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => names.filter((name) => screen.queryByRole('link', { name: `${name} Whitfield` }) !== null)

beforeEach(() => {
  setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined })
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('practice calls', () => {
  it('can all be reached, a page at a time', async () => {
    await show()
    expect(shown()).toEqual(['Dana', 'Paul'])
    press('Show more')
    await settle()
    expect(shown()).toEqual(names)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(screen.getByText('3 of 3 calls')).toBeTruthy()
  })

  it('that went on from a moment of another say so, and lead to it', async () => {
    await show()
    const links = screen.getAllByRole('link', { name: 'Retry of a call' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/call-review/${idOf(2)}`])
  })

  it('show where the search was said in them, and open the review there', async () => {
    await show('?search=Grace')
    const line = screen.getByRole('link', { name: /^1:01 The buyer said: “Two forklifts stand still.”$/ })
    expect(line.getAttribute('href')).toBe(`/call-review/${idOf(2)}?at=61000`)
  })

  it('are measured by the target of the rep they belong to, and everybody’s by none', async () => {
    const asked = () =>
      vi.mocked(fetch).mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))
    await show()
    expect(asked().some((url) => url.includes('/progress') && url.includes('maya'))).toBe(true)
    cleanup()
    await show('?userId=jonas')
    const ofJonas = asked().filter((url) => url.includes('/progress'))
    expect(ofJonas.some((url) => url.includes('jonas'))).toBe(true)
    cleanup()
    await show('?userId=all')
    expect(asked().filter((url) => url.includes('/progress'))).toHaveLength(ofJonas.length)
  })

  it('are searched when typing pauses, and the search stands in the address', async () => {
    const { address } = await show()
    type('Gr')
    type('Grace')
    await pass(249)
    expect(address()).toBe('')
    await pass(1)
    expect(address()).toBe('?search=Grace')
    await settle()
    expect(shown()).toEqual(['Grace'])
  })

  it('stay unfiltered once filters were cleared, with everybody’s calls still shown', async () => {
    const { address } = await show('?search=Nobody&type=demo&userId=all')
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body)
    await pass(1000)
    expect({ typed: search().value, address: address() }).toEqual({ typed: '', address: '?userId=all' })
    expect(shown()).toEqual(['Dana', 'Paul'])
  })

  it('forget with the filters also what was typed last', async () => {
    const { address } = await show('?type=discovery')
    type('Grace')
    press('Clear filters')
    await pass(1000)
    expect({ typed: search().value, address: address() }).toEqual({ typed: '', address: '' })
  })

  it('follow the address when the person goes back', async () => {
    const { address, go } = await show('?search=Grace')
    expect(search().value).toBe('Grace')
    await go(-1)
    await pass(1000)
    expect({ typed: search().value, address: address() }).toEqual({ typed: '', address: '' })
    await go(1)
    await pass(1000)
    expect({ typed: search().value, address: address() }).toEqual({ typed: 'Grace', address: '?search=Grace' })
  })

  it('that a filter hides are not selected any more', async () => {
    await show()
    for (const name of ['Dana', 'Paul'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name} Whitfield` }))
    expect(screen.getByText('2 calls selected')).toBeTruthy()
    type('Dana')
    await pass(250)
    await settle()
    expect(screen.getByText('1 call selected')).toBeTruthy()
  })
})
