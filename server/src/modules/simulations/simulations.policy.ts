import { AppError } from '../../platform/errors.ts'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'

/** A rep sees their own calls; an admin everybody's in the organisation. The row is already of the actor's organisation. */
export const maySee = (actor: MemberActor, call: { userId: string }): boolean =>
  call.userId === actor.userId || isAdmin(actor)

/** Whose calls are listed, null for everybody's: one's own unless asked otherwise; an admin may name anybody, or `all`. */
export function listedRep(actor: MemberActor, userId = actor.userId): string | null {
  if (userId !== actor.userId && !isAdmin(actor)) throw new AppError('forbidden', 'You can only list your own calls.')
  return userId === 'all' ? null : userId
}

/** Only the rep takes their own call up again. */
export const mayPlay = (actor: MemberActor, call: { userId: string }): boolean => call.userId === actor.userId
