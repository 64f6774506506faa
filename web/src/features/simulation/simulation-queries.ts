import { createSimulation, getCallBrief } from '@ringside/contract/simulations/simulations'
import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api/client.ts'
import { newId } from '../../lib/new-id.ts'
import { readCreditsAgain } from '../../lib/queries/credits.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'

/** Of another type other things are known; those of the type before stay until they are there. */
export const callBriefQuery = (orgId: string, personaId: string, type: PlayableCallType) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'brief', personaId, type],
    queryFn: ({ signal }) => call(getCallBrief, { query: { personaId, type }, signal }),
    placeholderData: keepPreviousData,
  })

export type CallBody = BodyOf<typeof createSimulation>

/** Sets up a call. The same terms tried again after a failure are the same call: a lost answer costs no second credit. */
export function useCreateCall() {
  const attempt = useRef<{ terms: string; key: string } | null>(null)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallBody) => {
      const terms = JSON.stringify(body)
      if (attempt.current?.terms !== terms) attempt.current = { terms, key: newId() }
      return call(createSimulation, { body, idempotencyKey: attempt.current.key })
    },
    onSuccess: () => {
      attempt.current = null
    },
    // A refusal for want of credits says that what was shown of them is old.
    onSettled: () => readCreditsAgain(queries),
  })
}
