import { getSegment, type Segment } from '@ringside/contract/pipeline/segments'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/api/client.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'

const segmentQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'segment', id],
    queryFn: ({ signal }) => call(getSegment, { params: { id }, signal }),
  })

export interface NamedSegment {
  /** The segments of the pipeline, and the one that the address names. */
  segments: readonly Segment[]
  /** It names one that is being read, or that is not here. */
  state: 'here' | 'waiting' | 'unknown'
}

/** The segment that the address names may have been archived long ago: the pipeline holds those archived last. */
export function useNamedSegment(orgId: string, listed: readonly Segment[] | undefined): NamedSegment {
  const id = useSearchParams()[0].get('segment') ?? ''
  const isListed = listed === undefined || id === '' || listed.some(({ _id }) => _id === id)
  const { data, isError } = useQuery({ ...segmentQuery(orgId, id), enabled: !isListed, retry: false })
  if (isListed) return { segments: listed ?? [], state: 'here' }
  if (data) return { segments: [...(listed ?? []), data], state: 'here' }
  return { segments: listed ?? [], state: isError ? 'unknown' : 'waiting' }
}
