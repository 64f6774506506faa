import { checkCatalogue } from '@ringside/coaching/rubrics/catalogue'
import { rubricOf } from '@ringside/coaching/rubrics/built-in'
import { contentOf } from '@ringside/coaching/rubrics/own-rubric'
import {
  rubricKeys,
  rubricKeySchema,
  rubricNames,
  type getRubricVersion,
  type LibraryCheck,
  type listRubrics,
  type OwnRubricPage,
  type RubricContent,
  type RubricId,
} from '@ringside/contract'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { sqlState, uniqueViolation } from '../../platform/database/sql-state.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import { isAdmin, mustBeAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import * as policy from './rubrics.policy.ts'
import { presentPage, presentPublished, summariesOf } from './rubrics.presenter.ts'
import * as store from './rubrics.repository.ts'

type RubricList = z.output<typeof listRubrics.response>
type Published = z.output<typeof getRubricVersion.response>

export interface Rubrics {
  /** Built-in and own; drafts and archived ones for admins alone. */
  list(actor: MemberActor): Promise<RubricList>
  checks(): LibraryCheck[]
  /** For admins. Throws `not-found` for what is to be copied, `conflict` for a name that is taken, and `limit-reached`. */
  create(actor: MemberActor, about: { name: string; copyOf: RubricId | null }): Promise<OwnRubricPage>
  /** Throws `not-found`, also for a member where nothing is published. */
  get(actor: MemberActor, id: string): Promise<OwnRubricPage>
  /** A published version, however old. */
  version(actor: MemberActor, id: string, version: number): Promise<Published>
  /** For admins. `revision` is that of the draft read, 0 for none. Throws `not-found` and `conflict`. */
  saveDraft(actor: MemberActor, id: string, body: { revision: number; content: RubricContent }): Promise<OwnRubricPage>
  /** For admins. Throws `invalid` with all that is missing, `not-found`, and `conflict` where nothing would change. */
  publish(actor: MemberActor, id: string, revision: number): Promise<OwnRubricPage>
  /** For admins. Throws `conflict` for the one that calls are scored with. */
  archive(actor: MemberActor, id: string): Promise<OwnRubricPage>
  unarchive(actor: MemberActor, id: string): Promise<OwnRubricPage>
}

export interface RubricsNeeds {
  readonly db: Database
  readonly clock: Clock
  /** The organisation's setting: with which rubric its calls are scored. */
  readonly chosen: (orgId: string) => Promise<RubricId>
  /** Holds back whoever else adds to the organisation until the transaction ends: of two at once only one has the last place. */
  readonly lockOrganization: (tx: Tx, orgId: string) => Promise<void>
}

export function createRubrics(needs: RubricsNeeds): Rubrics {
  const { db, chosen } = needs
  return {
    async list(actor) {
      const { orgId } = actor.membership
      const [rows, versions] = await Promise.all([store.listRubrics(db, orgId), store.listAllVersions(db, orgId)])
      return {
        chosen: await chosen(orgId),
        builtIn: rubricKeys.map((key) => ({ key, ...rubricNames[key], version: rubricOf(key).version })),
        own: summariesOf(rows, versions, isAdmin(actor)),
      }
    },
    checks: () => [...checkCatalogue],
    get: (actor, id) => readPage(needs, actor, id),
    async version(actor, id, version) {
      const row = await store.findVersion(db, actor.membership.orgId, id, version)
      if (!row) throw policy.rubricNotFound()
      return presentPublished(row)
    },
    ...createWriting(needs),
  }
}

type Writing = Pick<Rubrics, 'create' | 'saveDraft' | 'publish' | 'archive' | 'unarchive'>

function createWriting(needs: RubricsNeeds): Writing {
  const { db, clock } = needs
  const by = (actor: MemberActor): store.ChangedBy => ({
    userId: actor.userId,
    name: shownNameOf(actor),
    at: clock.now(),
  })
  return {
    async create(actor, about) {
      mustBeAdmin(actor)
      const id = await orNameTaken(() =>
        inTransaction(db, async (tx) => {
          await needs.lockOrganization(tx, actor.membership.orgId)
          return create(tx, actor, about, by(actor))
        }),
      )
      return readPage(needs, actor, id)
    },
    async saveDraft(actor, id, body) {
      mustBeAdmin(actor)
      return change(needs, actor, id, (tx, row) => saveDraft(tx, row, body, by(actor)))
    },
    async publish(actor, id, revision) {
      mustBeAdmin(actor)
      return change(needs, actor, id, (tx, row) => publish(tx, row, revision, by(actor)))
    },
    async archive(actor, id) {
      mustBeAdmin(actor)
      policy.mustNotBeChosen(id, await needs.chosen(actor.membership.orgId))
      return change(needs, actor, id, (tx, row) => archive(tx, row, by(actor)))
    },
    async unarchive(actor, id) {
      mustBeAdmin(actor)
      return change(needs, actor, id, async (tx, row) => {
        await needs.lockOrganization(tx, row.org_id)
        await unarchive(tx, row)
      })
    },
  }
}

