import '../ui/theme.css'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { setCaller } from '../lib/api/client.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import type { AuthPort, AuthState } from '../lib/auth/auth-port.ts'
import { createAuthPort, createPropelAuthClient } from '../lib/auth/propelauth.ts'
import { chooseOrganisation, savedOrgId } from '../lib/current-organisation.ts'
import { listenForErrors } from '../lib/error-reporting/error-reports.ts'
import { configQuery } from '../lib/queries/config.ts'
import { organizationQuery, userQuery } from '../lib/queries/session.ts'
import { App, signInScreen } from './app.tsx'
import { FullPageError } from './full-page-error.tsx'
import { routeOf } from './routes.ts'
import './schema-settings.ts'

function currentOrgId(state: AuthState): string | null {
  return state.status === 'in' ? (chooseOrganisation(state.organisations, savedOrgId.get())?.orgId ?? null) : null
}

async function connect(queryClient: QueryClient): Promise<AuthPort> {
  const config = await queryClient.fetchQuery(configQuery)
  const authUrl = config.auth.provider === 'embedded' ? window.location.origin : config.auth.authUrl
  const auth = createAuthPort(config.auth.provider, createPropelAuthClient(authUrl), () => window.location.assign('/'))
  setCaller({
    token: auth.getToken,
    orgId: () => currentOrgId(auth.getState()),
    refused: () => void auth.refresh(),
  })
  return auth
}

const settled = (auth: AuthPort): Promise<void> =>
  new Promise((resolve) => {
    if (auth.getState().status !== 'loading') return resolve()
    const stop = auth.subscribe(() => {
      stop()
      resolve()
    })
  })

/** Fetches what the first screen will ask for while its code is still on the way. */
async function prepare(state: AuthState, queryClient: QueryClient): Promise<void> {
  if (state.status !== 'in') return void (await signInScreen.preload())
  const orgId = currentOrgId(state)
  const code = routeOf(window.location.pathname, window.location.search)?.screen.preload()
  await Promise.all([
    // A screen that can't be fetched now fails in its error boundary, which says so.
    code?.catch(() => undefined),
    queryClient.prefetchQuery(userQuery(state.user.userId)),
    orgId ? queryClient.prefetchQuery(organizationQuery(orgId)) : undefined,
  ])
}

/** The "Loading..." of index.html stands until the first screen can be drawn. */
async function start(root: HTMLElement): Promise<void> {
  listenForErrors()
  const early = routeOf(window.location.pathname, window.location.search)?.screen.preload()
  early?.catch(() => undefined)
  const queryClient = createQueryClient()
  const auth = await connect(queryClient)
  await settled(auth)
  await prepare(auth.getState(), queryClient)
  createRoot(root).render(<App auth={auth} queryClient={queryClient} />)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
start(root).catch((error: unknown) => {
  createRoot(root).render(
    <FullPageError title="Ringside could not start" onRetry={() => window.location.reload()}>
      {error instanceof Error ? error.message : null}
    </FullPageError>,
  )
})
