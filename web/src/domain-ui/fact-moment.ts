import type { Discovered } from '@ringside/contract/pipeline/facts'
import { turnPath } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'

/** Whether a fact was told to whoever looks, and the way to the moment of it for those who may open it: their own, and for an admin every one. */
export function useFactMoment({ foundBy, simulationId, turn }: Pick<Discovered, 'foundBy' | 'simulationId' | 'turn'>): {
  isOwn: boolean
  moment: string | null
} {
  const { userId, isAdmin } = useSession()
  const isOwn = foundBy?.userId === userId
  const mayOpen = foundBy !== null && (isOwn || isAdmin)
  return { isOwn, moment: mayOpen && simulationId !== null ? turnPath(simulationId, turn) : null }
}
