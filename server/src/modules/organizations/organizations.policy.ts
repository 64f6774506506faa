import type { Organization, Role } from '@ringside/contract'
import { AppError, notFound } from '../../platform/errors.ts'
import { isAdminRole, type Actor } from '../../platform/http/actor.ts'

/** The same words for an organisation that does not exist and for one that is none of the caller's business. */
export const organizationNotFound = (): AppError => notFound('Organization')

/** What somebody is to an organisation. */
export interface Standing {
  readonly actor: Actor
  readonly organization: Organization
  /** Null: no member, so a site admin. */
  readonly role: Role | null
}

/** Members see their organisation, site admins every one; to anybody else there is none. */
export function judgeStanding(actor: Actor, organization: Organization | null, role: Role | null): Standing {
  if (organization === null || (role === null && !actor.isSiteAdmin)) throw organizationNotFound()
  return { actor, organization, role }
}

export function mustAdminister({ actor, role }: Standing): void {
  if (actor.isSiteAdmin || (role !== null && isAdminRole(role))) return
  throw new AppError('forbidden', 'Only an admin of the organisation can do that.')
}

/** Whoever signs up under another's e-mail must not write to strangers in that person's name. */
export function mustHaveVerifiedEmail({ emailVerified }: Pick<Actor, 'emailVerified'>): void {
  if (emailVerified) return
  throw new AppError('forbidden', 'Confirm your own e-mail first, with the link in the mail we sent you. Then invite.')
}

export function mustOwn({ actor, role }: Standing): void {
  if (actor.isSiteAdmin || role === 'Owner') return
  throw new AppError('forbidden', 'Only an owner of the organisation can do that.')
}

/** Owners alone make owners and unmake them, else an admin could take the organisation over. */
export function mustBeAllowedToChangeRole(standing: Standing, from: Role, to: Role): void {
  mustAdminister(standing)
  if (from === 'Owner' || to === 'Owner') mustOwn(standing)
}

/** Everybody may leave; whoever takes another out needs the rank to have changed their role. */
export function mustBeAllowedToRemove(standing: Standing, member: { userId: string; role: Role }): void {
  if (member.userId === standing.actor.userId) return
  mustAdminister(standing)
  if (member.role === 'Owner') mustOwn(standing)
}
