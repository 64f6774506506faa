import type { Mind } from '@ringside/coaching/buyer/index'
import { getNextCall, getSimulationReview } from '@ringside/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type TestApp } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import { runLastTry } from '../../../test/last-try.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { scoreSimulationJob } from './call-keeper.ts'
import { readLastMind } from './call-record.repository.ts'
import { readSetup } from './simulations.repository.ts'

serveTeams()

/** A short call whose buyer is of another mind at the end than it was, not scored yet. Gives its id. */
async function callEndingWith(change: (mind: Mind, objectionIds: readonly string[]) => Mind): Promise<string> {
  const { _id: simulationId } = await makeCall(test, rep, personaId)
  const client = await joinCall(address, simulationId, rep.token)
  await client.event('buyer-turn')
  await client.ask('Thanks for the time. How do you plan the work of your people today?')
  client.send({ type: 'hang-up' })
  await client.closed()
  const mind = await readLastMind(test.db, { orgId: rep.orgId, simulationId })
  const setup = await readSetup(test.db, rep.orgId, simulationId)
  if (mind === null) throw new Error('The buyer had picked up')
  await test.db
    .updateTable('turns')
    .set({
      mind: JSON.stringify(
        change(
          mind,
          setup.persona.objections.map(({ id }) => id),
        ),
      ),
    })
    .where('simulation_id', '=', simulationId)
    .where('mind', 'is not', null)
    .execute()
  await test.db.deleteFrom('account_calls').where('simulation_id', '=', simulationId).execute()
  await test.db.updateTable('simulations').set({ state: 'ended' }).where('id', '=', simulationId).execute()
  return simulationId
}

async function score(simulationId: string): Promise<void> {
  const job = test.modules.all.flatMap((module) => module.jobs ?? []).find(({ name }) => name === scoreSimulationJob)
  await job?.handle({ orgId: rep.orgId, simulationId })
}

const objection = (id: string, state: Mind['objections'][number]['state']): Mind['objections'][number] => ({
  id,
  state,
  acknowledged: false,
  explained: false,
  brushed: 0,
  doubts: 0,
  doubt: null,
  parked: 'never',
  settledWith: null,
})

describe('what a call leaves behind', () => {
  it('are the objections that were raised and not settled: the next call is about them', async () => {
    const id = await callEndingWith((mind, [first = '', second = '', third = '']) => ({
      ...mind,
      objections: [objection(first, 'resolved'), objection(second, 'brushed-aside'), objection(third, 'raised')],
    }))
    await score(id)
    const { persona } = await readSetup(test.db, rep.orgId, id)
    const families = persona.objections.map(({ family }) => family)
    const [prospect] = await test.modules.pipeline.prospects(rep.actor)
    expect(prospect?.lastCall?.openObjections.toSorted()).toEqual(families.slice(1, 3).toSorted())
    const path = `/api/pipeline/get-next-call?orgId=${rep.orgId}&userId=${rep.userId}`
    const next = getNextCall.response.parse((await test.request(rep, 'GET', path)).body)
    expect(next).toMatchObject({ persona: { _id: personaId }, suggestedCallType: 'objection-handling' })
  })

  it('is what was agreed: the buyer remembers it on the next call', async () => {
    const id = await callEndingWith((mind) => ({
      ...mind,
      objections: [],
      step: { ...mind.step, agreed: { kind: 'meeting', words: 'half an hour on Thursday at ten' } },
    }))
    await score(id)
    const { memory } = await test.modules.pipeline.buyerFor(rep.orgId, rep.userId, personaId)
    expect(memory.earlierCalls).toMatchObject([{ promise: 'half an hour on Thursday at ten' }])
    const [prospect] = await test.modules.pipeline.prospects(rep.actor)
    expect(prospect?.lastCall?.openObjections).toEqual([])
  })
})

