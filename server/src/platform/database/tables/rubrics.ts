import type { RubricContent } from '@ringside/contract'
import type { JSONColumnType } from 'kysely'
import type { OptionalTime, Time } from './identity.ts'

interface RubricsTable {
  org_id: string
  id: string
  name: string
  created_at: Time
  changed_at: Time
  archived_at: OptionalTime
  archived_by_user_id: string | null
}

interface RubricVersionsTable {
  org_id: string
  rubric_id: string
  version: number
  content: JSONColumnType<RubricContent>
  revision: number
  changed_at: Time
  changed_by_user_id: string
  changed_by_name: string
  published_at: OptionalTime
  published_by_user_id: string | null
  published_by_name: string | null
}

export interface RubricTables {
  rubrics: RubricsTable
  rubric_versions: RubricVersionsTable
}
