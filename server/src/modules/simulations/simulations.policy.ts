import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'

/** A rep sees their own calls; an admin everybody's in the organisation. The row is already of the actor's organisation. */
export const maySee = (actor: MemberActor, call: { userId: string }): boolean =>
  call.userId === actor.userId || isAdmin(actor)

/** Only the rep takes their own call up again. */
export const mayPlay = (actor: MemberActor, call: { userId: string }): boolean => call.userId === actor.userId
