import {
  undoLimits,
  type AccountImport,
  type ImportChoice,
  type ImportColumns,
  type ImportPreview,
} from '@ringside/contract'
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../../../platform/clock.ts'
import { csvOf } from '../../../platform/csv.ts'
import { cutTo } from '../../../platform/cut-to.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { ImportedTable } from '../../../platform/database/tables/pipeline.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { SavedFile } from '../../../platform/http/saved-file.ts'
import { newId } from '../../../platform/ids.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import type { Maker } from '../accounts/account-rows.ts'
import { takenNames } from '../accounts/accounts.repository.ts'
import { sameCompany } from '../accounts/same-company.ts'
import { lockCounts, type Counts } from '../caps.repository.ts'
import { mustTakeAccounts } from '../generation/generation.service.ts'
import { readTaken } from '../people/personas.repository.ts'
import type { CalledAmong } from '../people/places.repository.ts'
import { lockCompany } from '../people/taken-seats.ts'
import { findSegment, lockSegmentInPlace, presentSegment } from '../segments/segments.repository.ts'
import { guessColumns } from './guess-columns.ts'
import * as imports from './imports.repository.ts'
import { prepareImported, putImported, type Ground, type Prepared } from './make-imported.ts'
import { planImport, type Plan } from './plan.ts'
import { presentPlan } from './plan.presenter.ts'
import { readFile } from './read-file.ts'
import { undoMade } from './undo-import.ts'
import { readWorld, rolesIn } from './world.repository.ts'

/** Tables of accounts and people: read, looked at, made, undone. Each is its importer's own. */
export interface AccountImports {
  /** Throws `invalid` and `too-large` with a sentence for what is no such table. Nothing is made yet. */
  read(actor: MemberActor, file: { fileName: string; content: Uint8Array }): Promise<AccountImport>
  list(actor: MemberActor): Promise<AccountImport[]>
  get(actor: MemberActor, id: string): Promise<AccountImport>
  preview(actor: MemberActor, id: string, choice: ImportChoice): Promise<ImportPreview>
  /** Throws `conflict` for one that was run before, and for an archived segment. */
  run(actor: MemberActor, id: string, choice: ImportChoice): Promise<AccountImport>
  undo(actor: MemberActor, id: string): Promise<AccountImport>
  leftOut(actor: MemberActor, id: string): Promise<SavedFile>
  discard(actor: MemberActor, id: string): Promise<void>
  /** Makes what a table holds. Twice comes to the same. */
  make(orgId: string, id: string): Promise<void>
  giveUp(orgId: string, id: string): Promise<void>
}

export interface AccountImportNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  calledAmong: CalledAmong
}

export const makeImportJob = 'make-import'

/** So many of one's files wait at once for something to be made of them. */
const waitingFiles = 5
/** So often an import is made with nobody waiting for it; where all of them came too late, everybody waits for one more. */
const preparations = 3

export function createAccountImports(needs: AccountImportNeeds): AccountImports {
  const { db } = needs
  return {
    read: (actor, file) => read(needs, actor, file),
    list: async (actor) =>
      (await imports.listBegun(db, actor.membership.orgId, actor.userId, undoLimits.imports)).map(
        imports.presentImport,
      ),
    get: async (actor, id) => imports.presentImport(await findOwn(db, actor, id)),
    preview: (actor, id, choice) => preview(needs, actor, id, choice),
    run: (actor, id, choice) => run(needs, actor, id, choice),
    undo: (actor, id) => undo(needs, actor, id),
    leftOut: (actor, id) => leftOut(db, actor, id),
    discard: (actor, id) => discard(db, actor, id),
    make: (orgId, id) => make(needs, orgId, id),
    giveUp: (orgId, id) => imports.failImport(db, orgId, id, 'Something failed on our side. Nothing was made.'),
  }
}

async function findOwn(db: Database | Tx, { membership, userId }: MemberActor, id: string): Promise<imports.ImportRow> {
  const row = await imports.findImport(db, { orgId: membership.orgId, userId, id })
  if (!row) throw notFound('Import')
  return row
}

