import { levelsWithoutDepartment, type addContactProfile, type ContactProfile } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { mustBeCaller, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { archiveColumns, shelve, type Shelf } from './archiving.ts'
import { claim, lockCounts } from './caps.repository.ts'
import * as contacts from './contact-profiles.repository.ts'

type Added = z.output<NonNullable<typeof addContactProfile.body>>

export interface ContactProfiles {
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

/** A role that came with a list is taken up by whoever adds it: from then on it is the team's. */
async function findOfLists(
  tx: Tx,
  orgId: string,
  profile: Pick<ContactProfile, 'level' | 'department'>,
): Promise<contacts.ContactProfileRow | undefined> {
  const twin = await contacts.findActiveTwin(tx, orgId, profile)
  return twin && !twin.everywhere ? contacts.placeContactProfile(tx, orgId, twin.id, true) : undefined
}

async function refuseTwin(tx: Tx, orgId: string, profile: Pick<ContactProfile, 'level' | 'department'>): Promise<void> {
  if (await contacts.findActiveTwin(tx, orgId, profile)) {
    throw new AppError('conflict', 'You already have this decision maker.')
  }
}

const shelf: Shelf<contacts.ContactProfileRow> = {
  capped: 'contactProfiles',
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
  const { level } = body
  // A business owner answers for the whole company, so a department sent along says nothing.
  const department = levelsWithoutDepartment.includes(level) ? null : (body.department ?? null)
  return inTransaction(db, async (tx) => {
    await lockCounts(tx, orgId)
    const fromList = await findOfLists(tx, orgId, { level, department })
    if (fromList) return contacts.presentContactProfile(fromList)
    await refuseTwin(tx, orgId, { level, department })
    await claim(tx, orgId, 'contactProfiles')
    const row = await contacts.insertContactProfile(tx, {
      org_id: orgId,
      id: newId(),
      level,
      department,
      everywhere: true,
      created_at: clock.now(),
      ...archiveColumns(null),
    })
    return contacts.presentContactProfile(row)
  })
}
