import { deleteTranscript, getTranscript } from '@ringside/contract/transcripts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { callsKey } from '../../lib/queries/calls.ts'

export const transcriptQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'transcript', id],
    queryFn: ({ signal }) => call(getTranscript, { params: { id }, signal }),
    /** Asked again until the scores are there. */
    refetchInterval: (query) => (query.state.data?.transcript.state === 'scoring' ? 1000 : false),
  })

export function useDeleteTranscript(orgId: string, id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteTranscript, { params: { id } }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: transcriptQuery(orgId, id).queryKey })
      return queries.invalidateQueries({ queryKey: callsKey(orgId) })
    },
  })
}
