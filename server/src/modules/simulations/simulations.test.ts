import { randomUUID } from 'node:crypto'
import { isPublic } from '@ringside/coaching/buyer/findable'
import {
  buyerNameOf,
  freeRetries,
  getAccount,
  getPersona,
  getProgress,
  getSimulation,
  getSimulationReview,
  listSimulations,
  simulationSchema,
  type Simulation,
} from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { sayingOf } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall, makePersona } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { newId } from '../../platform/ids.ts'
import { scoreSimulationJob } from './call-keeper.ts'
import { readSetup } from './simulations.repository.ts'

serveTeams()

const lines = [
  'Hi, this is Sam. Thanks for making the time. How do you plan the work of your people today?',
  'That makes sense. What goes wrong with that when it gets busy?',
  'It sounds like that costs you. What does it cost you when that happens?',
  'Based on that, could we take half an hour on Thursday at ten and walk through one bad morning?',
]

/** A call played to its end by the rep. */
async function play(call: Simulation, said: readonly string[] = lines): Promise<void> {
  const client = await joinCall(address, call._id, rep.token)
  await client.event('buyer-turn')
  for (const line of said) await client.ask(line)
  client.send({ type: 'hang-up' })
  await client.closed()
}

const detail = async (id: string, by: TestMember = rep) =>
  getSimulation.response.parse((await test.request(by, 'GET', `/api/simulations/${id}`)).body)
/** A finished call, the buyer's mind in its turns. */
async function finished(id: string) {
  const call = await detail(id)
  if (!call.isOver) throw new Error('The call still runs')
  return call
}
const reviewOf = async (id: string) =>
  getSimulationReview.response.parse((await test.request(rep, 'GET', `/api/simulations/${id}/review`)).body)
const list = async (query = '', by: TestMember = rep) =>
  listSimulations.response.parse((await test.request(by, 'GET', `/api/simulations${query}`)).body)
const create = (body: object, key?: string) =>
  test.request(rep, 'POST', '/api/simulations', body, key === undefined ? {} : { 'idempotency-key': key })

describe('setting up a call', () => {
  it('keeps who the persona is, and tells a plan that gives nothing away', async () => {
    const call = await makeCall(test, rep, personaId)
    expect(call).toMatchObject({
      state: 'waiting',
      userId: rep.userId,
      persona: { personaId },
      score: null,
      outcome: null,
    })
    const { plan, turns, expectedMinutes } = await detail(call._id)
    expect({ turns, expectedMinutes }).toEqual({ turns: [], expectedMinutes: 15 })
    const persona = await test.db
      .selectFrom('personas')
      .select('profile')
      .where('id', '=', personaId)
      .executeTakeFirstOrThrow()
    expect(plan.length).toBeGreaterThan(5)
    const shown = JSON.stringify(plan)
    for (const fact of persona.profile.facts) expect(shown).not.toContain(fact.summary)
  })

  it('fifty times at once with one key makes one call and sets one credit aside', async () => {
    const body = { personaId, type: 'discovery', difficulty: 'easy' }
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(body, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => Object(answer.body)._id)).size).toBe(1)
    expect(await test.modules.credits.planDetails(rep.userId)).toMatchObject({ credits: 4, reserved: 1 })
  })

  it('with a key that was used for another call is refused with 422', async () => {
    const key = randomUUID()
    await create({ personaId, type: 'discovery', difficulty: 'easy' }, key)
    const other = await create({ personaId, type: 'discovery', difficulty: 'hard' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } })
  })

  it('without a credit is refused with 402 and leaves nothing behind', async () => {
    for (let i = 0; i < 5; i += 1) await makeCall(test, rep, personaId)
    expect(await create({ personaId, type: 'discovery', difficulty: 'easy' })).toMatchObject({
      status: 402,
      body: { code: 'no-credits' },
    })
    const kept = await test.db.selectFrom('simulations').select('id').where('user_id', '=', rep.userId).execute()
    expect(kept).toHaveLength(5)
  })

  it('with nobody, or with a persona of another organisation, is 404', async () => {
    const foreign = await makePersona(test, organization.outsider)
    for (const unknown of [foreign, newId()]) {
      expect(await create({ personaId: unknown, type: 'discovery', difficulty: 'easy' })).toMatchObject({ status: 404 })
    }
  })
})

