import { generateAccount } from '@ringside/coaching/generation/index'
import type { makeAccountFromCall } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { newId, seedOf } from '../../../platform/ids.ts'
import { accountRow, describe, type Maker } from '../accounts/account-rows.ts'
import * as accounts from '../accounts/accounts.repository.ts'
import { placeForCall, type PlaceGiven } from '../accounts/places-for-calls.ts'
import { sameCompany } from '../accounts/same-company.ts'
import { freeSlug, slugOf } from '../accounts/slugs.ts'
import { claim, claimUpTo, lockCounts, mustHaveRoomFor, type Counts } from '../caps.repository.ts'
import { noteBeginnings } from '../deals/stage-changes.repository.ts'
import * as contacts from '../decision-makers/contact-profiles.repository.ts'
import { contactOf, isOneSeat, peopleAtNew, rolesAt } from '../people/joining.ts'
import { insertPersonas, makePersona, type GivenOf, type WantedPerson } from '../people/make-persona.ts'
import * as personas from '../people/personas.repository.ts'
import type { CalledAmong } from '../people/places.repository.ts'
import { lockSegmentInPlace, type SegmentRow } from '../segments/segments.repository.ts'

export interface Generation {
  /** A simulated company in a segment, with a persona for each decision maker in use: with all of them, or `limit-reached`. */
  makeAccount(actor: MemberActor, segmentId: string): Promise<{ id: string }>
  /**
   * An account made of what was said in a real call: named so, with this person in the place of a decision maker. The segment and the
   * decision maker are made with it where they are not there yet, and with nothing left of them where it fails. Throws `conflict` for
   * the name of another account, and `limit-reached` at a cap. The persona cap needs room for the person: other decision makers
   * come as far as it has more.
   */
  makeFromCall(actor: MemberActor, said: SaidInCall): Promise<{ accountId: string; personaId: string }>
  /**
   * The persona of a decision maker at an account: the one there is, archived or not, else a new one; with `person` that very
   * one, beside those there are. Throws `conflict` where a company has but one of the role, or where nobody was named so.
   */
  makePersona(actor: MemberActor, wanted: WantedPerson): Promise<{ id: string }>
}

/** What is made of a call, as it comes. */
type SaidInCall = Omit<z.output<NonNullable<typeof makeAccountFromCall.body>>, 'orgId'>

/** What of an account is known before it is made. */
type ToldInCall = Omit<SaidInCall, keyof PlaceGiven | 'transcriptId'> & { contactProfileId: string }

export interface GenerationNeeds {
  db: Database
  clock: Clock
  calledAmong: CalledAmong
  /** Uploaded calls: whose they are (`not-found` for one that the actor may not see), and with whom they are practised. */
  realCalls: {
    isOwn: (actor: MemberActor, transcriptId: string) => Promise<boolean>
    keepPractice: (tx: Tx, orgId: string, transcriptId: string, personaId: string) => Promise<void>
  }
}

export function createGeneration(needs: GenerationNeeds): Generation {
  return {
    async makeAccount(actor, segmentId) {
      const id = newId()
      await inTransaction(needs.db, (tx) => makeAccount(tx, makerOf(actor), { id, segmentId, at: needs.clock.now() }))
      return { id }
    },
    async makeFromCall(actor, { transcriptId, ...said }) {
      // Of another's call, which the actor may see, nothing is kept.
      const isKept = transcriptId !== undefined && (await needs.realCalls.isOwn(actor, transcriptId))
      return inTransaction(needs.db, async (tx) => {
        const [accountId, at] = [newId(), needs.clock.now()]
        const { segmentId, contactProfileId } = await placeForCall(tx, makerOf(actor), said, at)
        await makeAccount(tx, makerOf(actor), { id: accountId, segmentId, at, told: { ...said, contactProfileId } })
        const { orgId } = actor.membership
        const person = await personas.findPersonaOfContact(tx, orgId, accountId, contactProfileId)
        if (!person) throw new Error('Whoever was called is the first to come')
        if (isKept) await needs.realCalls.keepPractice(tx, orgId, transcriptId, person.id)
        return { accountId, personaId: person.id }
      })
    },
    makePersona: (actor, wanted) =>
      inTransaction(needs.db, async (tx) => ({
        id: await makePersona(tx, actor.membership.orgId, {
          ...wanted,
          at: needs.clock.now(),
          calledAmong: needs.calledAmong,
        }),
      })),
  }
}

const makerOf = ({ membership, userId }: MemberActor): Maker => ({ orgId: membership.orgId, userId })

/** The segment, when accounts can be made in it. */
export function mustTakeAccounts(segment: SegmentRow | undefined): SegmentRow {
  if (!segment) throw notFound('Target segment')
  if (segment.archived_at) throw new AppError('conflict', 'This segment is archived. Restore it to add accounts.')
  return segment
}

