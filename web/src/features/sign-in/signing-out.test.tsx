import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { AccountPage } from './account-page.tsx'

afterEach(cleanup)

describe('signing out on the page of one’s account', () => {
  it('that fails says that one is still signed in, and why', async () => {
    const { toasts } = showSignedIn(<AccountPage />, {
      answer: () => undefined,
      auth: { signOut: () => Promise.reject(new Error('The sign-in service did not answer.')) },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() =>
      expect(toasts).toEqual([
        { kind: 'error', title: 'You are still signed in', detail: 'The sign-in service did not answer.' },
      ]),
    )
  })
})
