import { castCall } from '@ringside/coaching/evaluation/casting'
import { getCallBrief, getSimulation, type PlayableCallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { makeCall } from '../../../test/practice.ts'
import { personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { briefOf } from './call-brief.ts'
import type { CallSubject } from './plan.ts'

serveTeams()

const path = (type: PlayableCallType) => `/api/simulations/brief?personaId=${personaId}&type=${type}`
const readBrief = async (type: PlayableCallType) =>
  getCallBrief.response.parse((await test.request(rep, 'GET', path(type))).body)

describe('the brief before a call', () => {
  it.each(['discovery', 'demo', 'negotiation', 'check-in'] as const)(
    'says of a %s what its plan will say',
    async (type) => {
      const { saidBefore, known, toFind } = await readBrief(type)
      const call = await makeCall(test, rep, personaId, { type })
      const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}`)
      const { plan } = getSimulation.response.parse(body)
      const inPlan = plan.flatMap((item) => (item.known ? [item.known.summary] : []))
      expect(saidBefore.map(({ summary }) => summary).toSorted()).toEqual(inPlan.toSorted())
      expect(known).toEqual([])
      expect(toFind.map(({ factId }) => factId)).toEqual(
        plan.filter((item) => item.known === undefined).map(({ factId }) => factId),
      )
      expect(saidBefore.length > 0).toBe(type !== 'discovery')
    },
  )

  const subject = (type: PlayableCallType): CallSubject => ({ ...castCall(3, 'discovery', 'easy'), type })
  const [first] = briefOf(subject('demo')).saidBefore
  if (first === undefined) throw new Error('A demo comes after a talk')
  const { factId, summary } = first

  it('takes as said by this buyer what only a colleague has told', () => {
    const brief = briefOf({ ...subject('demo'), known: [{ factId, summary, from: 'Dana' }] })
    expect(brief.saidBefore).toContainEqual(first)
    expect(brief.known).not.toContain(factId)
  })

  it('counts what the buyer really told this rep as known, and makes up nothing in its place', () => {
    const call = { type: 'discovery' as const, outcome: 'follow-up' as const, factsGiven: [factId], promise: null }
    const memory = { earlierCalls: [call], colleaguesHeard: [] }
    const brief = briefOf({ ...subject('demo'), memory, known: [{ factId, summary, from: 'Greg' }] })
    expect(brief.known).toEqual([factId])
    expect(brief.saidBefore).toHaveLength(briefOf(subject('demo')).saidBefore.length - 1)
  })

  it('is of nobody for another organisation', async () => {
    const stranger = (await test.makeOrganization()).admin
    expect((await test.request(stranger, 'GET', path('demo'))).status).toBe(404)
  })
})
