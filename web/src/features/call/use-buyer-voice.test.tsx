import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { msPerWord } from '../../lib/audio/captions-output.ts'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { useBuyerVoice } from './use-buyer-voice.ts'
import type { CallActions } from './use-call-connection.ts'

const call = (toSay: number | null) =>
  ({
    turns: [{ turn: 0, speaker: 'buyer', words: 'No login at all.' }],
    terms: { persona: {}, voice: { pitch: 0.5, pace: 0.5 } },
    toSay,
    pickedUpAt: 0,
  }) as unknown as CallRecord
const actions = () =>
  ({
    interrupt: vi.fn<CallActions['interrupt']>(),
    spoken: vi.fn<CallActions['spoken']>(),
    say: vi.fn<CallActions['say']>(),
    saveNotes: vi.fn<CallActions['saveNotes']>(),
    hangUp: vi.fn<CallActions['hangUp']>(),
    retryNow: vi.fn<CallActions['retryNow']>(),
    takeBack: vi.fn<CallActions['takeBack']>(),
  }) satisfies CallActions
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
})
afterEach(() => void vi.useRealTimers())

function listen(toSay: number | null) {
  const told = actions()
  const hook = renderHook(({ call }) => useBuyerVoice(call, false, told), { initialProps: { call: call(toSay) } })
  return {
    told,
    voice: () => hook.result.current,
    next: (toSay: number | null) => hook.rerender({ call: call(toSay) }),
  }
}

describe('the buyer’s voice', () => {
  it('says a turn a word at a time and reports when all of it was said', () => {
    const { told, voice } = listen(0)
    expect(voice().isSpeaking).toBe(true)
    pass(msPerWord)
    expect(voice().saying).toEqual({ turn: 0, begun: 2, isSaying: true })
    pass(4 * msPerWord)
    expect(voice().isSpeaking).toBe(false)
    expect(told.spoken).toHaveBeenCalledExactlyOnceWith(0)
    expect(told.interrupt).not.toHaveBeenCalled()
  })

  it('stops when the rep cuts in, and reports only the words that were said', () => {
    const { told, voice } = listen(0)
    pass(msPerWord)
    act(() => voice().interrupt())
    pass(60_000)
    expect(told.interrupt).toHaveBeenCalledExactlyOnceWith(0, 2)
    expect(told.spoken).not.toHaveBeenCalled()
    expect(voice()).toMatchObject({ isSpeaking: false, saying: { turn: 0, begun: 2 } })
  })

  it('can be cut off before the first word', () => {
    const { told, voice } = listen(0)
    act(() => voice().interrupt())
    pass(60_000)
    expect(told.interrupt).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(told.spoken).not.toHaveBeenCalled()
  })

  it('has said all of its line when a rep who reads ahead types the next one', () => {
    const { told, voice } = listen(0)
    pass(msPerWord)
    act(() => voice().finish())
    pass(60_000)
    expect(told.spoken).toHaveBeenCalledExactlyOnceWith(0)
    expect(told.interrupt).not.toHaveBeenCalled()
    expect(voice().isSpeaking).toBe(false)
  })

  it('is not interrupted while it is quiet', () => {
    const { told, voice } = listen(null)
    act(() => voice().interrupt())
    expect(told.interrupt).not.toHaveBeenCalled()
  })

  it('falls silent when the turn is no longer to be said', () => {
    const { told, voice, next } = listen(0)
    pass(msPerWord)
    next(null)
    pass(60_000)
    expect(told.spoken).not.toHaveBeenCalled()
    expect(voice().isSpeaking).toBe(false)
  })
})
