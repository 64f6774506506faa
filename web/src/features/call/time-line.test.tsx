import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { leftWords, TimeLine } from './time-line.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** A call whose buyer said a moment ago that they have half a minute left. */
function showTimeLine() {
  const pickedUpAt = performance.now() - 570_000
  const call = {
    pickedUpAt,
    terms: { expectedMinutes: 10 },
    nearlyUp: { leftMs: 29_000, at: performance.now() },
  } as unknown as CallRecord
  const line = (stoppedAtMs: number | null, isOver = false) => (
    <TimeLine call={call} stoppedAtMs={stoppedAtMs} isOver={isOver} />
  )
  const { rerender } = render(line(null))
  return {
    /** The connection goes, or comes back. */
    lose: () => rerender(line(performance.now() - pickedUpAt)),
    comeBack: () => rerender(line(null)),
    end: () => rerender(line(580_000, true)),
    announced: () => screen.getByRole('status').textContent,
    seen: () => screen.queryByText(/left$/, { selector: '[aria-hidden]' })?.textContent,
  }
}

describe('the buyer’s time', () => {
  it('is said in minutes, and in seconds when it is under half a minute', () => {
    expect(leftWords(120_000)).toBe('2 minutes left')
    expect(leftWords(60_000)).toBe('1 minute left')
    expect(leftWords(20_400)).toBe('21 seconds left')
    expect(leftWords(-500)).toBe('Time is up')
  })

  it('is announced once when it is nearly up, and counted down for the eye alone', () => {
    const { announced, seen } = showTimeLine()
    expect(announced()).toBe('29 seconds left')
    pass(4000)
    expect(seen()).toBe('25 seconds left')
    expect(announced()).toBe('29 seconds left')
  })

  it('stands still while the connection is gone', () => {
    const { lose, comeBack, seen, announced } = showTimeLine()
    pass(4000)
    lose()
    pass(3000)
    expect(seen()).toBe('25 seconds left')
    comeBack()
    expect(seen()).toBe('22 seconds left')
    expect(announced()).toBe('29 seconds left')
  })

  it('is no matter any more when the call is over', () => {
    const { end, seen, announced } = showTimeLine()
    end()
    expect(seen()).toBeUndefined()
    expect(announced()).toBe('')
  })
})
