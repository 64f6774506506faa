import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Account } from '@ringside/contract/pipeline/accounts'
import { accountPath, setUpPath } from '../../lib/paths.ts'
import { RowMenu } from '../../ui/row-menu.tsx'
import type { Column } from '../../ui/table-columns.ts'
import type { NextCalls } from './next-column.tsx'
import { mainContact } from './pipeline-figures.ts'

export interface AccountDeeds {
  onMove(account: Account): void
  onArchive(account: Account): void
}

/** Whom the row calls: the next call there, else whoever is called most; nobody where nobody is left. */
function callOf(account: Account, calls: NextCalls): { label: string; to: string } | null {
  const next = calls?.get(account._id)
  const persona = next?.persona ?? mainContact(account)
  if (!persona) return null
  return { label: `Call ${buyerNameOf(persona)}`, to: setUpPath(persona._id, next?.suggestedCallType) }
}

/** What can be done with an account, at the end of its row. */
export const accountMenuColumn = (calls: NextCalls, { onMove, onArchive }: AccountDeeds): Column<Account> => ({
  key: 'menu',
  head: '',
  name: 'Actions',
  width: '56px',
  phone: 'menu',
  cell: (account) => {
    const call = callOf(account, calls)
    return (
      // Its dots stand at the gutter of a phone, whose finger needs more room than they do.
      <span className="inline-flex max-tablet:-mr-3">
        <RowMenu
          name={account.name}
          items={[
            ...(call ? [{ kind: 'link' as const, ...call }] : []),
            { kind: 'link', label: 'Open account', to: accountPath(account) },
            { kind: 'action', label: 'Move deal', onSelect: () => onMove(account) },
            { kind: 'action', label: 'Archive', onSelect: () => onArchive(account) },
          ]}
        />
      </span>
    )
  },
})
