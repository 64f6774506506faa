import type { Access, Role } from '@ringside/contract'
import { AppError } from '../errors.ts'

export interface Membership {
  readonly orgId: string
  /** Our own id of the organisation, `_id` on the wire. */
  readonly organizationId: string
  readonly role: Role
}

/** A signed-in person, with every organisation our tables say they belong to. */
export interface Identity {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Its owner has shown that it is theirs. */
  readonly emailVerified: boolean
  readonly isSiteAdmin: boolean
  readonly memberships: readonly Membership[]
}

/** Who makes a request, and in which organisation. */
export interface Actor extends Omit<Identity, 'memberships'> {
  readonly membership: Membership | null
}

export interface MemberActor extends Actor {
  readonly membership: Membership
}

export type ActorFor<A extends Access> = A extends 'public'
  ? Actor | null
  : A extends 'member' | 'admin'
    ? MemberActor
    : Actor

/** How a person is named to others: by their name, or by their e-mail while they have said none. */
export const shownNameOf = ({ firstName, lastName, email }: Pick<Actor, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email

/**
 * The bus tells under it whose membership, role or name changed, as `{ userId }`: other servers' copies of a person are as old as ours.
 */
export const personChangedTopic = 'person-changed'

/** Turns a bearer token into a person; null when the token is not good. Also for sockets, whose token comes in a message. */
export interface ActorSource {
  identify(token: string): Promise<Identity | null>
}

export const isAdminRole = (role: Role): boolean => role !== 'Member'

/** At least Admin in the actor's current organisation. */
export const isAdmin = (actor: Actor): boolean => actor.membership !== null && isAdminRole(actor.membership.role)

/** A site admin's e-mail is on the list, which is in lower case, and shown to be theirs. */
export const isSiteAdmin = (
  { email, emailVerified }: Pick<Identity, 'email' | 'emailVerified'>,
  siteAdminEmails: readonly string[],
): boolean => emailVerified && siteAdminEmails.includes(email.toLowerCase())

/** Said by services for what only an admin of the current organisation may do, whatever let the caller in. */
export function mustBeAdmin(actor: Actor): void {
  if (!isAdmin(actor)) throw new AppError('forbidden', 'Only an admin can do that.')
}

/** Said by services whose every call is for site admins, whatever let the caller in. */
export function mustBeSiteAdmin(actor: Pick<Actor, 'isSiteAdmin'>): void {
  if (!actor.isSiteAdmin) throw new AppError('forbidden', 'Only a site admin can do that.')
}

/**
 * The specification's calls name the caller again, in `userId` or `propelAuthId`. Said by services for what is done in one's own name
 * alone, admin or not.
 */
export function mustBeCaller(actor: Pick<Actor, 'userId'>, userId: string): void {
  if (actor.userId !== userId) throw new AppError('forbidden', 'You can only do that for yourself.')
}

/** The rule of every endpoint: an admin may name another person, anybody else only themselves. */
export function mustBeCallerOrAdmin(actor: Actor, userId: string): void {
  if (!isAdmin(actor)) mustBeCaller(actor, userId)
}

/** Whose calls are listed, null for everybody's: one's own unless asked otherwise; an admin may name anybody, or `all`. */
export function listedRep(actor: Actor, userId = actor.userId): string | null {
  if (userId !== actor.userId && !isAdmin(actor)) throw new AppError('forbidden', 'You can only list your own calls.')
  return userId === 'all' ? null : userId
}

export function actorOf(identity: Identity, membership: Membership | null): Actor {
  const { userId, firstName, lastName, email, emailVerified, isSiteAdmin } = identity
  return { userId, firstName, lastName, email, emailVerified, isSiteAdmin, membership }
}

/**
 * The person in their current organisation: the one named (403 when they are not a member of it), else their only one,
 * else 400.
 */
export function memberActorOf(identity: Identity, orgId: string | undefined): MemberActor {
  const membership = membershipIn(identity, orgId)
  return { ...actorOf(identity, membership), membership }
}

function membershipIn(identity: Identity, orgId: string | undefined): Membership {
  if (orgId !== undefined) {
    const named = identity.memberships.find((membership) => membership.orgId === orgId)
    if (named === undefined) throw new AppError('forbidden', 'You are not a member of that organisation.')
    return named
  }
  const [only, ...others] = identity.memberships
  if (only === undefined) throw new AppError('forbidden', 'Join or create an organisation first.')
  if (others.length > 0) throw new AppError('invalid', 'Choose an organisation.')
  return only
}