describe('what was to be sent after a call', () => {
  /** The buyer's first words in a call that the rep then ends. */
  async function firstWords(): Promise<string> {
    const { _id: simulationId } = await makeCall(test, rep, personaId)
    const client = await joinCall(address, simulationId, rep.token)
    const { turn } = await client.event('buyer-turn')
    await client.ask('Hello, I am sorry, I have not sent it yet. You will have it today.')
    client.send({ type: 'hang-up' })
    await client.closed()
    await score(simulationId)
    return turn.words
  }

  it('is asked after in the next call, and in no other', async () => {
    const id = await callEndingWith((mind) => ({
      ...mind,
      objections: [],
      step: { ...mind.step, agreed: { kind: 'follow-up', words: 'I will send you our case study' } },
    }))
    await test.db.updateTable('simulations').set({ outcome: 'follow-up' }).where('id', '=', id).execute()
    await score(id)
    expect(await firstWords()).toMatch(/case study/i)
    expect(await firstWords()).not.toMatch(/case study/i)
    const { memory } = await test.modules.pipeline.buyerFor(rep.orgId, rep.userId, personaId)
    expect(memory.earlierCalls.map(({ askedAfterPromise }) => askedAfterPromise)).toEqual([false, true, false])
  })
})

describe('a call that can’t be scored', () => {
  const review = async (id: string, by = rep): Promise<unknown> =>
    (await test.request(by, 'GET', `/api/simulations/${id}/review`)).body
  const again = (id: string, by = rep): ReturnType<TestApp['request']> =>
    test.request(by, 'POST', `/api/simulations/${id}/score`)
  const credits = async (): Promise<number> => (await test.modules.credits.planDetails(rep.userId)).credits

  /** Ended and paid for, and with a record that no scoring can read. Gives what mends it. */
  async function brokenCall(): Promise<{ id: string; mend: () => Promise<void> }> {
    const id = await callEndingWith((mind) => mind)
    await test.db.deleteFrom('reviews').where('subject_id', '=', id).execute()
    const setup = JSON.stringify(await readSetup(test.db, rep.orgId, id))
    const write = async (text: string): Promise<void> => {
      await test.db.updateTable('simulations').set({ setup: text }).where('id', '=', id).execute()
    }
    await write('{}')
    test.clock.advance(10_000)
    await sql`update pgboss.job set start_after = now() where data->>'simulationId' = ${id} and state = 'created' and name = ${scoreSimulationJob}`.execute(
      test.db,
    )
    await test.runJobs()
    return { id, mend: () => write(setup) }
  }

  it('is being scored while there are tries left, then says that it failed and gives the credit back, once', async () => {
    const { id } = await brokenCall()
    expect(await review(id)).toEqual({ state: 'scoring' })
    const before = await credits()
    await runLastTry(test)
    expect(await review(id)).toEqual({ state: 'failed' })
    expect((await test.request(rep, 'GET', `/api/simulations`)).body).toMatchObject({ items: [{ state: 'failed' }] })
    expect(await credits()).toBe(before + 1)
    await again(id)
    await test.runJobs()
    await runLastTry(test)
    expect(await review(id)).toEqual({ state: 'failed' })
    expect(await credits()).toBe(before + 1)
    const { body } = await test.request(rep, 'GET', `/api/credits/history/${rep.userId}`)
    expect(body).toContainEqual(expect.objectContaining({ kind: 'refund', amount: 1 }))
  })

  it('is scored when it is asked for again and the fault is mended, for nothing', async () => {
    const { id, mend } = await brokenCall()
    await runLastTry(test)
    const before = await credits()
    await mend()
    expect(await again(id)).toMatchObject({ status: 200, body: { state: 'ended' } })
    expect(await review(id)).toEqual({ state: 'scoring' })
    await test.runJobs()
    expect(getSimulationReview.response.parse(await review(id)).state).toBe('ready')
    expect(await credits()).toBe(before)
    expect(await again(id)).toMatchObject({ status: 200, body: { state: 'reviewed' } })
  })

  it('is nobody else’s to ask for again; another organisation does not learn that there is one', async () => {
    const { id } = await brokenCall()
    await runLastTry(test)
    const colleague = await test.makeMember(organization, 'Member')
    for (const other of [organization.admin, colleague, organization.outsider]) {
      expect(await again(id, other)).toMatchObject({ status: 404, body: { message: 'Call not found' } })
    }
    expect(await review(id, organization.outsider)).toMatchObject({ message: 'Call not found' })
    expect(await review(id)).toEqual({ state: 'failed' })
  })
})
