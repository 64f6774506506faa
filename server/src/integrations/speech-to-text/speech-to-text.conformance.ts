import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Said } from './fake/dialects.ts'
import { startFakeSpeechServer, type FakeSpeechServer } from './fake/fake-speech-server.ts'
import type { Hearing, HearingRequest, SpeechToText } from './speech-to-text.ts'

/** No limit is reached by a slow machine: what must come in time is given far more of it than it takes. */
const ample = 30_000
/** What never comes may as well be waited for briefly. */
const brief = 40

/** Given to every adapter that takes one. */
export const conformanceKey = 'sk-very-secret-1234'

const greeting: readonly Said[] = [
  {
    speaker: 'A',
    words: [
      ['Good', 0.5, 0.75],
      ['morning,', 0.75, 1.25],
      ['Dana.', 1.25, 1.75],
    ],
  },
  {
    speaker: 'B',
    words: [
      ['Who', 2, 2.25],
      ['is', 2.25, 2.5],
      ['this?', 2.5, 3],
    ],
  },
]

const soundBytes = Buffer.from('RIFF of twelve seconds')

const requestOf = (changed: Partial<HearingRequest> = {}): HearingRequest => ({
  sound: {
    bytes: new Uint8Array(soundBytes),
    media: 'audio/wav',
    fileName: 'sound.wav',
    durationMs: 12_000,
    channels: 1,
  },
  totalMs: ample,
  signal: new AbortController().signal,
  ...changed,
})

const failedFor = (why: string) => ({ state: 'failed', why, detail: expect.any(String) })

/** What an adapter is good for beside the words. */
interface Able {
  readonly tellsVoices: boolean
  readonly tellsWords: boolean
  readonly hearsChannels: boolean
}

/** What every adapter of the port keeps to, whatever its service does. `connect` gives the adapter at a server's address. */
export function speechToTextConformance(vendor: string, able: Able, connect: (url: string) => SpeechToText): void {
  describe(`${vendor} as speech to text`, () => {
    let server: FakeSpeechServer
    let service: SpeechToText
    beforeAll(async () => {
      server = await startFakeSpeechServer()
      service = connect(server.url)
    })
    afterAll(() => server.close())
    beforeEach(() => server.behave({ does: 'hear', said: greeting }))
    const hear = (changed: Partial<HearingRequest> = {}): Promise<Hearing> => service.hear(requestOf(changed))
    const place = (): Place => ({ server, hear })

    hears(place, able)
    hearsApart(place, () => service, able)
    failures(place)
    refusals(place)
    badFiles(place)
    waits(place)

    it('a server that is not there is not reached', async () => {
      const gone = await startFakeSpeechServer()
      const lost = connect(gone.url)
      await gone.close()
      expect(await lost.hear(requestOf())).toMatchObject(failedFor('unreached'))
    })

    it('says what one request may carry, and whom it is sent to', () => {
      expect(service.limits.bytes).toBeGreaterThan(1_000_000)
      expect(service.limits.ms).toBeGreaterThan(60_000)
      expect(service.name).not.toBe('')
      expect(service.model).not.toBe('')
    })
  })
}

interface Place {
  server: FakeSpeechServer
  hear: (changed?: Partial<HearingRequest>) => Promise<Hearing>
}

function hearsApart(place: () => Place, service: () => SpeechToText, { hearsChannels }: Able): void {
  it('hears two channels apart where it says so, and tells of each piece on which it was', async () => {
    const [ours, theirs] = greeting
    if (ours === undefined || theirs === undefined) throw new Error('Two speak in a greeting')
    place().server.behave({
      does: 'hear',
      said: [
        { ...ours, channel: 0 },
        { ...theirs, channel: 1 },
      ],
    })
    const hearing = await place().hear({ sound: { ...requestOf().sound, channels: 2 } })
    expect(service().hearsChannels).toBe(hearsChannels)
    const pieces = hearing.state === 'heard' ? hearing.pieces : []
    expect(pieces.map(({ text, channel }) => [text, channel ?? null])).toEqual([
      ['Good morning, Dana.', hearsChannels ? 0 : null],
      ['Who is this?', hearsChannels ? 1 : null],
    ])
  })
}

function hears(place: () => Place, { tellsVoices, tellsWords }: Able): void {
  it('gives what was said with times, words and voices as far as the service tells them', async () => {
    const hearing = await place().hear()
    const words = greeting.map((one) =>
      one.words.map(([text, start, end]) => ({ text, startMs: start * 1000, endMs: end * 1000 })),
    )
    expect(hearing).toEqual({
      state: 'heard',
      pieces: [
        { text: 'Good morning, Dana.', startMs: 500, endMs: 1750, speaker: expect.toSatisfy(isVoice), words: words[0] },
        { text: 'Who is this?', startMs: 2000, endMs: 3000, speaker: expect.toSatisfy(isVoice), words: words[1] },
      ].map((piece) => (tellsWords ? piece : { ...piece, words: null })),
    })
    if (hearing.state !== 'heard' || !tellsVoices) return
    const [one, other] = hearing.pieces.map(({ speaker }) => speaker)
    expect(one).not.toBe(other)
  })
  const isVoice = (speaker: unknown): boolean => (tellsVoices ? typeof speaker === 'string' : speaker === null)

  it('sends the sound as it is, with the model and the key', async () => {
    const { server, hear } = place()
    await hear()
    const asked = server.asked.at(-1)
    expect(asked?.body.includes(soundBytes)).toBe(true)
    expect(asked?.authorization).toContain(conformanceKey)
    expect(`${asked?.path} ${asked?.body.toString()}`).toContain('hearing-model')
  })

  it('silence is no failure: nothing is said in it', async () => {
    place().server.behave({ does: 'hear', said: [] })
    expect(await place().hear()).toEqual({ state: 'heard', pieces: [] })
  })
}

