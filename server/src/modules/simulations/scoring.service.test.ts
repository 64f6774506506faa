import type { Mind } from '@ringside/coaching/buyer/index'
import { getNextCall } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall, makePersona } from '../../../test/practice.ts'
import { scoreSimulationJob } from './call-keeper.ts'
import { readLastMind } from './call-record.repository.ts'
import { readSetup } from './simulations.repository.ts'

let test: TestApp
let address: string
let rep: TestMember
let personaId: string

beforeAll(async () => {
  test = await buildTestApp()
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

beforeEach(async () => {
  const organization = await test.makeOrganization()
  rep = organization.member
  await test.modules.credits.grantSignUp(rep.userId)
  personaId = await makePersona(test, organization.owner)
})

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
