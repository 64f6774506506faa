import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNotes } from './use-notes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function takeNotes(kept = '') {
  const save = vi.fn<(notes: string) => void>()
  const hook = renderHook((server: string) => useNotes(server, save), { initialProps: kept })
  return {
    save,
    ...hook,
    write: (notes: string) => act(() => hook.result.current.setNotes(notes)),
    rest: () => act(() => void vi.advanceTimersByTime(800)),
  }
}

describe('notes of a call', () => {
  it('are saved when the typing rests, once', () => {
    const { save, write, rest } = takeNotes()
    write('Ask')
    write('Ask for Grace.')
    expect(save).not.toHaveBeenCalled()
    rest()
    rest()
    expect(save.mock.calls).toEqual([['Ask for Grace.']])
  })

  it('are called saved when the server has them, not when they were sent', () => {
    const { result, rerender, write, rest } = takeNotes()
    expect(result.current.isSaved).toBe(true)
    write('Ask for Grace.')
    rest()
    expect(result.current.isSaved).toBe(false)
    rerender('Ask for Grace.')
    expect(result.current.isSaved).toBe(true)
  })

  it.each([
    ['hanging up', (notes: ReturnType<typeof takeNotes>) => act(() => notes.result.current.flush())],
    ['the page being hidden', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
    ['leaving the screen', (notes: ReturnType<typeof takeNotes>) => notes.unmount()],
  ])('wait no longer than for %s', (_, happen) => {
    const notes = takeNotes('Ask')
    notes.write('Ask for Grace.')
    happen(notes)
    notes.rest()
    expect(notes.save.mock.calls).toEqual([['Ask for Grace.']])
  })

  it('that nobody changed are not saved again', () => {
    const { save, unmount } = takeNotes('Ask for Grace.')
    unmount()
    expect(save).not.toHaveBeenCalled()
  })
})
