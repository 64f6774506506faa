import type { CallSubject, Review, RubricContent } from '@ringside/contract'
import { notFound } from '../../platform/errors.ts'
import { mustBeAdmin, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Reviews } from '../reviews/index.ts'
import * as policy from './rubrics.policy.ts'
import type { ReviewAs } from './scoring-by-rubric.service.ts'

export interface RubricTrial {
  /** For admins: scores a call with what is being written, and keeps nothing. Throws `invalid` and `not-found`. */
  tryOut(
    actor: MemberActor,
    about: { content: RubricContent; call: CallSubject },
  ): Promise<{ review: Review; first: Review }>
}

export interface RubricTrialNeeds {
  readonly reviews: Pick<Reviews, 'find'>
  readonly reviewAs: ReviewAs
}

export function createRubricTrial({ reviews, reviewAs }: RubricTrialNeeds): RubricTrial {
  return {
    async tryOut(actor, { content, call }) {
      mustBeAdmin(actor)
      const { orgId } = actor.membership
      const first = await reviews.find({ orgId, kind: call.kind, subjectId: call.id })
      if (!first) throw notFound('Review')
      policy.mustBeComplete(content)
      const review = await reviewAs(orgId, call, { id: newId(), version: 1, content })
      if (!review) throw notFound('Review')
      return { review, first: first.review }
    },
  }
}
