import { idSchema, type Account, type getAccount, type Pipeline } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { shelve, hiddenIds, hiddenSegmentIds, type Shelf } from '../archiving.ts'
import * as history from '../calls/call-history.repository.ts'
import { callsShown, presentCall, repsSeenBy } from '../calls/listed-calls.ts'
import { rulesFrom } from '../deals/deal-stage.ts'
import { readStageHistory } from '../deals/deals.service.ts'
import {
  listActiveContactProfiles,
  listContactProfiles,
  presentContactProfile,
} from '../decision-makers/contact-profiles.repository.ts'
import { contactsWithoutPersona, openPlaces, placeToJoin, presentNamed, roleFitsOf } from '../people/open-places.ts'
import { countPersonasInUse, listPersonas, listShownPersonas, readProfiles } from '../people/personas.repository.ts'
import { sharedRoles } from '../people/shared-roles.ts'
import { findSegment, listSegments, presentSegment } from '../segments/segments.repository.ts'
import { presentAccounts } from './accounts.presenter.ts'
import * as accounts from './accounts.repository.ts'
import { buyersInUse, openFacts } from './open-facts.ts'

type AccountPage = z.output<typeof getAccount.response>

export interface Accounts {
  overview(actor: MemberActor): Promise<Pipeline>
  /** By id, or by the slug that stands in the address. */
  get(actor: MemberActor, slugOrId: string): Promise<AccountPage>
  present(actor: MemberActor, id: string): Promise<Account>
  archive(actor: MemberActor, id: string, userId: string): Promise<Account>
  unarchive(actor: MemberActor, id: string, userId: string): Promise<Account>
}

export interface AccountNeeds {
  db: Database
  clock: Clock
  /** Which of an organisation's calls went on from a moment of another. */
  retriesAmong: (orgId: string, simulationIds: readonly string[]) => Promise<ReadonlySet<string>>
}

const shelf: Shelf<accounts.AccountRow> = {
  load: async (tx, { org_id: orgId, id }) => ({ accounts: 1, personas: await countPersonasInUse(tx, orgId, id) }),
  lock: async (tx, orgId, id) => found(await accounts.lockAccount(tx, orgId, id)),
  setArchived: accounts.setAccountArchived,
}

export function createAccounts(needs: AccountNeeds): Accounts {
  const { db } = needs
  const setArchived = async (actor: MemberActor, id: string, userId: string, archive: boolean): Promise<Account> =>
    present(db, actor, await shelve(needs, shelf, { actor, id, userId, archive }))
  return {
    overview: (actor) => readOverview(db, actor),
    get: (actor, slugOrId) => readPage(needs, actor, slugOrId),
    present: async (actor, id) => present(db, actor, found(await accounts.findAccount(db, actor.membership.orgId, id))),
    archive: (actor, id, userId) => setArchived(actor, id, userId, true),
    unarchive: (actor, id, userId) => setArchived(actor, id, userId, false),
  }
}

function found(row: accounts.AccountRow | undefined): accounts.AccountRow {
  if (!row) throw notFound('Account')
  return row
}

async function present(db: Database, actor: MemberActor, row: accounts.AccountRow): Promise<Account> {
  const { orgId } = actor.membership
  const [personas, figures, discovered] = await Promise.all([
    listPersonas(db, orgId, row.id),
    history.readFigures(db, orgId, repsSeenBy(actor), row.id),
    history.readDiscovered(db, orgId, row.id),
  ])
  const [account] = presentAccounts([row], { personas, figures, discovered })
  if (!account) throw new Error('One account goes in, one comes out')
  return account
}

async function readOverview(db: Database, actor: MemberActor): Promise<Pipeline> {
  const { orgId } = actor.membership
  const hidden = hiddenIds('accounts', orgId)
  const [segments, profiles, rows, personas, figures, discovered] = await Promise.all([
    listSegments(db, orgId, hiddenSegmentIds(orgId)),
    listContactProfiles(db, orgId, hiddenIds('contact_profiles', orgId)),
    accounts.listAccounts(db, orgId, hidden),
    listShownPersonas(db, orgId),
    history.readFigures(db, orgId, repsSeenBy(actor), hidden),
    history.readDiscovered(db, orgId, hidden),
  ])
  return {
    targetSegmentProfiles: segments.map(presentSegment),
    contactProfiles: profiles.map(presentContactProfile),
    accounts: presentAccounts(rows, { personas, figures, discovered }),
  }
}

async function findBySlugOrId(db: Database, orgId: string, slugOrId: string): Promise<accounts.AccountRow> {
  const byId = idSchema.safeParse(slugOrId).success ? await accounts.findAccount(db, orgId, slugOrId) : undefined
  return byId ?? found(await accounts.findAccountBySlug(db, orgId, slugOrId))
}

async function readPage(
  { db, retriesAmong }: AccountNeeds,
  actor: MemberActor,
  slugOrId: string,
): Promise<AccountPage> {
  const { orgId } = actor.membership
  const row = await findBySlugOrId(db, orgId, slugOrId)
  const [account, segment, calls, profiles, made, buyers, stageHistory] = await Promise.all([
    present(db, actor, row),
    findSegment(db, orgId, row.segment_id),
    history.listCalls(db, orgId, { accountId: row.id }, repsSeenBy(actor), callsShown),
    listActiveContactProfiles(db, orgId),
    accounts.readMade(db, orgId, row.id),
    readProfiles(db, orgId, row.id),
    readStageHistory(db, actor, row.id),
  ])
  if (!segment) throw notFound('Account')
  const ids = calls.map((call) => call.simulation_id)
  const retries = await retriesAmong(orgId, ids)
  const roles = profiles.map(presentContactProfile)
  const missing = contactsWithoutPersona(roles, account.personas)
  const named = presentNamed(made.generated, account, missing)
  const place = placeToJoin(account, made.generated, roles)
  return {
    account,
    segment: presentSegment(segment),
    stillToFind: openFacts(made.fact_labels, buyersInUse(buyers, account.personas), account.discoveredInformation),
    calls: calls.map((call) => presentCall(call, retries)),
    stageRules: rulesFrom(row.stage),
    stageHistory,
    missingContacts: openPlaces(missing, named, place),
    named,
    roleFits: roleFitsOf(made.generated, named, { roles, place }),
    sharedRoles: sharedRoles(account.personas, roles),
  }
}
