import { getSimulation } from '@ringside/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { readMigrations } from '../../platform/database/migrations.ts'

serveTeams()

const questions = ['How do you plan the work of your people today?', 'What goes wrong with that when it gets busy?']

/** What tells of the buyer's mind, or of what was made of the rep's words, as it would stand in JSON. */
const mind = /"(move|meters|changes|facts|objection|acts|trust|interest|patience|reply|mind)"/

async function asked(id: string): Promise<CallClient> {
  const client = await joinCall(address, id, rep.token)
  await client.event('buyer-turn')
  for (const question of questions) await client.ask(question)
  return client
}

async function hangUp(client: CallClient): Promise<void> {
  client.send({ type: 'hang-up' })
  await client.closed()
}

const detail = async (id: string, by: TestMember = rep) =>
  getSimulation.response.parse((await test.request(by, 'GET', `/api/simulations/${id}`)).body)

describe('while a call runs', () => {
  it.each(['easy', 'medium'] as const)(
    'the rep’s browser gets of the mind the mood alone, on %s',
    async (difficulty) => {
      const call = await makeCall(test, rep, personaId, { difficulty })
      const client = await asked(call._id)
      client.send({ type: 'interrupt', turn: 4, wordsSaid: 1 })
      await client.event('buyer-cut')
      const again = await joinCall(address, call._id, rep.token)
      for (const _ of questions) await again.event('rep-turn')
      const moods = client.events().flatMap((event) => (event.type === 'buyer-turn' ? [event.mood] : []))
      expect(moods).toEqual(Array.from({ length: 3 }, () => ({ word: expect.any(String), level: expect.any(Number) })))
      for (const frame of [...client.frames, ...again.frames]) expect(frame).not.toMatch(mind)
      await again.drop()
    },
  )

  it.each(['hard', 'expert'] as const)('the rep’s browser gets nothing of the mind, on %s', async (difficulty) => {
    const client = await asked((await makeCall(test, rep, personaId, { difficulty }))._id)
    const moods = client.events().flatMap((event) => (event.type === 'buyer-turn' ? [event.mood] : []))
    expect(moods).toEqual([null, null, null])
    for (const frame of client.frames) expect(frame).not.toMatch(mind)
    await client.drop()
  })

  it('reading it gives its words, to the rep alone: an admin who reads them unseen has to wait for its end', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await asked(call._id)
    client.send({ type: 'notes', notes: 'They are short of people' })
    await client.message('notes-saved')
    const read = async (by: TestMember) => (await test.request(by, 'GET', `/api/simulations/${call._id}`)).body
    const own = await read(rep)
    expect(own).toMatchObject({ isOver: false, turns: [{}, {}, {}, {}, {}], notes: 'They are short of people' })
    expect(JSON.stringify(own)).not.toMatch(mind)
    const unseen = getSimulation.response.parse(await read(organization.admin))
    expect(unseen).toMatchObject({ isOver: false, turns: [], notes: '' })
    expect(unseen.plan.filter(({ foundAtMs }) => foundAtMs !== null)).toEqual([])
    await hangUp(client)
    expect((await read(organization.admin)) as object).toMatchObject({ isOver: true, turns: [{}, {}, {}, {}, {}] })
  })

  it('reading it shows no fact as found before the rep was told', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await joinCall(address, call._id, rep.token)
    await client.event('buyer-turn')
    const foundNow = async () => (await detail(call._id)).plan.filter(({ foundAtMs }) => foundAtMs !== null).length
    let toTell = 0
    for (const question of questions) {
      await client.ask(question)
      const told = client.events().filter(({ type }) => type === 'fact-found').length
      expect(await foundNow()).toBe(told)
      toTell = told
    }
    await hangUp(client)
    expect(await foundNow()).toBeGreaterThan(toTell)
  })

  it('a retry is told of the turns before its moment what was said in them', async () => {
    const call = await makeCall(test, rep, personaId)
    await hangUp(await asked(call._id))
    const fork = await test.request(rep, 'POST', `/api/simulations/${call._id}/fork`, { turn: 3 })
    const client = await joinCall(address, String(Object(fork.body)._id), rep.token)
    await client.ask(questions[1] ?? '')
    for (const frame of client.frames) expect(frame).not.toMatch(mind)
    await client.drop()
  })

  it('events that an earlier version kept with the mind in them are told without', async () => {
    const call = await makeCall(test, rep, personaId)
    await (await asked(call._id)).drop()
    const turns = await test.db.selectFrom('turns').selectAll().where('simulation_id', '=', call._id).execute()
    const events = await test.db.selectFrom('call_events').selectAll().where('simulation_id', '=', call._id).execute()
    for (const { seq, body } of events) {
      if (!('turn' in body)) continue
      const kept = turns.find(({ turn }) => turn === body.turn.turn)?.body
      await test.db
        .updateTable('call_events')
        .set({ body: JSON.stringify({ ...body, turn: { ...kept, ...body.turn } }) })
        .where('simulation_id', '=', call._id)
        .where('seq', '=', seq)
        .execute()
    }
    const migration = (await readMigrations()).find(({ name }) => name.endsWith('-events-without-the-mind.sql'))
    await sql.raw(migration?.sql ?? '').execute(test.db)
    const after = await test.db.selectFrom('call_events').selectAll().where('simulation_id', '=', call._id).execute()
    expect(after.toSorted((a, b) => a.seq - b.seq)).toEqual(events.toSorted((a, b) => a.seq - b.seq))
  })
})

it('after the end everything is there: the record was kept whole', async () => {
  const call = await makeCall(test, rep, personaId)
  await hangUp(await asked(call._id))
  const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}`)
  const heard = { acts: [{ act: expect.any(String) }] }
  const meant = { move: expect.any(String), meters: { trust: expect.any(Number) }, facts: expect.any(Array) }
  expect(body).toMatchObject({ isOver: true, turns: [meant, heard, meant, heard, meant] })
})
