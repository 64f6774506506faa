import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { LineSource, ProductSummary } from '@ringside/contract'

/** A point in time: read as a Date, written as a Date or an ISO string. */
export type Time = ColumnType<Date, Date | string, Date | string>
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface UsersTable {
  user_id: string
  email: string
  email_verified: boolean
  first_name: string
  last_name: string
  user_assigned_role: Generated<string>
  company_name: Generated<string>
  created_at: Time
  updated_at: Time
  /** Null where this server signs people in itself. */
  claims_issued_at: OptionalTime
}

interface ProductSummariesTable {
  user_id: string
  summary: JSONColumnType<ProductSummary>
  sources: JSONColumnType<LineSource[]>
  updated_at: Time
}

interface ProductSummaryVersionsTable {
  user_id: string
  version: number
  summary: JSONColumnType<ProductSummary>
  sources: JSONColumnType<LineSource[]>
  saved_at: Time
}

interface ProfileSectionsTable {
  user_id: string
  section: string
  content: JSONColumnType<Record<string, unknown>>
  updated_at: Time
}

export interface IdentityTables {
  users: UsersTable
  product_summaries: ProductSummariesTable
  product_summary_versions: ProductSummaryVersionsTable
  profile_sections: ProfileSectionsTable
}
