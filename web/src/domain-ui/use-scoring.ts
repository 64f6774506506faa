import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { scoreSimulationAgain } from '@ringside/contract/simulations/simulations'
import { setTranscriptSpeakers } from '@ringside/contract/transcripts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toast-queue.ts'
import { call } from '../lib/api/client.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { readCreditsAgain } from '../lib/queries/credits.ts'
import { readScoresAgain } from '../lib/queries/scores.ts'
import { useSession } from '../lib/session/session.ts'

function useScoring<Asked>(ask: (asked: Asked) => Promise<unknown>) {
  const queries = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationFn: ask,
    onSuccess: async () => {
      await readScoresAgain(queries, session)
      await readCreditsAgain(queries)
    },
    onError: (error) => toast.error('Failed to score the call', { detail: wordsOf(error) }),
  })
}

/** Has a practice call scored again whose scoring failed. */
export const useScoreAgain = (id: string) => useScoring(() => call(scoreSimulationAgain, { params: { id } }))

/** Says who sits on the rep's side in an uploaded call, which has it scored; also again, when that failed. */
export const useSetSpeaker = (id: string) =>
  useScoring((body: BodyOf<typeof setTranscriptSpeakers>) => call(setTranscriptSpeakers, { params: { id }, body }))