async function read(
  { db, clock }: AccountImportNeeds,
  { membership, userId }: MemberActor,
  { fileName, content }: { fileName: string; content: Uint8Array },
): Promise<AccountImport> {
  const { orgId } = membership
  const table = readFile(content)
  const row = await inTransaction(db, async (tx) => {
    await imports.deleteOlder(tx, { orgId, userId, of: 'read', kept: waitingFiles - 1 })
    await imports.deleteOlder(tx, { orgId, userId, of: 'imported', kept: undoLimits.imports })
    await imports.deleteOlder(tx, { orgId, userId, of: 'unmade', kept: undoLimits.imports })
    return imports.insertImport(tx, {
      org_id: orgId,
      id: newId(),
      user_id: userId,
      file_name: fileName,
      content: JSON.stringify(table),
      head: JSON.stringify(table.head),
      sample: JSON.stringify(table.rows.slice(0, 5).map(({ cells }) => cells.map((cell) => cutTo(cell, 80)))),
      row_count: table.rows.length,
      columns: JSON.stringify(guessColumns(table.head)),
      segment_id: null,
      made: null,
      left_out: '[]',
      failure: null,
      kept: '[]',
      created_at: clock.now(),
    })
  })
  return imports.presentImport(row)
}

function mustHaveCompany(columns: ImportColumns): number {
  if (columns.company !== undefined) return columns.company
  const message = 'Say which column holds the company’s name.'
  throw new AppError('invalid', message, [{ field: 'columns.company', message }])
}

const companiesIn = ({ rows }: ImportedTable, company: number): Set<string> =>
  new Set(rows.map(({ cells }) => sameCompany(cells[company] ?? '')))

async function preview(
  { db, calledAmong }: AccountImportNeeds,
  actor: MemberActor,
  id: string,
  { targetSegmentProfileId, columns }: ImportChoice,
): Promise<ImportPreview> {
  const { orgId } = actor.membership
  await findOwn(db, actor, id)
  const company = mustHaveCompany(columns)
  const segment = mustTakeAccounts(await findSegment(db, orgId, targetSegmentProfileId))
  const table = await imports.readContent(db, orgId, id)
  const world = await readWorld(db, orgId, { companies: companiesIn(table, company), calledAmong })
  const plan = planImport(table, columns, { ...world, segmentSize: presentSegment(segment).companySize })
  return presentPlan(plan)
}

const alreadyRun = (): AppError => new AppError('conflict', 'This file was imported already. Choose it again to go on.')

async function run(
  { db, jobs }: AccountImportNeeds,
  actor: MemberActor,
  id: string,
  { targetSegmentProfileId, columns }: ImportChoice,
): Promise<AccountImport> {
  const { orgId } = actor.membership
  await findOwn(db, actor, id)
  mustHaveCompany(columns)
  const running = await inTransaction(db, async (tx) => {
    const row = await imports.lockImport(tx, orgId, id)
    if (row?.state !== 'read' && row?.state !== 'failed') throw alreadyRun()
    mustTakeAccounts(await lockSegmentInPlace(tx, orgId, targetSegmentProfileId))
    await jobs.enqueue(tx, makeImportJob, { orgId, id })
    const chosen = { columns: JSON.stringify(columns), segment_id: targetSegmentProfileId, failure: null }
    return imports.changeImport(tx, orgId, id, { state: 'running', ...chosen })
  })
  if (!running) throw notFound('Import')
  return imports.presentImport(running)
}

interface Making {
  readonly orgId: string
  readonly id: string
  readonly at: Date
  readonly calledAmong: CalledAmong
}

