import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../../lib/api/client.ts'
import { planQuery } from '../../lib/queries/session.ts'
import { SessionContext, type Session } from '../../lib/session/session.ts'
import type { PersonaBrief } from './buyer-brief.tsx'
import { SetUpDialogs } from './set-up-dialogs.tsx'
import { useSetUp } from './use-set-up.ts'
// Here before a test begins: its waits are for what the dialog does, not for its code.
import '../../ui/dialog-layer.tsx'

const session = { orgId: 'org-1', userId: 'maya', isSiteAdmin: false } as unknown as Session
const id = '0199a000-0000-7000-8000-000000000001'
const brief = {
  persona: { _id: id, firstName: 'Dana', lastName: 'Whitfield', title: 'VP' },
  account: { _id: id, name: 'Brightwell', difficulty: 'medium' },
  spokenBefore: false,
  colleagueHasSpoken: false,
} as unknown as PersonaBrief

const plan = (credits: number) => ({ plan: 'free', credits, reserved: 0, unlimitedUntil: null })
const summary = {
  name: 'Dockside',
  whatItDoes: 'Books slots.',
  forWhom: '',
  problemsSolved: [],
  proof: [],
  price: '',
  competitors: [],
  sources: [],
  updatedAt: '2026-11-20T12:00:00.000Z',
}

function SetUp() {
  const setUp = useSetUp(brief, 'discovery')
  return (
    <>
      <button type="button" disabled={!setUp.isReady} onClick={setUp.begin}>
        Call Dana
      </button>
      <p>{setUp.summary.data && `${setUp.plan.data?.credits} credits`}</p>
      <SetUpDialogs brief={brief} setUp={setUp} />
    </>
  )
}

beforeEach(() => setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined }))
afterEach(cleanup)

const showSetUp = (queries: QueryClient) =>
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <SetUp />
        </MemoryRouter>
      </QueryClientProvider>
    </SessionContext>,
  )

describe('setting up a call', () => {
  it('waits for what it may have to ask about first', async () => {
    const product = Promise.withResolvers<Response>()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const path = input instanceof Request ? input.url : String(input)
      if (path.startsWith('/api/credits/plan_details')) return Response.json(plan(3))
      if (path.startsWith('/api/product-summary')) return product.promise
      return Response.json({ message: 'Not now' }, { status: 404 })
    })
    showSetUp(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
    const button = await screen.findByRole('button', { name: 'Call Dana' })
    expect(button).toHaveProperty('disabled', true)
    product.resolve(Response.json({ ...summary, name: '', whatItDoes: '', updatedAt: null }))
    await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
    fireEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'What do you sell?' })).toBeTruthy()
  })

  it('that the server refuses for want of credits says how many there really are', async () => {
    let credits = 3
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const path = input instanceof Request ? input.url : String(input)
      if (path.startsWith('/api/credits/plan_details')) return Response.json(plan(credits))
      if (path.startsWith('/api/product-summary')) return Response.json(summary)
      if (path === '/api/simulations') return Response.json({ message: 'No credits left.' }, { status: 402 })
      return Response.json({ message: 'Not now' }, { status: 404 })
    })
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
    showSetUp(queries)
    await screen.findByText('3 credits')
    // Spent meanwhile, in another tab.
    credits = 0
    fireEvent.click(screen.getByRole('button', { name: 'Call Dana' }))
    expect(await screen.findByRole('dialog', { name: 'You have no credits left' })).toBeTruthy()
    expect(queries.getQueryData(planQuery('maya').queryKey)?.credits).toBe(0)
  })
})
