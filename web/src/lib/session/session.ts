import type { Organization } from '@ringside/contract/organizations'
import type { User } from '@ringside/contract/users'
import { createContext, use } from 'react'
import { isAtLeast, type AuthOrganisation, type Role } from '../auth/auth-port.ts'

/** `_id` is null when the organisation could not be loaded and its defaults stand in; nobody knows then how many belong to it. */
export type SessionOrganization = Omit<Organization, '_id' | 'createdAt' | 'members'> & {
  _id: string | null
  members: number | null
}

/** Who is signed in and where. Screens stand inside one always. */
export interface Session {
  userId: string
  orgId: string
  user: User
  organization: SessionOrganization
  /** All the user's organisations. */
  organisations: readonly AuthOrganisation[]
  role: Role
  /** At least Admin in the current organisation. */
  isAdmin: boolean
  isSiteAdmin: boolean
}

/** What an organisation counts as after its load failed. */
export const organizationDefaults = (organisation: AuthOrganisation): SessionOrganization => ({
  _id: null,
  orgId: organisation.orgId,
  name: organisation.name,
  rubric: 'coachable',
  pipeline: false,
  cobranded: false,
  cobrandLogoUrl: null,
  members: null,
})

export function sessionOf(
  user: User,
  current: AuthOrganisation,
  loaded: Organization | null,
  organisations: readonly AuthOrganisation[],
): Session {
  return {
    userId: user.userId,
    orgId: current.orgId,
    user,
    organization: loaded ?? organizationDefaults(current),
    organisations,
    role: current.role,
    isAdmin: isAtLeast(current.role, 'Admin'),
    isSiteAdmin: user.isSiteAdmin,
  }
}

/** What the screen for admins is called: whoever is alone has no team yet. */
export const adminName = ({ organization }: Pick<Session, 'organization'>): string =>
  organization.members === 1 ? 'Admin' : 'Team admin'

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession stands outside a signed-in screen.')
  return session
}
