import type { AccountImport } from '@ringside/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ImportedThings } from '../../../platform/database/tables/pipeline.ts'
import { giveBack } from '../caps.repository.ts'
import { nameOf } from '../people/personas.repository.ts'
import type { CalledAmong } from '../people/places.repository.ts'
import { lockCompany } from '../people/taken-seats.ts'
import { movedSince, refuseWhileMoving } from './moved-since.ts'
import { archiveAgain, deleteUnusedDecisionMakers } from './undo-roles.ts'
import { giveSeatsBack } from './undo-seats.ts'

type Kept = AccountImport['kept']

/** Of what stays, so many are named. */
const mostKeptNamed = 200

/** What has become of an account or a person since the import, as a sentence; null while nothing has. */
interface Standing {
  readonly id: string
  readonly name: string
  readonly done: string | null
}

/**
 * Takes away what an import made, in the caller's transaction, which has taken the organisation's counts. An account stays,
 * and all its people with it, once anything was done with it; so does a person who joined an account that was there.
 * What is not in this organisation any more is left alone. Returns what stays. Throws `conflict` while any of it is moving away.
 */
export async function undoMade(tx: Tx, orgId: string, made: ImportedThings, calledAmong: CalledAmong): Promise<Kept> {
  // Accounts before their people, as a finished call locks them. Whoever sets up a call holds its buyer: once these are
  // locked, all calls there are can be seen, and none begins.
  const { seats = [] } = made
  await lock(tx, 'accounts', orgId, [...made.accounts, ...seats.map(({ accountId }) => accountId)])
  await lockCompany(
    tx,
    orgId,
    seats.map(({ accountId }) => accountId),
  )
  await lock(tx, 'personas', orgId, made.personas)
  await refuseWhileMoving(tx, orgId, made)
  const moved = await movedSince(tx, orgId, made)
  const called = await calledAmong(tx, orgId, made.personas)
  const accounts = await standingAccounts(tx, orgId, made, called)
  const untouched = idsOf(accounts)
  const people = await standingPeople(tx, orgId, made, called)
  const inUse = await countInUse(tx, orgId, { accounts: untouched, people: idsOf(people) })
  await deleteFrom(tx, 'accounts', orgId, untouched)
  await forgetBeginnings(tx, orgId, untouched)
  await giveBack(tx, orgId, 'accounts', untouched.length)
  await deleteFrom(tx, 'personas', orgId, idsOf(people))
  await giveBack(tx, orgId, 'personas', inUse)
  await giveBack(tx, orgId, 'contactProfiles', await deleteUnusedDecisionMakers(tx, orgId, made))
  await giveBack(tx, orgId, 'contactProfiles', await archiveAgain(tx, orgId, made.broughtBack ?? []))
  const renamed = await giveSeatsBack(tx, orgId, seats, calledAmong)
  const stays = [...accounts, ...people, ...renamed].flatMap(({ name, done }) =>
    done === null ? [] : [{ name, reason: done }],
  )
  return [...moved, ...stays].slice(0, mostKeptNamed)
}

const idsOf = (things: readonly Standing[]): string[] => things.filter(({ done }) => done === null).map(({ id }) => id)

async function standingAccounts(
  tx: Tx,
  orgId: string,
  made: ImportedThings,
  called: ReadonlySet<string>,
): Promise<Standing[]> {
  if (made.accounts.length === 0) return []
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'active'])
    .where('org_id', '=', orgId)
    .where('id', 'in', made.accounts)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const people = Map.groupBy(await peopleOf(tx, orgId, made.accounts), (row) => row.account_id)
  const own = new Set(made.personas)
  const rang = await calledAccounts(tx, orgId, made.accounts)
  const moved = await movedAccounts(tx, orgId, made.accounts)
  const madeUp = new Set(made.madeUp)
  // Somebody real goes on under the id of whoever was made up.
  const isAdded = (row: PersonRow): boolean => !own.has(row.id) || (madeUp.has(row.id) && !row.made_up)
  const doneAt = (id: string, active: boolean): string | null => {
    const there = people.get(id) ?? []
    if (rang.has(id) || there.some((row) => called.has(row.id))) return 'Somebody was called there.'
    if (moved.has(id)) return 'Its deal was moved since.'
    if (!active) return 'It was archived since.'
    if (there.some(isAdded)) return 'Somebody was added there since.'
    return there.some((row) => row.archived_at !== null) ? 'Somebody there was archived since.' : null
  }
  return rows.map(({ id, name, active }) => ({ id, name, done: doneAt(id, active) }))
}

