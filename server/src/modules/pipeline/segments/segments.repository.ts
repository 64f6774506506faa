import { segmentNames, type Segment } from '@ringside/contract'
import { sql, type Selectable, type Updateable } from 'kysely'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import type { HiddenIds } from '../archiving.ts'
import { counting } from '../caps.repository.ts'

export type SegmentRow = Selectable<Tables['target_segments']>
type SegmentChange = Updateable<Tables['target_segments']>

/** A row as the API shows it. */
export function presentSegment(row: SegmentRow): Segment {
  const { targetIndustry, subIndustries } = row.industry
  return {
    _id: row.id,
    propelAuthId: row.created_by,
    orgId: row.org_id,
    name: row.name,
    industry: row.industry,
    otherIndustry: row.other_industry,
    displayIndustry: targetIndustry === 'Other' ? (row.other_industry ?? 'Other') : targetIndustry,
    displaySubIndustry: subIndustries.join(', '),
    companySize: row.company_size,
    geographicFocus: row.geographic_focus,
    industryPainPoints: row.pain_points,
    potentialObjections: row.objections,
    freeformCustomizations: row.customizations,
    archivedAt: row.archived_at?.toISOString() ?? null,
    archivedByUserId: row.archived_by,
    createdAt: row.created_at.toISOString(),
  }
}

/** Newest first, without those that are `hidden`. A segment on its way to another organisation is not there any more. */
export const listSegments = (db: Database, orgId: string, hidden?: HiddenIds): Promise<SegmentRow[]> =>
  db
    .selectFrom('target_segments')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('moving_to', 'is', null)
    .$if(hidden !== undefined, (query) => query.where('id', 'not in', hidden ?? []))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/**
 * A segment in use, and those in use whose name is its own or begins with it ("Food makers", "Food makers 2"): as what it is
 * listed depends on no others. None for one that is not in use.
 */
export const listNamesakes = (db: Database, orgId: string, id: string): Promise<SegmentRow[]> =>
  db
    .selectFrom('target_segments as own')
    .innerJoin('target_segments as segment', 'segment.org_id', 'own.org_id')
    .selectAll('segment')
    .where('own.org_id', '=', orgId)
    .where('own.id', '=', id)
    .where('segment.moving_to', 'is', null)
    .where('segment.archived_at', 'is', null)
    .where(sql<boolean>`starts_with(lower(trim(segment.name)), lower(trim(own.name)))`)
    .execute()

/** What these segments are called where all are listed, archived ones too, by id: read without those of other names. */
export async function readSegmentNames(
  db: Database,
  orgId: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('target_segments as segment')
    .selectAll('segment')
    .where('segment.org_id', '=', orgId)
    .where('segment.moving_to', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('target_segments as own')
          .select('own.id')
          .where('own.org_id', '=', orgId)
          .where('own.id', 'in', [...ids])
          .where(sql<boolean>`starts_with(lower(trim(segment.name)), lower(trim(own.name)))`),
      ),
    )
    .execute()
  return segmentNames(rows.map(presentSegment))
}

const segmentHere = (db: Database | Tx, orgId: string, id: string) =>
  db
    .selectFrom('target_segments')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('moving_to', 'is', null)

export const findSegment = (db: Database | Tx, orgId: string, id: string): Promise<SegmentRow | undefined> =>
  segmentHere(db, orgId, id).executeTakeFirst()

/** Keeps the segment here, and as it is, until the transaction ends: it is this transaction's own to change. */
export const lockSegmentToChange = (tx: Tx, orgId: string, id: string): Promise<SegmentRow | undefined> =>
  segmentHere(tx, orgId, id).forUpdate().executeTakeFirst()

/**
 * Keeps the segment here until the transaction ends, for work on what is under it, which others may do as well: a
 * transfer waits, or it has already begun and nothing is found.
 */
export const lockSegmentInPlace = (tx: Tx, orgId: string, id: string): Promise<SegmentRow | undefined> =>
  segmentHere(tx, orgId, id).forShare().executeTakeFirst()

/** What is known of a segment when it is made. */
export type NewSegment = Pick<
  SegmentRow,
  | 'org_id'
  | 'id'
  | 'created_by'
  | 'name'
  | 'industry'
  | 'other_industry'
  | 'company_size'
  | 'geographic_focus'
  | 'created_at'
>

/** The row that a new segment is kept as. It need not be read back: the database adds nothing to it. */
export const newRow = (segment: NewSegment): SegmentRow => ({
  ...segment,
  pain_points: [],
  objections: [],
  customizations: '',
  moving_to: null,
  archived_at: null,
  archived_by: null,
})

const valuesOf = (row: SegmentRow) => ({
  ...row,
  industry: JSON.stringify(row.industry),
  geographic_focus: JSON.stringify(row.geographic_focus),
  pain_points: JSON.stringify(row.pain_points),
  objections: JSON.stringify(row.objections),
})

const insertedColumns = [
  'org_id',
  'id',
  'created_by',
  'name',
  'industry',
  'other_industry',
  'company_size',
  'geographic_focus',
  'pain_points',
  'objections',
  'customizations',
  'moving_to',
  'archived_at',
  'archived_by',
  'created_at',
] as const satisfies Array<keyof SegmentRow>

/** Counts nothing: only for what was claimed before. */
export async function insertSegment(tx: Tx, row: SegmentRow): Promise<void> {
  await tx.insertInto('target_segments').values(valuesOf(row)).execute()
}

/**
 * Counts a segment and inserts it in one statement, for the price of one round trip. False when nothing was done: the
 * organisation is at its cap, or has never counted anything.
 */
export async function insertCounted(db: Database, row: SegmentRow): Promise<boolean> {
  const inserted = await countAndInsert(db, valuesOf(row))
  return inserted.length > 0
}

const countAndInsert = builtOnce((db, values: ReturnType<typeof valuesOf>) =>
  db
    .with('counted', (tables) => counting(tables, values.org_id, 'targetSegments', 1))
    .insertInto('target_segments')
    .columns(insertedColumns)
    .expression((row) =>
      row.selectFrom('counted').select(insertedColumns.map((name) => row.val(values[name]).as(name))),
    )
    .returning('id'),
)

/** Undefined when there is no such segment here. */
export const changeSegment = (
  db: Database | Tx,
  orgId: string,
  id: string,
  change: SegmentChange,
): Promise<SegmentRow | undefined> =>
  db
    .updateTable('target_segments')
    .set(change)
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('moving_to', 'is', null)
    .returningAll()
    .executeTakeFirst()
