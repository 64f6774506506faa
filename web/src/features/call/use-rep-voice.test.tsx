import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as speechInput from '../../lib/audio/browser/browser-speech-input.ts'
import * as loudness from '../../lib/audio/browser/microphone.ts'
import type { ListeningEvents } from '../../lib/audio/speech.ts'
import { useRepVoice } from './use-rep-voice.ts'

const microphone = { events: null as ListeningEvents | null }
beforeEach(() => {
  vi.spyOn(speechInput, 'browserSpeechInput').mockReturnValue({
    listen(events: ListeningEvents) {
      microphone.events = events
      return { stop: () => undefined }
    },
  })
  vi.spyOn(loudness, 'openMicrophone').mockReturnValue(() => undefined)
})

const listen = () =>
  renderHook(() => useRepVoice(true, { onHearing: (words) => words, onLine: () => undefined, onStop: () => undefined }))
    .result

afterEach(cleanup)

describe('a microphone that fails', () => {
  it('is asked about until the rep types on, and again when they try it again', () => {
    const voice = listen()
    act(() => microphone.events?.onFailure('refused'))
    expect(voice.current).toMatchObject({ failure: 'refused', hasMovedOn: false })
    act(() => voice.current.moveOn())
    expect(voice.current).toMatchObject({ failure: 'refused', hasMovedOn: true })
    act(() => voice.current.tryAgain())
    act(() => microphone.events?.onFailure('no-microphone'))
    expect(voice.current).toMatchObject({ failure: 'no-microphone', hasMovedOn: false })
  })

  it('is asked about also after lines that were typed while it worked', () => {
    const voice = listen()
    act(() => voice.current.moveOn())
    act(() => microphone.events?.onFailure('refused'))
    expect(voice.current).toMatchObject({ failure: 'refused', hasMovedOn: false })
  })
})
