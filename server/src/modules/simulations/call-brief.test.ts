import { getCallBrief, getSimulation, type PlayableCallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'

serveTeams()

const path = (type: PlayableCallType) => `/api/simulations/brief?personaId=${personaId}&type=${type}`
const briefOf = async (type: PlayableCallType) =>
  getCallBrief.response.parse((await test.request(rep, 'GET', path(type))).body)

describe('the brief before a call', () => {
  it.each(['discovery', 'demo', 'negotiation', 'check-in'] as const)(
    'says of a %s what its plan will say',
    async (type) => {
      const { saidBefore, known, toFind } = await briefOf(type)
      const call = await makeCall(test, rep, personaId, { type })
      const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}`)
      const { plan } = getSimulation.response.parse(body)
      const inPlan = plan.flatMap((item) => (item.known ? [item.known.summary] : []))
      expect(saidBefore.map(({ summary }) => summary)).toEqual(inPlan)
      expect(known).toEqual([])
      expect(toFind.map(({ factId }) => factId)).toEqual(
        plan.filter((item) => item.known === undefined).map(({ factId }) => factId),
      )
      expect(saidBefore.length > 0).toBe(type !== 'discovery')
    },
  )

  it('keeps what was really found apart from what is taken as said', async () => {
    const { _id: simulationId } = await makeCall(test, rep, personaId, { type: 'discovery' })
    const client = await joinCall(address, simulationId, rep.token)
    await client.event('buyer-turn')
    for (const line of ['How do you do it today?', 'What goes wrong?', 'What does that cost you?'])
      await client.ask(line)
    client.send({ type: 'hang-up' })
    await client.closed()
    await test.runJobs()
    const { known, saidBefore } = await briefOf('demo')
    expect(known.length).toBeGreaterThan(0)
    expect(saidBefore.filter(({ factId }) => known.includes(factId))).toEqual([])
  })

  it('is of nobody for another organisation', async () => {
    const stranger = (await test.makeOrganization()).admin
    expect((await test.request(stranger, 'GET', path('demo'))).status).toBe(404)
  })
})
