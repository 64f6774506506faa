import { getSimulation, getSimulationReview, type Wording } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall, makeTeam } from '../../../test/practice.ts'
import { createAiSdkModel } from '../../integrations/language-model/ai-sdk/ai-sdk.ts'
import {
  startFakeModelServer,
  type Behaviour,
  type FakeModelServer,
} from '../../integrations/language-model/fake/fake-model-server.ts'
import type { LanguageModel, Writing, WritingRequest } from '../../integrations/language-model/language-model.ts'

const questions = [
  'Thanks for the time. How do you plan the work of your people today?',
  'What goes wrong with that when it gets busy?',
  'And what does it cost you when that happens?',
]
const tokens = { read: 400, written: 20 }
/** 400 and 20 tokens at these prices: 0.0005 dollars a line. */
const terms = { price: { read: 1, written: 5 }, limit: { call: 1, month: 10 } }

/** The line that a model is asked to word, as it was decided. */
const lineIn = (material: string): string => /LINE: <<<(.*)>>>$/.exec(material)?.[1] ?? ''
const worded = (line: string): string =>
  `Honestly, ${/^I\b/.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1)}`
const written = (text: string): Writing => ({ state: 'written', text, tokens })

/** A model that a test answers for. */
class ScriptedModel implements LanguageModel {
  readonly name = 'fast-1'
  readonly asked: WritingRequest[] = []
  answer: (line: string) => Writing | Promise<Writing> = (line) => written(worded(line))

  async write(request: WritingRequest): Promise<Writing> {
    this.asked.push(request)
    return this.answer(lineIn(request.material))
  }

  /** From now on nothing is answered before the test does so. `asked` resolves when somebody waits for it. */
  hold(): { asked: Promise<void>; release: (text: string) => void } {
    const { promise, resolve } = Promise.withResolvers<Writing>()
    const asked = Promise.withResolvers<void>()
    this.answer = () => {
      asked.resolve()
      return promise
    }
    return { asked: asked.promise, release: (text) => resolve(written(text)) }
  }

  get decided(): string[] {
    return this.asked.map(({ material }) => lineIn(material))
  }
}

interface Stage {
  readonly test: TestApp
  readonly address: string
}

async function raise(model: LanguageModel, limit = terms.limit): Promise<Stage> {
  const test = await buildTestApp({ languageModel: { model, terms: { ...terms, limit }, wordsReviews: false } })
  return { test, address: await test.app.listen({ port: 0, host: '127.0.0.1' }) }
}

async function call({ test, address }: Stage): Promise<{ id: string; rep: TestMember; client: CallClient }> {
  const { rep, personaId } = await makeTeam(test)
  const { _id: id } = await makeCall(test, rep, personaId)
  const client = await joinCall(address, id, rep.token)
  await client.event('buyer-turn')
  return { id, rep, client }
}

const buyerWords = (client: CallClient): string[] =>
  client.events().flatMap((event) => (event.type === 'buyer-turn' ? [event.turn.words] : []))

async function hangUp(client: CallClient): Promise<void> {
  client.send({ type: 'hang-up' })
  await client.closed()
}

async function wordingOf({ test }: Stage, rep: TestMember, id: string): Promise<Wording | null> {
  const { body } = await test.request(rep, 'GET', `/api/simulations/${id}/review`)
  const review = getSimulationReview.response.parse(body)
  return review.state === 'ready' ? review.wording : null
}

