import { createAssignmentsModule, type AssignmentsNeeds } from '../modules/assignments/index.ts'
import { createNextCallModule, type NextCallNeeds } from '../modules/next-call/index.ts'
import { lockOrganization } from '../modules/organizations/index.ts'
import type { Pipeline } from '../modules/pipeline/index.ts'
import { readAttempts } from '../modules/simulations/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Module } from './build-modules.ts'

/** What a rep is to call next: what is assigned to them, and whom they are pointed at. */
export function buildNextCalls(
  { db, clock }: { db: Database; clock: Clock },
  needs: Omit<NextCallNeeds, 'assignments' | 'pipeline' | 'firstNamesOf'> & {
    pipeline: Pipeline
    people: Pick<AssignmentsNeeds, 'tellAssigned'> & { users: Pick<NextCallNeeds, 'firstNamesOf'> }
  },
): readonly Module[] {
  const assignments = createAssignmentsModule({
    db,
    clock,
    lockOrganization,
    pipeline: needs.pipeline,
    tellAssigned: needs.people.tellAssigned,
    attempts: (orgId, asked, accountsIn) => readAttempts(db, orgId, asked, accountsIn),
  })
  return [
    assignments,
    createNextCallModule({ ...needs, firstNamesOf: needs.people.users.firstNamesOf, assignments: assignments.service }),
  ]
}
