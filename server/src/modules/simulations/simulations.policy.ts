import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'
import type { Reviews } from '../reviews/index.ts'

/** A rep sees their own calls; an admin everybody's in the organisation. The row is already of the actor's organisation. */
export const maySee = (actor: MemberActor, call: { userId: string }): boolean =>
  call.userId === actor.userId || isAdmin(actor)

/** Whoever sees a call, and once its review is shared all members, who are told less of it. */
export const mayRead = async (
  reviews: Pick<Reviews, 'isShared'>,
  actor: MemberActor,
  { org_id: orgId, id: subjectId, user_id: userId }: { org_id: string; id: string; user_id: string },
): Promise<boolean> => maySee(actor, { userId }) || reviews.isShared({ orgId, kind: 'simulation', subjectId })

/** Only the rep takes their own call up again. */
export const mayPlay = (actor: MemberActor, call: { userId: string }): boolean => call.userId === actor.userId
