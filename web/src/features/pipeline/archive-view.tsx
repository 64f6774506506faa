import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import { archivedKinds } from '@ringside/contract/pipeline/archive'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { countedThings, type Kind } from '../../domain-ui/use-archive.ts'
import { sortNames, useAddressSort } from '../../domain-ui/use-address-sort.ts'
import type { ToRestore } from '../../domain-ui/use-restoring.tsx'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { heldBySearch } from '../../lib/search-words.ts'
import { formatDay } from '../../lib/time-format.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import type { Option } from '../../ui/option.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { searchedInArchive, kindName, type ArchivedThing } from '../../domain-ui/archived-things.ts'
import { isWholeArchive, useOlderArchive } from '../../domain-ui/older-archive.ts'

const kindOptions: readonly Option<Kind>[] = archivedKinds.map((value) => ({ value, label: kindName(value) }))
const newestFirst: Sort = { key: 'archived', direction: 'descending' }

const figure = (count: number) => count.toLocaleString('en-GB')

const nameInPlace = ({ name, place }: ArchivedThing) => (place === '' ? name : `${name}, ${place}`)

const columnsFor = (onRestore: (things: readonly ToRestore[]) => void): Column<ArchivedThing>[] => [
  {
    key: 'name',
    head: 'Name',
    wraps: true,
    cell: (each) => (
      <TextLink look="name" to={each.to}>
        {each.name}
      </TextLink>
    ),
    compare: (a, b) => a.name.localeCompare(b.name),
    phone: 'lead',
  },
  {
    key: 'kind',
    head: 'Kind',
    cell: (each) => (
      <>
        {kindName(each.kind)}
        {/* A phone has no columns for these. */}
        <span className="tablet:hidden">
          {each.place !== '' && `, ${each.place}`}, {formatDay(each.archivedAt)}
        </span>
      </>
    ),
    compare: (a, b) => kindName(a.kind).localeCompare(kindName(b.kind)),
    phone: 'detail',
  },
  {
    key: 'place',
    head: 'Belongs to',
    wraps: true,
    cell: (each) => each.place,
    compare: (a, b) => a.place.localeCompare(b.place),
  },
  {
    key: 'archived',
    head: 'Archived',
    cell: (each) => formatDay(each.archivedAt),
    compare: (a, b) => a.archivedAt.localeCompare(b.archivedAt),
    firstDirection: 'descending',
  },
  {
    key: 'restore',
    head: '',
    name: 'Restore',
    align: 'right',
    phone: 'action',
    cell: (each) => (
      <Button size="small" aria-label={`Restore ${nameInPlace(each)}`} onClick={() => onRestore([each])}>
        Restore
      </Button>
    ),
  },
]

/** How much of the archive is seen: of one that is not read as a whole only what a filter finds is known. */
function countWords(
  things: readonly ArchivedThing[],
  { count, filtered }: { count: number; filtered: boolean },
): string {
  if (!filtered) return `${figure(count)} archived`
  return isWholeArchive(things) ? `${figure(count)} of ${figure(things.length)}` : `${figure(count)} found`
}

/** Things of the archive that the address asks for: those of the overview, and those that were archived before. */
function useShown(things: readonly ArchivedThing[], { search, kind }: { search: string; kind: Kind | null }) {
  const held = heldBySearch(things, search, searchedInArchive)
  const known = things.filter((each) => (kind === null || each.kind === kind) && held.has(each))
  const older = useOlderArchive(things, { kind, search: useDeferredValue(search.trim()) })
  return { shown: [...known, ...older.things], count: known.length + older.count, older }
}

/** What was archived longer ago goes on under the list as that is gone through. */
function Older({ shown, count, older }: ReturnType<typeof useShown>) {
  if (older.error !== null)
    return (
      <ErrorState title="Failed to fetch pipeline data" onRetry={older.readAgain}>
        {wordsOf(older.error)}
      </ErrorState>
    )
  if (older.isReading) return <SkeletonRows rows={4} />
  if (!older.readMore) return null
  return (
    <Pagination
      shown={shown.length}
      total={count}
      noun="archived"
      whenNear
      onMore={older.readMore}
      loading={older.isReadingMore}
    />
  )
}

/** What was archived, each where it can still be read, with a way back for one or several. */
export function ArchiveView({
  things,
  onRestore,
}: {
  things: readonly ArchivedThing[]
  onRestore(things: readonly ToRestore[]): void
}) {
  const navigate = useNavigate()
  useRowKeys(true)
  const address = useAddressFilters(['search', 'kind', ...sortNames])
  const { search } = address.filters
  const kind = archivedKinds.find((each) => each === address.filters.kind) ?? null
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const found = useShown(things, { search, kind })
  const { shown, count, older } = found
  const columns = columnsFor(onRestore)
  const order = useAddressSort(shown, columns, newestFirst, address)
  // What a filter hides, or was restored meanwhile, is not restored with what is seen.
  const chosen = shown.filter(({ id }) => selected.has(id))
  const filtered = search !== '' || kind !== null
  const clear = () => address.change({ search: null, kind: null })
  if (things.length === 0)
    return (
      <EmptyState title="Nothing is archived.">
        What you archive is kept here: segments, accounts, decision makers and people. You can restore each of them.
      </EmptyState>
    )
  return (
    <>
      <FilterBar
        search={search}
        onSearch={(words) => address.change({ search: words })}
        placeholder="Name or where it belongs"
        count={countWords(things, { count, filtered })}
        onClear={filtered ? clear : undefined}
      >
        <FilterPill<Kind>
          label="Kind"
          options={kindOptions}
          value={kind}
          onChange={(next) => address.change({ kind: next })}
        />
      </FilterBar>
      {shown.length === 0 && !older.isReading && older.error === null && (
        <EmptyState title="Nothing in the archive matches." action={<Button onClick={clear}>Clear filters</Button>} />
      )}
      {shown.length > 0 && (
        <Table
          label="Archive"
          {...order}
          totalRows={count}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={nameInPlace}
          selected={new Set(chosen.map(({ id }) => id))}
          onSelect={setSelected}
          onOpen={({ to }) => void navigate(to)}
        />
      )}
      <Older {...found} />
      {chosen.length > 0 && (
        <ActionBar words={`${countedThings(chosen)} selected`} onClear={() => setSelected(new Set())}>
          <Button size="small" icon={IconRestore} onClick={() => onRestore(chosen)}>
            Restore
          </Button>
        </ActionBar>
      )}
    </>
  )
}
