import { toldByName } from '@ringside/coaching/generation/named'
import type { Discovered } from '@ringside/contract'
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import type { HiddenIds } from '../archiving.ts'
import { nameOf } from '../people/personas.repository.ts'

export type CallRow = Selectable<Tables['account_calls']>
export interface ListedCallRow extends CallRow {
  personaName: string
}

/** Whose calls count: one rep's, or with null everybody's in the organisation. */
export type Rep = string | null

export interface Figures {
  calls: number
  bestScore: number | null
  lastCallAt: Date | null
}

export interface PersonaFigures extends Figures {
  accountId: string
  personaId: string
}

/** Of one account, of several, or of all but those that are hidden. */
type OfAccounts = string | readonly string[] | HiddenIds

const ofAccounts = (accounts: OfAccounts | undefined): RawBuilder<boolean> => {
  if (accounts === undefined) return sql`true`
  if (typeof accounts === 'string') return sql`account_id = ${accounts}`
  return 'compile' in accounts ? sql`account_id not in ${accounts}` : sql`account_id = any(${[...accounts]}::uuid[])`
}

/** What was done with each persona, of the organisation, of some accounts or of one, in one query. */
export const readFigures = (
  db: Database | Tx,
  orgId: string,
  rep: Rep,
  accounts?: OfAccounts,
): Promise<PersonaFigures[]> =>
  db
    .selectFrom('account_calls')
    .select((row) => [
      'account_id as accountId',
      'persona_id as personaId',
      row.fn.countAll<number>().as('calls'),
      row.fn.max('score').as('bestScore'),
      row.fn.max('at').as('lastCallAt'),
    ])
    .where('org_id', '=', orgId)
    .$if(rep !== null, (query) => query.where('user_id', '=', rep ?? ''))
    .where(ofAccounts(accounts))
    .groupBy(['account_id', 'persona_id'])
    .execute()

/** What was found out, by account; one of which nothing is known is not among them. */
export type DiscoveredByAccount = ReadonlyMap<string, Discovered[]>

/** The first name of who told a fact. */
export function tellerOf({ personaName }: Pick<Discovered, 'personaName'>): string {
  // An overview asks this thousands of times: taking the name apart costs more.
  const end = personaName.indexOf(' ')
  return end === -1 ? personaName : personaName.slice(0, end)
}

type FoundColumn =
  | 'fact_id'
  | 'summary'
  | 'counts'
  | 'persona_id'
  | 'persona_name'
  | 'simulation_id'
  | 'turn'
  | 'user_id'
  | 'user_name'
  | 'at'

/** For people who were not on the call, so that what a buyer told of themselves has their name. */
function presentDiscovered(row: Pick<Selectable<Tables['discovered_information']>, FoundColumn>): Discovered {
  const { user_id: userId, user_name: name } = row
  // Whose call it was, and which: neither is told of another organisation's.
  const foundBy = userId === null || name === null ? null : { userId, name }
  return {
    factId: row.fact_id,
    summary: toldByName({ summary: row.summary, teller: tellerOf({ personaName: row.persona_name }) }),
    counts: row.counts,
    personaId: row.persona_id,
    personaName: row.persona_name,
    simulationId: foundBy === null ? null : row.simulation_id,
    foundBy,
    turn: row.turn,
    at: row.at.toISOString(),
  }
}

/** Everything the organisation's reps found out, each fact once, where it was first heard; in the order of finding. */
export async function readDiscovered(
  db: Database | Tx,
  orgId: string,
  accounts?: OfAccounts,
): Promise<DiscoveredByAccount> {
  const rows = await db
    .selectFrom('discovered_information')
    .distinctOn(['account_id', 'fact_id'])
    .select([
      'account_id',
      'fact_id',
      'summary',
      'counts',
      'persona_id',
      'persona_name',
      'simulation_id',
      'turn',
      'user_id',
      'user_name',
      'at',
    ])
    .where('org_id', '=', orgId)
    .where(ofAccounts(accounts))
    .orderBy('account_id')
    .orderBy('fact_id')
    .orderBy('at')
    .orderBy('simulation_id')
    .execute()
  const byAccount = Map.groupBy(rows, (row) => row.account_id)
  return new Map(
    [...byAccount].map(([accountId, found]) => [
      accountId,
      found.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.turn - b.turn).map(presentDiscovered),
    ]),
  )
}