describe('a finished call', () => {
  it('is reviewed at once, with what follows for the account', async () => {
    const call = await makeCall(test, rep, personaId)
    expect(await reviewOf(call._id)).toEqual({ state: 'in-call' })
    await play(call)
    const ready = await reviewOf(call._id)
    const { simulation, turns, plan } = await finished(call._id)
    expect(ready).toMatchObject({ state: 'ready', review: { result: { state: 'scored' } } })
    expect(simulation).toMatchObject({ state: 'reviewed', score: expect.any(Number), scoreChange: null })
    expect(turns.map(({ speaker }) => speaker)).toEqual(['buyer', ...lines.flatMap(() => ['rep', 'buyer'])])
    const { persona } = await readSetup(test.db, rep.orgId, call._id)
    const open = persona.facts.filter((fact) => !isPublic(fact, persona.company)).map(({ id }) => id)
    const told = turns
      .flatMap((turn) => (turn.speaker === 'buyer' ? turn.facts : []))
      .filter((fact) => open.includes(fact))
    expect(told.length).toBeGreaterThan(0)
    expect(
      plan
        .filter((item) => item.foundAtMs !== null)
        .map(({ factId }) => factId)
        .toSorted(),
    ).toEqual(told.toSorted())
    const known = await test.db
      .selectFrom('discovered_information')
      .select('fact_id')
      .where('simulation_id', '=', call._id)
      .execute()
    expect(known.map((row) => row.fact_id).toSorted()).toEqual(told.toSorted())
  })

  it('makes what it found out known in the plan of the next call, a colleague’s too, as many facts as the account counts', async () => {
    await play(await makeCall(test, rep, personaId))
    await test.modules.credits.grantSignUp(organization.admin.userId)
    const { plan } = await detail((await makeCall(test, organization.admin, personaId))._id, organization.admin)
    const brief = getPersona.response.parse((await test.request(rep, 'GET', `/api/pipeline/persona/${personaId}`)).body)
    const known = plan.filter((item) => item.known !== undefined)
    expect(known.length).toBeGreaterThan(0)
    expect(known.map(({ factId }) => factId)).toEqual(brief.known.map(({ factId }) => factId))
    expect(known.every((item) => item.known?.from === brief.persona.firstName)).toBe(true)
  })

  it('that is scored again keeps the same review, to the letter', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call)
    const before = await reviewOf(call._id)
    const job = test.modules.all.flatMap((module) => module.jobs ?? []).find(({ name }) => name === scoreSimulationJob)
    await job?.handle({ orgId: rep.orgId, simulationId: call._id })
    await test.db.updateTable('simulations').set({ state: 'ended', score: null }).where('id', '=', call._id).execute()
    await job?.handle({ orgId: rep.orgId, simulationId: call._id })
    expect(await reviewOf(call._id)).toEqual(before)
    const rows = await test.db.selectFrom('reviews').select('id').where('subject_id', '=', call._id).execute()
    expect(rows).toHaveLength(1)
  })

  it('is compared with the rep’s call of the same type before it', async () => {
    const first = await makeCall(test, rep, personaId)
    await play(first)
    const second = await makeCall(test, rep, personaId)
    await play(second, [...lines].reverse())
    const [one, two] = [await detail(first._id), await detail(second._id)]
    expect(two.simulation.scoreChange).toBe((two.simulation.score ?? 0) - (one.simulation.score ?? 0))
    expect(await reviewOf(first._id)).toMatchObject({ comparedWith: null })
    const comparedWith = {
      simulationId: first._id,
      endedAt: one.simulation.endedAt,
      buyerName: buyerNameOf(one.simulation.persona),
    }
    expect(await reviewOf(second._id)).toMatchObject({ comparedWith })
  })

  it('is scored by the rubric that its organisation has then, and compared with no score of another', async () => {
    const first = await makeCall(test, rep, personaId)
    await play(first)
    const settings = `/api/organizations/mongoid/${organization.organizationId}`
    expect(await test.request(organization.admin, 'PUT', settings, { rubric: 'spin' })).toMatchObject({ status: 200 })
    const second = await makeCall(test, rep, personaId)
    await play(second)
    expect(await reviewOf(first._id)).toMatchObject({ review: { rubric: { key: 'coachable' } } })
    expect(await reviewOf(second._id)).toMatchObject({
      review: { rubric: { key: 'spin', name: 'SPIN' } },
      comparedWith: null,
    })
    expect((await detail(second._id)).simulation.scoreChange).toBeNull()
    const third = await makeCall(test, rep, personaId)
    await play(third)
    expect(await reviewOf(third._id)).toMatchObject({ comparedWith: { simulationId: second._id } })
    expect(await test.request(organization.outsider, 'PUT', settings, { rubric: 'bant' })).toMatchObject({
      status: 404,
    })
  })

  it('is compared past a call that was too short to score, and names the one it is compared with', async () => {
    const first = await makeCall(test, rep, personaId)
    await play(first)
    await play(await makeCall(test, rep, personaId), ['Hello.'])
    const third = await makeCall(test, rep, personaId)
    await play(third)
    expect(await reviewOf(third._id)).toMatchObject({ comparedWith: { simulationId: first._id } })
  })

  it('of a few words says that it is too short to score', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call, ['Hello.'])
    expect(await reviewOf(call._id)).toMatchObject({ review: { result: { state: 'too-short' } } })
    expect((await detail(call._id)).simulation).toMatchObject({ state: 'reviewed', score: null })
  })

  it('counts among the calls of its rep, and among the scored ones only with a score', async () => {
    await play(await makeCall(test, rep, personaId))
    await play(await makeCall(test, rep, personaId), ['Hello.'])
    const users = `/api/organizations/mongoid/${organization.organizationId}/users`
    const { body } = await test.request(organization.admin, 'GET', users)
    expect(body).toContainEqual(expect.objectContaining({ userId: rep.userId, calls: 2, scoredCalls: 1 }))
  })

  it('keeps the notes that are written to it afterwards', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call, lines.slice(0, 1))
    await test.request(rep, 'PUT', `/api/simulations/${call._id}/notes`, { notes: 'Bring one bad morning' })
    expect((await detail(call._id)).notes).toBe('Bring one bad morning')
  })
})

