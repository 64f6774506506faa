import { AppError, notFound } from '../../../platform/errors.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { mayAlwaysSee } from '../reviews.policy.ts'

/** Whose the call is, who kept the moment, and who finds it. */
interface Kept {
  readonly rep_id: string
  readonly user_id: string
  readonly shared: boolean
}

/** The same words for a moment that does not exist and for one that is none of the caller's business. */
export const momentNotFound = (): AppError => notFound('Moment')

/** What was said in a call is shown around by its rep and by admins alone. */
export const mayShare = (actor: MemberActor, { rep_id: rep }: Pick<Kept, 'rep_id'>): boolean => mayAlwaysSee(actor, rep)

/** Who kept it; a shared one also the rep whose words they are, and admins. */
export const mayChange = (actor: MemberActor, moment: Kept): boolean =>
  moment.user_id === actor.userId || (moment.shared && mayShare(actor, moment))

export function mustBeAllowedToShare(actor: MemberActor, moment: Pick<Kept, 'rep_id'>): void {
  if (mayShare(actor, moment)) return
  throw new AppError('forbidden', 'Only the rep of the call and admins can share its moments. Keep it for yourself.')
}
