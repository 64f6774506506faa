import { listNextCalls, suggestedNextCallSchema, type AccountNextCall } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline/pipeline.fixture.ts'

servePipeline()

const about = ({ orgId, userId }: TestMember) => new URLSearchParams({ orgId, userId }).toString()

async function nextCallsOf(actor: TestMember): Promise<AccountNextCall[]> {
  const answer = await calls.get(actor, `/next-calls?${about(actor)}`)
  expect(answer.status).toBe(200)
  return listNextCalls.response.parse(answer.body)
}

describe('the next calls', () => {
  it('are for each account the one that its page suggests, what presses most first', async () => {
    const { member } = await test.makeOrganization()
    const { segment, account, persona } = await calls.makePersona(member)
    const others = [await calls.makeAccount(member, segment._id), await calls.makeAccount(member, segment._id)]
    await recordCall(finishedCall(member, persona, { outcome: 'meeting', score: 71 }))
    const listed = await nextCallsOf(member)
    expect(listed[0]).toEqual({
      accountId: account._id,
      personaId: persona._id,
      suggestedCallType: 'discovery',
      why: 'Meeting agreed today',
    })
    expect(listed.map(({ accountId }) => accountId).toSorted()).toEqual(
      [account, ...others].map(({ _id }) => _id).toSorted(),
    )
    for (const { accountId, personaId, suggestedCallType } of listed) {
      const alone = await calls.get(member, `/get-next-call?${about(member)}&accountId=${accountId}`)
      const { persona: suggested, suggestedCallType: type } = suggestedNextCallSchema.parse(alone.body)
      expect({ personaId: suggested?._id, type }).toEqual({ personaId, type: suggestedCallType })
    }
  })

  it('name nobody at an account that is archived, or whose people all are', async () => {
    const { member } = await test.makeOrganization()
    const { segment, account, persona } = await calls.makePersona(member)
    const second = await calls.makeAccount(member, segment._id)
    const { userId } = member
    await calls.put(member, `persona/${persona._id}/archive`, { userId })
    expect((await nextCallsOf(member)).map(({ accountId }) => accountId)).toEqual([second._id])
    await calls.put(member, `persona/${persona._id}/unarchive`, { userId })
    await calls.put(member, `account/${second._id}/archive`, { userId })
    expect((await nextCallsOf(member)).map(({ accountId }) => accountId)).toEqual([account._id])
  })

  it('lead with what is assigned to the rep, and to nobody else', async () => {
    const { member, admin } = await test.makeOrganization()
    const { segment } = await calls.makePersona(member)
    const second = await calls.makeAccount(member, segment._id)
    const [persona] = second.personas
    const task = { userIds: [member.userId], type: 'negotiation', targetScore: 70, dueOn: '2030-11-28' }
    const made = await test.request(admin, 'POST', '/api/assignments', {
      ...task,
      target: { kind: 'persona', id: persona?._id },
    })
    expect(made.status).toBe(201)
    expect((await nextCallsOf(member))[0]).toEqual({
      accountId: second._id,
      personaId: persona?._id,
      suggestedCallType: 'negotiation',
      why: 'Assigned, by 28 Nov',
    })
    expect((await nextCallsOf(admin)).every(({ why }) => !why.startsWith('Assigned'))).toBe(true)
  })

  it('say how long ago something was by the days of where the reader is, as the call suggested alone does', async () => {
    const { member, admin } = await test.makeOrganization()
    const { persona } = await calls.makePersona(member)
    // Ten past midnight in UTC: in New York it is still the evening of that call.
    const dayMs = 86_400_000
    const midnight = Math.ceil(test.clock.now().getTime() / dayMs) * dayMs
    test.clock.set(new Date(midnight + 600_000))
    const at = new Date(midnight - 600_000)
    await recordCall({ ...finishedCall(member, persona, { outcome: 'meeting' }), at })
    const here = (actor: TestMember, zone: string) => `${about(actor)}${zone}`
    const why = async (zone: string) => {
      const { body } = await calls.get(member, `/next-calls?${here(member, zone)}`)
      return listNextCalls.response.parse(body)[0]?.why
    }
    expect(await why('&zone=America/New_York')).toBe('Meeting agreed today')
    expect(await why('')).toBe('Meeting agreed yesterday')
    const reason = async (zone: string) => {
      const { body } = await calls.get(admin, `/get-next-call?${here(admin, zone)}`)
      return suggestedNextCallSchema.parse(body).reason
    }
    expect(await reason('&zone=America/New_York')).toContain(`called ${persona.firstName} today`)
    expect(await reason('')).toContain(`called ${persona.firstName} yesterday`)
    for (const call of ['get-next-call', 'next-calls']) {
      expect((await calls.get(member, `/${call}?${here(member, '&zone=Nowhere/Land')}`)).status).toBe(400)
    }
  })

  it('are of one’s own organisation, asked for in one’s own name', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    await calls.makePersona(member)
    expect(await nextCallsOf(outsider)).toEqual([])
    const foreign = { orgId: member.orgId, userId: outsider.userId }
    expect((await calls.get(outsider, `/next-calls?${new URLSearchParams(foreign).toString()}`)).status).toBe(403)
    expect((await calls.get(member, `/next-calls?${about(admin)}`)).status).toBe(403)
    expect((await calls.get(member, `/next-calls?orgId=${member.orgId}`)).status).toBe(400)
  })
})
