import type { Member } from '@ringside/contract/organizations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../../lib/api/client.ts'
import { AuthContext } from '../../lib/auth/auth-context.ts'
import type { AuthPort } from '../../lib/auth/auth-port.ts'
import { SessionContext, type Session } from '../../lib/session/session.ts'
import { MemberPage } from './member-page.tsx'
// Here before a test begins: its waits are for what the dialog does, not for its code.
import '../../ui/dialog-layer.tsx'

const organizationId = '0199a000-0000-7000-8000-000000000001'
const member = (userId: string, firstName: string, role: Member['role']): Member => ({
  userId,
  firstName,
  lastName: 'Lind',
  email: `${userId}@example.com`,
  role,
  joinedAt: '2026-11-01T12:00:00.000Z',
  calls: 0,
  scoredCalls: 0,
  averageScore: null,
  lastCallAt: null,
  credits: 5,
})
const people = [member('me', 'Ruth', 'Owner'), member('jonas', 'Jonas', 'Member')]
const session = { orgId: 'org-1', userId: 'me', organization: { name: 'Tallyport' } } as unknown as Session

/** The page of one member; gives what was deleted, and whether the sign-in was asked anew. */
function showPageOf(userId: string, answer: () => Response) {
  const deleted: string[] = []
  const refresh = vi.fn<() => Promise<void>>(async () => undefined)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input)
    if (init?.method === 'DELETE') {
      deleted.push(path)
      return answer()
    }
    return path.endsWith('/users') ? Response.json(people) : Response.json({ message: 'Not now' }, { status: 404 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <AuthContext value={{ refresh } as unknown as AuthPort}>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={['/member']}>
            <Routes>
              <Route path="/member" element={<MemberPage organizationId={organizationId} userId={userId} />} />
              <Route path="/admin" element={<p>The team</p>} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </SessionContext>
    </AuthContext>,
  )
  return { deleted, refresh }
}

const done = () => new Response(null, { status: 204 })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => setCaller({ token: async () => 'token', orgId: () => 'org-1', refused: () => undefined }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('taking somebody out of the team', () => {
  it('is asked first, and Cancel changes nothing', async () => {
    const { deleted } = showPageOf('jonas', done)
    await press('Remove')
    expect(await screen.findByRole('dialog', { name: 'Remove Jonas Lind?' })).toBeTruthy()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(deleted).toEqual([])
  })

  it('ends on the team', async () => {
    const { deleted } = showPageOf('jonas', done)
    await press('Remove')
    await screen.findByRole('dialog')
    await press('Remove')
    expect(await screen.findByText('The team')).toBeTruthy()
    expect(deleted).toEqual([`/api/organizations/mongoid/${organizationId}/users/jonas`])
  })

  it('says why the last owner can not leave', async () => {
    const message = 'The last owner stays owner: make somebody else an owner first.'
    const { refresh } = showPageOf('me', () => Response.json({ message, code: 'conflict' }, { status: 409 }))
    await press('Leave')
    await screen.findByRole('dialog', { name: 'Leave Tallyport?' })
    await press('Leave')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('asks the sign-in anew where oneself belongs after leaving', async () => {
    const { refresh } = showPageOf('me', done)
    await press('Leave')
    await screen.findByRole('dialog')
    await press('Leave')
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  })
})
