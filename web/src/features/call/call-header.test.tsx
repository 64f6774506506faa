import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { takeToasts } from '../../ui/toast-queue.ts'
import { CallHeader } from './call-header.tsx'

let toasts: string[] = []
let stop: () => void
beforeEach(() => {
  toasts = []
  stop = takeToasts(({ title }) => toasts.push(title))
})
afterEach(() => {
  cleanup()
  stop()
})

const header = (watchers: readonly string[]) => (
  <MemoryRouter>
    <CallHeader
      call={
        {
          watchers,
          pickedUpAt: null,
          terms: {
            callType: 'discovery',
            difficulty: 'medium',
            expectedMinutes: 10,
            persona: { firstName: 'Dana', accountName: 'Brightwell' },
          },
        } as unknown as CallRecord
      }
      stoppedAtMs={null}
      sound={{ aloud: true, canSpeak: true, onAloud: () => undefined }}
      onPlan={() => undefined}
      hasPlan
    />
  </MemoryRouter>
)

describe('those who watch a call', () => {
  it('are told to the rep when they come, each once, and never when somebody leaves', () => {
    const { rerender } = render(header([]))
    expect(toasts).toEqual([])
    rerender(header(['Ruth Adeyemi']))
    expect(toasts).toEqual(['Ruth is watching your call'])
    rerender(header(['Ruth Adeyemi', 'Sam Whitlock', 'Maya Okafor']))
    expect(toasts.slice(1)).toEqual(['Sam and Maya are watching your call'])
    rerender(header(['Sam Whitlock']))
    rerender(header([]))
    expect(toasts).toHaveLength(2)
    rerender(header(['Ruth Adeyemi']))
    expect(toasts.slice(2)).toEqual(['Ruth is watching your call'])
  })

  it('stand in the header for as long as they watch', () => {
    const { rerender } = render(header(['Ruth Adeyemi', 'Sam Whitlock']))
    expect(screen.getByText('Ruth and Sam').textContent).toBe('Ruth and Sam are watching')
    rerender(header(['Sam Whitlock']))
    expect(screen.getByText('Sam').textContent).toBe('Sam is watching')
    rerender(header([]))
    expect(screen.queryByText(/watching/)).toBeNull()
  })
})
