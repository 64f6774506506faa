import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as speechInput from '../../lib/audio/browser/browser-speech-input.ts'
import * as speechOutput from '../../lib/audio/browser/browser-speech-output.ts'
import * as loudness from '../../lib/audio/browser/microphone.ts'
import type { ListeningEvents, SayingEvents } from '../../lib/audio/speech.ts'
import { wordsIn } from '../../lib/audio/spoken-words.ts'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { setSpeakingMode } from '../../lib/audio/speaking-mode.ts'
import type { CallActions } from './use-call-connection.ts'
import { useSpeaking } from './use-speaking.ts'

/** The other ends: what the microphone hears and how far the loudspeaker is. */
const browser = { heard: null as ListeningEvents | null, said: null as SayingEvents | null }
beforeEach(() => {
  vi.spyOn(speechInput, 'hasSpeechInput').mockReturnValue(true)
  vi.spyOn(speechInput, 'browserSpeechInput').mockReturnValue({
    listen(events: ListeningEvents) {
      browser.heard = events
      return { stop: () => undefined }
    },
  })
  vi.spyOn(speechOutput, 'hasSpeechOutput').mockReturnValue(true)
  vi.spyOn(speechOutput, 'onVoicesChanged').mockReturnValue(() => undefined)
  vi.spyOn(speechOutput, 'browserSpeechOutput').mockReturnValue({
    say(_line: string, _voice: unknown, events: SayingEvents) {
      browser.said = events
      return { stop: () => undefined }
    },
  })
  vi.spyOn(loudness, 'openMicrophone').mockReturnValue(() => undefined)
})

const line = 'Half of them won’t download an app.'
const call = (toSay: number | null) =>
  ({
    turns: [{ turn: 0, speaker: 'buyer', words: line, startMs: 0, endMs: 2000 }],
    terms: { persona: {}, voice: { pitch: 0.5, pace: 0.5 } },
    toSay,
    pickedUpAt: performance.now(),
  }) as unknown as CallRecord

/** A call in which the buyer has just begun to say the line aloud. */
function onTheCall() {
  const actions = {
    interrupt: vi.fn<CallActions['interrupt']>(),
    spoken: vi.fn<CallActions['spoken']>(),
    say: vi.fn<CallActions['say']>(),
    saveNotes: vi.fn<CallActions['saveNotes']>(),
    hangUp: vi.fn<CallActions['hangUp']>(),
    retryNow: vi.fn<CallActions['retryNow']>(),
    takeBack: vi.fn<CallActions['takeBack']>(),
  } satisfies CallActions
  const begun = call(0)
  const { result } = renderHook(() => useSpeaking(begun, true, actions))
  return {
    actions,
    speaking: () => result.current,
    buyerReaches: (words: number) => act(() => browser.said?.onWord(words)),
    buyerEnds: () =>
      act(() => {
        browser.said?.onWord(wordsIn(line).length)
        browser.said?.onEnd()
      }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    hears: (words: string) => act(() => browser.heard?.onHearing(words)),
    hearsLine: (words: string) => act(() => browser.heard?.onLine(words)),
    lines: () => actions.say.mock.calls.map(([said]) => said.words),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  setSpeakingMode('voice')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('speaking with a buyer who is heard aloud', () => {
  it('never makes the buyer’s own voice a line of the rep’s, though recognition ends after the buyer', () => {
    const { buyerEnds, hears, hearsLine, pass, actions, speaking, lines } = onTheCall()
    hears('half of them')
    expect(speaking().rep.hearing).toBe('')
    buyerEnds()
    pass(900)
    hears('half of them won’t download an app')
    hearsLine('half of them won’t download an app')
    expect(lines()).toEqual([])
    expect(actions.interrupt).not.toHaveBeenCalled()
    expect(speaking().rep.hearing).toBe('')
  })

  it('says only the rep’s words of a line that began with the buyer’s', () => {
    const { buyerEnds, hears, hearsLine, pass, speaking, lines } = onTheCall()
    hears('half of them won’t')
    buyerEnds()
    pass(3000)
    hears('half of them won’t download an app what do they')
    expect(speaking().rep.hearing).toBe('what do they')
    hearsLine('half of them won’t download an app what do they do')
    expect(lines()).toEqual(['what do they do'])
  })

  it('lets the rep cut in over the buyer’s voice, with all of their own words', () => {
    const { buyerReaches, hears, hearsLine, actions, lines } = onTheCall()
    buyerReaches(4)
    hears('half of them sorry')
    expect(actions.interrupt).toHaveBeenCalledExactlyOnceWith(0, 4)
    hearsLine('half of them sorry an app for what')
    expect(lines()).toEqual(['sorry an app for what'])
  })

  it('takes the buyer’s words for the rep’s when the rep says them after the buyer has ended', () => {
    const { buyerEnds, hears, hearsLine, pass, lines } = onTheCall()
    buyerEnds()
    pass(1000)
    hears('download an app')
    hearsLine('download an app')
    expect(lines()).toEqual(['download an app'])
  })

  it('begins anew after a line, and after a line that muting broke off', () => {
    const { buyerEnds, hears, hearsLine, pass, speaking, lines } = onTheCall()
    hears('half of them')
    buyerEnds()
    act(() => speaking().toggleMicrophone())
    pass(5000)
    act(() => speaking().toggleMicrophone())
    hears('half of them')
    hearsLine('half of them')
    hears('won’t download an app')
    hearsLine('won’t download an app')
    expect(lines()).toEqual(['half of them', 'won’t download an app'])
  })

  it('dates a line from its first word', () => {
    const { buyerEnds, hears, hearsLine, pass, actions } = onTheCall()
    buyerEnds()
    pass(2000)
    hears('What')
    pass(1500)
    hearsLine('What do they do?')
    expect(actions.say).toHaveBeenCalledWith(expect.objectContaining({ mode: 'voice', startMs: 2000 }))
  })
})
