import type { Review } from '@ringside/contract/reviews/review'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWordsAwaited } from './use-words-awaited.ts'

beforeEach(() => {
  vi.useFakeTimers()
  read.mockReset()
  other.mockReset().mockResolvedValue({ review: null })
})
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

const renderScreen = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )

it('a review is read again until its words are there, and nothing else is', async () => {
  read.mockResolvedValue({ review: reviewIn('asked') })
  other.mockResolvedValue({ review: null })
  renderScreen()
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(screen.getByText('asked')).toBeTruthy()
  expect(read).toHaveBeenCalledTimes(3)
  read.mockResolvedValue({ review: reviewIn('done') })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('done')).toBeTruthy()
  expect(read).toHaveBeenCalledTimes(4)
  expect(other).toHaveBeenCalledTimes(1)
})

it('words that are there are shown where a reading takes longer than the pause before it', async () => {
  const takesMs = 1_500
  let state: 'asked' | 'done' = 'asked'
  read.mockImplementation(() => {
    const answer = { review: reviewIn(state) }
    return new Promise((resolve) => {
      setTimeout(() => resolve(answer), takesMs)
    })
  })
  renderScreen()
  await act(() => vi.advanceTimersByTimeAsync(takesMs + 100))
  expect(screen.getByText('asked')).toBeTruthy()
  state = 'done'
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('done')).toBeTruthy()
  expect(read).toHaveBeenCalledTimes(2)
})

it('the longer the words take, the longer are the pauses, and in the end nothing is read again', async () => {
  read.mockResolvedValue({ review: reviewIn('asked') })
  renderScreen()
  const minuteMs = 60_000
  const readIn = async (ms: number) => {
    const before = read.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return read.mock.calls.length - before
  }
  const first = await readIn(minuteMs)
  const second = await readIn(minuteMs)
  expect(second).toBeGreaterThan(0)
  expect(second).toBeLessThan(first / 2)
  await readIn(20 * minuteMs)
  expect(await readIn(20 * minuteMs)).toBe(0)
})