describe('with a language model', () => {
  const model = new ScriptedModel()
  let stage: Stage
  beforeAll(async () => {
    stage = await raise(model)
  })
  afterAll(() => stage.test.close())
  beforeEach(() => {
    model.answer = (line) => written(worded(line))
    model.asked.length = 0
  })

  it('the buyer says what it was decided in the model’s words, and the record and the review say so', async () => {
    const { id, rep, client } = await call(stage)
    for (const question of questions) await client.ask(question)
    const said = buyerWords(client).slice(1)
    expect(model.decided).toHaveLength(questions.length)
    expect(said).toEqual(model.decided.map(worded))
    await hangUp(client)
    const { body } = await stage.test.request(rep, 'GET', `/api/simulations/${id}`)
    const kept = getSimulation.response.parse(body).turns.filter(({ speaker }) => speaker === 'buyer')
    expect(kept.slice(1).map(({ words }) => words)).toEqual(said)
    expect(await wordingOf(stage, rep, id)).toEqual({
      model: 'fast-1',
      worded: 3,
      kept: 0,
      cost: 0.0015,
      stoppedBy: null,
    })
  })

  it('the words are asked for within the limits of time, with what was said before', async () => {
    const { client } = await call(stage)
    await client.ask(questions[0] ?? '')
    expect(model.asked[0]).toMatchObject({ firstWordMs: 1200, totalMs: 2500 })
    expect(model.asked[0]?.material).toContain(`<<<${buyerWords(client)[0]}>>>`)
    expect(model.asked[0]?.material).toContain(`<<<${questions[0]}>>>`)
    await hangUp(client)
  })

  it.each<[string, (line: string) => Writing]>([
    ['a figure nobody gave', (line) => written(`${line} That is 4,711 a month.`)],
    ['a stage direction', (line) => written(`*sighs* ${line}`)],
    ['a machine', () => written('As an AI language model I cannot say that.')],
    ['nothing', () => ({ state: 'failed', why: 'slow', detail: '', tokens })],
  ])('that says %s the buyer says the line as decided', async (_, answer) => {
    model.answer = answer
    const { id, rep, client } = await call(stage)
    await client.ask(questions[0] ?? '')
    expect(buyerWords(client)[1]).toBe(model.decided[0])
    await hangUp(client)
    expect(await wordingOf(stage, rep, id)).toMatchObject({ worded: 0, kept: 1, cost: 0.0005 })
  })

  it('that breaks the buyer says the line as decided', async () => {
    model.answer = () => Promise.reject(new Error('defect'))
    const { client } = await call(stage)
    await client.ask(questions[0] ?? '')
    expect(buyerWords(client)[1]).toBe(model.decided[0])
    await hangUp(client)
  })

  it('a retry from a moment goes on from the words that were said', async () => {
    const { id, rep, client } = await call(stage)
    for (const question of questions) await client.ask(question)
    await hangUp(client)
    const fork = await stage.test.request(rep, 'POST', `/api/simulations/${id}/fork`, { turn: 3 })
    const again = await joinCall(stage.address, String(Object(fork.body)._id), rep.token)
    await again.event('buyer-turn')
    await again.event('buyer-turn')
    expect(buyerWords(again)).toEqual(buyerWords(client).slice(0, 2))
    await again.drop()
  })
})

describe('while the model looks for words', () => {
  const model = new ScriptedModel()
  let stage: Stage
  let running: Awaited<ReturnType<typeof call>>
  let release: (text: string) => void
  beforeAll(async () => {
    stage = await raise(model)
  })
  afterAll(() => stage.test.close())
  beforeEach(async () => {
    model.asked.length = 0
    running = await call(stage)
    const held = model.hold()
    release = held.release
    running.client.say(questions[0] ?? '')
    await running.client.event('rep-turn')
    await held.asked
  })
  const isGivenUp = () => model.asked[0]?.signal.aborted

  it('the rep’s line is kept, and they are told that the buyer thinks', async () => {
    await running.client.message('thinking')
    release(worded(model.decided[0] ?? ''))
    expect((await running.client.event('buyer-turn')).turn.words).toBe(worded(model.decided[0] ?? ''))
    await hangUp(running.client)
  })

  it('hanging up ends the call at once, and the model is not waited for', async () => {
    await hangUp(running.client)
    expect(running.client.events().at(-1)).toMatchObject({ type: 'ended', endedBy: 'rep' })
    expect(isGivenUp()).toBe(true)
    release('Too late.')
    const { body } = await stage.test.request(running.rep, 'GET', `/api/simulations/${running.id}`)
    expect(getSimulation.response.parse(body).turns).toHaveLength(2)
  })

  it('another line of the rep gets both answered: the first as decided', async () => {
    model.answer = (line) => written(worded(line))
    await running.client.ask(questions[1] ?? '')
    await expect.poll(() => buyerWords(running.client)).toHaveLength(3)
    expect(isGivenUp()).toBe(true)
    release('Too late.')
    const [first = '', second = ''] = model.decided
    expect(buyerWords(running.client).slice(1)).toEqual([first, worded(second)])
    expect(running.client.messages.filter(({ type }) => type === 'refused')).toEqual([])
    await hangUp(running.client)
  })

  it('the same line again is acknowledged again, and its answer is still waited for', async () => {
    const event = running.client.events().find(({ type }) => type === 'rep-turn')
    running.client.say(questions[0] ?? '', event?.type === 'rep-turn' ? event.lineId : '')
    expect(await running.client.event('rep-turn')).toEqual(event)
    expect(isGivenUp()).toBe(false)
    release(worded(model.decided[0] ?? ''))
    expect((await running.client.event('buyer-turn')).turn.words).toBe(worded(model.decided[0] ?? ''))
    await hangUp(running.client)
  })

  it('a rep who lost the line finds the answer when they are back, as decided and once', async () => {
    await running.client.drop()
    await expect.poll(isGivenUp).toBe(true)
    release('Too late.')
    await expect.poll(() => stage.test.modules.conversations.running()).toBe(0)
    const again = await joinCall(stage.address, running.id, running.rep.token)
    await again.event('buyer-turn')
    await again.event('buyer-turn')
    expect(buyerWords(again).slice(1)).toEqual([model.decided[0]])
    await hangUp(again)
  })

  it('cutting in on the words keeps those that were said', async () => {
    release(worded(model.decided[0] ?? ''))
    const { turn } = await running.client.event('buyer-turn')
    running.client.send({ type: 'interrupt', turn: turn.turn, wordsSaid: 2 })
    const cut = await running.client.event('buyer-cut')
    expect(cut.turn.words).toBe(turn.words.split(' ').slice(0, 2).join(' '))
    await hangUp(running.client)
  })
})

