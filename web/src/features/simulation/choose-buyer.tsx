import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { NobodyToCall } from '../../domain-ui/nobody-to-call.tsx'
import { MannerNote } from '../../domain-ui/manner-note.tsx'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { whoseFigures } from '../../domain-ui/record-words.ts'
import { callsWith } from '../../domain-ui/call-labels.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { setUpPath } from '../../lib/paths.ts'
import { personasQuery, type Buyer } from '../../lib/queries/pipeline.ts'
import { focusFilterSearch, useShortcuts } from '../../lib/keyboard.ts'
import { useSession } from '../../lib/session/session.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { searchBuyers } from './search-buyers.ts'

function BuyerRow({ buyer }: { buyer: Buyer }) {
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
          <span className="block font-medium">{name}</span>
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

function Buyers({ search, buyers }: { search: string; buyers: readonly Buyer[] }) {
  const found = searchBuyers(buyers, search)
  if (buyers.length === 0) return <NobodyToCall />
  if (found.length === 0) return <EmptyState title="No buyers match.">Try a name, a role or an account.</EmptyState>
  return (
    <ul>
      {found.map((buyer) => (
        <BuyerRow key={buyer._id} buyer={buyer} />
      ))}
    </ul>
  )
}

/** Nobody is chosen yet: everybody who can be called. */
export function ChooseBuyer() {
  const { orgId } = useSession()
  const buyers = useQuery(personasQuery(orgId))
  const [search, setSearch] = useState('')
  useShortcuts([{ keys: '/', label: 'Search', group: 'Lists', run: focusFilterSearch }])
  const all = buyers.data ?? []
  return (
    <Page>
      <PageHeader title="Set up a call" fact="Who do you want to call?" />
      {buyers.data?.length !== 0 && (
        <FilterBar
          search={search}
          onSearch={setSearch}
          placeholder="Name, role or account"
          count={buyers.data ? `${searchBuyers(all, search).length} of ${all.length}` : ''}
          onClear={search ? () => setSearch('') : undefined}
        />
      )}
      <PageBody>
        {buyers.isPending && <SkeletonRows />}
        {buyers.isLoadingError && (
          <ErrorState title="Failed to fetch buyers" onRetry={() => void buyers.refetch()}>
            {wordsOf(buyers.error)}
          </ErrorState>
        )}
        {buyers.data && <Buyers search={search} buyers={buyers.data} />}
      </PageBody>
    </Page>
  )
}