function failures(place: () => Place): void {
  it.each([
    ['no JSON', '<html>502 Bad Gateway</html>'],
    ['JSON that breaks off', '{"text": "Good'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1, 2]'],
    [
      'times that are words',
      JSON.stringify({
        segments: [{ text: 'Hi', start: 'now', end: 'later' }],
        results: { channels: [{ alternatives: [{ words: [{ word: 'Hi', start: 'now', end: 'later' }] }] }] },
      }),
    ],
    [
      'words that are numbers',
      JSON.stringify({
        segments: [{ text: 5, start: 0, end: 1 }],
        results: { channels: [{ alternatives: [{ words: [{ word: 5, start: 0, end: 1 }] }] }] },
      }),
    ],
  ])('an answer that is none means that the service is down: %s', async (_what, body) => {
    place().server.behave({ does: 'answer', body })
    expect(await place().hear()).toMatchObject(failedFor('down'))
  })

  it.each(['drop', 'begin-and-drop'] as const)('a line that is cut means that it is down: %s', async (does) => {
    place().server.behave({ does })
    expect(await place().hear()).toMatchObject(failedFor('down'))
  })

  it('an answer that does not end is broken off, and the service learns of it', async () => {
    const { server, hear } = place()
    server.behave({ does: 'babble' })
    expect(await hear()).toMatchObject(failedFor('down'))
    await server.asked.at(-1)?.hungUp
  })

  it('sound is sent where it was configured to go, and nowhere else', async () => {
    const { server, hear } = place()
    const elsewhere = await startFakeSpeechServer()
    server.behave({ does: 'send-elsewhere', to: `${elsewhere.url}/audio/transcriptions` })
    expect(await hear()).toMatchObject(failedFor('down'))
    expect(elsewhere.asked).toEqual([])
    await elsewhere.close()
  })
}

function refusals(place: () => Place): void {
  it.each([
    [429, 'busy'],
    [503, 'busy'],
    [500, 'down'],
    [502, 'down'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [400, 'unreadable'],
    [413, 'unreadable'],
    [415, 'unreadable'],
  ])('a refusal with %i is %s, and it is asked once only', async (status, why) => {
    const { server, hear } = place()
    server.behave({ does: 'refuse', status })
    const before = server.asked.length
    expect(await hear()).toMatchObject({ ...failedFor(why), retryAfterMs: null })
    expect(server.asked.length - before).toBe(1)
  })

  it('is left alone for as long as it asks, though never for more than an hour', async () => {
    const { server, hear } = place()
    server.behave({ does: 'refuse', status: 429, retryAfter: '20' })
    expect(await hear()).toMatchObject({ why: 'busy', retryAfterMs: 20_000 })
    server.behave({ does: 'refuse', status: 429, retryAfter: '999999' })
    expect(await hear()).toMatchObject({ why: 'busy', retryAfterMs: 3_600_000 })
    server.behave({ does: 'refuse', status: 429, retryAfter: 'soon' })
    expect(await hear()).toMatchObject({ why: 'busy', retryAfterMs: null })
  })

  it('an account without money is refused, though it is told as being asked too often', async () => {
    const { server, hear } = place()
    server.behave({ does: 'refuse', status: 429, words: 'insufficient_quota: check your plan and billing details' })
    expect(await hear()).toMatchObject(failedFor('refused'))
  })

  it('a model that can’t do what is asked is refused, though it is told as a bad request', async () => {
    const { server, hear } = place()
    server.behave({ does: 'refuse', status: 400, words: 'response_format verbose_json is not compatible with model' })
    expect(await hear()).toMatchObject(failedFor('refused'))
  })

  it('the key is in nothing that is told, even when the service sends it back', async () => {
    const { server, hear } = place()
    server.behave({ does: 'refuse', status: 401, words: `${'x'.repeat(165)} bad key ${conformanceKey}` })
    const hearing = await hear()
    expect(hearing).toMatchObject(failedFor('refused'))
    expect(JSON.stringify(hearing)).not.toContain(conformanceKey.slice(0, 8))
  })
}

function badFiles(place: () => Place): void {
  it.each([
    'Invalid file format. Supported formats: flac, m4a, mp3, mp4, mpeg, mpga, oga, ogg, wav, webm',
    'The model could not decode this sound',
  ])('a file that is not taken is unreadable, whatever the refusal speaks of: %s', async (words) => {
    const { server, hear } = place()
    server.behave({ does: 'refuse', status: 400, words })
    expect(await hear()).toMatchObject(failedFor('unreadable'))
  })
}

function waits(place: () => Place): void {
  it.each(['stall', 'begin-and-stall'] as const)('an answer is waited for as long as was said: %s', async (does) => {
    const { server, hear } = place()
    server.behave({ does })
    expect(await hear({ totalMs: brief })).toMatchObject(failedFor('slow'))
  })

  it('nobody waits any more: it ends at once, and the service learns of it', async () => {
    const { server, hear } = place()
    server.behave({ does: 'stall' })
    const controller = new AbortController()
    const asked = server.next()
    const hearing = hear({ signal: controller.signal })
    await asked
    controller.abort()
    expect(await hearing).toMatchObject(failedFor('aborted'))
    await server.asked.at(-1)?.hungUp
  })

  it('nobody waits from the beginning: nothing is sent', async () => {
    const { server, hear } = place()
    const before = server.asked.length
    expect(await hear({ signal: AbortSignal.abort() })).toMatchObject(failedFor('aborted'))
    expect(server.asked.length).toBe(before)
  })
}
