import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { AuthState } from '../../lib/auth/auth-port.ts'
import { SignInScreen } from './sign-in-screen.tsx'

afterEach(cleanup)

const tallyport = {
  _id: '0199a000-0000-7000-8000-000000000001',
  orgId: 'org-1',
  name: 'Tallyport',
  rubric: 'coachable',
  pipeline: true,
  cobranded: false,
  cobrandLogoUrl: null,
  members: 2,
  createdAt: '2026-11-01T12:00:00.000Z',
}

const member: AuthState = {
  status: 'in',
  user: { userId: 'me', email: 'maya@tallyport.example', emailVerified: true, firstName: 'Maya', lastName: 'Okafor' },
  organisations: [{ orgId: 'org-1', name: 'Tallyport', role: 'Member' }],
}

const Address = () => <p>{`At ${useLocation().pathname}`}</p>

/** The page of the organisation, seen by one of its members; gives whether the sign-in was asked anew. */
async function showOrganisation(left: () => Response) {
  const refresh = vi.fn<() => Promise<void>>(async () => undefined)
  const visit = showSignedIn(
    <>
      <SignInScreen />
      <Address />
    </>,
    {
      at: '/org',
      auth: { provider: 'embedded', getState: () => member, refresh },
      answer: ({ what }) => (what.startsWith('DELETE') ? left() : Response.json(tallyport)),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Leave Tallyport' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Tallyport?' }))
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  return { ...visit, refresh, press }
}

describe('leaving an organisation', () => {
  it('is asked first, and Cancel changes nothing', async () => {
    const { changes, press } = await showOrganisation(() => new Response(null, { status: 204 }))
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes()).toEqual([])
  })

  it('is open to a member, who ends at the front door and belongs there no more', async () => {
    const { changes, press, refresh, toasts } = await showOrganisation(() => new Response(null, { status: 204 }))
    press('Leave')
    expect(await screen.findByText('At /')).toBeTruthy()
    expect(changes().map(({ what }) => what)).toEqual([`DELETE /api/organizations/mongoid/${tallyport._id}/users/me`])
    expect(toasts.map(({ title }) => title)).toEqual(['You have left Tallyport'])
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('says why the last owner can not, and stays', async () => {
    const message = 'The last owner stays owner: make somebody else an owner first.'
    const { press, refresh } = await showOrganisation(() =>
      Response.json({ message, code: 'conflict' }, { status: 409 }),
    )
    press('Leave')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByText('At /org')).toBeTruthy()
    expect(refresh).not.toHaveBeenCalled()
  })
})
