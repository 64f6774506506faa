import { forkSimulation } from '@ringside/contract/simulations/simulations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../lib/api/client.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { callPath } from '../lib/paths.ts'
import { callsKey } from '../lib/queries/calls.ts'
import { useSession } from '../lib/session/session.ts'
import { toast } from '../ui/toast-queue.ts'

/** Takes a call up again from a rep turn, in a new call with the buyer's mind as it was. */
export function useRetry(simulationId: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { orgId } = useSession()
  return useMutation({
    mutationFn: (turn: number) => call(forkSimulation, { params: { id: simulationId }, body: { turn } }),
    onSuccess: (forked) => {
      // One free retry less, in this review and in those of the other tries.
      void queries.invalidateQueries({ queryKey: [...callsKey(orgId), 'review'] })
      return navigate(callPath(forked._id))
    },
    onError: (error) => toast.error('Failed to take up the call', { detail: wordsOf(error) }),
  })
}
