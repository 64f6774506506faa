import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeModelServer, type FakeModelServer } from './fake/fake-model-server.ts'
import type { LanguageModel, Writing, WritingRequest } from './language-model.ts'

/** No limit is reached by a slow machine: what must come in time is given far more of it than it takes. */
const ample = 30_000
/** What never comes may as well be waited for briefly. */
const brief = 40

const line = 'We still pick from printed lists, to be honest.'

const requestOf = (changed: Partial<WritingRequest> = {}): WritingRequest => ({
  instructions: 'Word the line.',
  material: 'LINE: We still pick from printed lists.',
  maxCharacters: 200,
  firstWordMs: ample,
  totalMs: ample,
  signal: new AbortController().signal,
  ...changed,
})

const failedFor = (why: string) => ({
  state: 'failed',
  why,
  tokens: { read: expect.any(Number), written: expect.any(Number) },
})

/** What every adapter of the port keeps to, whatever its vendor does. `connect` gives the adapter at a server's address. */
export function languageModelConformance(
  vendor: string,
  connect: (url: string) => LanguageModel | Promise<LanguageModel>,
): void {
  describe(`${vendor} as a language model`, () => {
    let server: FakeModelServer
    let model: LanguageModel
    beforeAll(async () => {
      server = await startFakeModelServer()
      model = await connect(server.url)
    })
    afterAll(() => server.close())
    beforeEach(() => server.behave({ does: 'say', text: line, tokens: { read: 70, written: 12 } }))
    const write = (changed: Partial<WritingRequest> = {}): Promise<Writing> => model.write(requestOf(changed))

    answers(() => ({ server, write }))
    failures(() => ({ server, write }))
    waits(() => ({ server, write }))

    it('a server that is not there is a failure', async () => {
      const gone = await startFakeModelServer()
      const lost = await connect(gone.url)
      await gone.close()
      expect(await lost.write(requestOf())).toMatchObject(failedFor('failed'))
    })
  })
}

type Place = () => { server: FakeModelServer; write: (changed?: Partial<WritingRequest>) => Promise<Writing> }

function answers(place: Place): void {
  it('gives the whole text and what the vendor counted', async () => {
    expect(await place().write()).toEqual({ state: 'written', text: line, tokens: { read: 70, written: 12 } })
  })

  it('guesses the tokens when the vendor tells none, never as nothing', async () => {
    place().server.behave({ does: 'say', text: line })
    const { tokens } = await place().write()
    expect(tokens.read).toBeGreaterThanOrEqual(10)
    expect(tokens.written).toBeGreaterThanOrEqual(10)
  })

  it('sends the instructions and the material apart', async () => {
    const { server, write } = place()
    await write()
    const body = server.asked.at(-1)?.body ?? ''
    expect(body).toContain('Word the line.')
    expect(body).toContain('LINE: We still pick from printed lists.')
    expect(body).not.toContain('Word the line.LINE')
  })
}

function failures(place: Place): void {
  it.each([400, 401, 429, 500, 503])('a refusal with %i is a failure, and it is asked once only', async (status) => {
    const { server, write } = place()
    server.behave({ does: 'refuse', status })
    const before = server.asked.length
    expect(await write()).toMatchObject(failedFor('failed'))
    expect(server.asked.length - before).toBe(1)
  })

  it('an answer that was cut at the length asked for is no answer', async () => {
    place().server.behave({ does: 'say', text: line, ends: 'length' })
    expect(await place().write()).toMatchObject(failedFor('endless'))
  })

  it('an answer that is none is a failure', async () => {
    place().server.behave({ does: 'garbage' })
    expect(await place().write()).toMatchObject({ state: 'failed' })
  })

  it('a line that is cut in the middle of the text is a failure, though something came', async () => {
    place().server.behave({ does: 'say-and-drop', text: line })
    expect(await place().write()).toMatchObject(failedFor('failed'))
  })

  it('an answer without a letter in it is a failure', async () => {
    place().server.behave({ does: 'say', text: '  \n' })
    expect(await place().write()).toMatchObject(failedFor('empty'))
  })

  it('a model that does not stop is broken off, and its vendor learns of it', async () => {
    const { server, write } = place()
    server.behave({ does: 'babble' })
    expect(await write()).toMatchObject(failedFor('endless'))
    await server.asked.at(-1)?.hungUp
  })
}

function waits(place: Place): void {
  it('a first word that does not come is waited for as long as was said, and paid for', async () => {
    const { server, write } = place()
    server.behave({ does: 'stall' })
    const written = await write({ firstWordMs: brief })
    expect(written).toMatchObject(failedFor('slow'))
    expect(written.tokens.read).toBeGreaterThan(0)
  })

  it('a text that begins and does not end is waited for as long as was said', async () => {
    const { server, write } = place()
    server.behave({ does: 'say-and-stall', text: line })
    expect(await write({ totalMs: brief })).toMatchObject(failedFor('unfinished'))
  })

  it('nobody waits any more: it ends at once, and the vendor learns of it', async () => {
    const { server, write } = place()
    server.behave({ does: 'stall' })
    const controller = new AbortController()
    const asked = server.next()
    const writing = write({ signal: controller.signal })
    await asked
    controller.abort()
    expect(await writing).toMatchObject(failedFor('aborted'))
    await server.asked.at(-1)?.hungUp
  })

  it('nobody waits from the beginning: nothing is asked', async () => {
    const { server, write } = place()
    const before = server.asked.length
    expect(await write({ signal: AbortSignal.abort() })).toMatchObject(failedFor('aborted'))
    expect(server.asked.length).toBe(before)
  })
}
