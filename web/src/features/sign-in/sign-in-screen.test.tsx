import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

afterEach(cleanup)

const invitation = {
  organization: 'Tallyport',
  inviter: 'Ruth Adeyemi',
  email: 'new@tallyport.example',
  role: 'Member',
  note: '',
  expiresAt: '2026-11-28T09:00:00.000Z',
}
const link = '/accept-invite?token=abc'

/** The link of an invite, followed by somebody who is not signed in. */
const follow = (read: () => Response) =>
  showSignedIn(<SignInScreen />, {
    at: link,
    auth: { provider: 'embedded', getState: outside },
    answer: ({ what }) => (what.includes('/api/invites/read') ? read() : undefined),
  })
const signedOut = { status: 'out' } as const
const outside = () => signedOut

describe('the link of an invite', () => {
  it('leads somebody new to an account with the invited e-mail filled in, and others to sign in', async () => {
    follow(() => Response.json(invitation))
    const email = await screen.findByLabelText('Work e-mail')
    expect((email as HTMLInputElement).value).toBe('new@tallyport.example')
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy()
    const signIn = screen.getByRole('link', { name: 'Have an account? Sign in' })
    expect(signIn.getAttribute('href')).toBe(`/login?${new URLSearchParams({ next: link })}`)
  })

  it('of an invite that is closed says so, and where else to go', async () => {
    follow(() => Response.json({ message: 'This invite is used. Ask for a new one.' }, { status: 409 }))
    expect(await screen.findByText('This invite is used. Ask for a new one.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  })
})

it('signing in, the password comes before the way to a new one', async () => {
  showSignedIn(<SignInScreen />, {
    at: '/login',
    auth: { provider: 'embedded', getState: outside },
    answer: () => undefined,
  })
  const password = await screen.findByLabelText('Password')
  const forgot = screen.getByRole('link', { name: 'Forgot it?' })
  expect(password.compareDocumentPosition(forgot) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
