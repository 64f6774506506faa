import type { Review } from '@ringside/contract/reviews/review'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWordsAwaited } from './use-words-awaited.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const reviewIn = (state: 'asked' | 'done') => ({ prose: { state } }) as unknown as Review
const read = vi.fn<() => Promise<{ review: Review }>>()
const other = vi.fn<() => Promise<{ review: null }>>()

function Screen() {
  const { data } = useQuery({ queryKey: ['review'], queryFn: read })
  useQuery({ queryKey: ['other'], queryFn: other })
  return data ? <Words review={data.review} /> : null
}

function Words({ review }: { review: Review }) {
  useWordsAwaited(review)
  return <p>{review.prose?.state}</p>
}

it('a review is read again until its words are there, and nothing else is', async () => {
  read.mockResolvedValue({ review: reviewIn('asked') })
  other.mockResolvedValue({ review: null })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(screen.getByText('asked')).toBeTruthy()
  expect(read).toHaveBeenCalledTimes(3)
  read.mockResolvedValue({ review: reviewIn('done') })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('done')).toBeTruthy()
  expect(read).toHaveBeenCalledTimes(4)
  expect(other).toHaveBeenCalledTimes(1)
})
