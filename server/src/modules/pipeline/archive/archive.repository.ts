import type { ArchivedKind, listArchived } from '@ringside/contract'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { byTime, containing, cutPage, encodeCursor, isAfter } from '../../../platform/database/paging.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'

export type Wanted = z.output<NonNullable<typeof listArchived.query>>

/** Something archived, before it is known what it is called. */
export interface ArchivedRow {
  readonly id: string
  readonly archived_at: Date
  readonly archived_by: string
}

/**
 * What there is of each kind, with the words that a search finds it by: those that the archive shows or, of an account, by
 * which accounts are found everywhere. What is with a segment on its way to another organisation is not there any more.
 */
const things: Record<ArchivedKind, (orgId: string) => RawBuilder<unknown>> = {
  segment: (orgId) => sql`(select id, archived_at, archived_by, name as words from target_segments
    where org_id = ${orgId} and archived_at is not null and moving_to is null)`,
  account: (orgId) => sql`(select account.id, account.archived_at, account.archived_by,
      concat_ws(' ', account.name, account.location, account.industry, account.sub_industry, segment.name,
        (select string_agg(concat_ws(' ', first_name, last_name, title), ' ') from personas
          where personas.org_id = account.org_id and personas.account_id = account.id)) as words
    from accounts as account join target_segments as segment
      on segment.org_id = account.org_id and segment.id = account.segment_id
    where account.org_id = ${orgId} and account.archived_at is not null and segment.moving_to is null)`,
  'contact-profile': (orgId) => sql`(select id, archived_at, archived_by, concat_ws(' ', level, department) as words
    from contact_profiles where org_id = ${orgId} and archived_at is not null)`,
  persona: (orgId) => sql`(select persona.id, persona.archived_at, persona.archived_by,
      concat_ws(' ', persona.first_name, persona.last_name, account.name) as words
    from personas as persona join accounts as account
      on account.org_id = persona.org_id and account.id = persona.account_id
    join target_segments as segment on segment.org_id = account.org_id and segment.id = account.segment_id
    where persona.org_id = ${orgId} and persona.archived_at is not null and segment.moving_to is null)`,
}

type Thing = ArchivedRow & { words: string }
type Query = SelectQueryBuilder<Tables & { thing: Thing }, 'thing', object>

const archived = (db: Database, { orgId, kind }: Wanted): Query =>
  db.selectFrom(sql<Thing>`${things[kind](orgId)}`.as('thing'))

/** Those after one of them, and those that have every word of the search. */
function filtered(db: Database, wanted: Wanted): Query {
  const { search = '', after } = wanted
  let result = archived(db, wanted)
  for (const word of search.split(/\s+/).filter(Boolean)) result = result.where('words', 'ilike', containing(word))
  if (after === undefined) return result
  return result.where(
    sql<boolean>`(archived_at, id) < (select archived_at, id from ${things[wanted.kind](wanted.orgId)} as one where id = ${after})`,
  )
}

const newest = byTime(sql<Date>`archived_at`)

/** One page, the last archived first. `total` counts what the filters leave. */
export async function listPage(
  db: Database,
  wanted: Wanted,
): Promise<{ rows: ArchivedRow[]; next: string | null; total: number }> {
  const { cursor, limit } = wanted
  const matching = filtered(db, wanted)
  const [rows, { total }] = await Promise.all([
    (cursor === undefined ? matching : matching.where(isAfter(newest, 'desc', cursor)))
      .select(['id', 'archived_at', 'archived_by', newest.position.as('position')])
      .orderBy('archived_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const { shown, next } = cutPage(rows, limit, ({ position, id }) => encodeCursor([position, id]))
  return { rows: shown, next, total }
}

/** Where accounts stand, by id, with the segment that each is in. */
export const listAccounts = (db: Database, orgId: string, ids: readonly string[]) =>
  db
    .selectFrom('accounts')
    .innerJoin('target_segments as segment', (join) =>
      join.onRef('segment.org_id', '=', 'accounts.org_id').onRef('segment.id', '=', 'accounts.segment_id'),
    )
    .select(['accounts.id', 'accounts.name', 'accounts.slug', 'accounts.archived_at', 'accounts.segment_id'])
    .select('segment.archived_at as segment_archived_at')
    .where('accounts.org_id', '=', orgId)
    .where('accounts.id', 'in', [...ids])
    .execute()
export type AccountPlace = Awaited<ReturnType<typeof listAccounts>>[number]

export const listPeople = (db: Database, orgId: string, ids: readonly string[]) =>
  db
    .selectFrom('personas')
    .select(['id', 'first_name', 'last_name', 'account_id'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .execute()

export const listRoles = (db: Database, orgId: string, ids: readonly string[]) =>
  db
    .selectFrom('contact_profiles')
    .select(['id', 'level', 'department'])
    .where('org_id', '=', orgId)
    .where('id', 'in', [...ids])
    .execute()

/** The accounts in these segments that are archived. */
export const listArchivedAccounts = (db: Database, orgId: string, segmentIds: readonly string[]) =>
  db
    .selectFrom('accounts')
    .select(['id', 'segment_id'])
    .where('org_id', '=', orgId)
    .where('segment_id', 'in', [...segmentIds])
    .where('archived_at', 'is not', null)
    .orderBy('id')
    .execute()
