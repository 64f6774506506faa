import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { scoreSimulationAgain } from '@ringside/contract/simulations/simulations'
import { setTranscriptSpeakers } from '@ringside/contract/transcripts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toast-queue.ts'
import { call } from '../lib/api/client.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { callsKey } from '../lib/queries/calls.ts'
import { readCreditsAgain } from '../lib/queries/credits.ts'

function useScoring<Asked>(orgId: string, ask: (asked: Asked) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: callsKey(orgId) })
      await readCreditsAgain(queries)
    },
    onError: (error) => toast.error('Failed to score the call', { detail: wordsOf(error) }),
  })
}

/** Has a practice call scored again whose scoring failed. */
export const useScoreAgain = (orgId: string, id: string) =>
  useScoring(orgId, () => call(scoreSimulationAgain, { params: { id } }))

/** Says who sits on the rep's side in an uploaded call, which has it scored; also again, when that failed. */
export const useSetSpeaker = (orgId: string, id: string) =>
  useScoring(orgId, (body: BodyOf<typeof setTranscriptSpeakers>) =>
    call(setTranscriptSpeakers, { params: { id }, body }),
  )
