import type { Discovered } from '@ringside/contract/pipeline/facts'
import { useSession } from '../lib/session/session.ts'

/** Whether a fact was told to whoever looks, and whether they may open the moment of it: their own, and for an admin every one. */
export function useFactMoment({ foundBy }: Pick<Discovered, 'foundBy'>): { isOwn: boolean; mayOpen: boolean } {
  const { userId, isAdmin } = useSession()
  const isOwn = foundBy?.userId === userId
  return { isOwn, mayOpen: foundBy !== null && (isOwn || isAdmin) }
}
