import { buyerNameOf, segmentNames, type AssignmentTarget } from '@ringside/contract'
import type { Database } from '../../../platform/database/database.ts'
import { accountIdsOf, findAccount } from '../accounts/accounts.repository.ts'
import { findPersona, presentPersonas } from '../people/personas.repository.ts'
import { listNamesakes, presentSegment } from '../segments/segments.repository.ts'

export interface Targets {
  /** What a person or segment that can be called is called: "Dana Whitfield, Brightwell Foods"; null for none. */
  nameOfTarget(orgId: string, target: AssignmentTarget): Promise<string | null>
  /**
   * Ids of those of these targets who can be called: people in use at accounts in use, segments that hold such people, and
   * segments in use in which nobody was yet.
   */
  callableAmong(orgId: string, targets: readonly AssignmentTarget[]): Promise<ReadonlySet<string>>
  /** The accounts of each of these segments, those too that moved to another organisation with it. */
  accountsIn(orgId: string, segmentIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
}

export function createTargets({ db }: { db: Database }): Targets {
  return {
    async nameOfTarget(orgId, { kind, id }) {
      if (kind === 'persona') return nameOfPersona(db, orgId, id)
      const segments = await listNamesakes(db, orgId, id)
      return segmentNames(segments.map(presentSegment)).get(id) ?? null
    },

    async callableAmong(orgId, targets) {
      const idsOf = (wanted: AssignmentTarget['kind']): string[] => [
        ...new Set(targets.flatMap(({ kind, id }) => (kind === wanted ? id : []))),
      ]
      const callable = await Promise.all([
        callablePersonas(db, orgId, idsOf('persona')),
        callableSegments(db, orgId, idsOf('segment')),
      ])
      return new Set(callable.flat())
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

/** Personas in use, with the account and the segment they are in. */
const personasInUse = (db: Database, orgId: string) =>
  presentPersonas(db, orgId).where('personas.archived_at', 'is', null).where('accounts.active', '=', true)

async function callablePersonas(db: Database, orgId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await personasInUse(db, orgId)
    .select('personas.id')
    .where('personas.id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

async function callableSegments(db: Database, orgId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const begun = db
    .selectFrom('target_segments as segment')
    .select('segment.id')
    .where('segment.org_id', '=', orgId)
    .where('segment.id', 'in', [...ids])
    .where('segment.moving_to', 'is', null)
    .where('segment.archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as account')
            .innerJoin('personas as persona', (join) =>
              join.onRef('persona.org_id', '=', 'account.org_id').onRef('persona.account_id', '=', 'account.id'),
            )
            .select('persona.id')
            .whereRef('account.org_id', '=', 'segment.org_id')
            .whereRef('account.segment_id', '=', 'segment.id'),
        ),
      ),
    )
  const holding = personasInUse(db, orgId)
    .select('segment.id')
    .where('segment.id', 'in', [...ids])
  const rows = await begun.union(holding).execute()
  return rows.map(({ id }) => id)
}
