import type { Role } from '@ringside/contract'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/actor.ts'

/** What our tables say somebody is in an organisation; null: nothing, or there is no such organisation. */
export type RoleIn = (orgId: string, userId: string) => Promise<Role | null>

type Mover = Pick<Actor, 'userId' | 'isSiteAdmin'>

/**
 * What moves leaves one tenant for another, so whoever moves it owns both, or the site. It is asked before anything is looked up: to
 * whoever may not, an organisation that is not theirs and one that does not exist are the same.
 */
export async function mustOwnBoth(roleIn: RoleIn, mover: Mover, orgIds: readonly [string, string]): Promise<void> {
  if (await ownsAll(roleIn, mover, orgIds)) return
  throw new AppError('forbidden', 'Only a site admin or an owner of both organisations can do that.')
}

/** Who may choose what moves: the half of the rule above that can be judged before it is said where to. */
export async function mustOwnSource(roleIn: RoleIn, mover: Mover, orgId: string): Promise<void> {
  if (await ownsAll(roleIn, mover, [orgId])) return
  throw new AppError('forbidden', 'Only a site admin or an owner of the organisation can do that.')
}

async function ownsAll(roleIn: RoleIn, { userId, isSiteAdmin }: Mover, orgIds: readonly string[]): Promise<boolean> {
  if (isSiteAdmin) return true
  const roles = await Promise.all(orgIds.map((orgId) => roleIn(orgId, userId)))
  return roles.every((role) => role === 'Owner')
}
