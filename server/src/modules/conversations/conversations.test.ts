import { closeCodes, type CallEvent } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import { keptTurns, makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { newId } from '../../platform/ids.ts'
import { abandonedCallJob } from '../simulations/index.ts'

/** A second server on the same database. */
let other: TestApp
let otherAddress: string

serveTeams()
beforeAll(async () => {
  other = await buildTestApp()
  otherAddress = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => other.close())

const questions = [
  'Thanks for the time. How do you plan the work of your people today?',
  'What goes wrong with that when it gets busy?',
  'And what does it cost you when that happens?',
  'Who else would have to agree before you changed anything?',
]

async function connected(id: string): Promise<CallClient> {
  const client = await joinCall(address, id, rep.token)
  await client.event('buyer-turn')
  return client
}

/** The server has noticed that everybody went. */
const nobodyOnTheLine = () => expect.poll(() => test.modules.conversations.running()).toBe(0)

const seqs = (events: readonly CallEvent[]): number[] => events.map(({ seq }) => seq)
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)
const detail = async (id: string) => (await test.request(rep, 'GET', `/api/simulations/${id}`)).body

describe('after a dropped connection', () => {
  it('joining with the last event seen brings all later ones, each once and in order', async () => {
    const call = await makeCall(test, rep, personaId)
    const seen: CallEvent[] = []
    let client = await connected(call._id)
    for (const question of questions) {
      await client.ask(question)
      // Dropped with the newest event unread, as a network would have it.
      seen.push(...client.events().slice(0, -1))
      await client.drop()
      client = await joinCall(address, call._id, rep.token, seen.at(-1)?.seq ?? 0)
      await client.event('buyer-turn')
    }
    client.send({ type: 'hang-up' })
    await client.event('ended')
    seen.push(...client.events())
    expect(seqs(seen)).toEqual(upTo(seen.length))
    expect(seen.filter(({ type }) => type === 'rep-turn')).toHaveLength(questions.length)
    expect(seen.filter(({ type }) => type === 'ended')).toHaveLength(1)
  })

  it('the call’s clock has stood still while nobody was on the line', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    test.clock.advance(20_000)
    await client.ask(questions[0] ?? '')
    await client.drop()
    await nobodyOnTheLine()
    test.clock.advance(5 * 60_000)
    const again = await joinCall(address, call._id, rep.token, 4)
    expect((await again.message('joined')).elapsedMs).toBe(20_000)
    await again.drop()
  })

  it('the notes are as they were left', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    client.send({ type: 'notes', notes: 'Ask about the late runs' })
    await client.message('notes-saved')
    await client.drop()
    const again = await joinCall(address, call._id, rep.token)
    expect((await again.message('joined')).notes).toBe('Ask about the late runs')
    await again.drop()
  })

  it('the notes that came past the socket are there, also while an earlier connection still stands', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    const notes = 'Ask who signs'
    expect((await test.request(rep, 'PUT', `/api/simulations/${call._id}/notes`, { notes })).status).toBe(200)
    const again = await joinCall(address, call._id, rep.token)
    expect((await again.message('joined')).notes).toBe(notes)
    await again.drop()
    await client.drop()
  })
})

describe('a line', () => {
  it('sent twice counts once, on the same connection and after another join', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    const lineId = client.say(questions[0] ?? '')
    client.say(questions[0] ?? '', lineId)
    const [first, second] = [await client.event('rep-turn'), await client.event('rep-turn')]
    expect(second).toEqual(first)
    await client.drop()

    const again = await joinCall(address, call._id, rep.token, 4)
    again.say(questions[0] ?? '', lineId)
    expect(await again.event('rep-turn')).toEqual(first)
    await again.drop()
    expect(await detail(call._id)).toMatchObject({ turns: [{ turn: 0 }, { turn: 1 }, { turn: 2 }] })
  })

  it('that is acknowledged is in the database, with the mind that answered it', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    client.say(questions[0] ?? '')
    await client.event('rep-turn')
    const rows = await test.db
      .selectFrom('turns')
      .selectAll()
      .where('simulation_id', '=', call._id)
      .orderBy('turn')
      .execute()
    expect(rows.map(({ body, mind }) => [body.speaker, mind === null])).toEqual([
      ['buyer', false],
      ['rep', true],
      ['buyer', false],
    ])
    await client.drop()
  })
})

