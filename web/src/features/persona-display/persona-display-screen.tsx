import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BestScore } from '../../domain-ui/best-score.tsx'
import { BuyerPills } from '../../domain-ui/buyer-pills.tsx'
import {
  activeFilters,
  arrange,
  filtersOf,
  noFilters,
  sortLabels,
  sorts,
  type BuyerSort,
} from '../../domain-ui/buyers.ts'
import { callsWith } from '../../domain-ui/call-labels.ts'
import { whoseFigures } from '../../domain-ui/record-words.ts'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { useScoreTargets } from '../../domain-ui/score-target.ts'
import { NobodyToCall } from '../../domain-ui/nobody-to-call.tsx'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { accountPath, personPath, setUpPath } from '../../lib/paths.ts'
import { nextCallQuery, personasQuery, type Buyer } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { ItemList, type ItemPlace } from '../../ui/item-list.tsx'
import { Page, PageBody, PageHeader, useTitle } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { ArchivedRole } from './archived-role.tsx'
import { BuyerTile } from './buyer-tile.tsx'
import { PersonPage } from './person-page.tsx'

const views = ['grid', 'list'] as const

/** Over this many people a list is easier to read than pictures. */
const listFrom = 200

/** As most tiles are on a desk, in pixels. */
const tileHeight = 260

/** As many as the grid's classes lay side by side. */
function useTileColumns(): number {
  const isDesk = useMediaQuery('(width >= 1200px)')
  const isTablet = useMediaQuery('(width >= 768px)')
  return isDesk ? 5 : isTablet ? 3 : 1
}

/** An admin's figures count everybody's calls, and their heads say so. */
const columnsFor = (
  whose: ReturnType<typeof whoseFigures>,
  targetOf: ReturnType<typeof useScoreTargets>,
): Column<Buyer>[] => [
  {
    key: 'name',
    head: 'Buyer',
    wraps: true,
    phone: 'lead',
    cell: (buyer) => (
      <span className="inline-flex items-center gap-3">
        <span className="max-tablet:hidden">
          <Voiceprint seed={buyer._id} name={buyerNameOf(buyer)} size={32} />
        </span>
        <TextLink look="name" to={personPath(buyer._id)}>
          {buyerNameOf(buyer)}
        </TextLink>
      </span>
    ),
  },
  { key: 'title', head: 'Role', wraps: true, cell: (buyer) => buyer.title, phone: 'detail' },
  {
    key: 'account',
    head: 'Account',
    wraps: true,
    cell: (buyer) => (
      <TextLink look="name" to={accountPath({ slug: buyer.accountSlug, name: buyer.accountName })}>
        <span className="font-normal">{buyer.accountName}</span>
      </TextLink>
    ),
  },
  {
    key: 'manner',
    head: 'In their file',
    wide: true,
    cell: (buyer) => (
      <span className="line-clamp-2 max-w-56 min-w-40 text-small whitespace-normal text-ink-2">
        {buyer.manner && `“${buyer.manner}”`}
      </span>
    ),
  },
  {
    key: 'best',
    head: `${whose} best`,
    cell: (buyer) => <BestScore score={buyer.bestScore} target={targetOf(buyer)} />,
    phone: 'value',
  },
  { key: 'calls', head: `${whose} calls`, cell: ({ calls }) => callsWith(calls), wide: true, phone: 'end' },
  {
    key: 'last',
    head: `${whose} last call`,
    wide: true,
    align: 'right',
    cell: (buyer) => (buyer.lastCallAt ? formatDay(buyer.lastCallAt) : '–'),
  },
  {
    key: 'call',
    head: '',
    name: 'Call',
    align: 'right',
    phone: 'menu',
    cell: (buyer) => (
      <ButtonLink size="small" icon={IconPhone} to={setUpPath(buyer._id)} aria-label={`Call ${buyerNameOf(buyer)}`}>
        Call
      </ButtonLink>
    ),
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
  const session = useSession()
  useRowKeys(false)
  const columns = useTileColumns()
  const targetOf = useScoreTargets()
  const draw = useCallback(
    (buyer: Buyer, place: ItemPlace) => (
      <BuyerTile
        key={buyer._id}
        buyer={buyer}
        suggested={buyer._id === suggestedId}
        target={targetOf(buyer)}
        place={place}
      />
    ),
    [suggestedId, targetOf],
  )
  if (view === 'list') {
    return (
      <Table
        label="Buyers"
        rows={buyers}
        columns={columnsFor(whoseFigures(session), targetOf)}
        rowKey={(buyer) => buyer._id}
        sort={null}
        onOpen={(buyer) => void navigate(personPath(buyer._id))}
      />
    )
  }
  return (
    <ItemList
      label="Buyers"
      things={buyers}
      columns={columns}
      height={tileHeight}
      className="grid grid-cols-5 max-desktop:grid-cols-3 max-tablet:grid-cols-1"
      draw={draw}
    />
  )
}

function Buyers({ buyers, suggestedId }: { buyers: readonly Buyer[]; suggestedId: string | null }) {
  const address = useAddressFilters(['search', 'segment', 'level', 'department', 'sort', 'view'])
  const filters = filtersOf(address.filters)
  const sort = sorts.find((each) => each === address.filters.sort) ?? 'suggested'
  const usual = buyers.length > listFrom ? 'list' : 'grid'
  const view = views.find((each) => each === address.filters.view) ?? usual
  const shown = arrange(buyers, filters, sort, suggestedId)
  const on = activeFilters(filters)
  // The order is no filter: it stays.
  const clear = () => address.change(noFilters)
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
            <span className="w-40 shrink-0 max-tablet:min-w-0 max-tablet:flex-1">
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
              onChange={(next) => address.change({ view: next === usual ? null : next })}
            />
          </>
        }
      >
        <BuyerPills buyers={buyers} filters={filters} onChange={address.change} />
      </FilterBar>
      <PageBody>
        <ArchivedRole filters={filters} />
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

/** A link to a decision maker says what became of it, whoever there is to call. */
function NobodyHere() {
  const { filters } = useAddressFilters(['search', 'segment', 'level', 'department'])
  return (
    <>
      <ArchivedRole filters={filtersOf(filters)} />
      <NobodyToCall />
    </>
  )
}

/** `/persona-display`: everybody who can be called, or with `?person=ID` one of them. */
export function PersonaDisplayScreen() {
  const person = useSearchParams()[0].get('person')
  return person === null ? <Everybody /> : <PersonPage key={person} personaId={person} />
}

function Everybody() {
  useTitle('Persona Display')
  const { orgId, userId, organization } = useSession()
  const query = useQuery(personasQuery(orgId))
  const suggestion = useQuery(nextCallQuery(orgId, userId))
  const buyers = query.data
  // Whoever is suggested stands first: known later, they would push everybody on from under the pointer.
  const sort = useSearchParams()[0].get('sort') ?? 'suggested'
  const waits = query.isPending || (sort === 'suggested' && suggestion.isPending && buyers?.length !== 0)
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
      {waits && <SkeletonRows rows={8} />}
      {query.isError && !buyers && (
        <ErrorState title="Failed to fetch pipeline data" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {buyers?.length === 0 && <NobodyHere />}
      {!waits && buyers && buyers.length > 0 && (
        <Buyers buyers={buyers} suggestedId={suggestion.data?.persona?._id ?? null} />
      )}
    </Page>
  )
}
