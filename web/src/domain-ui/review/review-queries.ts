import { addComment, listComments, listReaders } from '@ringside/contract/reviews/comments'
import type { RubricId } from '@ringside/contract/reviews/review'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { getJudging, overrideCriterion, takeBackOverride } from '@ringside/contract/reviews/overrides'
import { getShare, setShare } from '@ringside/contract/reviews/shares'
import { listScorings, scoreByRubric } from '@ringside/contract/reviews/scorings'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { callsKey } from '../../lib/queries/calls.ts'
import { readScoresAgain } from '../../lib/queries/scores.ts'
import { sharedReviewsKey } from '../../lib/queries/shared-reviews.ts'
import { useSession } from '../../lib/session/session.ts'

export const commentsQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ['review', reviewId, 'comments'],
    queryFn: ({ signal }) => call(listComments, { params: { id: reviewId }, signal }),
  })

export function useAddComment(reviewId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof addComment>) => call(addComment, { params: { id: reviewId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: commentsQuery(reviewId).queryKey }),
  })
}

/** Everybody who may see the review. */
export const readersQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ['review', reviewId, 'readers'],
    queryFn: ({ signal }) => call(listReaders, { params: { id: reviewId }, signal }),
  })

/** What a call's scoring anew changes of a review lies with the calls, which are then read again. */
const scoredKey = (orgId: string, reviewId: string) => [...callsKey(orgId), 'scored', reviewId] as const

/** All scorings of the call that a review is of. */
export const scoringsQuery = (orgId: string, reviewId: string) =>
  queryOptions({
    queryKey: [...scoredKey(orgId, reviewId), 'scorings'],
    queryFn: ({ signal }) => call(listScorings, { params: { id: reviewId }, signal }),
  })

/** Scores the call with another rubric, beside its review. */
export function useScoreByRubric(orgId: string, reviewId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (rubric: RubricId) => call(scoreByRubric, { params: { id: reviewId }, body: { rubric } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: scoringsQuery(orgId, reviewId).queryKey }),
  })
}

/** A criterion that is judged changes the score wherever it stands. */
function useReadScoresAgain() {
  const queries = useQueryClient()
  const session = useSession()
  return () => readScoresAgain(queries, session)
}

/** Judges a criterion in place of the engine, or confirms it. */
export function useOverride(reviewId: string, criterion: string) {
  const onSuccess = useReadScoresAgain()
  return useMutation({
    mutationFn: (body: BodyOf<typeof overrideCriterion>) =>
      call(overrideCriterion, { params: { id: reviewId, criterion }, body }),
    onSuccess,
  })
}

/** What the levels of a criterion mean, and what was judged of it, page by page. */
export const judgingQuery = (orgId: string, reviewId: string, criterion: string) =>
  infiniteQueryOptions({
    queryKey: [...scoredKey(orgId, reviewId), 'judging', criterion],
    queryFn: ({ pageParam, signal }) =>
      call(getJudging, {
        params: { id: reviewId, criterion },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Lets the engine's judgement of a criterion count again. */
export function useTakeBack(reviewId: string, criterion: string) {
  const onSuccess = useReadScoresAgain()
  return useMutation({
    mutationFn: () => call(takeBackOverride, { params: { id: reviewId, criterion } }),
    onSuccess,
  })
}

/** Who in the organisation may read the review. */
export const shareQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ['review', reviewId, 'share'],
    queryFn: ({ signal }) => call(getShare, { params: { id: reviewId }, signal }),
  })

/** Lets everybody in the organisation read the review, or takes that back. */
export function useSetShare(orgId: string, reviewId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (shared: boolean) => call(setShare, { params: { id: reviewId }, body: { shared } }),
    onSuccess(share) {
      queries.setQueryData(shareQuery(reviewId).queryKey, share)
      void queries.invalidateQueries({ queryKey: readersQuery(reviewId).queryKey })
      return queries.invalidateQueries({ queryKey: sharedReviewsKey(orgId) })
    },
  })
}
