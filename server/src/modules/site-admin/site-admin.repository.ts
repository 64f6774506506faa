import { rubricKeySchema, type getStats, type listSiteOrganizations } from '@ringside/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

/**
 * Reports over the whole service. They read the tables of many modules, because asking each of them for every organisation
 * would be thousands of calls; they write to none.
 */
type SiteOrganization = z.output<typeof listSiteOrganizations.response>[number]
type Stats = z.output<typeof getStats.response>

export interface Totals extends Omit<Stats, 'perDay'> {}

export async function readTotals(db: Database, since: Date): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*) from organizations) as organizations,
      (select count(*) from users) as users,
      (select count(*) from (
        select user_id from page_views where at >= ${since} and user_id is not null
        union select user_id from simulations where ended_at >= ${since}) active) as "activeUsers",
      (select count(*) from simulations where ended_at >= ${since}) as calls,
      (select round(avg(score))::int from simulations where ended_at >= ${since}) as "averageScore",
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
      select 'calls' as what, ended_at as at from simulations where ended_at >= ${since}
      union all select 'pageViews', at from page_views where at >= ${since}
      union all select 'signUps', created_at from users where created_at >= ${since}
    ) happened
    group by 1, 2
  `.execute(db)
  const of = (what: string): PerDay =>
    new Map(rows.filter((row) => row.what === what).map((row) => [row.day, row.count]))
  return { calls: of('calls'), pageViews: of('pageViews'), signUps: of('signUps') }
}

export async function listOrganizations(db: Database): Promise<SiteOrganization[]> {
  const rows = await db
    .selectFrom('organizations')
    .leftJoin(
      (query) =>
        query
          .selectFrom('simulations')
          .select((row) => ['org_id', row.fn.countAll<number>().as('calls'), row.fn.max('ended_at').as('last_call_at')])
          .where('ended_at', 'is not', null)
          .groupBy('org_id')
          .as('call'),
      (join) => join.onRef('call.org_id', '=', 'organizations.org_id'),
    )
    .leftJoin(
      (query) =>
        query
          .selectFrom('memberships')
          .select((row) => ['org_id', row.fn.countAll<number>().as('members')])
          .groupBy('org_id')
          .as('member'),
      (join) => join.onRef('member.org_id', '=', 'organizations.org_id'),
    )
    .leftJoin('pipeline_counts as counts', 'counts.org_id', 'organizations.org_id')
    .selectAll('organizations')
    .select(['call.calls', 'call.last_call_at', 'member.members', 'counts.accounts'])
    .orderBy('organizations.created_at', 'desc')
    .orderBy('organizations.org_id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    orgId: row.org_id,
    name: row.name,
    rubric: rubricKeySchema.parse(row.rubric),
    pipeline: row.pipeline,
    cobranded: row.cobranded,
    cobrandLogoUrl: row.cobrand_logo_url,
    createdAt: row.created_at.toISOString(),
    members: row.members ?? 0,
    calls: row.calls ?? 0,
    accounts: row.accounts ?? 0,
    lastCallAt: row.last_call_at?.toISOString() ?? null,
  }))
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
}

export interface UserFilter {
  userId?: string
  /** Part of the name or the e-mail. */
  search?: string | undefined
  limit: number
}

const literally = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Newest first. Only the calls of those who are shown are counted: they are chosen before anything is joined. */
export const listUsers = (db: Database, filter: UserFilter): Promise<SiteUserRow[]> =>
  db
    .selectFrom(chosen(db, filter).as('users'))
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('simulations')
          .select((row) => [row.fn.countAll<number>().as('calls'), row.fn.max('ended_at').as('last_call_at')])
          .whereRef('simulations.user_id', '=', 'users.user_id')
          .where('ended_at', 'is not', null)
          .as('call'),
      (join) => join.onTrue(),
    )
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
    ])
    .orderBy('users.created_at', 'desc')
    .orderBy('users.user_id')
    .execute()

const chosen = (db: Database, { userId, search, limit }: UserFilter) =>
  db
    .selectFrom('users')
    .selectAll()
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(search !== undefined && search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('email', 'ilike', literally(search ?? '')),
          row(sql`first_name || ' ' || last_name`, 'ilike', literally(search ?? '')),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('user_id')
    .limit(limit)

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
