import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AuthPort, AuthState } from '../lib/auth/auth-port.ts'
import { App, signInScreen } from './app.tsx'

afterEach(cleanup)

const signedIn: AuthState = {
  status: 'in',
  user: { userId: 'me', email: 'maya@tallyport.example', emailVerified: true, firstName: 'Maya', lastName: 'Okafor' },
  organisations: [],
}

async function visit(address: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ message: 'Not now.' }, { status: 503 }))
  window.history.replaceState(null, '', address)
  const auth = {
    provider: 'embedded',
    subscribe: () => () => undefined,
    getState: () => signedIn,
    urls: { createOrganisation: () => '/create_org' },
  } as unknown as AuthPort
  await signInScreen.preload()
  render(<App auth={auth} queryClient={new QueryClient()} />)
}

describe('the link of a mail, followed while signed in', () => {
  it('that sets a new password opens the page for it', async () => {
    await visit('/forgot-password?token=abc')
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy()
  })

  it('that is too old says so', async () => {
    await visit('/forgot-password?error=INVALID_TOKEN')
    expect((await screen.findByRole('alert')).textContent).toContain('too old')
  })
})

describe('a page for those who are not signed in', () => {
  it.each(['/login', '/signup', '/forgot-password'])('%s is left by those who are', async (address) => {
    await visit(address)
    // Somebody without an organisation goes on to make one.
    expect(await screen.findByRole('heading', { name: 'Create an organisation' })).toBeTruthy()
  })
})
