import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFakeSpeechServer, type FakeSpeechServer } from '../fake/fake-speech-server.ts'
import { conformanceKey, speechToTextConformance } from '../speech-to-text.conformance.ts'
import type { Hearing } from '../speech-to-text.ts'
import { createOpenAiCompatible } from './openai-compatible.ts'

const connect = (model: string) => (url: string) =>
  createOpenAiCompatible({ name: 'OpenAI', model, url, key: conformanceKey })

speechToTextConformance(
  'a server that speaks as OpenAI does',
  { tellsVoices: false, tellsWords: true, hearsChannels: false },
  connect('hearing-model'),
)
speechToTextConformance(
  'a model that tells voices apart',
  { tellsVoices: true, tellsWords: false, hearsChannels: false },
  connect('hearing-model-diarize'),
)

describe('answers of servers of one’s own', () => {
  let server: FakeSpeechServer
  beforeAll(async () => {
    server = await startFakeSpeechServer()
  })
  afterAll(() => server.close())
  const hear = (body: object): Promise<Hearing> => {
    server.behave({ does: 'answer', body: JSON.stringify(body) })
    const sound = {
      bytes: new Uint8Array(3),
      media: 'audio/wav',
      fileName: 'sound.wav',
      durationMs: 9_000,
      channels: 1,
    }
    const signal = new AbortController().signal
    return createOpenAiCompatible({ name: 'here', model: 'm', url: server.url, key: null }).hear({
      sound,
      totalMs: 30_000,
      signal,
    })
  }

  it('may tell a speaker and the words within each segment, with times left out', async () => {
    const words = [
      { word: ' In', start: 1, end: 1.2, score: 0.9 },
      { word: ' 2024', start: null, end: null },
      { word: ' yes.', start: 1.8, end: 2, score: 0.9 },
    ]
    const segments = [{ id: 0, text: ' In 2024 yes.', start: 1, end: 2, speaker: 'SPEAKER_00', words, tokens: [1] }]
    expect(await hear({ segments, language: 'en' })).toEqual({
      state: 'heard',
      pieces: [
        {
          text: 'In 2024 yes.',
          startMs: 1000,
          endMs: 2000,
          speaker: 'SPEAKER_00',
          words: [
            { text: 'In', startMs: 1000, endMs: 1200 },
            { text: '2024', startMs: 1200, endMs: 1200 },
            { text: 'yes.', startMs: 1800, endMs: 2000 },
          ],
        },
      ],
    })
  })

  it('may tell segments alone', async () => {
    const segments = [{ text: ' Good morning.', start: 0, end: 1.5 }]
    const piece = { text: 'Good morning.', startMs: 0, endMs: 1500, speaker: null, words: null }
    expect(await hear({ text: 'Good morning.', segments, words: null })).toEqual({ state: 'heard', pieces: [piece] })
  })

  it('are no use without times, and the log says which model to choose', async () => {
    const hearing = await hear({ text: 'Good morning.' })
    expect(hearing).toMatchObject({ state: 'failed', why: 'refused', detail: expect.stringContaining('verbose_json') })
  })

  it('are none when they hold nothing that was asked for', async () => {
    expect(await hear({ error: 'model is loading' })).toMatchObject({ state: 'failed', why: 'down' })
  })

  it('are believed about segments when their words are of something else', async () => {
    const segments = [{ text: ' Good morning.', start: 0, end: 1.5 }]
    const hearing = await hear({ segments, words: [{ word: 'Goodbye', start: 0.2, end: 1 }] })
    expect(hearing).toMatchObject({ state: 'heard', pieces: [{ text: 'Good morning.', words: null }] })
  })
})
