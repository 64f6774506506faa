import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Places } from '../../domain-ui/transfer/choose-segments.tsx'
import type { Place } from '../../domain-ui/transfer/segment-move.ts'
import { siteOrganizationsQuery } from './site-queries.ts'

/**
 * The organisations that something can move to: those that called last, and when there are more than one page of them,
 * those found by name. The one that is chosen stays among them, whatever is looked for next.
 */
export function usePlaces(fromOrgId: string): Places {
  const [search, setSearch] = useState('')
  const [to, setTo] = useState<Place | undefined>()
  const query = useInfiniteQuery(siteOrganizationsQuery(useDeferredValue(search.trim())))
  const found: Place[] = query.data?.pages.flatMap((page) => page.items) ?? []
  const isChosenFound = to === undefined || found.some((place) => place.orgId === to.orgId)
  const places = (isChosenFound ? found : [to, ...found]).filter((place) => place.orgId !== fromOrgId)
  return {
    places,
    to,
    setTo: (orgId: string) => setTo(places.find((place) => place.orgId === orgId)),
    find: search !== '' || query.hasNextPage ? { search, setSearch } : null,
    isNone: query.isSuccess && search === '' && places.length === 0,
  }
}
