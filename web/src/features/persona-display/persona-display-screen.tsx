import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
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
import { LastChangeLine } from '../../domain-ui/last-change.tsx'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { sortNames } from '../../domain-ui/use-address-sort.ts'
import { useScoreTargets } from '../../domain-ui/score-target.ts'
import { NobodyToCall } from '../../domain-ui/nobody-to-call.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { nextCallQuery, personasQuery, type Buyer } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { ItemList, type ItemPlace } from '../../ui/item-list.tsx'
import { Page, PageBody, PageHeader, useTitle } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { ArchivedRole } from './archived-role.tsx'
import { buyerOrder, sortIn } from './buyer-order.ts'
import { BuyerTile } from './buyer-tile.tsx'
import { BuyersTable } from './buyers-table.tsx'
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

/** The buyers as pictures. */
function Gallery({ buyers, suggestedId }: { buyers: readonly Buyer[]; suggestedId: string | null }) {
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
  const address = useAddressFilters(['search', 'segment', 'level', 'department', 'view', ...sortNames])
  const filters = filtersOf(address.filters)
  const order = buyerOrder(address)
  const usual = buyers.length > listFrom ? 'list' : 'grid'
  const view = views.find((each) => each === address.filters.view) ?? usual
  const shown = arrange(buyers, filters, order.by, suggestedId, order.direction)
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
                value={order.by}
                onChange={order.onBy}
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
        ) : view === 'list' ? (
          <BuyersTable buyers={shown} order={order} />
        ) : (
          <Gallery buyers={shown} suggestedId={suggestedId} />
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
  return person ? <PersonPage key={person} personaId={person} /> : <Everybody />
}

function Everybody() {
  useTitle('Persona Display')
  const { orgId, userId, organization } = useSession()
  const query = useQuery(personasQuery(orgId))
  const suggestion = useQuery(nextCallQuery(orgId, userId))
  const buyers = query.data
  // Whoever is suggested stands first: known later, they would push everybody on from under the pointer.
  const by = sortIn(useSearchParams()[0].get('sort'))
  const waits = query.isPending || (by === 'suggested' && suggestion.isPending && buyers?.length !== 0)
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
      <LastChangeLine orgId={orgId} />
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