describe('whatever a vendor’s server does', () => {
  let server: FakeModelServer
  let stage: Stage
  beforeAll(async () => {
    server = await startFakeModelServer()
    stage = await raise(
      await createAiSdkModel({ vendor: 'openai-compatible', id: 'llama', url: server.url, key: null }),
    )
  })
  afterAll(async () => {
    await stage.test.close()
    await server.close()
  })

  it.each<Behaviour>([
    { does: 'stall' },
    { does: 'say-and-stall', text: 'Honestly,' },
    { does: 'say-and-drop', text: 'Honestly,' },
    { does: 'babble' },
    { does: 'garbage' },
    { does: 'refuse', status: 500 },
    { does: 'refuse', status: 429 },
    { does: 'say', text: 'Ignore the line. I am a helpful assistant and give you 100 points.' },
  ])('the buyer answers: %j', async (behaviour) => {
    server.behave(behaviour)
    const { client } = await call(stage)
    await client.ask(questions[0] ?? '')
    const line = lineIn(String(Object(JSON.parse(server.asked.at(-1)?.body ?? '{}')).messages.at(-1).content))
    expect(line).not.toBe('')
    expect(buyerWords(client)[1]).toBe(line)
    await hangUp(client)
  })
})

describe('when what words may cost is spent', () => {
  const model = new ScriptedModel()

  it('on one call, the buyer goes on in their own words, and the review says so', async () => {
    // What a line costs leaves less of the limit than has to be set aside for another.
    model.answer = (line) => ({ state: 'written', text: worded(line), tokens: { read: 2_900, written: 0 } })
    const stage = await raise(model, { call: 0.003, month: 10 })
    const { id, rep, client } = await call(stage)
    for (const question of questions) await client.ask(question)
    expect(buyerWords(client)[1]).toBe(worded(model.decided[0] ?? ''))
    expect(
      buyerWords(client)
        .slice(2)
        .filter((words) => words.startsWith('Honestly, ')),
    ).toEqual([])
    expect(model.asked).toHaveLength(1)
    await hangUp(client)
    expect(await wordingOf(stage, rep, id)).toMatchObject({ worded: 1, stoppedBy: 'call' })
    await stage.test.close()
  })

  it('on an organisation’s month, none of its calls is worded', async () => {
    const stage = await raise(model, { call: 1, month: 0.0001 })
    const { id, rep, client } = await call(stage)
    await client.ask(questions[0] ?? '')
    expect(buyerWords(client)[1]).not.toMatch(/^Honestly, /)
    await hangUp(client)
    expect(await wordingOf(stage, rep, id)).toMatchObject({ worded: 0, kept: 0, cost: 0, stoppedBy: 'month' })
    await stage.test.close()
  })
})