/** Changes a rubric that is there, one change after the other; answers with what it is then. */
async function change(
  needs: RubricsNeeds,
  actor: MemberActor,
  id: string,
  work: (tx: Tx, row: store.RubricRow) => Promise<void>,
): Promise<OwnRubricPage> {
  await orNameTaken(() =>
    inTransaction(needs.db, async (tx) => {
      const row = await store.lockRubric(tx, actor.membership.orgId, id)
      if (!row) throw policy.rubricNotFound()
      await work(tx, row)
    }),
  )
  return readPage(needs, actor, id)
}

async function orNameTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw sqlState(error) === uniqueViolation ? policy.nameTaken() : error
  }
}

async function readPage({ db }: RubricsNeeds, actor: MemberActor, id: string): Promise<OwnRubricPage> {
  const { orgId } = actor.membership
  const row = await store.findRubric(db, orgId, id)
  if (!row) throw policy.rubricNotFound()
  const [published, draft, versions] = await Promise.all([
    store.findPublished(db, orgId, id),
    isAdmin(actor) ? store.findDraft(db, orgId, id) : undefined,
    store.listVersions(db, orgId, id),
  ])
  if (published === undefined && draft === undefined) throw policy.rubricNotFound()
  return presentPage(row, { published, draft, versions })
}

async function create(
  tx: Tx,
  { membership: { orgId } }: MemberActor,
  { name, copyOf }: { name: string; copyOf: RubricId | null },
  by: store.ChangedBy,
): Promise<string> {
  policy.mustHaveRoom(await store.countRubrics(tx, orgId))
  const content = await contentToCopy(tx, orgId, copyOf)
  const id = newId()
  await store.insertRubric(tx, { orgId, id, name, at: by.at })
  await store.insertDraft(tx, { orgId, rubricId: id, version: 1, content: { ...content, name }, by })
  return id
}

async function archive(tx: Tx, row: store.RubricRow, { userId, at }: store.ChangedBy): Promise<void> {
  if (row.archived_at === null) await store.changeRubric(tx, row, { archived_at: at, archived_by_user_id: userId })
}

async function unarchive(tx: Tx, row: store.RubricRow): Promise<void> {
  if (row.archived_at === null) return
  policy.mustHaveRoom(await store.countRubrics(tx, row.org_id))
  await store.changeRubric(tx, row, { archived_at: null, archived_by_user_id: null })
}

async function contentToCopy(tx: Tx, orgId: string, copyOf: RubricId | null): Promise<Omit<RubricContent, 'name'>> {
  if (copyOf === null) return { criteria: [], blockers: [] }
  const builtIn = rubricKeySchema.safeParse(copyOf)
  if (builtIn.success) return contentOf(builtIn.data)
  const row = (await store.findPublished(tx, orgId, copyOf)) ?? (await store.findDraft(tx, orgId, copyOf))
  if (!row) throw policy.rubricNotFound()
  return row.content
}

async function saveDraft(
  tx: Tx,
  row: store.RubricRow,
  { revision, content }: { revision: number; content: RubricContent },
  by: store.ChangedBy,
): Promise<void> {
  const { org_id: orgId, id: rubricId } = row
  policy.mustBeInUse(row)
  const published = await store.findPublished(tx, orgId, rubricId)
  const draft = await store.findDraft(tx, orgId, rubricId)
  policy.mustHaveRead(revision, draft ?? { revision: 0 })
  if (draft) await store.changeDraft(tx, draft, content, by)
  else await store.insertDraft(tx, { orgId, rubricId, version: (published?.version ?? 0) + 1, content, by })
  // What is published keeps its name until the next version is.
  const name = published?.content.name ?? content.name
  await store.changeRubric(tx, row, { name, changed_at: by.at })
}

async function publish(tx: Tx, row: store.RubricRow, revision: number, by: store.ChangedBy): Promise<void> {
  policy.mustBeInUse(row)
  const draft = await store.findDraft(tx, row.org_id, row.id)
  if (!draft) throw new AppError('conflict', 'There is no draft to publish.')
  policy.mustHaveRead(revision, draft)
  policy.mustBeComplete(draft.content)
  const published = await store.findPublished(tx, row.org_id, row.id)
  if (published && isDeepStrictEqual(published.content, draft.content))
    throw new AppError('conflict', `Nothing has changed since version ${published.version}.`)
  await store.publishDraft(tx, draft, by)
  await store.changeRubric(tx, row, { name: draft.content.name, changed_at: by.at })
}
