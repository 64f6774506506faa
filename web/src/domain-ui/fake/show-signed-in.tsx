import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { setCaller } from '../../lib/api/client.ts'
import { AuthContext } from '../../lib/auth/auth-context.ts'
import type { AuthPort, AuthState } from '../../lib/auth/auth-port.ts'
import { SessionContext, type Session } from '../../lib/session/session.ts'
import { takeToasts, type ToastRequest } from '../../ui/toast-queue.ts'
// What a browser fetches when it is first needed is here before a test begins: its waits are for what the parts do.
import '../../ui/dialog-layer.tsx'
import '../../ui/menu-layer.tsx'
import '../../ui/popover-layer.tsx'

/** What was asked of the server: "PUT /api/pipeline/account/a1/archive", and with what. */
export interface Asked {
  what: string
  body: unknown
}

export interface SignedInVisit {
  /** The server: answers each request, or with nothing says that there is no such thing. */
  answer(asked: Asked): Response | Promise<Response> | undefined
  at?: string
  session?: Partial<Session>
  auth?: Partial<AuthPort>
  /** What was read before. */
  seen?(client: QueryClient): void
}

/** Signed in, with one organisation. */
const state: AuthState = {
  status: 'in',
  user: { userId: 'me', email: 'maya@tallyport.example', emailVerified: true, firstName: 'Maya', lastName: 'Okafor' },
  organisations: [{ orgId: 'org-1', name: 'Tallyport', role: 'Admin' }],
}
const port = {
  subscribe: () => () => undefined,
  getState: () => state,
  refresh: async () => undefined,
} as unknown as AuthPort

/** An admin, in their one organisation. */
export const someone = {
  orgId: 'org-1',
  userId: 'me',
  user: { firstName: 'Maya', lastName: 'Okafor', email: 'maya@tallyport.example' },
  organization: { _id: 'o1', orgId: 'org-1', name: 'Tallyport', rubric: 'coachable', pipeline: true, cobranded: false },
  organisations: [{ orgId: 'org-1', name: 'Tallyport', role: 'Admin' }],
  role: 'Admin',
  isAdmin: true,
  isSiteAdmin: false,
} as unknown as Session

/** Shows a part of the application to somebody signed in; gives what it asked of the server and said in toasts. */
export function showSignedIn(part: ReactNode, { answer, at = '/', session = {}, auth = {}, seen }: SignedInVisit) {
  const asked: Asked[] = []
  const toasts: ToastRequest[] = []
  takeToasts((toast) => toasts.push(toast))
  setCaller({ token: async () => 'token', orgId: () => 'org-1', refused: () => undefined })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { what: `${init?.method ?? 'GET'} ${path}`, body }
    asked.push(request)
    return (await answer(request)) ?? Response.json({ message: 'There is no such thing.' }, { status: 404 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  seen?.(client)
  const shown = render(
    <AuthContext value={{ ...port, ...auth }}>
      <SessionContext value={{ ...someone, ...session }}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
        </QueryClientProvider>
      </SessionContext>
    </AuthContext>,
  )
  const changes = () => asked.filter(({ what }) => !what.startsWith('GET'))
  return { ...shown, asked, changes, toasts, client }
}
