import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { BuyerPills } from '../../domain-ui/buyer-pills.tsx'
import { activeFilters, arrange, filtersOf, noFilters } from '../../domain-ui/buyers.ts'
import { NobodyToCall } from '../../domain-ui/nobody-to-call.tsx'
import { MannerNote } from '../../domain-ui/manner-note.tsx'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { setUpPath } from '../../lib/paths.ts'
import { nextCallQuery, personasQuery, type Buyer } from '../../lib/queries/pipeline.ts'
import { focusFilterSearch, useShortcuts } from '../../lib/keyboard.ts'
import { useSession } from '../../lib/session/session.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { ItemList, type ItemPlace } from '../../ui/item-list.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { BuyerLine, lineHeight, lineLook } from './buyer-line.tsx'

function BuyerRow({ buyer, suggested, place }: { buyer: Buyer; suggested: boolean; place: ItemPlace }) {
  return (
    <li {...place}>
      <Link to={setUpPath(buyer._id)} className={`${lineLook} text-ink no-underline -outline-offset-2 hover:bg-subtle`}>
        <BuyerLine
          buyer={buyer}
          suggested={suggested}
          note={
            <span className="max-w-72 text-small text-ink-2 max-tablet:hidden">
              <MannerNote manner={buyer.manner} className="" />
            </span>
          }
        />
      </Link>
    </li>
  )
}

/** Nobody is chosen yet: everybody who can be called, whoever is suggested first. */
export function ChooseBuyer() {
  const { orgId, userId } = useSession()
  const buyers = useQuery(personasQuery(orgId))
  const suggestedId = useQuery(nextCallQuery(orgId, userId)).data?.persona?._id ?? null
  const address = useAddressFilters(['search', 'segment', 'level', 'department'])
  const filters = filtersOf(address.filters)
  useShortcuts([{ keys: '/', label: 'Search', group: 'Lists', run: focusFilterSearch }])
  const all = buyers.data ?? []
  const found = arrange(all, filters, 'suggested', suggestedId)
  const draw = useCallback(
    (buyer: Buyer, place: ItemPlace) => (
      <BuyerRow key={buyer._id} buyer={buyer} suggested={buyer._id === suggestedId} place={place} />
    ),
    [suggestedId],
  )
  return (
    <Page>
      <PageHeader title="Set up a call" fact="Who do you want to call?" />
      {buyers.data?.length !== 0 && (
        <FilterBar
          search={filters.search}
          onSearch={(search) => address.change({ search })}
          placeholder="Name, role or account"
          count={buyers.data ? `${found.length} of ${all.length}` : ''}
          onClear={activeFilters(filters) > 0 ? () => address.change(noFilters) : undefined}
        >
          <BuyerPills buyers={all} filters={filters} onChange={address.change} />
        </FilterBar>
      )}
      <PageBody>
        {buyers.isPending && <SkeletonRows />}
        {buyers.isLoadingError && (
          <ErrorState title="Failed to fetch buyers" onRetry={() => void buyers.refetch()}>
            {wordsOf(buyers.error)}
          </ErrorState>
        )}
        {buyers.data?.length === 0 && <NobodyToCall />}
        {all.length > 0 && found.length === 0 && (
          <EmptyState title="No buyers match.">Try a name, a role or an account.</EmptyState>
        )}
        <ItemList label="Buyers" things={found} height={lineHeight} draw={draw} />
      </PageBody>
    </Page>
  )
}
