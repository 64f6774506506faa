import type { ArchivedItem, ArchivedKind, listArchived } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { readSegmentNames } from '../segments/segments.repository.ts'
import * as archive from './archive.repository.ts'
import type { ArchivedRow } from './archive.repository.ts'

type ArchivedPage = z.output<typeof listArchived.response>

export interface Archive {
  /** One page of what is archived of a kind, the last first. Throws `invalid` for a cursor that no page gave. */
  list(actor: MemberActor, wanted: archive.Wanted): Promise<ArchivedPage>
}

export const createArchive = ({ db }: { db: Database }): Archive => ({
  async list(actor, wanted) {
    const { orgId } = actor.membership
    const { rows, next, total } = await archive.listPage(db, { ...wanted, orgId })
    return { items: rows.length === 0 ? [] : await present[wanted.kind](db, orgId, rows), next, total }
  },
})

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

const inArchive = ({ id, archived_at: at, archived_by: by }: ArchivedRow) => ({
  _id: id,
  archivedAt: at.toISOString(),
  archivedByUserId: by,
})

/** Rows with what was read of each; one that went to another organisation meanwhile is left out. */
const joined = <Kept extends { id: string }, Item>(
  rows: readonly ArchivedRow[],
  kept: readonly Kept[],
  item: (row: ArchivedRow, kept: Kept) => Item,
): Item[] => {
  const byId = new Map(kept.map((each) => [each.id, each]))
  return rows.flatMap((row) => {
    const own = byId.get(row.id)
    return own === undefined ? [] : [item(row, own)]
  })
}

type Present = (db: Database, orgId: string, rows: readonly ArchivedRow[]) => Promise<ArchivedItem[]>

const present: Record<ArchivedKind, Present> = {
  segment: presentSegments,
  account: presentAccounts,
  persona: presentPeople,
  async 'contact-profile'(db, orgId, rows) {
    const roles = await archive.listRoles(db, orgId, idsOf(rows))
    return joined(rows, roles, (row, { level, department }) => ({
      kind: 'contact-profile',
      ...inArchive(row),
      level,
      department,
    }))
  },
}

async function presentSegments(db: Database, orgId: string, rows: readonly ArchivedRow[]): Promise<ArchivedItem[]> {
  const ids = idsOf(rows)
  const [names, accounts] = await Promise.all([
    readSegmentNames(db, orgId, new Set(ids)),
    archive.listArchivedAccounts(db, orgId, ids),
  ])
  const within = Map.groupBy(accounts, (account) => account.segment_id)
  const named = [...names].map(([id, name]) => ({ id, name }))
  return joined(rows, named, (row, { id, name }) => ({
    kind: 'segment',
    ...inArchive(row),
    name,
    archivedAccountIds: idsOf(within.get(id) ?? []),
  }))
}

/** Accounts, and what the segment of each is called. */
async function readPlaces(db: Database, orgId: string, accountIds: readonly string[]) {
  const accounts = await archive.listAccounts(db, orgId, accountIds)
  const names = await readSegmentNames(db, orgId, new Set(accounts.map((account) => account.segment_id)))
  const segmentOf = (account: archive.AccountPlace) => ({
    _id: account.segment_id,
    name: names.get(account.segment_id) ?? '',
    archivedAt: account.segment_archived_at?.toISOString() ?? null,
  })
  return { accounts, segmentOf }
}

async function presentAccounts(db: Database, orgId: string, rows: readonly ArchivedRow[]): Promise<ArchivedItem[]> {
  const { accounts, segmentOf } = await readPlaces(db, orgId, idsOf(rows))
  return joined(rows, accounts, (row, account) => ({
    kind: 'account',
    ...inArchive(row),
    name: account.name,
    slug: account.slug,
    segment: segmentOf(account),
  }))
}

async function presentPeople(db: Database, orgId: string, rows: readonly ArchivedRow[]): Promise<ArchivedItem[]> {
  const people = await archive.listPeople(db, orgId, idsOf(rows))
  const { accounts, segmentOf } = await readPlaces(db, orgId, [...new Set(people.map((each) => each.account_id))])
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const placed = people.flatMap((person) => {
    const account = byId.get(person.account_id)
    return account === undefined ? [] : [{ ...person, account }]
  })
  return joined(rows, placed, (row, { first_name: firstName, last_name: lastName, account }) => ({
    kind: 'persona',
    ...inArchive(row),
    firstName,
    lastName,
    account: { _id: account.id, name: account.name, archivedAt: account.archived_at?.toISOString() ?? null },
    segment: segmentOf(account),
  }))
}
