import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ListeningEvents } from '../../lib/audio/speech.ts'
import { useRepVoice } from './use-rep-voice.ts'

const microphone = vi.hoisted(() => ({ events: null as ListeningEvents | null }))
vi.mock('../../lib/audio/browser/browser-speech-input.ts', () => ({
  browserSpeechInput: () => ({
    listen(events: ListeningEvents) {
      microphone.events = events
      return { stop: () => undefined }
    },
  }),
}))
vi.mock('../../lib/audio/browser/microphone.ts', () => ({ openMicrophone: () => () => undefined }))

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