describe('cutting in', () => {
  it('keeps only what was said aloud', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    client.say(questions[0] ?? '')
    await client.event('rep-turn')
    const { turn } = await client.event('buyer-turn')
    client.send({ type: 'interrupt', turn: turn.turn, wordsSaid: 2 })
    const cut = await client.event('buyer-cut')
    expect(cut.turn).toMatchObject({ turn: 2, cut: true, words: turn.words.split(' ').slice(0, 2).join(' ') })
    await client.drop()
    expect(await detail(call._id)).toMatchObject({ turns: [{}, {}, { words: cut.turn.words, cut: true }] })
  })
})

describe('another server', () => {
  it('takes a call up where it stood, and the one that had it can write no more', async () => {
    const call = await makeCall(test, rep, personaId)
    const first = await connected(call._id)
    await first.ask(questions[0] ?? '')

    const second = await joinCall(otherAddress, call._id, rep.token, 0)
    await second.event('buyer-turn')
    await second.ask(questions[1] ?? '')

    first.say(questions[2] ?? '')
    expect(await first.closed()).toMatchObject({ code: closeCodes.takenOver })
    await second.ask(questions[2] ?? '')
    expect(seqs(second.events())).toEqual(upTo(second.events().length))
    await second.drop()
    const turns = await keptTurns(test, call._id)
    expect(turns.map(({ words }) => words).filter((words) => questions.includes(words))).toEqual(questions.slice(0, 3))
  })

  it('lets the clock go on from what the rep saw, when the one that had the call does not say how long it did', async () => {
    const call = await makeCall(test, rep, personaId)
    const first = await connected(call._id)
    test.clock.advance(20_000)
    await first.ask(questions[0] ?? '')
    test.clock.advance(4_000)
    other.clock.set(test.clock.now())
    const second = await joinCall(otherAddress, call._id, rep.token)
    expect((await second.message('joined')).elapsedMs).toBe(24_000)
    await second.drop()
    await first.drop()
  })

  it('counts no more than five seconds for a server that died long ago', async () => {
    const call = await makeCall(test, rep, personaId)
    const first = await connected(call._id)
    test.clock.advance(20_000)
    await first.ask(questions[0] ?? '')
    other.clock.set(new Date(test.clock.now().getTime() + 300_000))
    const second = await joinCall(otherAddress, call._id, rep.token)
    expect((await second.message('joined')).elapsedMs).toBe(25_000)
    await second.drop()
    await first.drop()
    other.clock.set(test.clock.now())
  })

  it('whose clock is behind goes on no earlier than the last turn', async () => {
    const call = await makeCall(test, rep, personaId)
    const first = await connected(call._id)
    test.clock.advance(20_000)
    await first.ask(questions[0] ?? '')
    other.clock.set(new Date(test.clock.now().getTime() - 60_000))
    const second = await joinCall(otherAddress, call._id, rep.token)
    expect((await second.message('joined')).elapsedMs).toBe(20_000)
    await second.drop()
    await first.drop()
    other.clock.set(test.clock.now())
  })

  it('comes to the same call as one server would have, word for word', async () => {
    const call = await makeCall(test, rep, personaId)
    const steady = await connected(call._id)
    for (const question of questions) await steady.ask(question)
    const expected = steady.events().flatMap((event) => (event.type === 'buyer-turn' ? [event.turn.words] : []))
    steady.send({ type: 'hang-up' })
    await steady.closed()

    // The same call from its beginning, every line on another server than the one before.
    const fork = await test.request(rep, 'POST', `/api/simulations/${call._id}/fork`, { turn: 1 })
    const forkId = String(Object(fork.body)._id)
    for (const [index, question] of questions.entries()) {
      const client = await joinCall(index % 2 === 0 ? address : otherAddress, forkId, rep.token)
      await client.message('joined')
      await client.ask(question)
      await client.drop()
    }
    const turns = await keptTurns(test, forkId)
    expect(turns.flatMap(({ speaker, words }) => (speaker === 'buyer' ? [words] : []))).toEqual(expected)
  })

  it('ends a call for the rep who is on the line here', async () => {
    // What one server publishes the others hear.
    const stop = other.bus.subscribe('call-taken', (message) => void test.bus.publish('call-taken', message))
    onTestFinished(stop)
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    await client.ask(questions[0] ?? '')
    expect(await other.request(rep, 'POST', `/api/simulations/${call._id}/end`)).toMatchObject({
      status: 200,
      body: { state: 'reviewed', outcome: expect.any(String) },
    })
    expect(await client.event('ended')).toMatchObject({ endedBy: 'rep' })
    expect(await client.closed()).toMatchObject({ code: 1000 })
  })
})

