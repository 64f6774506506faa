import { isPublic } from '@ringside/coaching/buyer/findable'
import { segmentNames, type getPersona, type listPersonas, type Persona } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { findAccount, lockAccount } from '../accounts/accounts.repository.ts'
import type { AccountNeeds, Accounts } from '../accounts/accounts.service.ts'
import { buyersInUse, openFacts } from '../accounts/open-facts.ts'
import { shelve, type Shelf } from '../archiving.ts'
import { listCalls, readFigures } from '../calls/call-history.repository.ts'
import { callsShown, presentCall, repsSeenBy } from '../calls/listed-calls.ts'
import { findSegment, listSegments, presentSegment } from '../segments/segments.repository.ts'
import { readCallablePersonas } from './callable-personas.ts'
import { byPersona, presentPersona } from './personas.presenter.ts'
import * as personas from './personas.repository.ts'
import { refuseRestoring, takeSeatBack } from './restoring.ts'

type PersonaPage = z.output<typeof getPersona.response>
type ListedPersona = z.output<typeof listPersonas.response>[number]

export interface Personas {
  /** Everybody who can be called. */
  list(actor: MemberActor): Promise<ListedPersona[]>
  get(actor: MemberActor, id: string): Promise<PersonaPage>
  present(actor: MemberActor, id: string): Promise<Persona>
  archive(actor: MemberActor, id: string, userId: string): Promise<Persona>
  unarchive(actor: MemberActor, id: string, userId: string): Promise<Persona>
}

interface PersonaNeeds extends AccountNeeds {
  accounts: Pick<Accounts, 'present'>
}

const shelf: Shelf<personas.PersonaRow> = {
  // Nobody can be called at an archived account: its people count again when it is restored.
  async load(tx, row) {
    const account = await findAccount(tx, row.org_id, row.account_id)
    return { personas: account?.active ? 1 : 0 }
  },
  async lock(tx, orgId, id) {
    const row = await personas.findPersona(tx, orgId, id)
    // A persona stays where it is as long as its account does.
    if (!row || !(await lockAccount(tx, orgId, row.account_id))) throw notFound('Persona')
    return row
  },
  setArchived: personas.setPersonaArchived,
  refuseRestoring,
  afterRestoring: takeSeatBack,
}

export function createPersonas(needs: PersonaNeeds): Personas {
  const { db } = needs
  const setArchived = async (actor: MemberActor, id: string, userId: string, archive: boolean): Promise<Persona> =>
    present(db, actor, await shelve(needs, shelf, { actor, id, userId, archive }))
  return {
    list: (actor) => list(db, actor),
    get: (actor, id) => readPage(needs, actor, id),
    present: async (actor, id) => present(db, actor, await find(db, actor, id)),
    archive: (actor, id, userId) => setArchived(actor, id, userId, true),
    unarchive: (actor, id, userId) => setArchived(actor, id, userId, false),
  }
}

async function find(db: Database, actor: MemberActor, id: string): Promise<personas.PersonaRow> {
  const row = await personas.findPersona(db, actor.membership.orgId, id)
  if (!row) throw notFound('Persona')
  return row
}

async function present(db: Database, actor: MemberActor, row: personas.PersonaRow): Promise<Persona> {
  const figures = await readFigures(db, actor.membership.orgId, repsSeenBy(actor), row.account_id)
  return presentPersona(row, byPersona(figures).get(row.id))
}

async function list(db: Database, actor: MemberActor): Promise<ListedPersona[]> {
  const { orgId } = actor.membership
  const [callable, segments, figures] = await Promise.all([
    readCallablePersonas(db, orgId),
    listSegments(db, orgId),
    readFigures(db, orgId, repsSeenBy(actor)),
  ])
  const names = segmentNames(segments.map(presentSegment))
  const figuresOf = byPersona(figures)
  return callable.map(({ persona, account }) => ({
    ...presentPersona(persona, figuresOf.get(persona.id)),
    accountName: account.name,
    accountSlug: account.slug,
    targetSegmentProfileId: account.segment_id,
    segmentName: names.get(account.segment_id) ?? '',
  }))
}

async function readPage(
  { db, accounts, retriesAmong }: PersonaNeeds,
  actor: MemberActor,
  id: string,
): Promise<PersonaPage> {
  const { orgId } = actor.membership
  const { account_id: accountId } = await find(db, actor, id)
  const [account, buyers, own, everybodys, calls] = await Promise.all([
    accounts.present(actor, accountId),
    personas.readProfiles(db, orgId, accountId),
    readFigures(db, orgId, actor.userId, accountId),
    readFigures(db, orgId, null, accountId),
    listCalls(db, orgId, { personaId: id }, repsSeenBy(actor), callsShown),
  ])
  const persona = account.personas.find((one) => one._id === id)
  const buyer = buyers.find((one) => one.personaId === id)
  const [segment, retries] = await Promise.all([
    findSegment(db, orgId, account.targetSegmentProfileId),
    retriesAmong(
      orgId,
      calls.map((call) => call.simulation_id),
    ),
  ])
  if (!persona || !buyer || !segment) throw notFound('Persona')
  return {
    persona,
    account,
    segment: presentSegment(segment),
    known: account.discoveredInformation,
    toFind: openFacts(
      buyer.facts.filter((fact) => !isPublic(fact, buyer.company)),
      buyersInUse(buyers, account.personas),
      account.discoveredInformation,
    ),
    calls: calls.map((call) => presentCall(call, retries)),
    spokenBefore: byPersona(own).has(id),
    colleagueHasSpoken: (byPersona(everybodys).get(id)?.calls ?? 0) > (byPersona(own).get(id)?.calls ?? 0),
  }
}
