import { forkSimulation } from '@ringside/contract/simulations/simulations'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { callPath } from '../../lib/paths.ts'
import { toast } from '../../ui/toast-queue.ts'

/** Takes a call up again from a rep turn, in a new call with the buyer's mind as it was. */
export function useRetry(simulationId: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (turn: number) => call(forkSimulation, { params: { id: simulationId }, body: { turn } }),
    onSuccess: (forked) => navigate(callPath(forked._id)),
    onError: (error) => toast.error('Failed to take up the call', { detail: wordsOf(error) }),
  })
}
