import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { listScoredCalls, scoreCallsByRubric } from '@ringside/contract/reviews/scorings'
import type { Review, RubricId } from '@ringside/contract/reviews/review'
import {
  archiveRubric,
  createRubric,
  getRubric,
  listChecks,
  publishRubric,
  tryRubric,
  unarchiveRubric,
  type OwnRubricPage,
} from '@ringside/contract/rubrics/rubrics'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/client.ts'
import { rubricsKey } from '../../../lib/queries/rubrics.ts'

export const rubricQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...rubricsKey(orgId), 'one', id],
    queryFn: ({ signal }) => call(getRubric, { params: { id }, signal }),
  })

const checksQuery = queryOptions({
  queryKey: ['checks'],
  queryFn: ({ signal }) => call(listChecks, { signal }),
  // The library changes with the program.
  staleTime: Infinity,
})

/** The library of checks, and what each is called. */
export function useChecks() {
  const checks = useQuery(checksQuery)
  const library = checks.data ?? []
  return { ...checks, library, textOf: (key: string) => library.find((check) => check.key === key)?.text ?? key }
}

/** The newest scored calls, with what a rubric and version gave them when one is named. */
export const scoredCallsQuery = (orgId: string, by: { rubric: RubricId; version: number } | null, limit: number) =>
  queryOptions({
    queryKey: [...rubricsKey(orgId), 'scored-calls', by, limit],
    queryFn: ({ signal }) => call(listScoredCalls, { query: { limit, ...by }, signal }),
  })

/** The rubrics are read again after each of these, and the page of the one it was done to is what was answered. */
function useRubricChange<Variables>(orgId: string, work: (variables: Variables) => Promise<OwnRubricPage>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: (page) => {
      client.setQueryData(rubricQuery(orgId, page._id).queryKey, page)
      return client.invalidateQueries({ queryKey: [...rubricsKey(orgId), 'list'] })
    },
  })
}

export const useCreateRubric = (orgId: string) =>
  useRubricChange(orgId, (body: BodyOf<typeof createRubric>) => call(createRubric, { body }))

export const usePublishRubric = (orgId: string, id: string) =>
  useRubricChange(orgId, (revision: number) => call(publishRubric, { params: { id }, body: { revision } }))

export const useArchiveRubric = (orgId: string) =>
  useRubricChange(orgId, ({ id, back }: { id: string; back: boolean }) =>
    call(back ? unarchiveRubric : archiveRubric, { params: { id } }),
  )

export const useTryOut = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof tryRubric>) => call(tryRubric, { body }) })

export const useScoreCallsByRubric = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof scoreCallsByRubric>): Promise<{ calls: number; rubric: Review['rubric'] }> =>
      call(scoreCallsByRubric, { body }),
  })