/** Calls with anybody at an account or with one persona, newest first. */
export const listCalls = async (
  db: Database,
  orgId: string,
  having: { accountId: string } | { personaId: string },
  rep: Rep,
  limit: number,
): Promise<ListedCallRow[]> => {
  const rows = await db
    .selectFrom('account_calls as call')
    .innerJoin('personas as persona', (join) =>
      join.onRef('persona.org_id', '=', 'call.org_id').onRef('persona.id', '=', 'call.persona_id'),
    )
    .selectAll('call')
    .select(['persona.first_name', 'persona.last_name'])
    .where('call.org_id', '=', orgId)
    .where((call) =>
      'accountId' in having
        ? call('call.account_id', '=', having.accountId)
        : call('call.persona_id', '=', having.personaId),
    )
    .$if(rep !== null, (query) => query.where('call.user_id', '=', rep ?? ''))
    .orderBy('call.at', 'desc')
    .orderBy('call.simulation_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, personaName: nameOf(row) }))
}

/** Puts calls that broke off behind all others: such a one counts only where there is no other. */
const brokeOff = sql<boolean>`(outcome = 'abandoned')`

/**
 * A rep's last calls with each persona, of the organisation or of one account, at most so many with each: newest first, and
 * those that broke off after all others.
 */
export const listLastCalls = (
  db: Database,
  orgId: string,
  { userId, atMost }: { userId: string; atMost: number },
  accountId?: string,
): Promise<CallRow[]> =>
  db
    .selectFrom((each) =>
      each
        .selectFrom('account_calls')
        .selectAll()
        .select((row) =>
          row.fn
            .agg<string>('row_number')
            .over((calls) =>
              calls.partitionBy('persona_id').orderBy(brokeOff).orderBy('at', 'desc').orderBy('simulation_id', 'desc'),
            )
            .as('back'),
        )
        .where('org_id', '=', orgId)
        .where('user_id', '=', userId)
        .where(ofAccounts(accountId))
        .as('counted'),
    )
    .selectAll()
    .where('back', '<=', String(atMost))
    .orderBy('persona_id')
    .orderBy('back')
    .execute()

/** The last call with each persona of anybody but this rep that did not break off. */
export const listLastCallsOfOthers = (
  db: Database,
  orgId: string,
  userId: string,
  accountId?: string,
): Promise<CallRow[]> =>
  db
    .selectFrom('account_calls')
    .distinctOn('persona_id')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('user_id', '!=', userId)
    .where('outcome', '!=', 'abandoned')
    .where(ofAccounts(accountId))
    .orderBy('persona_id')
    .orderBy('at', 'desc')
    .orderBy('simulation_id', 'desc')
    .execute()

/** What one rep did at an account, oldest first: what its people remember of them. */
export const listCallsOfRep = (db: Database, orgId: string, accountId: string, userId: string): Promise<CallRow[]> =>
  db
    .selectFrom('account_calls')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('simulation_id')
    .execute()

export const listFactsTold = (
  db: Database,
  orgId: string,
  accountId: string,
  userId: string,
): Promise<Array<{ simulationId: string; personaId: string; factId: string }>> =>
  db
    .selectFrom('discovered_information')
    .select(['simulation_id as simulationId', 'persona_id as personaId', 'fact_id as factId'])
    .where('org_id', '=', orgId)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('turn')
    .execute()

/** False when this call was written before. */
export async function insertCall(tx: Tx, row: Insertable<Tables['account_calls']>): Promise<boolean> {
  const made = await tx
    .insertInto('account_calls')
    .values(row)
    .onConflict((conflict) => conflict.columns(['org_id', 'simulation_id']).doNothing())
    .returning('simulation_id')
    .executeTakeFirst()
  return made !== undefined
}

export async function insertDiscovered(
  tx: Tx,
  rows: Array<Insertable<Tables['discovered_information']>>,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('discovered_information')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['org_id', 'account_id', 'fact_id', 'simulation_id']).doNothing())
    .execute()
}

export async function setScore(
  tx: Tx,
  { orgId, simulationId, score }: { orgId: string; simulationId: string; score: number | null },
): Promise<void> {
  await tx
    .updateTable('account_calls')
    .set({ score })
    .where('org_id', '=', orgId)
    .where('simulation_id', '=', simulationId)
    .execute()
}
