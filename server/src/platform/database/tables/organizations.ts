import type { Role } from '@ringside/contract'
import type { OptionalTime, Time } from './identity.ts'

interface OrganizationsTable {
  org_id: string
  id: string
  name: string
  rubric: string
  pipeline: boolean
  cobranded: boolean
  cobrand_logo_url: string | null
  created_at: Time
}

interface OrganizationNamesTable {
  given_by: string
  name: string
  organization: string
}

interface MembershipsTable {
  org_id: string
  user_id: string
  role: Role
  joined_at: Time
}

interface InvitesTable {
  org_id: string
  id: string
  email: string
  role: Role
  note: string
  token_hash: string
  invited_by: string
  created_at: Time
  expires_at: Time
  accepted_at: OptionalTime
  accepted_by: string | null
  revoked_at: OptionalTime
}

export interface OrganizationTables {
  organizations: OrganizationsTable
  organization_names: OrganizationNamesTable
  memberships: MembershipsTable
  invites: InvitesTable
}
