import { AppError } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'

/** The specification's calls name the caller again in `userId` or `propelAuthId`. What is done here is done in one's own name, admin or not. */
export function mustBeCaller(actor: MemberActor, userId: string): void {
  if (actor.userId !== userId) throw new AppError('forbidden', 'You can only do that for yourself.')
}
