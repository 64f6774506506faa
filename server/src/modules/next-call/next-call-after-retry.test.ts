import { simulationSchema, suggestedNextCallSchema, type Outcome, type SuggestedNextCall } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, rep, organization, personaId, serveTeams, test } from '../../../test/team-server.ts'
import { pipelineCalls } from '../pipeline/pipeline.fixture.ts'

serveTeams()

async function nextCallOf(actor: TestMember): Promise<SuggestedNextCall> {
  const query = new URLSearchParams({ orgId: actor.orgId, userId: actor.userId })
  const answer = await test.request(actor, 'GET', `/api/pipeline/get-next-call?${query.toString()}`)
  return suggestedNextCallSchema.parse(answer.body)
}

/** A call played to its end by the rep. */
async function play(id: string): Promise<void> {
  const client = await joinCall(address, id, rep.token)
  await client.event('picked-up')
  await client.ask('How do you plan the work of your people today?')
  client.send({ type: 'hang-up' })
  await client.closed()
}

async function endedAs(outcome: Outcome, id: string): Promise<void> {
  await test.db.updateTable('simulations').set({ outcome }).where('id', '=', id).execute()
  await test.db.updateTable('account_calls').set({ outcome }).where('simulation_id', '=', id).execute()
}

/** The rep has a meeting with somebody, and could call a stranger elsewhere. */
async function agreeToMeet(): Promise<string> {
  const { id: segmentId } = await test.db
    .selectFrom('target_segments')
    .select('id')
    .where('org_id', '=', rep.orgId)
    .executeTakeFirstOrThrow()
  await pipelineCalls(test).makeAccount(organization.owner, segmentId)
  const { _id } = await makeCall(test, rep, personaId)
  await play(_id)
  await endedAs('meeting', _id)
  return _id
}

describe('the next call stays with whoever agreed to a meeting', () => {
  it('when a moment of that call is tried again: a retry is no call of the account', async () => {
    const call = await agreeToMeet()
    const before = await nextCallOf(rep)
    expect(before.persona?._id).toBe(personaId)
    expect(before.reason).toContain('agreed to a meeting, and expects you')
    const fork = await test.request(rep, 'POST', `/api/simulations/${call}/fork`, { turn: 1 })
    await play(simulationSchema.parse(fork.body)._id)
    const { persona, reason } = await nextCallOf(rep)
    expect(persona?._id).toBe(personaId)
    expect(reason).toContain('agreed to a meeting, and expects you')
  })

  it('when another call with them breaks off: that is no call at all', async () => {
    await agreeToMeet()
    const { _id } = await makeCall(test, rep, personaId)
    await play(_id)
    await endedAs('abandoned', _id)
    const { persona, reason } = await nextCallOf(rep)
    expect(persona?._id).toBe(personaId)
    expect(reason).toContain('agreed to a meeting, and expects you')
  })
})
