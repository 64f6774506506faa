import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { AuthContext, useAuth, useAuthState } from '../lib/auth/auth-context.ts'
import type { AuthPort } from '../lib/auth/auth-port.ts'
import { toast } from '../ui/toast-queue.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FullPageError } from './full-page-error.tsx'
import { lazyScreen, Loading } from './lazy-screen.tsx'
import { asSignInPage, callRoute, isOpenSignedIn, screenRoutes, type ScreenRoute } from './routes.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { SessionGate } from './session-gate.tsx'
import { BareShortcuts } from './shell/bare-shortcuts.tsx'
import { Shell } from './shell/shell.tsx'

/** Sign-in and everything around it is not part of a signed-in visit's first load. */
export const signInScreen = lazyScreen('sign-in', () =>
  import('../features/sign-in/sign-in-screen.tsx').then((file) => file.SignInScreen),
)

const framed = (frame: ScreenRoute['frame']) =>
  screenRoutes
    .filter((route) => route.frame === frame)
    .map((route) => <Route key={route.path} path={route.path} element={<ScreenFrame route={route} />} />)

function ShellOrCall() {
  const { pathname, search } = useLocation()
  const inCall = pathname === callRoute.path && new URLSearchParams(search).has('call')
  return inCall ? (
    <>
      <Outlet />
      <BareShortcuts />
    </>
  ) : (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** Whoever followed an old link or mistyped sees why they are somewhere else. */
function UnknownAddress() {
  useEffect(() => toast.info('There is no such page', { detail: 'This is your dashboard.' }), [])
  return <Navigate to="/" replace />
}

function Screens() {
  return (
    <Routes>
      <Route element={<ShellOrCall />}>{framed('shell')}</Route>
      {framed('bare')}
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  )
}

/** What stands on the page for each answer of the auth provider. */
function Visit() {
  const auth = useAuth()
  const state = useAuthState()
  const { pathname, search } = useLocation()
  const page = auth.provider === 'embedded' ? asSignInPage(pathname) : null
  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <FullPageError title="We could not sign you in" onRetry={() => void auth.refresh()}>
          {state.message}
        </FullPageError>
      )
    case 'out':
      return <signInScreen.Screen userId="" orgId="" />
    case 'in':
      if (page && isOpenSignedIn(page, search)) return <signInScreen.Screen userId={state.user.userId} orgId="" />
      if (page) return <Navigate to="/" replace />
      return (
        <SessionGate signedIn={state}>
          <Screens />
        </SessionGate>
      )
  }
}

/** The whole application. */
export function App({ auth, queryClient }: { auth: AuthPort; queryClient: QueryClient }) {
  return (
    <ErrorBoundary resetKey="application">
      <AuthContext value={auth}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Visit />
          </BrowserRouter>
          <ToastRegion />
        </QueryClientProvider>
      </AuthContext>
    </ErrorBoundary>
  )
}
