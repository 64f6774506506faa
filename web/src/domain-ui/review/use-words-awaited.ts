import type { Review } from '@ringside/contract/reviews/review'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const everyMs = 1000

const isAwaited = (review: Pick<Review, 'prose'>): boolean => review.prose?.state === 'asked'

/** What was read of a call of either kind, with a review whose words a model is being asked for. */
const holdsAwaited = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'review' in data &&
  // Whatever is read of a call has its review under this name, or null.
  isAwaited((data.review ?? {}) as Pick<Review, 'prose'>)

/** Reads a review again until the model that was asked for its words has answered. */
export function useWordsAwaited(review: Review): void {
  const queries = useQueryClient()
  const awaits = isAwaited(review)
  useEffect(() => {
    if (!awaits) return
    const again = setInterval(() => {
      void queries.invalidateQueries({ predicate: ({ state }) => holdsAwaited(state.data) })
    }, everyMs)
    return () => clearInterval(again)
  }, [queries, awaits])
}
