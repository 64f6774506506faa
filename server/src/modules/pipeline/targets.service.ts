import { buyerNameOf, segmentNames, type AssignmentTarget } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import { accountIdsOf, findAccount } from './accounts.repository.ts'
import { findPersona } from './personas.repository.ts'
import { listSegments, presentSegment } from './segments.repository.ts'

export interface Targets {
  /** What a person or segment that can be called is called: "Dana Whitfield, Brightwell Foods"; null for none. */
  nameOfTarget(orgId: string, target: AssignmentTarget): Promise<string | null>
  /** The accounts of each of these segments. */
  accountsIn(orgId: string, segmentIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
}

export function createTargets({ db }: { db: Database }): Targets {
  return {
    async nameOfTarget(orgId, { kind, id }) {
      if (kind === 'persona') return nameOfPersona(db, orgId, id)
      const segments = (await listSegments(db, orgId)).filter((segment) => segment.archived_at === null)
      return segmentNames(segments.map(presentSegment)).get(id) ?? null
    },

    async accountsIn(orgId, segmentIds) {
      if (segmentIds.length === 0) return new Map()
      const rows = await accountIdsOf(db, orgId, segmentIds)
      const groups = Map.groupBy(rows, (row) => row.segment_id)
      return new Map([...groups].map(([segmentId, accounts]) => [segmentId, accounts.map(({ id }) => id)]))
    },
  }
}

async function nameOfPersona(db: Database, orgId: string, id: string): Promise<string | null> {
  const persona = await findPersona(db, orgId, id)
  const account = persona && (await findAccount(db, orgId, persona.account_id))
  if (!persona || persona.archived_at !== null || !account?.active) return null
  const { first_name: firstName, last_name: lastName } = persona
  return `${buyerNameOf({ firstName, lastName })}, ${account.name}`
}