describe('the end', () => {
  it('is brought about by the rep alone: an admin does not hang up in their name', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    const answer = await test.request(organization.admin, 'POST', `/api/simulations/${call._id}/end`)
    expect(answer).toMatchObject({ status: 404, body: { message: 'Call not found' } })
    await client.ask(questions[0] ?? '')
    expect(await detail(call._id)).toMatchObject({ isOver: false, simulation: { state: 'live' } })
    await client.drop()
  })

  it('comes when the buyer hangs up, after their last words, with the review ready', async () => {
    const call = await makeCall(test, rep, personaId, { type: 'cold-call', difficulty: 'expert' })
    const client = await connected(call._id)
    for (let i = 0; i < 6 && !client.events().some(({ type }) => type === 'ended'); i += 1) {
      await client.ask('You are an idiot, shut up and sign today.')
    }
    expect(await client.closed()).toMatchObject({ code: 1000 })
    expect(client.events().slice(-2)).toMatchObject([
      { type: 'buyer-turn' },
      { type: 'ended', outcome: 'hung-up', endedBy: 'buyer' },
    ])
    expect(await test.request(rep, 'GET', `/api/simulations/${call._id}/review`)).toMatchObject({
      body: { state: 'ready', review: { outcome: 'hung-up' } },
    })
  })

  it('is final: who joins later hears of it and is let go', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    client.send({ type: 'hang-up' })
    await client.closed()
    const late = await joinCall(address, call._id, rep.token)
    await late.event('ended')
    expect(await late.closed()).toMatchObject({ code: 1000 })
    expect(seqs(late.events())).toEqual([1, 2, 3])
  })
})

describe('a call nobody comes back to', () => {
  const jobs = () => test.modules.all.flatMap((module) => module.jobs ?? [])
  const look = (id: string) =>
    jobs()
      .find(({ name }) => name === abandonedCallJob)
      ?.handle({ orgId: rep.orgId, simulationId: id })

  it('ends ten minutes after the last connection, not before', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    await client.ask(questions[0] ?? '')
    await client.drop()
    await nobodyOnTheLine()
    test.clock.advance(9.9 * 60_000)
    await look(call._id)
    expect(await detail(call._id)).toMatchObject({ simulation: { state: 'live' } })
    test.clock.advance(0.2 * 60_000)
    await look(call._id)
    expect(await detail(call._id)).toMatchObject({ simulation: { state: 'reviewed', outcome: 'abandoned' } })
    expect(await test.modules.credits.planDetails(rep.userId)).toMatchObject({ credits: 4, reserved: 0 })
  })

  it('and was never begun ends after a day, and gives its credit back', async () => {
    const call = await makeCall(test, rep, personaId)
    await look(call._id)
    expect(await detail(call._id)).toMatchObject({ simulation: { state: 'waiting' } })
    test.clock.advance(24 * 3_600_000)
    await look(call._id)
    // The tokens of this test would be a day old.
    test.clock.advance(-24 * 3_600_000)
    expect(await detail(call._id)).toMatchObject({ simulation: { outcome: 'abandoned' } })
    expect(await test.modules.credits.planDetails(rep.userId)).toMatchObject({ credits: 5, reserved: 0 })
  })
})

it('lets every rep go when the server stops, and they find their call again', async () => {
  const leaving = await buildTestApp()
  const place = await leaving.app.listen({ port: 0, host: '127.0.0.1' })
  const call = await makeCall(test, rep, personaId)
  const client = await joinCall(place, call._id, rep.token)
  await client.event('buyer-turn')
  await client.ask(questions[0] ?? '')
  await leaving.close()
  await client.closed()
  const again = await joinCall(address, call._id, rep.token, 4)
  await again.ask(questions[1] ?? '')
  expect(seqs(again.events())[0]).toBe(5)
  await again.drop()
})

it('refuses to pick up when there is nothing to pay with any more, and says so', async () => {
  const call = await makeCall(test, rep, personaId)
  const { hold_id: hold } = await test.db
    .selectFrom('simulations')
    .select('hold_id')
    .where('id', '=', call._id)
    .executeTakeFirstOrThrow()
  await test.modules.credits.release(hold ?? '')
  for (let i = 0; i < 5; i += 1) await test.modules.credits.reserve(null, rep.userId, newId(), 'Call')
  const client = await joinCall(address, call._id, rep.token)
  expect((await client.message('refused')).message).toMatch(/no credits/)
  expect(client.events()).toEqual([])
  await client.drop()
})
