import type { getStats, siteOrganizationSchema } from '@ringside/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import {
  containing,
  cutPage,
  decodeCursor,
  encodeCursor,
  microsecondsOf,
  timeAt,
} from '../../platform/database/paging.ts'
import { toOrganization } from '../organizations/index.ts'
import { isFinished } from '../simulations/index.ts'

/**
 * Reports over the whole service. They read the tables of many modules, because asking each of them for every organisation
 * would be thousands of calls; they write to none.
 */
type SiteOrganization = z.output<typeof siteOrganizationSchema>
type Stats = z.output<typeof getStats.response>

export interface Totals extends Omit<Stats, 'perDay'> {}

export async function readTotals(db: Database, since: Date): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*) from organizations) as organizations,
      (select count(*) from users) as users,
      (select count(*) from (
        select user_id from page_views where at >= ${since} and user_id is not null
        union select user_id from simulations where ${isFinished} and ended_at >= ${since}) active) as "activeUsers",
      (select count(*) from simulations where ${isFinished} and ended_at >= ${since}) as calls,
      (select round(avg(score))::int from simulations where ${isFinished} and ended_at >= ${since}) as "averageScore",
      (select count(*) from client_errors where at >= ${since}) as "clientErrors"
  `.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('A select without a table has one row')
  return totals
}

/** How often something happened on each day (UTC) since then; days without are missing. */
export type PerDay = Map<string, number>

export async function readPerDay(
  db: Database,
  since: Date,
): Promise<{ calls: PerDay; pageViews: PerDay; signUps: PerDay }> {
  const { rows } = await sql<{ what: 'calls' | 'pageViews' | 'signUps'; day: string; count: number }>`
    select what, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as count
    from (
      select 'calls' as what, ended_at as at from simulations where ${isFinished} and ended_at >= ${since}
      union all select 'pageViews', at from page_views where at >= ${since}
      union all select 'signUps', created_at from users where created_at >= ${since}
    ) happened
    group by 1, 2
  `.execute(db)
  const of = (what: string): PerDay =>
    new Map(rows.filter((row) => row.what === what).map((row) => [row.day, row.count]))
  return { calls: of('calls'), pageViews: of('pageViews'), signUps: of('signUps') }
}

export interface Asked {
  /** Part of the name, or with people of the e-mail. */
  search?: string | undefined
  cursor?: string | undefined
  limit: number
}

export interface PageOf<Item> {
  items: Item[]
  next: string | null
  total: number
}

/** How many calls have the same there as a row of another table, and when the last of them ended. */
const finishedCalls = (db: Database, column: 'org_id' | 'user_id', sameAs: 'organizations.org_id' | 'users.user_id') =>
  db
    .selectFrom('simulations')
    .select((row) => [row.fn.countAll<number>().as('calls'), row.fn.max('ended_at').as('last_call_at')])
    .where(`simulations.${column}`, '=', sql.ref<string>(sameAs))
    .where(isFinished)
    .as('call')

/** Where an organisation stands in the list: those that called last come first, those without a call last. */
const lastCall = sql<Date | null>`call.last_call_at`

const organizationsWithActivity = (db: Database) =>
  db
    .selectFrom('organizations')
    .leftJoinLateral(finishedCalls(db, 'org_id', 'organizations.org_id'), (join) => join.onTrue())
    .leftJoin('pipeline_counts as counts', 'counts.org_id', 'organizations.org_id')
    .selectAll('organizations')
    .select((row) => [
      'call.calls',
      'call.last_call_at',
      'counts.accounts',
      row
        .selectFrom('memberships')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('memberships.org_id', '=', 'organizations.org_id')
        .as('members'),
      microsecondsOf(lastCall).as('position'),
    ])

type OrganizationRow = Awaited<ReturnType<ReturnType<typeof organizationsWithActivity>['execute']>>[number]

const toSiteOrganization = (row: OrganizationRow): SiteOrganization => ({
  ...toOrganization(row),
  calls: row.calls ?? 0,
  accounts: row.accounts ?? 0,
  lastCallAt: row.last_call_at?.toISOString() ?? null,
})

export async function listOrganizations(db: Database, asked: Asked): Promise<PageOf<SiteOrganization>> {
  const { search, cursor, limit } = asked
  const position = sql`${microsecondsOf(lastCall)}::bigint`
  let query = organizationsWithActivity(db)
  let all = db.selectFrom('organizations').select((row) => row.fn.countAll<number>().as('total'))
  if (search) {
    query = query.where('organizations.name', 'ilike', containing(search))
    all = all.where('name', 'ilike', containing(search))
  }
  if (cursor !== undefined) {
    const [last, orgId] = decodeCursor(cursor)
    query = query.where(sql<boolean>`(${position}, organizations.org_id) < (${last}::bigint, ${orgId})`)
  }
  const sorted = query.orderBy(position, 'desc').orderBy('organizations.org_id', 'desc')
  const [rows, { total }] = await Promise.all([sorted.limit(limit + 1).execute(), all.executeTakeFirstOrThrow()])
  const { shown, next } = cutPage(rows, limit, (row) => encodeCursor([row.position, row.org_id]))
  return { items: shown.map(toSiteOrganization), next, total }
}

export async function findOrganization(db: Database, orgId: string): Promise<SiteOrganization | null> {
  const row = await organizationsWithActivity(db).where('organizations.org_id', '=', orgId).executeTakeFirst()
  return row === undefined ? null : toSiteOrganization(row)
}

export interface SiteUserRow {
  userId: string
  firstName: string
  lastName: string
  email: string
  emailVerified: boolean
  userAssignedRole: string
  companyName: string
  createdAt: Date
  calls: number
  lastCallAt: Date | null
  /** Where it stands in the list. */
  position: string
}

export interface UserFilter extends Asked {
  userId?: string
}

/** Newest first. Only the calls of those who are shown are counted: they are chosen before anything is joined. */
export const listUsers = (db: Database, filter: UserFilter): Promise<SiteUserRow[]> =>
  db
    .selectFrom(chosen(db, filter).as('users'))
    .leftJoinLateral(finishedCalls(db, 'user_id', 'users.user_id'), (join) => join.onTrue())
    .select((row) => [
      'users.user_id as userId',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.email',
      'users.email_verified as emailVerified',
      'users.user_assigned_role as userAssignedRole',
      'users.company_name as companyName',
      'users.created_at as createdAt',
      row.fn.coalesce('call.calls', sql<number>`0`).as('calls'),
      'call.last_call_at as lastCallAt',
      microsecondsOf(sql<Date>`users.created_at`).as('position'),
    ])
    .orderBy('users.created_at', 'desc')
    .orderBy('users.user_id', 'desc')
    .execute()

const matching = (db: Database, { userId, search }: Pick<UserFilter, 'userId' | 'search'>) =>
  db
    .selectFrom('users')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(search !== undefined && search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('email', 'ilike', containing(search ?? '')),
          row(sql`first_name || ' ' || last_name`, 'ilike', containing(search ?? '')),
        ]),
      ),
    )

function chosen(db: Database, filter: UserFilter) {
  let query = matching(db, filter).selectAll()
  if (filter.cursor !== undefined) {
    const [last, userId] = decodeCursor(filter.cursor)
    query = query.where(sql<boolean>`(created_at, user_id) < (${timeAt(last)}, ${userId})`)
  }
  return query.orderBy('created_at', 'desc').orderBy('user_id', 'desc').limit(filter.limit)
}

export async function countUsers(db: Database, filter: Pick<UserFilter, 'search'>): Promise<number> {
  const counted = matching(db, filter).select((row) => row.fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

export interface OrganizationOfUser {
  userId: string
  _id: string
  orgId: string
  name: string
  role: string
}

export async function listOrganizationsOf(db: Database, userIds: readonly string[]): Promise<OrganizationOfUser[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.org_id', 'memberships.org_id')
    .select([
      'memberships.user_id as userId',
      'organizations.id as _id',
      'organizations.org_id as orgId',
      'organizations.name',
      'memberships.role',
    ])
    .where('memberships.user_id', 'in', userIds)
    .orderBy('memberships.joined_at')
    .execute()
}
