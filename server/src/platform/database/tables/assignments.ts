import type { Assignment } from '@ringside/contract'
import type { Time } from './identity.ts'

interface AssignmentsTable {
  org_id: string
  id: string
  persona_id: string | null
  segment_id: string | null
  subject: string
  type: Assignment['type']
  target_score: number
  /** "2026-11-28" */
  due_on: string
  note: string
  by_user_id: string
  by_name: string
  created_at: Time
}

interface AssignmentMembersTable {
  org_id: string
  assignment_id: string
  user_id: string
}

export interface AssignmentTables {
  assignments: AssignmentsTable
  assignment_members: AssignmentMembersTable
}
