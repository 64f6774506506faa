import { addComment, listComments } from '@ringside/contract/reviews/comments'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

export const commentsQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ['review', reviewId, 'comments'],
    queryFn: ({ signal }) => call(listComments, { params: { id: reviewId }, signal }),
  })

export function useAddComment(reviewId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string; startMs: number | null }) =>
      call(addComment, { params: { id: reviewId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: commentsQuery(reviewId).queryKey }),
  })
}
