import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'

/** A rep sees their own reviews, an admin everybody's in the organisation; others what is shared with them, and change nothing. */
export const mayAlwaysSee = (actor: MemberActor, repId: string): boolean => repId === actor.userId || isAdmin(actor)
