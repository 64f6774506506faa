import { isPublic } from '@ringside/coaching/buyer/findable'
import { generateAccount, generatePersona, type GeneratedAccount } from '@ringside/coaching/generation/index'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { newId, seedOf } from '../../platform/ids.ts'
import * as accounts from './accounts.repository.ts'
import { claim, claimUpTo, lockCounts } from './caps.repository.ts'
import * as contacts from './contact-profiles.repository.ts'
import * as personas from './personas.repository.ts'
import { lockSegmentInPlace, presentSegment, type SegmentRow } from './segments.repository.ts'
import { freeSlug, slugOf } from './slugs.ts'

export interface Generation {
  /** A simulated company in a segment, with a persona for each decision maker in use, as far as the persona cap has room. */
  makeAccount(actor: MemberActor, segmentId: string): Promise<{ id: string }>
  /** The persona of a decision maker at an account: the one there is, archived or not, else a new one. */
  makePersona(actor: MemberActor, accountId: string, contactProfileId: string): Promise<{ id: string }>
}

export interface GenerationNeeds {
  db: Database
  clock: Clock
}

export function createGeneration(needs: GenerationNeeds): Generation {
  return {
    async makeAccount(actor, segmentId) {
      const id = newId()
      await inTransaction(needs.db, (tx) => makeAccount(tx, actor, { id, segmentId, at: needs.clock.now() }))
      return { id }
    },
    makePersona: (actor, accountId, contactProfileId) =>
      inTransaction(needs.db, async (tx) => ({
        id: await makePersona(tx, actor.membership.orgId, { accountId, contactProfileId, at: needs.clock.now() }),
      })),
  }
}

async function makeAccount(
  tx: Tx,
  actor: MemberActor,
  wanted: { id: string; segmentId: string; at: Date },
): Promise<void> {
  const { orgId } = actor.membership
  const { id, at } = wanted
  // The counts first, as archiving does: whoever locked the segment and waited for them could be waited for in turn.
  await lockCounts(tx, orgId)
  const segment = await lockSegmentInPlace(tx, orgId, wanted.segmentId)
  if (!segment) throw notFound('Target segment')
  if (segment.archived_at) throw new AppError('conflict', 'This segment is archived. Restore it to add accounts.')
  // From here on nobody else makes accounts in this organisation, so the names read are all there are.
  await claim(tx, orgId, 'accounts')
  const taken = await accounts.takenNames(tx, orgId)
  const profiles = await contacts.listActiveContactProfiles(tx, orgId)
  const generated = generateAccount({
    seed: seedOf(id),
    segment: describe(segment),
    takenNames: taken.names,
    contacts: profiles.map(contactOf),
  })
  const slug = freeSlug(slugOf(generated.name), taken.slugs)
  await accounts.insertAccount(tx, accountRow(actor, segment, { id, slug, generated }, at))
  await accounts.writeStageChange(tx, {
    orgId,
    accountId: id,
    id: newId(),
    from: null,
    to: 'researching',
    reason: 'The account was made',
    simulationId: null,
    at,
  })
  const room = await claimUpTo(tx, orgId, 'personas', profiles.length)
  await insertPersonas(tx, { orgId, id, generated }, profiles.slice(0, room), at)
}

async function makePersona(
  tx: Tx,
  orgId: string,
  { accountId, contactProfileId, at }: { accountId: string; contactProfileId: string; at: Date },
): Promise<string> {
  await lockCounts(tx, orgId)
  const account = await accounts.lockAccount(tx, orgId, accountId)
  if (!account) throw notFound('Account')
  const existing = await personas.findPersonaOfContact(tx, orgId, accountId, contactProfileId)
  if (existing) return existing.id
  const contact = await contacts.findContactProfile(tx, orgId, contactProfileId)
  if (!contact) throw notFound('Decision maker')
  if (!contact.active || !account.active) {
    throw new AppError('conflict', 'Restore the account and the decision maker first.')
  }
  await claim(tx, orgId, 'personas')
  const generated = await accounts.readGenerated(tx, orgId, accountId)
  const [id] = await insertPersonas(tx, { orgId, id: accountId, generated }, [contact], at)
  if (id === undefined) throw new Error('One decision maker goes in, one persona comes out')
  return id
}

async function insertPersonas(
  tx: Tx,
  account: { orgId: string; id: string; generated: GeneratedAccount },
  profiles: readonly contacts.ContactProfileRow[],
  at: Date,
): Promise<string[]> {
  const ids: string[] = []
  const takenNames = await personas.readNames(tx, account.orgId)
  const colleagues = await personas.readColleagues(tx, account.orgId, account.id)
  for (const contact of profiles) {
    const personaId = newId()
    const row = personaRow(account, contact, { personaId, colleagues, takenNames }, at)
    await personas.insertPersona(tx, row)
    const name = personas.nameOf(row)
    colleagues.push({ personaId, name, title: row.title })
    takenNames.push(name)
    ids.push(personaId)
  }
  return ids
}

function describe(row: SegmentRow): Parameters<typeof generateAccount>[0]['segment'] {
  const segment = presentSegment(row)
  const { targetIndustry, subIndustries } = segment.industry
  return {
    name: segment.name,
    industry: targetIndustry,
    subIndustries: segment.otherIndustry === null ? subIndustries : [segment.otherIndustry, ...subIndustries],
    companySize: segment.companySize,
    geography: segment.geographicFocus,
    painPoints: segment.industryPainPoints,
    objections: segment.potentialObjections,
    freeform: segment.freeformCustomizations,
  }
}

function accountRow(
  actor: MemberActor,
  segment: SegmentRow,
  { id, slug, generated }: { id: string; slug: string; generated: GeneratedAccount },
  at: Date,
): Parameters<typeof accounts.insertAccount>[1] {
  const toFind = generated.facts.filter((fact) => !isPublic(fact, generated))
  return {
    org_id: actor.membership.orgId,
    id,
    segment_id: segment.id,
    created_by: actor.userId,
    slug,
    name: generated.name,
    industry: presentSegment(segment).displayIndustry,
    sub_industry: generated.subIndustry,
    size: generated.size,
    description: generated.description,
    location: generated.location,
    difficulty: generated.difficulty,
    stage_since: at,
    generated: JSON.stringify(generated),
    fact_labels: JSON.stringify(toFind.map(({ id: factId, label, topic }) => ({ id: factId, label, topic }))),
    fact_count: toFind.length,
    created_at: at,
  }
}

/** Generation knows the people who answer for the whole company by their level alone. */
function contactOf({ level, department }: contacts.ContactProfileRow): { level: string; department: string } {
  return { level, department: department ?? 'Other' }
}

function personaRow(
  { orgId, id, generated }: { orgId: string; id: string; generated: GeneratedAccount },
  contact: contacts.ContactProfileRow,
  who: { personaId: string; colleagues: personas.Colleague[]; takenNames: string[] },
  at: Date,
): Parameters<typeof personas.insertPersona>[1] {
  const { level, department } = contact
  const profile = generatePersona({
    seed: seedOf(who.personaId),
    account: generated,
    contact: contactOf(contact),
    ...who,
  })
  return {
    org_id: orgId,
    id: who.personaId,
    account_id: id,
    contact_profile_id: contact.id,
    first_name: profile.firstName,
    last_name: profile.lastName,
    title: profile.title,
    level,
    department: department ?? '',
    manner: profile.manner,
    priorities: JSON.stringify(profile.priorities),
    profile: JSON.stringify(profile),
    created_at: at,
  }
}
