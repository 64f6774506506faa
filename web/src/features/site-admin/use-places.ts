import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { siteOrganizationsQuery } from './site-queries.ts'

export interface Place {
  orgId: string
  name: string
}

/**
 * The organisations that something can move to: those that called last, and when there are more than one page of them,
 * those found by name. The one that is chosen stays among them, whatever is looked for next.
 */
export function usePlaces(fromOrgId: string) {
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
    search,
    setSearch,
    /** There are too many to list at once. */
    isLong: search !== '' || query.hasNextPage,
    /** There is no other organisation at all. */
    isNone: query.isSuccess && search === '' && places.length === 0,
  }
}

export type Places = ReturnType<typeof usePlaces>
