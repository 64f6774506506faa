import type { Review } from '@ringside/contract/reviews/review'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const leastPauseMs = 1000
const mostPauseMs = 15_000
/** The longer it has taken, the longer it will: pauses are this share of the time that has gone by. */
const pauseShare = 0.1
/** A model answers within a minute. What is not there by now is read when the page is opened again. */
const endsAfterMs = 600_000

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
    const begunMs = Date.now()
    let next: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const readAgain = async () => {
      // A reading that is on its way is waited for: breaking it off, a slow one would never arrive.
      await queries.invalidateQueries({ predicate: ({ state }) => holdsAwaited(state.data) }, { cancelRefetch: false })
      if (!isOver) pause()
    }
    const pause = () => {
      const goneMs = Date.now() - begunMs
      if (goneMs > endsAfterMs) return
      const pauseMs = Math.min(mostPauseMs, Math.max(leastPauseMs, goneMs * pauseShare))
      next = setTimeout(() => void readAgain(), pauseMs)
    }
    pause()
    return () => {
      isOver = true
      clearTimeout(next)
    }
  }, [queries, awaits])
}