describe('a retry from a moment', () => {
  it('costs nothing and goes on with the mind as it was: the same words get the same answer', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call)
    const before = await test.modules.credits.planDetails(rep.userId)
    const answer = await test.request(rep, 'POST', `/api/simulations/${call._id}/fork`, { turn: 5 })
    expect(answer).toMatchObject({
      status: 201,
      body: { state: 'waiting', forkedFrom: { simulationId: call._id, turn: 5 } },
    })
    const forkId = String(Object(answer.body)._id)
    const client = await joinCall(address, forkId, rep.token)
    await client.ask(lines[2] ?? '')
    await client.drop()

    const mindsOf = (id: string) =>
      test.db
        .selectFrom('turns')
        .select(['body', 'mind'])
        .where('simulation_id', '=', id)
        .orderBy('turn')
        .limit(7)
        .execute()
    const [original, fork] = [await mindsOf(call._id), await mindsOf(forkId)]
    expect(fork.map(({ mind }) => mind)).toEqual(original.map(({ mind }) => mind))
    expect(fork.map(({ body }) => body.words)).toEqual(original.map(({ body }) => body.words))
    expect(await test.modules.credits.planDetails(rep.userId)).toEqual(before)
  })

  it('begins its clock where the first try was', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await joinCall(address, call._id, rep.token)
    await client.event('buyer-turn')
    test.clock.advance(30_000)
    await client.ask(lines[0] ?? '')
    client.send({ type: 'hang-up' })
    await client.closed()
    const answer = await test.request(rep, 'POST', `/api/simulations/${call._id}/fork`, { turn: 1 })
    const again = await joinCall(address, String(Object(answer.body)._id), rep.token)
    const joined = await again.message('joined')
    const [{ endMs } = { endMs: -1 }] = (await detail(call._id)).turns
    expect(joined).toMatchObject({ elapsedMs: endMs, lastSeq: 2 })
    await again.drop()
  })

  it('is compared with the call it was retried from, not with the newest, and is no call of the account', async () => {
    const tried = await makeCall(test, rep, personaId)
    await play(tried)
    await play(await makeCall(test, rep, personaId), [...lines].reverse())
    await test.db.updateTable('simulations').set({ score: 20 }).where('user_id', '=', rep.userId).execute()
    await test.db.updateTable('simulations').set({ score: 90 }).where('id', '=', tried._id).execute()
    const fork = await test.request(rep, 'POST', `/api/simulations/${tried._id}/fork`, { turn: 5 })
    const retry = simulationSchema.parse(fork.body)
    const client = await joinCall(address, retry._id, rep.token)
    await client.message('joined')
    expect((await test.request(rep, 'GET', '/api/live-calls')).body).toMatchObject([{ isRetry: true }])
    for (const line of lines.slice(2)) await client.ask(line)
    client.send({ type: 'hang-up' })
    await client.closed()
    const account = await test.request(rep, 'GET', `/api/pipeline/account/${tried.persona.accountId}`)
    const { calls } = getAccount.response.parse(account.body)
    expect(calls.map(({ simulationId }) => simulationId)).toContain(tried._id)
    expect(calls.map(({ simulationId }) => simulationId)).not.toContain(retry._id)
    const { score, scoreChange } = (await detail(retry._id)).simulation
    expect(scoreChange).toBe((score ?? 0) - 90)
    expect(await reviewOf(retry._id)).toMatchObject({ comparedWith: { simulationId: tried._id } })
  })

  it('needs a finished call and a line of the rep’s own', async () => {
    const call = await makeCall(test, rep, personaId)
    const fork = (turn: number, by: TestMember = rep) =>
      test.request(by, 'POST', `/api/simulations/${call._id}/fork`, { turn })
    expect(await fork(1)).toMatchObject({ status: 409 })
    await play(call)
    expect(await fork(0)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await fork(99)).toMatchObject({ status: 400 })
    expect(await fork(1, organization.admin)).toMatchObject({ status: 404 })
  })
})

