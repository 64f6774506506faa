import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import type { QueryClient } from '@tanstack/react-query'
import { accountQuery, personaQuery } from '../../lib/queries/pipeline.ts'
import { toast } from '../../ui/toast-queue.ts'

interface EndedCall {
  orgId: string
  simulationId: string
  personaId: string
}

/** Says to which stage a call moved its deal, and why; nothing where it moved none. The account's history says it for good. */
export async function sayDealMoved(queries: QueryClient, { orgId, simulationId, personaId }: EndedCall): Promise<void> {
  try {
    const { account } = await queries.fetchQuery(personaQuery(orgId, personaId))
    // What was read before the call knows of no move.
    const { stageHistory } = await queries.fetchQuery({ ...accountQuery(orgId, account.slug), staleTime: 0 })
    const move = stageHistory.find(({ cause }) => cause.kind === 'call' && cause.call?.simulationId === simulationId)
    if (move === undefined) return
    toast.success(`${account.name} is in ${stageLabels[move.to]} now`, {
      detail: move.reason,
      about: [`deal ${account._id}`],
    })
  } catch {
    // Nobody asked for it, and its line stands on the account's page.
  }
}