type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number]

const peopleOf = (tx: Tx, orgId: string, accountIds: readonly string[]) =>
  tx
    .selectFrom('personas')
    .select(['id', 'account_id', 'first_name', 'last_name', 'made_up', 'archived_at', 'created_at'])
    .where('org_id', '=', orgId)
    .where('account_id', 'in', [...accountIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

async function calledAccounts(tx: Tx, orgId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('account_calls')
    .select('account_id')
    .distinct()
    .where('org_id', '=', orgId)
    .where('account_id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.account_id))
}

async function movedAccounts(tx: Tx, orgId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('account_stage_changes')
    .select('account_id')
    .distinct()
    .where('org_id', '=', orgId)
    .where('account_id', 'in', [...ids])
    .where('from_stage', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.account_id))
}

/** People of the import at accounts that were there before. */
async function standingPeople(
  tx: Tx,
  orgId: string,
  made: ImportedThings,
  called: ReadonlySet<string>,
): Promise<Standing[]> {
  if (made.personas.length === 0) return []
  const joined = await tx
    .selectFrom('personas')
    .select(['id', 'account_id'])
    .where('org_id', '=', orgId)
    .where('id', 'in', made.personas)
    .execute()
  const newAccounts = new Set(made.accounts)
  const at = [...new Set(joined.map((row) => row.account_id))].filter((id) => !newAccounts.has(id))
  if (at.length === 0) return []
  const own = new Set(made.personas)
  const there = Map.groupBy(await peopleOf(tx, orgId, at), (row) => row.account_id)
  return [...there.values()].flatMap((people) => {
    const others = people.findLastIndex((row) => !own.has(row.id))
    return people.flatMap((row, place) => {
      if (!own.has(row.id)) return []
      const done = called.has(row.id)
        ? 'They were called.'
        : row.archived_at !== null
          ? 'They were archived since.'
          : others > place
            ? 'A colleague who knows them was added since.'
            : null
      return [{ id: row.id, name: nameOf(row), done }]
    })
  })
}

/** The stage that they began in is all that was noted of accounts with which nothing was done. */
async function forgetBeginnings(tx: Tx, orgId: string, accountIds: readonly string[]): Promise<void> {
  await sql`delete from account_stage_changes
    where org_id = ${orgId} and account_id = any(${[...accountIds]}::uuid[])`.execute(tx)
}

/** How many of the people who go are counted: nobody is who is archived, or whose account is. */
async function countInUse(
  tx: Tx,
  orgId: string,
  going: { accounts: readonly string[]; people: readonly string[] },
): Promise<number> {
  const rows = await tx
    .selectFrom('personas')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.org_id', '=', 'personas.org_id').onRef('accounts.id', '=', 'personas.account_id'),
    )
    .select('personas.id')
    .where('personas.org_id', '=', orgId)
    .where('personas.archived_at', 'is', null)
    .where('accounts.active', '=', true)
    .where((row) =>
      row.or([
        row('personas.account_id', '=', sql<string>`any(${[...going.accounts]}::uuid[])`),
        row('personas.id', '=', sql<string>`any(${[...going.people]}::uuid[])`),
      ]),
    )
    .execute()
  return rows.length
}

async function lock(tx: Tx, table: 'accounts' | 'personas', orgId: string, ids: readonly string[]): Promise<void> {
  await sql`select id from ${sql.table(table)} where org_id = ${orgId} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(tx)
}

async function deleteFrom(
  tx: Tx,
  table: 'accounts' | 'personas',
  orgId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from ${sql.table(table)} where org_id = ${orgId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}
