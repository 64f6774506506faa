import { levelsWithoutDepartment, type addContactProfile, type ContactProfile } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { mustBeCaller, type MemberActor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import { archiveColumns, shelve, type Shelf } from '../archiving.ts'
import { claim, lockCounts } from '../caps.repository.ts'
import * as contacts from './contact-profiles.repository.ts'
import type { Standing } from './standing.ts'

type Added = z.output<NonNullable<typeof addContactProfile.body>>

export interface ContactProfiles {
  /**
   * The decision maker of a level and department: one in the archive comes back, with the people who are it. Throws `conflict`
   * for one in use, and `limit-reached`.
   */
  add(actor: MemberActor, body: Added): Promise<ContactProfile>
  archive(actor: MemberActor, id: string, userId: string): Promise<ContactProfile>
  unarchive(actor: MemberActor, id: string, userId: string): Promise<ContactProfile>
  /** Whether each account has a place for it. */
  place(actor: MemberActor, id: string, wanted: { userId: string; everywhere: boolean }): Promise<ContactProfile>
}

interface ContactProfileNeeds {
  db: Database
  clock: Clock
}

const alreadyThere = (): AppError => new AppError('conflict', 'You already have this decision maker.')

async function refuseTwin(tx: Tx, orgId: string, profile: Standing): Promise<void> {
  if (await contacts.findActiveTwin(tx, orgId, profile)) {
    throw alreadyThere()
  }
}

const shelf: Shelf<contacts.ContactProfileRow> = {
  load: async () => ({ contactProfiles: 1 }),
  async lock(tx, orgId, id) {
    const row = await contacts.findContactProfile(tx, orgId, id)
    if (!row) throw notFound('Decision maker')
    return row
  },
  setArchived: contacts.setContactProfileArchived,
  refuseRestoring: (tx, row) => refuseTwin(tx, row.org_id, row),
}

export function createContactProfiles(needs: ContactProfileNeeds): ContactProfiles {
  return {
    add: (actor, body) => add(needs, actor, body),
    archive: async (actor, id, userId) =>
      contacts.presentContactProfile(await shelve(needs, shelf, { actor, id, userId, archive: true })),
    unarchive: async (actor, id, userId) =>
      contacts.presentContactProfile(await shelve(needs, shelf, { actor, id, userId, archive: false })),
    async place(actor, id, { userId, everywhere }) {
      mustBeCaller(actor, userId)
      const row = await contacts.placeContactProfile(needs.db, actor.membership.orgId, id, everywhere)
      if (!row) throw notFound('Decision maker')
      return contacts.presentContactProfile(row)
    },
  }
}

async function add({ db, clock }: ContactProfileNeeds, actor: MemberActor, body: Added): Promise<ContactProfile> {
  mustBeCaller(actor, body.userId)
  const { orgId } = actor.membership
  return inTransaction(db, async (tx) => {
    await lockCounts(tx, orgId)
    const standing = standingIn(body)
    const twin = await contacts.findActiveTwin(tx, orgId, standing)
    if (twin?.everywhere) throw alreadyThere()
    return contacts.presentContactProfile(await heldOrMade(tx, orgId, { standing, twin, at: clock.now() }))
  })
}

/** A business owner answers for the whole company, so a department sent along says nothing. */
const standingIn = ({ level, department }: Pick<Added, 'level' | 'department'>): Standing => ({
  level,
  department: levelsWithoutDepartment.includes(level) ? null : (department ?? null),
})

/** The decision maker of this level and department: the one there is, archived or not, else a new one. Throws `limit-reached`. */
export async function holdContactProfile(
  tx: Tx,
  orgId: string,
  said: Pick<Added, 'level' | 'department'>,
  at: Date,
): Promise<{ id: string }> {
  const standing = standingIn(said)
  return heldOrMade(tx, orgId, { standing, twin: await contacts.findActiveTwin(tx, orgId, standing), at })
}

async function heldOrMade(
  tx: Tx,
  orgId: string,
  { standing, twin, at }: { standing: Standing; twin: contacts.ContactProfileRow | undefined; at: Date },
): Promise<contacts.ContactProfileRow> {
  if (twin?.everywhere) return twin
  // A role that came with a list is taken up by whoever adds it: from then on it is the team's.
  const taken = twin && (await contacts.placeContactProfile(tx, orgId, twin.id, true))
  if (taken) return taken
  await claim(tx, orgId, 'contactProfiles')
  // A second one beside it could never be told apart from it, and its people would stay with the one in the archive.
  const archived = await contacts.findArchivedTwin(tx, orgId, standing)
  if (archived) return contacts.bringBack(tx, orgId, archived.id, true)
  return contacts.insertContactProfile(tx, {
    org_id: orgId,
    id: newId(),
    ...standing,
    everywhere: true,
    created_at: at,
    ...archiveColumns(null),
  })
}