describe('the free retries of a call', () => {
  it('are ten, whichever try each goes on from, then refused in words; a call that is paid for has its own', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call, lines.slice(0, 1))
    const fork = (id: string) => test.request(rep, 'POST', `/api/simulations/${id}/fork`, { turn: 1 })
    const first = simulationSchema.parse((await fork(call._id)).body)
    const client = await joinCall(address, first._id, rep.token)
    await client.ask(lines[0] ?? '')
    client.send({ type: 'hang-up' })
    await client.closed()
    const left = { state: 'ready', retriesLeft: freeRetries - 1 }
    expect([await reviewOf(call._id), await reviewOf(first._id)]).toMatchObject([left, left])
    for (let made = 1; made < freeRetries; made += 1) {
      expect((await fork(made % 2 === 0 ? call._id : first._id)).status).toBe(201)
    }
    for (const tried of [call, first]) {
      expect(await fork(tried._id)).toMatchObject({
        status: 409,
        body: { code: 'conflict', message: expect.stringMatching(/retried this call 10 times.*Call again/) },
      })
    }
    expect(await reviewOf(first._id)).toMatchObject({ retriesLeft: 0 })
    const next = await makeCall(test, rep, personaId)
    await play(next, lines.slice(0, 1))
    expect(await reviewOf(next._id)).toMatchObject({ retriesLeft: freeRetries })
    expect((await fork(next._id)).status).toBe(201)
  })

  it('asked for all at once are no more', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call, lines.slice(0, 1))
    const answers = await Promise.all(
      Array.from({ length: 2 * freeRetries }, () =>
        test.request(rep, 'POST', `/api/simulations/${call._id}/fork`, { turn: 1 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: freeRetries }, () => 201),
      ...Array.from({ length: freeRetries }, () => 409),
    ])
    const kept = await test.db.selectFrom('simulations').select('id').where('forked_from', '=', call._id).execute()
    expect(kept).toHaveLength(freeRetries)
  })

  it('are not used up by a moment that can’t be retried', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call, lines.slice(0, 1))
    await test.request(rep, 'POST', `/api/simulations/${call._id}/fork`, { turn: 99 })
    const row = await test.db.selectFrom('simulations').select('retries').where('id', '=', call._id).executeTakeFirst()
    expect(row).toEqual({ retries: 0 })
  })
})

