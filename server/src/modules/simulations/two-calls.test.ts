import { worryNames } from '@ringside/coaching/buyer/remembered'
import type { CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { readLastMind } from './call-record.repository.ts'
import { readSetup } from './simulations.repository.ts'

serveTeams()

/** A call played to its end by a rep, and scored. Gives what the buyer remembered of them, and the words said. */
async function played(by: TestMember, said: readonly string[], type: CallType = 'objection-handling') {
  const { _id: simulationId } = await makeCall(test, by, personaId, { type, difficulty: 'easy' })
  const client = await joinCall(address, simulationId, by.token)
  const first = await client.event('buyer-turn')
  for (const line of said) await client.ask(line)
  client.send({ type: 'hang-up' })
  await client.closed()
  await test.runJobs()
  const { memory, persona } = await readSetup(test.db, by.orgId, simulationId)
  const mind = await readLastMind(test.db, { orgId: by.orgId, simulationId })
  return { memory, persona, first: first.turn.words, objections: mind?.objections ?? [] }
}

/** Speaks of anything but what the buyer has said. */
const goesPast = 'Our office is by the river, and we have been in business for eleven years now.'

describe('two calls of one rep with one buyer', () => {
  it('the worry that the first left open is what the second begins with, and once settled is not raised again', async () => {
    const first = await played(rep, [goesPast])
    const [open] = first.objections
    const worry = first.persona.objections.find(({ id }) => id === open?.id)
    if (worry === undefined) throw new Error('The buyer of an objection call has a worry')
    expect(open?.state).not.toBe('resolved')

    const second = await played(rep, [worry.goodAnswer])
    expect(second.memory.earlierCalls).toMatchObject([
      { type: 'objection-handling', objections: [{ id: worry.id, state: open?.state }] },
    ])
    const names = [...(worry.called ?? []), worryNames[worry.family]].map((name) => name.toLowerCase())
    expect(names.filter((name) => second.first.toLowerCase().includes(name))).not.toEqual([])
    expect(second.objections).toMatchObject([{ id: worry.id, state: 'resolved' }])

    const third = await played(rep, [])
    expect(third.memory.earlierCalls[1]?.objections).toEqual([{ id: worry.id, state: 'resolved' }])
    expect(third.objections.map(({ id }) => id)).not.toContain(worry.id)
  })

  it('is nothing to a colleague who calls the same buyer', async () => {
    await played(rep, [goesPast])
    const colleague = await test.makeMember(organization, 'Member')
    await test.modules.credits.grantSignUp(colleague.userId)
    const { memory } = await played(colleague, [])
    expect(memory).toMatchObject({ earlierCalls: [], colleaguesHeard: [] })
  })
})
