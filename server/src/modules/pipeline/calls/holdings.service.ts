import type { Held, Holdings as OrganizationHoldings } from '@ringside/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import { presentPersonas } from '../people/personas.repository.ts'

/** What one account has. */
export interface AccountHoldings {
  /** Unknown is one that is not here, whoever has it. */
  readonly account: 'in-use' | 'archived' | 'unknown'
  readonly people: Held
  readonly decisionMakers: Held
}

export interface Holdings {
  /** What an organisation has of all that it takes to call somebody: to say why nobody can be called. */
  holdings(orgId: string): Promise<OrganizationHoldings>
  accountHoldings(orgId: string, accountId: string): Promise<AccountHoldings>
}

export function createHoldings({ db }: { db: Database }): Holdings {
  return {
    async holdings(orgId) {
      const [segments, decisionMakers, accounts, people] = await Promise.all([
        countSegments(db, orgId),
        countDecisionMakers(db, orgId),
        countAccounts(db, orgId),
        countPeople(db, orgId),
      ])
      return { segments, decisionMakers, accounts, people }
    },
    async accountHoldings(orgId, accountId) {
      const [account, people, decisionMakers] = await Promise.all([
        findAccount(db, orgId, accountId),
        countPeople(db, orgId, accountId),
        countDecisionMakers(db, orgId),
      ])
      return { account: account ? (account.active ? 'in-use' : 'archived') : 'unknown', people, decisionMakers }
    },
  }
}

/** Those in use and those archived, of the rows of a query. */
const held = (archivedAt: string) => [
  sql<number>`count(*) filter (where ${sql.ref(archivedAt)} is null)`.as('inUse'),
  sql<number>`count(*) filter (where ${sql.ref(archivedAt)} is not null)`.as('archived'),
]

const countSegments = (db: Database, orgId: string): Promise<Held> =>
  db
    .selectFrom('target_segments')
    .select(held('archived_at'))
    .where('org_id', '=', orgId)
    .where('moving_to', 'is', null)
    .executeTakeFirstOrThrow()

const countDecisionMakers = (db: Database, orgId: string): Promise<Held> =>
  db.selectFrom('contact_profiles').select(held('archived_at')).where('org_id', '=', orgId).executeTakeFirstOrThrow()

const countAccounts = (db: Database, orgId: string): Promise<Held> =>
  db
    .selectFrom('accounts')
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'accounts.org_id').onRef('segment.id', '=', 'accounts.segment_id'),
    )
    .select(held('accounts.archived_at'))
    .where('accounts.org_id', '=', orgId)
    .where('segment.moving_to', 'is', null)
    .executeTakeFirstOrThrow()

/** Those at accounts in use, or at the one asked for. */
const countPeople = (db: Database, orgId: string, accountId?: string): Promise<Held> =>
  presentPersonas(db, orgId)
    .select(held('personas.archived_at'))
    .where('accounts.active', '=', true)
    .$if(accountId !== undefined, (query) => query.where('accounts.id', '=', accountId ?? ''))
    .executeTakeFirstOrThrow()
