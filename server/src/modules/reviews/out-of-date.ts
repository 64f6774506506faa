import { AppError } from '../../platform/errors.ts'
import type { KeptReview } from './kept-review.ts'

/** Throws `conflict`, with what will be possible again, where a call has changed since its review: nobody stands by that one. */
export function mustBeOfTheCall({ isOutOfDate }: KeptReview, then: string): void {
  if (isOutOfDate) throw new AppError('conflict', `This call has changed since its review. ${then}`)
}
