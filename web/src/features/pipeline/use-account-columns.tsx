import type { Account } from '@ringside/contract/pipeline/accounts'
import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { whoseFigures } from '../../domain-ui/record-words.ts'
import { nextCallsQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { accountColumns } from './account-columns.tsx'
import { accountMenuColumn } from './account-menu.tsx'
import { nextCallsOf, nextColumn } from './next-column.tsx'

const MoveDealDialog = lazyPart(() =>
  import('../../domain-ui/deal/move-deal-dialog.tsx').then((module) => module.MoveDealDialog),
)

/** The columns of the accounts' table with what comes next and what can be done, and the dialog that the latter opens. */
export function useAccountColumns(
  accounts: readonly Account[],
  { stage, onArchive }: { stage: DealStage | null; onArchive: (ids: readonly string[]) => void },
): { columns: Column<Account>[]; dialog: ReactNode } {
  const session = useSession()
  const { orgId, userId } = session
  const { data, isError } = useQuery(nextCallsQuery(orgId, userId))
  const [movingId, setMovingId] = useState<string | null>(null)
  const calls = useMemo(() => {
    // Nothing is suggested where it can't be read; what was read before stands.
    if (data === undefined) return isError ? nextCallsOf([], accounts) : null
    return nextCallsOf(data, accounts)
  }, [data, isError, accounts])
  const columns = [
    ...accountColumns(whoseFigures(session), stage !== null),
    nextColumn(calls),
    accountMenuColumn(calls, {
      onMove: ({ _id }) => setMovingId(_id),
      onArchive: ({ _id }) => onArchive([_id]),
    }),
  ]
  // As it stands now: a call may move the deal while the dialog is open.
  const moving = accounts.find(({ _id }) => _id === movingId)
  return {
    columns,
    dialog: moving && <MoveDealDialog key={moving._id} account={moving} onClose={() => setMovingId(null)} />,
  }
}
