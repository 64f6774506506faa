import { createHash, randomBytes } from 'node:crypto'
import type { Invitation, Invite, NewInvite, Organization } from '@ringside/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { shownNameOf, type Actor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import * as store from './invites.repository.ts'
import { mustAdminister, mustHaveVerifiedEmail } from './organizations.policy.ts'
import { addMember, findOrganization, roleOf } from './organizations.repository.ts'
import { refuseWhenKeptElsewhere, type Organizations } from './organizations.service.ts'

const day = 86_400_000
/** How long an invite can be accepted. */
const goodFor = 7 * day

export interface InvitesNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly organizations: Organizations
  readonly postMail: (mail: { kind: 'invite'; to: string; subject: string; text: string }, tx: Tx) => Promise<unknown>
  /** Address of a page of the web application, for mails. */
  readonly pageUrl: (path: string, query: Record<string, string>) => string
  readonly membershipChanged: (userId: string) => void
  readonly keptElsewhere: boolean
  /** Mail leaves this installation, or may not be read on its console: only who owns their e-mail may cause some. */
  readonly onlyVerifiedInvite: boolean
  /** No mail leaves this installation: the inviter passes the link on. */
  readonly inviterPassesOn: boolean
}

export interface Invites {
  /** Newest first, for admins of the organisation and site admins. Throws `not-found` and `forbidden`. */
  list(actor: Actor, organizationId: string): Promise<Invite[]>
  /**
   * Mails everybody an invite, in place of an earlier one, or nobody; gives the links where no mail is sent. For admins of the organisation and site admins. Throws
   * `not-found`, `forbidden` also for an e-mail of one's own that is not verified, and `conflict` for a member or with a hosted provider.
   */
  create(actor: Actor, organizationId: string, invites: NewInvites): Promise<NewInvite[]>
  /** For admins of the organisation and site admins. Throws `not-found`, `forbidden`, and `conflict` when it is no longer open. */
  revoke(actor: Actor, organizationId: string, inviteId: string): Promise<void>
  /** What an open invite says to whoever has its token. Throws `not-found`, and `conflict` when it is no longer open or with a hosted provider. */
  read(token: string): Promise<Invitation>
  /**
   * Makes the actor a member; once more is the same. Throws `not-found`, `forbidden` unless the actor has the e-mail that was invited,
   * and `conflict` when the invite is no longer open or with a hosted provider.
   */
  accept(actor: Actor, token: string): Promise<Organization>
}

interface NewInvites {
  readonly emails: readonly string[]
  readonly role: store.InvitedRole
  readonly note: string
}

/** Only the hash is kept with an invite. The token is in its mail, and in the outbox no longer than until that is sent. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export function createInvites(needs: InvitesNeeds): Invites {
  const { db, clock, organizations, membershipChanged, keptElsewhere } = needs
  return {
    async list(actor, organizationId) {
      const at = await organizations.standing(actor, organizationId)
      mustAdminister(at)
      const now = clock.now()
      return (await store.listInvites(db, at.organization.orgId)).map((invite) => store.toInvite(invite, now))
    },
    async create(actor, organizationId, { emails, role, note }) {
      const at = await organizations.standing(actor, organizationId)
      mustAdminister(at)
      refuseWhenKeptElsewhere(keptElsewhere)
      if (needs.onlyVerifiedInvite) mustHaveVerifiedEmail(actor)
      const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()))]
      const [already] = await store.memberEmails(db, at.organization.orgId, addresses)
      if (already !== undefined) throw new AppError('conflict', `${already} is already a member.`)
      const now = clock.now()
      const shared = { actor, organization: at.organization, role, note, at: now }
      return inTransaction(db, async (tx) => {
        const invites: NewInvite[] = []
        for (const email of addresses) invites.push(await invite(needs, tx, { ...shared, email }))
        return invites
      })
    },
    async revoke(actor, organizationId, inviteId) {
      const at = await organizations.standing(actor, organizationId)
      mustAdminister(at)
      const found = await store.findInvite(db, at.organization.orgId, inviteId)
      if (found === null) throw notFound('Invite')
      const revoked = await store.markRevoked(db, at.organization.orgId, inviteId, clock.now())
      if (!revoked) throw new AppError('conflict', `That invite is already ${store.stateOf(found, clock.now())}.`)
    },
    async read(token) {
      refuseWhenKeptElsewhere(keptElsewhere)
      const found = await store.findInviteByToken(db, hashOf(token))
      if (found === null) throw notFound('Invite')
      mustBeOpen(store.stateOf(found, clock.now()))
      const { organization, inviter, email, role, note } = found
      return { organization, inviter, email, role, note, expiresAt: found.expires_at.toISOString() }
    },
    async accept(actor, token) {
      refuseWhenKeptElsewhere(keptElsewhere)
      const organization = await inTransaction(db, (tx) => accept(tx, actor, token, clock.now()))
      membershipChanged(actor.userId)
      return organization
    },
  }
}

interface OneInvite {
  readonly actor: Actor
  readonly organization: Organization
  readonly email: string
  readonly role: store.InvitedRole
  readonly note: string
  readonly at: Date
}

async function invite(needs: InvitesNeeds, tx: Tx, one: OneInvite): Promise<NewInvite> {
  const { actor, organization, email, role, note, at } = one
  const token = randomBytes(32).toString('base64url')
  await store.revokeEarlier(tx, organization.orgId, email, at)
  const kept = await store.insertInvite(tx, {
    org_id: organization.orgId,
    id: newId(),
    email,
    role,
    note,
    token_hash: hashOf(token),
    invited_by: actor.userId,
    created_at: at,
    expires_at: new Date(at.getTime() + goodFor),
  })
  const link = needs.pageUrl('/accept-invite', { token })
  const text = [
    `${shownNameOf(actor)} invites you to join ${organization.name} on Ringside.`,
    ...(note === '' ? [] : [note]),
    `Accept here, within 7 days:\n${link}`,
    'If you did not expect this, there is nothing you need to do.',
  ].join('\n\n')
  await needs.postMail({ kind: 'invite', to: email, subject: `Join ${organization.name} on Ringside`, text }, tx)
  return { ...store.toInvite(kept, at), link: needs.inviterPassesOn ? link : null }
}

function mustBeOpen(state: Invite['state']): void {
  if (state === 'pending') return
  throw new AppError('conflict', `This invite is ${state === 'accepted' ? 'used' : state}. Ask for a new one.`)
}

async function accept(tx: Tx, actor: Actor, token: string, at: Date): Promise<Organization> {
  const found = await store.lockInviteByToken(tx, hashOf(token))
  if (found === null) throw notFound('Invite')
  if (found.email !== actor.email.toLowerCase()) {
    throw new AppError('forbidden', `This invite is for ${found.email}. Sign in with that e-mail to accept it.`)
  }
  const state = store.stateOf(found, at)
  const isMember = (await roleOf(tx, found.org_id, actor.userId)) !== null
  // Whoever was taken out since needs a new invite.
  const again = isMember && state === 'accepted' && found.accepted_by === actor.userId
  if (!again) {
    mustBeOpen(state)
    await store.markAccepted(tx, found, actor.userId, at)
    await addMember(tx, found.org_id, actor.userId, found.role, at)
  }
  const organization = await findOrganization(tx, { orgId: found.org_id })
  if (organization === null) throw notFound('Invite')
  return organization
}