describe('the list of calls', () => {
  it('is the rep’s own; an admin may ask for a member’s or for all', async () => {
    await play(await makeCall(test, rep, personaId))
    expect((await list()).items).toHaveLength(1)
    expect((await list('', organization.admin)).items).toHaveLength(0)
    expect((await list('?userId=all', organization.admin)).items).toHaveLength(1)
    expect((await list(`?userId=${rep.userId}`, organization.admin)).items).toHaveLength(1)
    expect(await test.request(rep, 'GET', '/api/simulations?userId=all')).toMatchObject({ status: 403 })
  })

  it('is refused to a member who names others, whatever let them in', async () => {
    const ask = (userId: string) =>
      test.modules.simulations.list(rep.actor, { userId, limit: 10, sort: 'when', direction: 'desc' })
    for (const other of ['all', organization.admin.userId]) {
      await expect(ask(other)).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect(await ask(rep.userId)).toMatchObject({ items: [], allTotal: 0 })
  })

  it('shows finished calls page by page, each once, and counts what the filters leave', async () => {
    for (const said of [lines, lines.slice(0, 3), lines.slice(0, 1)]) {
      await play(await makeCall(test, rep, personaId), said)
      test.clock.advance(60_000)
    }
    await makeCall(test, rep, personaId)
    const ids: string[] = []
    let cursor = ''
    for (let pages = 0; pages < 5; pages += 1) {
      const { items, next, total, allTotal } = await list(`?limit=1&sort=length&direction=asc${cursor}`)
      expect({ total, allTotal }).toEqual({ total: 3, allTotal: 3 })
      ids.push(...items.map(({ _id }) => _id))
      if (next === null) break
      cursor = `&cursor=${encodeURIComponent(next)}`
    }
    expect(new Set(ids).size).toBe(3)
    expect(ids).toHaveLength(3)
    expect(await list('?minScore=1')).toMatchObject({ total: 2, allTotal: 3 })
    expect(await list('?type=cold-call')).toMatchObject({ total: 0, allTotal: 3 })
    const { items } = await list()
    const name = items[0]?.persona.lastName ?? ''
    expect(await list(`?search=${name.toLowerCase()}`)).toMatchObject({ total: 3 })
    expect(await list('?search=%25')).toMatchObject({ total: 0 })
    expect(await test.request(rep, 'GET', '/api/simulations?cursor=nonsense')).toMatchObject({ status: 400 })
  })
})

describe('progress', () => {
  it('comes from the rep’s own finished calls', async () => {
    const call = await makeCall(test, rep, personaId)
    await play(call)
    const answer = await test.request(rep, 'GET', `/api/progress/${rep.userId}`)
    const { score } = (await detail(call._id)).simulation
    expect(answer).toMatchObject({
      status: 200,
      body: {
        calls: 1,
        streak: 1,
        longestStreak: 1,
        targetScore: 70,
        callsAWeek: 5,
        scores: [{ simulationId: call._id, score }],
        averageLast5: score,
        averageBefore5: null,
        weakest: expect.any(String),
        workOn: { simulationId: call._id, buyerName: buyerNameOf(call.persona) },
        byType: [{ type: 'discovery', calls: 1, average: score, best: score }],
      },
    })
  })

  it('calls that were set up and never begun take the place of none that was scored', async () => {
    await play(await makeCall(test, rep, personaId))
    const progress = async () => {
      const { body } = await test.request(rep, 'GET', `/api/progress/${rep.userId}`)
      return getProgress.response.parse(body)
    }
    const before = await progress()
    expect(before.weakest).not.toBeNull()
    for (let setUp = 0; setUp < 20; setUp += 1) {
      const call = await makeCall(test, rep, personaId)
      expect((await test.request(rep, 'POST', `/api/simulations/${call._id}/end`)).status).toBe(200)
    }
    expect(await progress()).toEqual(before)
  })

  it('is hidden from a colleague and from another organisation, and open to an admin', async () => {
    const colleague = await test.makeMember(organization, 'Member')
    const path = `/api/progress/${rep.userId}`
    expect((await test.request(organization.admin, 'GET', path)).status).toBe(200)
    expect((await test.request(colleague, 'GET', path)).status).toBe(404)
    expect((await test.request(organization.outsider, 'GET', path)).status).toBe(404)
  })
})

it('another organisation sees nothing, and a colleague no more: the answer is that of an id that does not exist', async () => {
  const call = await makeCall(test, rep, personaId)
  await play(call)
  const colleague = await test.makeMember(organization, 'Member')
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/review', undefined],
    ['POST', '/end', undefined],
    ['POST', '/fork', { turn: 1 }],
    ['PUT', '/notes', { notes: 'mine' }],
  ] as const) {
    const random = await test.request(organization.outsider, method, `/api/simulations/${newId()}${path}`, body)
    for (const stranger of [organization.outsider, colleague]) {
      const answer = await test.request(stranger, method, `/api/simulations/${call._id}${path}`, body)
      expect(answer.status).toBe(404)
      expect(sayingOf(answer)).toEqual(sayingOf(random))
    }
  }
  expect((await list('?userId=all', organization.outsider)).allTotal).toBe(0)
  expect((await detail(call._id, organization.admin)).simulation._id).toBe(call._id)
})
