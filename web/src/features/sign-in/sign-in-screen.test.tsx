import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

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

describe('the forms on the way in', () => {
  const open = (at: string, read?: () => Response) =>
    showSignedIn(<SignInScreen />, {
      at,
      auth: { provider: 'embedded', getState: outside },
      answer: ({ what }) => (what.includes('/api/invites/read') ? read?.() : undefined),
    })

  it('begin with the keyboard in the first field that is still to be filled in, where there is one', async () => {
    const pointer = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    open('/signup')
    expect(await screen.findByLabelText('First name')).toBe(document.activeElement)
    cleanup()
    open('/login')
    expect(await screen.findByLabelText('Work e-mail')).toBe(document.activeElement)
    cleanup()
    open(`/login?${new URLSearchParams({ next: link })}`, () => Response.json(invitation))
    expect(await screen.findByLabelText('Password')).toBe(document.activeElement)
    cleanup()
    // A phone's own keyboard would hide half of the page.
    pointer.mockReturnValue({ matches: false } as MediaQueryList)
    open('/login')
    await screen.findByLabelText('Work e-mail')
    expect(document.activeElement).toBe(document.body)
  })

  it('take the keyboard from nobody who is somewhere else already', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    open('/signup')
    await screen.findByLabelText('First name')
    expect(document.activeElement).toBe(elsewhere)
  })

  it('say nothing of a field that was left empty, until they are sent', async () => {
    open('/signup')
    const last = await screen.findByLabelText('Last name')
    fireEvent.blur(screen.getByLabelText('First name'), { relatedTarget: last })
    expect(screen.queryByText('Write your first name.')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Write your first name.')).toBeTruthy()
  })

  it('say what is wrong with a field once another one is gone to, and nothing under a link that is being pressed', async () => {
    open('/signup')
    const email = await screen.findByLabelText('Work e-mail')
    fireEvent.change(email, { target: { value: 'maya' } })
    fireEvent.blur(email, { relatedTarget: screen.getByRole('link', { name: 'Sign in' }) })
    expect(screen.queryByText(/^Write your e-mail address/)).toBeNull()
    fireEvent.blur(email, { relatedTarget: screen.getByLabelText('Password') })
    expect(await screen.findByText(/^Write your e-mail address/)).toBeTruthy()
  })
})
