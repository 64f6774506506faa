import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { countedThings, type Kind } from '../../domain-ui/use-archive.ts'
import { sortNames, useAddressSort } from '../../domain-ui/use-address-sort.ts'
import type { ToRestore } from '../../domain-ui/use-restoring.tsx'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { matchesSearchWords } from '../../lib/search-words.ts'
import { formatDay } from '../../lib/time-format.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import type { Option } from '../../ui/option.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { archivedWords, kindName, type ArchivedThing } from '../../domain-ui/archived-things.ts'

const kinds = ['segment', 'account', 'contact-profile', 'persona'] as const satisfies readonly Kind[]
const kindOptions: readonly Option<Kind>[] = kinds.map((value) => ({ value, label: kindName(value) }))
const newestFirst: Sort = { key: 'archived', direction: 'descending' }

const figure = (count: number) => count.toLocaleString('en-GB')

const wholeName = ({ name, place }: ArchivedThing) => (place === '' ? name : `${name}, ${place}`)

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
      <Button size="small" aria-label={`Restore ${wholeName(each)}`} onClick={() => onRestore([each])}>
        Restore
      </Button>
    ),
  },
]

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
  const kind = kinds.find((each) => each === address.filters.kind) ?? null
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const shown = things.filter(
    (each) =>
      (kind === null || each.kind === kind) && (search === '' || matchesSearchWords(archivedWords(each), search)),
  )
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
        count={filtered ? `${figure(shown.length)} of ${figure(things.length)}` : `${figure(things.length)} archived`}
        onClear={filtered ? clear : undefined}
      >
        <FilterPill<Kind>
          label="Kind"
          options={kindOptions}
          value={kind}
          onChange={(next) => address.change({ kind: next })}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState title="Nothing in the archive matches." action={<Button onClick={clear}>Clear filters</Button>} />
      ) : (
        <Table
          label="Archive"
          {...order}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={wholeName}
          selected={new Set(chosen.map(({ id }) => id))}
          onSelect={setSelected}
          onOpen={({ to }) => void navigate(to)}
        />
      )}
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
