import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { NobodyToCall } from '../../domain-ui/nobody-to-call.tsx'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { setUpPath } from '../../lib/paths.ts'
import { nextCallQuery, personasQuery, type Buyer } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { plainOptions, type Option } from '../../ui/option.ts'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { BuyerTile, callsOf } from './buyer-tile.tsx'
import {
  activeFilters,
  arrange,
  filtersOf,
  noFilters,
  segmentsOf,
  sortLabels,
  sorts,
  valuesOf,
  type BuyerSort,
} from './buyers.ts'

/** Over this many people a list is easier to read than pictures. */
const listFrom = 200

/** An admin's figures count everybody's calls, and their heads say so. */
const columnsFor = (whose: 'Team’s' | 'Your'): Column<Buyer>[] => [
  {
    key: 'name',
    head: 'Buyer',
    phone: 'lead',
    cell: (buyer) => (
      <span className="inline-flex items-center gap-3">
        <span className="max-tablet:hidden">
          <Voiceprint seed={buyer._id} name={buyerNameOf(buyer)} size={32} />
        </span>
        <TextLink look="name" to={setUpPath(buyer._id)}>
          {buyerNameOf(buyer)}
        </TextLink>
      </span>
    ),
  },
  { key: 'title', head: 'Role', cell: (buyer) => buyer.title, phone: 'detail' },
  { key: 'account', head: 'Account', cell: (buyer) => buyer.accountName },
  {
    key: 'manner',
    head: 'Note from the rep before you',
    cell: (buyer) => <span className="text-ink-2">{buyer.manner && `“${buyer.manner}”`}</span>,
  },
  { key: 'best', head: `${whose} best`, cell: (buyer) => <Score score={buyer.bestScore} />, phone: 'value' },
  { key: 'calls', head: `${whose} calls`, cell: callsOf, phone: 'end' },
  {
    key: 'last',
    head: `${whose} last call`,
    align: 'right',
    cell: (buyer) => (buyer.lastCallAt ? formatDay(buyer.lastCallAt) : '–'),
  },
]

function Gallery({
  buyers,
  suggestedId,
  view,
}: {
  buyers: readonly Buyer[]
  suggestedId: string | null
  view: 'grid' | 'list'
}) {
  const navigate = useNavigate()
  const { isAdmin } = useSession()
  if (view === 'list') {
    return (
      <Table
        label="Buyers"
        rows={buyers}
        columns={columnsFor(isAdmin ? 'Team’s' : 'Your')}
        rowKey={(buyer) => buyer._id}
        sort={null}
        onOpen={(buyer) => void navigate(setUpPath(buyer._id))}
      />
    )
  }
  return (
    <ul className="grid grid-cols-5 max-desktop:grid-cols-3 max-tablet:grid-cols-1">
      {buyers.map((buyer) => (
        <BuyerTile key={buyer._id} buyer={buyer} suggested={buyer._id === suggestedId} />
      ))}
    </ul>
  )
}

function Buyers({ buyers, suggestedId }: { buyers: readonly Buyer[]; suggestedId: string | null }) {
  const address = useAddressFilters(['search', 'segment', 'level', 'department', 'sort'])
  const filters = filtersOf(address.filters)
  const sort = sorts.find((each) => each === address.filters.sort) ?? 'suggested'
  const [view, setView] = useState<'grid' | 'list'>(buyers.length > listFrom ? 'list' : 'grid')
  const shown = arrange(buyers, filters, sort, suggestedId)
  const on = activeFilters(filters)
  // The order is no filter: it stays.
  const clear = () => address.change(noFilters)
  const pill = (label: string, field: 'segment' | 'level' | 'department', options: readonly Option[]) => (
    <FilterPill
      label={label}
      options={options}
      value={filters[field]}
      onChange={(value) => address.change({ [field]: value })}
    />
  )
  return (
    <>
      <FilterBar
        search={filters.search}
        onSearch={(search) => address.change({ search })}
        placeholder="Name, role or account"
        count={`${shown.length} of ${buyers.length}`}
        onClear={on > 0 ? clear : undefined}
        end={
          <>
            <span className="text-small text-ink-2">Sort</span>
            <span className="w-40 shrink-0">
              <Select<BuyerSort>
                label="Sort"
                size="small"
                options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
                value={sort}
                onChange={(next) => address.change({ sort: next })}
              />
            </span>
            <SegmentedControl<'grid' | 'list'>
              label="View"
              segments={[
                { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
                { value: 'list', label: 'List', icon: IconList },
              ]}
              value={view}
              onChange={setView}
            />
          </>
        }
      >
        {pill('Segment', 'segment', segmentsOf(buyers))}
        {pill('Level', 'level', plainOptions(valuesOf(buyers, 'level')))}
        {pill('Department', 'department', plainOptions(valuesOf(buyers, 'department')))}
      </FilterBar>
      <PageBody>
        {shown.length === 0 ? (
          <EmptyState title="No buyers match." action={<Button onClick={clear}>Clear filters</Button>}>
            {on === 1 ? '1 filter is on.' : `${on} filters are on.`}
          </EmptyState>
        ) : (
          <Gallery buyers={shown} suggestedId={suggestedId} view={view} />
        )}
      </PageBody>
    </>
  )
}

/** `/persona-display`: everybody who can be called. */
export function PersonaDisplayScreen() {
  const { orgId, userId, organization } = useSession()
  const query = useQuery(personasQuery(orgId))
  const suggestion = useQuery(nextCallQuery(orgId, userId))
  const buyers = query.data
  const accounts = new Set(buyers?.map((buyer) => buyer.accountId)).size
  const fact =
    buyers &&
    `${buyers.length} ${buyers.length === 1 ? 'person' : 'people'} at ${accounts} ${accounts === 1 ? 'account' : 'accounts'}`
  return (
    <Page>
      <PageHeader
        title="Buyers"
        fact={buyers?.length === 0 ? undefined : fact}
        actions={
          organization.pipeline && (
            <ButtonLink icon={IconBuilding} to="/pipeline/accounts">
              By account
            </ButtonLink>
          )
        }
      />
      {query.isPending && <SkeletonRows rows={8} />}
      {query.isError && !buyers && (
        <ErrorState title="Failed to fetch pipeline data" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {buyers?.length === 0 && <NobodyToCall />}
      {buyers && buyers.length > 0 && <Buyers buyers={buyers} suggestedId={suggestion.data?.persona?._id ?? null} />}
    </Page>
  )
}
