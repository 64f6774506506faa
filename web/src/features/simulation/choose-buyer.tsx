import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { BuyerPills } from '../../domain-ui/buyer-pills.tsx'
import { activeFilters, arrange, noFilters, type BuyerFilters } from '../../domain-ui/buyers.ts'
import { NobodyToCall } from '../../domain-ui/nobody-to-call.tsx'
import { MannerNote } from '../../domain-ui/manner-note.tsx'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { whoseFigures } from '../../domain-ui/record-words.ts'
import { callsWith } from '../../domain-ui/call-labels.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { setUpPath } from '../../lib/paths.ts'
import { nextCallQuery, personasQuery, type Buyer } from '../../lib/queries/pipeline.ts'
import { focusFilterSearch, useShortcuts } from '../../lib/keyboard.ts'
import { useSession } from '../../lib/session/session.ts'
import { Chip } from '../../ui/chip.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'

function BuyerRow({ buyer, suggested }: { buyer: Buyer; suggested: boolean }) {
  const { isAdmin } = useSession()
  const name = buyerNameOf(buyer)
  return (
    <li>
      <Link
        to={setUpPath(buyer._id)}
        className="flex items-center gap-4 border-b border-line px-6 py-3 text-ink no-underline -outline-offset-2 hover:bg-subtle max-tablet:px-4"
      >
        <Voiceprint seed={buyer._id} name={name} size={52} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {name} {suggested && <Chip tone="you">Suggested next</Chip>}
          </span>
          <span className="block truncate text-ink-2 max-tablet:whitespace-normal">
            {buyer.title}, {buyer.accountName}
          </span>
        </span>
        <span className="max-w-72 text-small text-ink-2 max-tablet:hidden">
          <MannerNote manner={buyer.manner} className="" />
        </span>
        <span className="w-28 text-right text-small text-ink-2">
          {buyer.bestScore === null
            ? callsWith(buyer.calls)
            : `${whoseFigures(isAdmin)} best ${Math.round(buyer.bestScore)}`}
        </span>
      </Link>
    </li>
  )
}

/** Nobody is chosen yet: everybody who can be called, whoever is suggested first. */
export function ChooseBuyer() {
  const { orgId, userId } = useSession()
  const buyers = useQuery(personasQuery(orgId))
  const suggestedId = useQuery(nextCallQuery(orgId, userId)).data?.persona?._id ?? null
  const [filters, setFilters] = useState(noFilters)
  useShortcuts([{ keys: '/', label: 'Search', group: 'Lists', run: focusFilterSearch }])
  const all = buyers.data ?? []
  const found = arrange(all, filters, 'suggested', suggestedId)
  const change = (to: Partial<BuyerFilters>) => setFilters({ ...filters, ...to })
  return (
    <Page>
      <PageHeader title="Set up a call" fact="Who do you want to call?" />
      {buyers.data?.length !== 0 && (
        <FilterBar
          search={filters.search}
          onSearch={(search) => change({ search })}
          placeholder="Name, role or account"
          count={buyers.data ? `${found.length} of ${all.length}` : ''}
          onClear={activeFilters(filters) > 0 ? () => setFilters(noFilters) : undefined}
        >
          <BuyerPills buyers={all} filters={filters} onChange={change} />
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
        <ul>
          {found.map((buyer) => (
            <BuyerRow key={buyer._id} buyer={buyer} suggested={buyer._id === suggestedId} />
          ))}
        </ul>
      </PageBody>
    </Page>
  )
}