/** Makes an account in the caller's transaction, which takes the organisation's counts first. */
export async function makeAccount(
  tx: Tx,
  maker: Maker,
  wanted: { id: string; segmentId: string; at: Date; told?: ToldInCall },
): Promise<void> {
  const { orgId } = maker
  const { id, at, told } = wanted
  // The counts first, as archiving does: whoever locked the segment and waited for them could be waited for in turn.
  await lockCounts(tx, orgId)
  const segment = mustTakeAccounts(await lockSegmentInPlace(tx, orgId, wanted.segmentId))
  // From here on nobody else makes accounts in this organisation, so the names read are all there are.
  await claim(tx, orgId, 'accounts')
  const taken = await accounts.takenNames(tx, orgId)
  const people = await personas.readTaken(tx, orgId)
  const roles = rolesAt(await contacts.listRolesOfNewAccounts(tx, orgId), seedOf(id))
  const profiles = told ? await withCalled(tx, orgId, roles, told) : roles
  const room = await claimPeople(tx, orgId, profiles.length, told)
  if (told) mustBeNew(told.name, taken.namesInUse)
  const givenOf = givenIn(told)
  const made = generateAccount({
    seed: seedOf(id),
    segment: withTold(describe(segment), told),
    takenNames: taken.names,
    takenPeople: people.names,
    contacts: profiles.map((profile) => contactOf(profile, givenOf(profile))),
    ...(told && { given: { name: told.name } }),
  })
  const generated = told ? { ...made, saidInCall: { painPoints: told.troubles, objections: told.worries } } : made
  const slug = freeSlug(slugOf(generated.name), taken.slugs)
  await accounts.insertAccounts(tx, [accountRow(maker, segment, { id, slug, generated, industry: told?.industry }, at)])
  await noteBeginnings(tx, orgId, [{ id: newId(), accountId: id, reason: 'The account was made', at }])
  await insertPersonas(tx, { orgId, id, generated, givenOf, taken: people }, profiles.slice(0, room), at)
}

/** Says no before an account is ordered for which there is no room, or none for its people. Making it claims both. */
export async function mustHaveRoomForAccount(tx: Tx, orgId: string, counts: Counts): Promise<void> {
  mustHaveRoomFor('accounts', { there: counts.accounts, amount: 1 })
  const people = peopleAtNew(await contacts.listRolesOfNewAccounts(tx, orgId))
  mustHaveRoomFor('personas', { there: counts.personas, amount: people })
}

/**
 * Counts the people of a new account, and returns how many can come. A company without its people is of no use to anybody, so
 * that all of them come or it is not made; one of a call is there for the sake of whoever was called.
 */
async function claimPeople(tx: Tx, orgId: string, amount: number, told: ToldInCall | undefined): Promise<number> {
  await claim(tx, orgId, 'personas', told ? 1 : amount)
  return told ? 1 + (await claimUpTo(tx, orgId, 'personas', amount - 1)) : amount
}

/** Who a decision maker is, where that is known. */
const givenIn =
  (told: ToldInCall | undefined): GivenOf =>
  ({ id }) =>
    told?.contactProfileId === id ? { first: told.firstName, last: told.lastName, title: null } : null

/** Whoever was called goes first, as they must have room, and has their seat alone. */
async function withCalled(
  tx: Tx,
  orgId: string,
  roles: readonly contacts.ContactProfileRow[],
  { contactProfileId }: ToldInCall,
): Promise<contacts.ContactProfileRow[]> {
  const called = await contacts.findContactProfile(tx, orgId, contactProfileId)
  if (!called?.active) throw notFound('Decision maker')
  return [called, ...roles.filter((role) => role.id !== called.id && !isOneSeat(role, called))]
}

/** What this company's people said goes before what is said of all companies of the segment. */
function withTold(segment: ReturnType<typeof describe>, told: ToldInCall | undefined): ReturnType<typeof describe> {
  if (!told) return segment
  const { painPoints, objections } = segment
  // Of another industry than the segment's, its kinds of companies are not this one's.
  const isOther = told.industry !== undefined && told.industry !== segment.industry
  const trade = isOther ? { industry: told.industry ?? segment.industry, subIndustries: [] } : {}
  return {
    ...segment,
    ...trade,
    painPoints: [...told.troubles, ...painPoints],
    objections: [...told.worries, ...objections],
  }
}

function mustBeNew(name: string, taken: readonly string[]): void {
  const same = taken.find((other) => sameCompany(other) === sameCompany(name))
  if (same === undefined) return
  throw new AppError('conflict', `You have an account called ${same} already. Give this one another name.`)
}
