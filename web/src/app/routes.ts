import { matchPath } from 'react-router'
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx'

const dashboard = lazyScreen('dashboard', () =>
  import('../features/dashboard/dashboard-screen.tsx').then((file) => file.DashboardScreen),
)
const buyers = lazyScreen('persona-display', () =>
  import('../features/persona-display/persona-display-screen.tsx').then((file) => file.PersonaDisplayScreen),
)
const simulation = lazyScreen('simulation', () =>
  import('../features/simulation/simulation-screen.tsx').then((file) => file.SimulationScreen),
)
const call = lazyScreen('call', () => import('../features/call/call-screen.tsx').then((file) => file.CallScreen))
const review = lazyScreen('call-review', () =>
  import('../features/call-review/call-review-screen.tsx').then((file) => file.CallReviewScreen),
)
const transcript = lazyScreen('transcripts', () =>
  import('../features/transcripts/transcripts-screen.tsx').then((file) => file.TranscriptsScreen),
)
const history = lazyScreen('simulation-history', () =>
  import('../features/simulation-history/simulation-history-screen.tsx').then((file) => file.SimulationHistoryScreen),
)
const liveCalls = lazyScreen('live-calls', () =>
  import('../features/live-calls/live-calls-screen.tsx').then((file) => file.LiveCallsScreen),
)
const pipeline = lazyScreen('pipeline', () =>
  import('../features/pipeline/pipeline-screen.tsx').then((file) => file.PipelineScreen),
)
const account = lazyScreen('account', () =>
  import('../features/account/account-screen.tsx').then((file) => file.AccountScreen),
)
const admin = lazyScreen('admin', () => import('../features/admin/admin-screen.tsx').then((file) => file.AdminScreen))
const siteAdmin = lazyScreen('site-admin', () =>
  import('../features/site-admin/site-admin-screen.tsx').then((file) => file.SiteAdminScreen),
)
const checkout = lazyScreen('checkout-success', () =>
  import('../features/checkout-success/checkout-success-screen.tsx').then((file) => file.CheckoutSuccessScreen),
)

/** Who may see a screen; everybody else is sent to `/` without a word. */
export type Guard = 'member' | 'admin' | 'site-admin'

export interface ScreenRoute {
  path: string
  /** Without the suffix. A screen with a better name (an account's) sets it itself. */
  title: string
  screen: LazyScreen
  guard: Guard
  /** bare: the screen fills the window, without the navigation. */
  frame: 'shell' | 'bare'
}

const shown = (path: string, title: string, screen: LazyScreen, guard: Guard = 'member'): ScreenRoute => ({
  path,
  title,
  screen,
  guard,
  frame: 'shell',
})

/** Every address of the application, one a line. What is not here goes to `/`, with a word. */
export const screenRoutes: readonly ScreenRoute[] = [
  shown('/', 'Dashboard', dashboard),
  shown('/persona-display', 'Persona Display', buyers),
  shown('/simulation', 'Simulation Page', simulation),
  shown('/simulation/start/:personaId/:simulationType?', 'Simulation Page', simulation),
  shown('/call-review/:simulationId', 'Call Review', review),
  shown('/uploaded-call-review/:transcriptId', 'Uploaded Call Review', transcript),
  shown('/simulation-history', 'Simulation History', history),
  shown('/live-calls', 'Live Calls', liveCalls),
  shown('/pipeline/*', 'Pipeline', pipeline),
  shown('/account/:accountName/:accountPrettyName', 'Account', account),
  shown('/admin', 'Admin', admin, 'admin'),
  shown('/admin/user/:userId', 'Admin - User Detail', admin, 'admin'),
  shown('/site-admin', 'Site Admin', siteAdmin, 'site-admin'),
  shown('/site-admin/stats', 'Site Admin Stats', siteAdmin, 'site-admin'),
  shown('/site-admin/organizations', 'Site Admin', siteAdmin, 'site-admin'),
  shown('/site-admin/email', 'Site Admin Email', siteAdmin, 'site-admin'),
  shown('/site-admin/org/:orgId', 'Site Admin', siteAdmin, 'site-admin'),
  shown('/site-admin/org/:orgId/user/:userId', 'Site Admin - User Detail', siteAdmin, 'site-admin'),
  shown('/site-admin/user/:userId', 'Site Admin - User Detail', siteAdmin, 'site-admin'),
  { path: '/checkout-success', title: 'Checkout Success', screen: checkout, guard: 'member', frame: 'bare' },
]

/** A call in progress has the address of the set-up with `?call=ID`, and leaves the navigation. */
export const callRoute: ScreenRoute = {
  path: '/simulation',
  title: 'Simulation Page',
  screen: call,
  guard: 'member',
  frame: 'bare',
}

/** The embedded sign-in's own pages, matched exactly, so that /account/{name}/{pretty name} stays the account's. */
export const signInPages = [
  '/login',
  '/signup',
  '/forgot-password',
  '/verify-email',
  '/accept-invite',
  '/create_org',
  '/account',
  '/org',
] as const
export type SignInPage = (typeof signInPages)[number]

export const asSignInPage = (pathname: string): SignInPage | null =>
  signInPages.find((page) => page === pathname) ?? null

const forSignedIn: readonly SignInPage[] = ['/account', '/org', '/create_org', '/accept-invite', '/verify-email']

/** True of a page that stays open to somebody who is signed in already, as does whatever a link in a mail leads to. */
export const isOpenSignedIn = (page: SignInPage, search: string): boolean =>
  forSignedIn.includes(page) ||
  (page === '/forgot-password' && ['token', 'error'].some((name) => new URLSearchParams(search).has(name)))

/** The route of an address, or null for one the application does not have. */
export function routeOf(pathname: string, search: string): ScreenRoute | null {
  if (pathname === callRoute.path && new URLSearchParams(search).has('call')) return callRoute
  return screenRoutes.find((route) => matchPath(route.path, pathname)) ?? null
}

/** The screen behind a link is fetched while the pointer is still on its way. */
export function preloadPath(pathname: string): void {
  void routeOf(pathname, '')
    ?.screen.preload()
    .catch(() => undefined)
}
