import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useAuth } from '../lib/auth/auth-context.ts'
import type { AuthOrganisation, AuthUser } from '../lib/auth/auth-port.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { chooseOrganisation, savedOrgId } from '../lib/current-organisation.ts'
import { organizationQuery, userQuery } from '../lib/queries/session.ts'
import { SessionContext, sessionOf } from '../lib/session/session.ts'
import { useStore } from '../lib/store.ts'
import { FullPageError } from './full-page-error.tsx'
import { Loading } from './lazy-screen.tsx'

interface SignedIn {
  user: AuthUser
  organisations: readonly AuthOrganisation[]
}

/** Someone who belongs nowhere yet makes an organisation first. */
function NoOrganisation() {
  const { urls } = useAuth()
  const address = urls.createOrganisation()
  const ours = address.startsWith('/')
  useEffect(() => {
    if (!ours) window.location.assign(address)
  }, [ours, address])
  return ours ? <Navigate to={address} replace /> : <Loading />
}

function LoadedSession({
  signedIn,
  current,
  children,
}: {
  signedIn: SignedIn
  current: AuthOrganisation
  children: ReactNode
}) {
  const user = useQuery(userQuery(signedIn.user.userId))
  const organization = useQuery(organizationQuery(current.orgId))
  const session = useMemo(
    () =>
      user.data && !organization.isPending
        ? sessionOf(user.data, current, organization.data ?? null, signedIn.organisations)
        : null,
    [user.data, organization.isPending, organization.data, current, signedIn.organisations],
  )
  if (session) return <SessionContext value={session}>{children}</SessionContext>
  if (user.isLoadingError) {
    return (
      <FullPageError title="Failed to load your account" onRetry={() => void user.refetch()}>
        {wordsOf(user.error)}
      </FullPageError>
    )
  }
  return <Loading />
}

/** Loading is complete when auth, organisation and user all are. Changing the organisation starts the screens afresh. */
export function SessionGate({ signedIn, children }: { signedIn: SignedIn; children: ReactNode }) {
  const saved = useStore(savedOrgId)
  const current = chooseOrganisation(signedIn.organisations, saved)
  if (!current) return <NoOrganisation />
  return (
    <LoadedSession key={current.orgId} signedIn={signedIn} current={current}>
      {children}
    </LoadedSession>
  )
}