async function make({ db, clock, calledAmong }: AccountImportNeeds, orgId: string, id: string): Promise<void> {
  const making = { orgId, id, at: clock.now(), calledAmong }
  try {
    // Making a thousand accounts takes seconds. The organisation's counts are taken only to write them.
    for (let left = preparations; ; left -= 1) {
      const begun = await inTransaction(db, (tx) => readRunning(tx, making))
      if (begun === null) return
      const prepared = await prepareImported(db, begun.maker, begun.ground, making.at)
      const isLast = left <= 1
      if ((await inTransaction(db, (tx) => makeIn(tx, making, { ...begun, prepared }, isLast))) === 'ended') return
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await imports.failImport(db, orgId, id, error.message)
  }
}

interface Begun {
  readonly maker: Maker
  readonly ground: Ground
}

/** What an import that is to be made stands on; null for one that is not. With `counts` these are taken. */
async function readRunning(tx: Tx, { orgId, id, calledAmong }: Making, counts?: Counts): Promise<Begun | null> {
  const row = await imports.lockImport(tx, orgId, id)
  if (row?.state !== 'running' || row.segment_id === null) return null
  const segment = mustTakeAccounts(await lockSegmentInPlace(tx, orgId, row.segment_id))
  const table = await imports.readContent(tx, orgId, id)
  const companies = companiesIn(table, mustHaveCompany(row.columns))
  const world = await readWorld(tx, orgId, { companies, calledAmong }, counts)
  const plan = planImport(table, row.columns, { ...world, segmentSize: presentSegment(segment).companySize })
  const taken = { ...(await takenNames(tx, orgId)), people: await readTaken(tx, orgId) }
  return { maker: { orgId, userId: row.user_id }, ground: { plan, segment, ...rolesIn(world), taken } }
}

/**
 * Plans again, now that nobody else changes anything, and writes what was prepared. Where anything has changed, nothing is
 * written and it is to be prepared again; the last time it is made here.
 */
async function makeIn(
  tx: Tx,
  making: Making,
  before: Begun & { prepared: Prepared },
  isLast: boolean,
): Promise<'ended' | 'changed'> {
  const { orgId, id, at } = making
  const counts = await lockCounts(tx, orgId)
  // Whose place is taken must be called by nobody until it is.
  await lockCompany(tx, orgId, takenIn(before.ground.plan))
  let now = await readRunning(tx, making, counts)
  const isAsBefore = now !== null && isDeepStrictEqual(now, { maker: before.maker, ground: before.ground })
  if (now !== null && !isAsBefore) {
    if (!isLast) return 'changed'
    // Who was called is read once more behind the lock: calls that began before it leave fewer places to take.
    await lockCompany(tx, orgId, takenIn(now.ground.plan))
    now = await readRunning(tx, making, counts)
  }
  if (now === null) return 'ended'
  const { plan } = now.ground
  if (plan.accounts.length + plan.joining.length === 0) {
    throw new AppError('conflict', 'No row of the file can come. Nothing was made.')
  }
  const prepared = isAsBefore ? before.prepared : await prepareImported(tx, now.maker, now.ground, at)
  const made = await putImported(tx, orgId, prepared, at)
  await imports.changeImport(tx, orgId, id, {
    state: 'imported',
    made: JSON.stringify(made),
    left_out: JSON.stringify(savedRows(plan)),
  })
  return 'ended'
}

/** The rows that are to be mended, with the person alone left out or all of it, in the file's order. */
const savedRows = ({ problems, withoutPerson }: Plan): Plan['problems'] =>
  [...problems, ...withoutPerson].toSorted((one, other) => one.row - other.row)

/** Accounts where somebody takes the place of somebody made up. */
const takenIn = ({ joining }: Plan): string[] => joining.flatMap(({ accountId, takes }) => (takes ? [accountId] : []))

async function undo({ db, calledAmong }: AccountImportNeeds, actor: MemberActor, id: string): Promise<AccountImport> {
  const { orgId } = actor.membership
  await findOwn(db, actor, id)
  const undone = await inTransaction(db, async (tx) => {
    await lockCounts(tx, orgId)
    const row = await imports.lockImport(tx, orgId, id)
    if (row?.state !== 'imported' || !row.made) throw new AppError('conflict', 'There is nothing to undo here.')
    const kept = await undoMade(tx, orgId, row.made, calledAmong)
    return imports.changeImport(tx, orgId, id, { state: 'undone', kept: JSON.stringify(kept) })
  })
  if (!undone) throw notFound('Import')
  return imports.presentImport(undone)
}

async function leftOut(db: Database, actor: MemberActor, id: string): Promise<SavedFile> {
  const row = await findOwn(db, actor, id)
  const { head, rows } = await imports.readContent(db, actor.membership.orgId, id)
  const cells = new Map(rows.map((each) => [each.row, each.cells]))
  const content = csvOf(
    [...head, 'Row', 'Why it was left out'],
    row.left_out.map((each) => [...head.map((_, index) => cells.get(each.row)?.[index] ?? ''), each.row, each.reason]),
  )
  return { name: `left out of ${row.file_name.replace(/\.\w+$/, '')}`, ending: 'csv', content }
}

async function discard(db: Database, actor: MemberActor, id: string): Promise<void> {
  const { orgId } = actor.membership
  await findOwn(db, actor, id)
  await inTransaction(db, async (tx) => {
    const row = await imports.lockImport(tx, orgId, id)
    if (row?.state === 'running') throw new AppError('conflict', 'This file is being imported. Wait until it is done.')
    await imports.deleteImport(tx, orgId, id)
  })
}
