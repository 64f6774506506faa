import { archivedInOverview, archivedKinds, listArchived, type ArchivedItem } from '@ringside/contract/pipeline/archive'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ArchivedThing } from './archived-things.ts'
import { contactName } from './contact-name.ts'
import type { Kind } from './use-archive.ts'
import type { NamedThing } from './use-restoring.tsx'
import { call } from '../lib/api/client.ts'
import { accountPath, personPath, rolePath, segmentAccountsPath } from '../lib/paths.ts'
import { pipelineKey } from '../lib/queries/pipeline.ts'
import { holdsSearchWords } from '../lib/search-words.ts'
import { useSession } from '../lib/session/session.ts'

const pageSize = 50

interface Asked {
  kind: Kind
  search: string
  /** The last one that is known already; null where all are asked for. */
  after: string | null
}

const archivedPages = (orgId: string, { kind, search, after }: Asked) =>
  infiniteQueryOptions({
    queryKey: [...pipelineKey(orgId), 'archive', kind, search, after],
    queryFn: ({ signal, pageParam }) => {
      const from = { ...(after !== null && { after }), ...(pageParam !== null && { cursor: pageParam }) }
      return call(listArchived, { query: { orgId, kind, limit: pageSize, ...(search && { search }), ...from }, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

const archivedOnly = (
  kind: Kind,
  { _id: id, name, archivedAt }: Extract<ArchivedItem, { kind: 'account' }>['segment'],
) => (archivedAt === null ? [] : [{ kind, id, name } satisfies NamedThing])

/** As the archive shows it. */
function thingOf(item: ArchivedItem): ArchivedThing {
  const own = { id: item._id, archivedAt: item.archivedAt, words: '', place: '', within: [] }
  switch (item.kind) {
    case 'segment':
      return {
        ...own,
        kind: item.kind,
        name: item.name,
        to: segmentAccountsPath(item._id),
        accounts: item.archivedAccountIds,
      }
    case 'account':
      return {
        ...own,
        kind: item.kind,
        name: item.name,
        to: accountPath(item),
        place: item.segment.name,
        within: archivedOnly('segment', item.segment),
      }
    case 'contact-profile':
      return { ...own, kind: item.kind, name: contactName(item), to: rolePath(item) }
    case 'persona':
      return {
        ...own,
        kind: item.kind,
        name: buyerNameOf(item),
        to: personPath(item._id),
        place: item.account.name,
        // As far as the overview goes: what an account in use belongs to is no matter of its people.
        within:
          item.account.archivedAt === null
            ? []
            : [...archivedOnly('account', item.account), ...archivedOnly('segment', item.segment)],
      }
  }
}

/** That the archive goes on after what is known of a kind: after which one, and which the server knows as well. */
interface Rest {
  after: string | null
  counted: readonly ArchivedThing[]
}

/** The archive's own order: the last archived first, of those of one moment the higher id. */
const laterFirst = (a: ArchivedThing, b: ArchivedThing): number =>
  `${a.archivedAt} ${a.id}` < `${b.archivedAt} ${b.id}` ? 1 : -1

/** What is left of a kind after what the overview has; null where that is all. */
function restOf(kind: Kind, things: readonly ArchivedThing[]): Rest | null {
  const own = things.filter((thing) => thing.kind === kind)
  if (own.length >= archivedInOverview) {
    const inOrder = own.toSorted(laterFirst)
    // Older segments are there too while accounts of theirs are in use.
    return { after: inOrder[archivedInOverview - 1]?.id ?? null, counted: inOrder.slice(archivedInOverview) }
  }
  // The people of accounts that the overview leaves out are left out with them, however late they were archived.
  const goesOn = kind === 'persona' && restOf('account', things) !== null
  return goesOn ? { after: null, counted: own } : null
}

/** Whether these, of the overview, are all that is archived. */
export const isWholeArchive = (things: readonly ArchivedThing[]): boolean =>
  archivedKinds.every((kind) => restOf(kind, things) === null)

interface Filter {
  kind: Kind | null
  search: string
  /** Nothing is asked of the server meanwhile. */
  waits?: boolean
}

/** What was archived of a kind before what the overview has; null where nothing is asked for. */
function useRest(known: readonly ArchivedThing[], asked: Kind, { kind, search, waits = false }: Filter) {
  const { orgId } = useSession()
  const rest = !waits && (kind === null || kind === asked) ? restOf(asked, known) : null
  const pages = archivedPages(orgId, { kind: asked, search, after: rest?.after ?? null })
  const query = useInfiniteQuery({ ...pages, enabled: rest !== null })
  if (rest === null) return []
  const [first] = query.data?.pages ?? []
  // Taken off by the server's rule, which forgives no slips: of these alone its total holds any.
  const counted = rest.counted.filter(({ words }) => holdsSearchWords(words, search))
  return [{ kind: asked, query, count: first ? first.total - counted.length : 0 }]
}

/**
 * What the overview leaves out of the archive, read page by page: of one kind or of each, by the words of a search. `known`
 * is what the overview has.
 */
export function useOlderArchive(known: readonly ArchivedThing[], filter: Filter) {
  const rests = [
    ...useRest(known, 'segment', filter),
    ...useRest(known, 'account', filter),
    ...useRest(known, 'contact-profile', filter),
    ...useRest(known, 'persona', filter),
  ]
  const ids = new Set(known.map(({ id }) => id))
  const queries = rests.map(({ query }) => query)
  const more = queries.filter(({ hasNextPage }) => hasNextPage)
  const failed = queries.filter(({ isError }) => isError)
  return {
    things: queries
      .flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? [])
      .filter(({ _id }) => !ids.has(_id))
      .map(thingOf),
    /** How many there are beside those of the overview that the search finds. */
    count: rests.reduce((sum, { count }) => sum + count, 0),
    /** The same of each kind. */
    counts: rests.map((each) => ({ kind: each.kind, count: each.count })),
    isReading: queries.some(({ isPending }) => isPending),
    isReadingMore: queries.some(({ isFetchingNextPage }) => isFetchingNextPage),
    error: failed[0]?.error ?? null,
    readAgain: () => failed.forEach(({ refetch }) => void refetch()),
    ...(more.length > 0 && { readMore: () => more.forEach(({ fetchNextPage }) => void fetchNextPage()) }),
  }
}
