import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { Account } from '@ringside/contract/pipeline/accounts'
import { exportAccounts } from '@ringside/contract/pipeline/imports'
import { companySizes } from '@ringside/contract/reference-data'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { accountPath, archivePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { plainOptions } from '../../ui/option.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { accountColumns } from './account-columns.tsx'
import { matchesSearch } from './pipeline-figures.ts'

const countWords = (count: number) => (count === 1 ? '1 account' : `${count.toLocaleString('en-GB')} accounts`)

/** As many ids as one address has room for. */
const mostNamed = 200

const exportNamed = (ids: readonly string[]) =>
  saveFile(exportAccounts, { query: { ids: ids.join(',') } }).catch((error: unknown) =>
    toast.error('Failed to export the accounts', { detail: wordsOf(error) }),
  )

/** What a search would have found in the archive; `alone` where it finds nothing else. */
function ArchivedMatches({ count, search, alone }: { count: number; search: string; alone: boolean }) {
  if (count === 0) return null
  const found = count === 1 ? '1 archived account matches' : `${count} archived accounts match`
  return (
    <p className="border-b border-line px-6 py-2 text-small text-ink-2 max-tablet:px-4">
      {found}
      {alone ? '.' : ' as well.'} <TextLink to={archivePath(search)}>Show</TextLink>
    </p>
  )
}

export interface AccountsTableProps {
  accounts: readonly Account[]
  /** A search tells how many of these it fits, and leads to them. */
  archived?: readonly Account[]
  /** What the table holds: "All accounts", "Food makers, Discovery". */
  title: string
  /** Shows everything again when a cell of the matrix filters. */
  onShowAll?: (() => void) | undefined
  onArchive(ids: readonly string[]): void
}

/** Accounts with search, size filter, sorting, and archiving of several at once. */
export function AccountsTable({ accounts, archived = [], title, onShowAll, onArchive }: AccountsTableProps) {
  const navigate = useNavigate()
  const { isAdmin } = useSession()
  const columns = useMemo(() => accountColumns(isAdmin), [isAdmin])
  const { filters, change, clear } = useAddressFilters(['search', 'size'])
  const { search } = filters
  const size = companySizes.find((each) => each === filters.size) ?? null
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const shown = accounts.filter(
    (account) => (size === null || account.size === size) && (search === '' || matchesSearch(account, search)),
  )
  // What a filter hides is not archived with what is seen.
  const chosen = shown.filter((account) => selected.has(account._id)).map((account) => account._id)
  const filtered = search !== '' || size !== null
  const inArchive = search === '' ? 0 : archived.filter((account) => matchesSearch(account, search)).length
  return (
    <>
      <FilterBar
        search={search}
        onSearch={(words) => change({ search: words })}
        placeholder="Account or person"
        title={title}
        count={filtered ? `${shown.length} of ${accounts.length}` : countWords(accounts.length)}
        onClear={filtered ? clear : undefined}
      >
        <FilterPill<(typeof companySizes)[number]>
          label="Size"
          options={plainOptions(companySizes)}
          value={size}
          onChange={(next) => change({ size: next })}
        />
        {onShowAll && (
          <Button variant="quiet" size="small" onClick={onShowAll}>
            Show all
          </Button>
        )}
      </FilterBar>
      <ArchivedMatches count={inArchive} search={search} alone={shown.length === 0} />
      {shown.length === 0 ? (
        <EmptyState
          title={
            !filtered ? 'No accounts here yet.' : inArchive > 0 ? 'No account in use matches.' : 'No accounts match.'
          }
          action={filtered ? <Button onClick={clear}>Clear filters</Button> : undefined}
        />
      ) : (
        <Table
          label={title}
          rows={shown}
          columns={columns}
          rowKey={(account) => account._id}
          rowName={(account) => account.name}
          initialSort={{ key: 'last', direction: 'descending' }}
          selected={new Set(chosen)}
          onSelect={setSelected}
          onOpen={(account) => void navigate(accountPath(account))}
        />
      )}
      {chosen.length > 0 && (
        <ActionBar words={`${countWords(chosen.length)} selected`} onClear={() => setSelected(new Set())}>
          {chosen.length <= mostNamed && (
            <Button size="small" icon={IconDownload} onClick={() => void exportNamed(chosen)}>
              Export
            </Button>
          )}
          <Button
            size="small"
            icon={IconArchive}
            onClick={() => {
              onArchive(chosen)
              setSelected(new Set())
            }}
          >
            Archive
          </Button>
        </ActionBar>
      )}
    </>
  )
}
