import { describe, expect, it } from 'vitest'
import { buyerDoing, repDoing, stoppedAt, type JoinedView } from './stage-state.ts'
import type { useSpeaking } from './use-speaking.ts'

type Speaking = ReturnType<typeof useSpeaking>
const view = (over: object, call: object = {}) =>
  ({
    state: 'live',
    call: { pickedUpAt: 1000, unacknowledged: [], thinkingSince: null, ...call },
    ...over,
  }) as unknown as JoinedView
const speaking = (over: { isSpeaking?: boolean; hearing?: string; microphone?: string } = {}) =>
  ({
    buyer: { isSpeaking: over.isSpeaking ?? false },
    rep: { hearing: over.hearing ?? '' },
    microphone: over.microphone ?? 'off',
  }) as unknown as Speaking

describe('what the buyer is doing', () => {
  it.each([
    ['Ringing', view({ state: 'ringing' }, { pickedUpAt: null }), speaking(), false],
    ['Speaking', view({}), speaking({ isSpeaking: true }), true],
    ['Thinking', view({}), speaking(), true],
    ['Listening', view({}), speaking(), false],
    ['Off the line', view({ state: 'ended' }), speaking({ isSpeaking: true }), false],
  ] as const)('is %s', (words, each, voices, isThinking) => {
    expect(buyerDoing(each, voices, isThinking)).toBe(words)
  })
})

describe('what the rep is doing', () => {
  it.each([
    ['Speaking', view({}), speaking({ hearing: 'so' })],
    ['Muted', view({}), speaking({ microphone: 'muted' })],
    ['Your turn', view({}), speaking()],
    ['Listening', view({}), speaking({ isSpeaking: true })],
    ['Listening', view({}, { unacknowledged: [{}] }), speaking()],
    ['Listening', view({ state: 'reconnecting' }), speaking()],
    ['Off the line', view({ state: 'ended' }), speaking()],
  ] as const)('is %s', (words, each, voices) => {
    expect(repDoing(each, voices)).toBe(words)
  })
})

describe('the clock of a call', () => {
  it('stands still at the end and where the connection went, and only there', () => {
    expect(stoppedAt(view({}))).toBeNull()
    expect(stoppedAt(view({ state: 'ended', atMs: 9000 }))).toBe(9000)
    expect(stoppedAt(view({ state: 'reconnecting', lostAt: 6000 }))).toBe(5000)
  })
})
