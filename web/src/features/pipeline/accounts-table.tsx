import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { mostNamed } from '@ringside/contract/kernel/paging'
import type { Account } from '@ringside/contract/pipeline/accounts'
import { exportAccounts } from '@ringside/contract/pipeline/imports'
import { companySizes } from '@ringside/contract/reference-data'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressSort } from '../../domain-ui/use-address-sort.ts'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { accountPath, archivedAccountsPath } from '../../lib/paths.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { plainOptions, type Option } from '../../ui/option.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Sort } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { accountWords } from './account-words.ts'
import { matchesFilters, stageOptions, type AccountFilters } from './account-filters.ts'
import { HinderedButton, type Hindrance } from '../../domain-ui/hindered-button.tsx'
import { searchedWords } from '../../lib/searched-words.ts'
import { heldBySearch } from '../../lib/search-words.ts'
import { useAccountColumns } from './use-account-columns.tsx'

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
      {alone ? '.' : ' as well.'} <TextLink to={archivedAccountsPath(search)}>Show</TextLink>
    </p>
  )
}

export interface AccountsTableProps {
  accounts: readonly Account[]
  /** A search tells how many of these it fits, and leads to them. */
  archived?: readonly Account[]
  /** What the accounts can be filtered by; an archived one beside those in use. */
  segments: readonly Option[]
  filters: AccountFilters
  /** Says over the search what is listed, where more than the list is shown. */
  titled?: boolean
  onArchive(ids: readonly string[]): void
  /** Makes some in the segment that is looked at; nothing where none can be made in it. */
  onGenerate?: (() => void) | undefined
  /** Why none can be made anywhere for the moment. */
  hindrance: Hindrance | null
}

const newestFirst: Sort = { key: 'last', direction: 'descending' }

function Filters({
  filters,
  segments,
  titled,
  count,
}: Pick<AccountsTableProps, 'filters' | 'segments' | 'titled'> & { count: string }) {
  const { chosen, address } = filters
  return (
    <>
      {!titled && <h2 className="sr-only">{filters.title}</h2>}
      <FilterBar
        search={chosen.search}
        onSearch={(search) => address.change({ search })}
        placeholder="Account or person"
        {...(titled && { title: filters.title })}
        count={count}
        onClear={filters.isOn ? filters.clear : undefined}
      >
        {segments.length > 1 && (
          <FilterPill
            label="Segment"
            options={segments}
            value={chosen.segment?.value ?? null}
            onChange={(segment) => address.change({ segment })}
          />
        )}
        <FilterPill
          label="Stage"
          options={stageOptions}
          value={chosen.stage}
          onChange={(stage) => address.change({ stage })}
        />
        <FilterPill<(typeof companySizes)[number]>
          label="Size"
          options={plainOptions(companySizes)}
          value={chosen.size}
          onChange={(size) => address.change({ size })}
        />
        {chosen.order !== null && (
          <FilterPill
            label="Ordered"
            options={[{ value: chosen.order._id, label: formatMoment(chosen.order.createdAt) }]}
            value={chosen.order._id}
            onChange={(order) => address.change({ order })}
          />
        )}
      </FilterBar>
    </>
  )
}

/** Why no account is shown, and what to do about it. */
function NoAccounts({
  accounts,
  filters,
  hasArchived,
  onGenerate,
  hindrance,
}: Pick<AccountsTableProps, 'accounts' | 'filters' | 'onGenerate' | 'hindrance'> & { hasArchived: boolean }) {
  const { chosen, on, isOn, clear } = filters
  const isEmpty = accounts.every((account) => account.targetSegmentProfileId !== chosen.segment?.value)
  if (onGenerate && isEmpty && chosen.search === '') {
    return (
      <EmptyState
        title="No accounts here yet."
        action={
          <HinderedButton variant="primary" hindrance={hindrance} onClick={onGenerate}>
            Generate accounts
          </HinderedButton>
        }
      />
    )
  }
  if (!isOn) return <EmptyState title="No accounts here yet." />
  return (
    <EmptyState
      title={hasArchived ? 'No account in use matches.' : 'No accounts match.'}
      action={<Button onClick={clear}>Clear filters</Button>}
    >
      {on === 1 ? '1 filter is on.' : `${on} filters are on.`}
    </EmptyState>
  )
}

/** Accounts with search, filters, sorting, and archiving of several at once. */
export function AccountsTable({
  accounts,
  archived = [],
  segments,
  filters,
  titled = false,
  onArchive,
  onGenerate,
  hindrance,
}: AccountsTableProps) {
  const navigate = useNavigate()
  useRowKeys(true)
  const { chosen: filter, isOn: filtered } = filters
  const { columns, dialog } = useAccountColumns(accounts, { stage: filter.stage, onArchive })
  const { search } = filter
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const held = heldBySearch(accounts, search, searchedWords)
  const shown = accounts.filter((account) => held.has(account) && matchesFilters(account, filter))
  const order = useAddressSort(shown, columns, newestFirst, filters.address)
  // What a filter hides is not archived with what is seen.
  const chosen = shown.filter((account) => selected.has(account._id)).map((account) => account._id)
  const inArchive = search === '' ? 0 : heldBySearch(archived, search, searchedWords).size
  return (
    <>
      <Filters
        {...{ filters, segments, titled }}
        count={filtered ? `${shown.length} of ${accounts.length}` : accountWords(accounts.length)}
      />
      <ArchivedMatches count={inArchive} search={search} alone={shown.length === 0} />
      {shown.length === 0 ? (
        <NoAccounts {...{ accounts, filters, onGenerate, hindrance }} hasArchived={inArchive > 0} />
      ) : (
        <Table
          label={filters.title}
          {...order}
          columns={columns}
          rowKey={(account) => account._id}
          rowName={(account) => account.name}
          selected={new Set(chosen)}
          onSelect={setSelected}
          onOpen={(account) => void navigate(accountPath(account))}
        />
      )}
      {chosen.length > 0 && (
        <ActionBar words={`${accountWords(chosen.length)} selected`} onClear={() => setSelected(new Set())}>
          <Button
            size="small"
            icon={IconDownload}
            disabled={chosen.length > mostNamed}
            title={
              chosen.length > mostNamed ? `Choose at most ${mostNamed} accounts, or export the whole list.` : undefined
            }
            onClick={() => void exportNamed(chosen)}
          >
            Export
          </Button>
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
      {dialog}
    </>
  )
}
