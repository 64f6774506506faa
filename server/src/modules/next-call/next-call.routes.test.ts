import { randomUUID } from 'node:crypto'
import { complaintId } from '@ringside/coaching/generation/customer'
import { suggestedNextCallSchema, type SuggestedNextCall } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall } from '../../../test/practice.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline/pipeline.fixture.ts'

servePipeline()

async function nextCallOf(actor: TestMember, accountId?: string, personaId?: string): Promise<SuggestedNextCall> {
  const about = { ...(accountId && { accountId }), ...(personaId && { personaId }) }
  const query = new URLSearchParams({ orgId: actor.orgId, userId: actor.userId, ...about })
  const answer = await calls.get(actor, `/get-next-call?${query.toString()}`)
  expect(answer.status).toBe(200)
  return suggestedNextCallSchema.parse(answer.body)
}

/** The company has bought, so many days ago. */
const haveBought = (accountId: string, days: number): Promise<unknown> =>
  test.db
    .updateTable('accounts')
    .set({ stage: 'won', stage_since: new Date(test.clock.now().getTime() - days * 86_400_000) })
    .where('id', '=', accountId)
    .execute()

describe('the suggested next call', () => {
  it('is nobody while there is nobody to call, and says what to do', async () => {
    const { member } = await test.makeOrganization()
    expect(await nextCallOf(member)).toEqual({
      persona: null,
      reason: 'Nobody to call yet. Add a target segment and a decision maker, then generate an account.',
      suggestedCallType: null,
      suggestedDifficulty: null,
      stageEffect: null,
      factsFound: 0,
      factsStillToFind: 0,
    })
  })

  it('is a cold call to somebody nobody has called', async () => {
    const { member } = await test.makeOrganization()
    const { persona, account } = await calls.makePersona(member)
    const suggested = await nextCallOf(member)
    expect(suggested).toMatchObject({
      persona: { _id: persona._id, accountName: account.name, accountSlug: account.slug },
      suggestedCallType: 'cold-call',
      // Before a first score no call is suggested harder than this.
      suggestedDifficulty: account.difficulty === 'easy' ? 'easy' : 'medium',
      stageEffect: 'Reaching them moves the deal to Contacted, a meeting agreed or something new learnt to Discovery.',
      factsFound: 0,
      factsStillToFind: account.factsInAll,
    })
    expect(suggested.reason).toContain(persona.firstName)
  })

  it('goes on from what was found out, for the rep who found it', async () => {
    const { member } = await test.makeOrganization()
    const { persona } = await calls.makePersona(member)
    const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
    const facts = profile.facts.slice(0, 2).map(({ id }, index) => ({ factId: id, turn: 2 * index + 1 }))
    await recordCall(finishedCall(member, persona, { outcome: 'meeting', score: 71, facts }))
    const suggested = await nextCallOf(member)
    expect(suggested).toMatchObject({
      suggestedCallType: 'discovery',
      factsFound: 2,
      persona: { calls: 1, bestScore: 71 },
    })
    expect(suggested.reason).toContain('agreed to a meeting')
  })

  it('counts no facts that are still to find of a customer: nobody looks for the rest', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    await haveBought(account._id, 40)
    expect(await nextCallOf(member)).toMatchObject({ factsFound: 0, factsStillToFind: null })
  })

  it('goes on from what was agreed, though a call after that broke off', async () => {
    const { member } = await test.makeOrganization()
    const { persona } = await calls.makePersona(member)
    const agreed = finishedCall(member, persona, { type: 'cold-call', outcome: 'meeting' })
    await recordCall({ ...agreed, at: new Date(agreed.at.getTime() - 86_400_000) })
    await recordCall(finishedCall(member, persona, { outcome: 'abandoned' }))
    const suggested = await nextCallOf(member)
    expect(suggested.suggestedCallType).toBe('discovery')
    expect(suggested.reason).toContain('agreed to a meeting')
  })

  it.each([
    ['{first} has the last word', 'Dorothea', true],
    ['{first} {last} would sign it, and {first} Blank is against it', 'May', true],
    ['They want to decide in May, before the season', 'May', false],
    ['Ask {first}, who runs the night shift', 'the name of who told it', false],
    ['The budget is {first}’s', 'Irene', true],
    ['It needs the signature of {first}', 'May', true],
  ])(
    'is with somebody whom a colleague of theirs named, not with a word like their name: “%s”, %s',
    async (summary, name, isNamed) => {
      const { member } = await test.makeOrganization()
      const segment = await calls.addSegment(member)
      await calls.addContact(member)
      await calls.addContact(member, 'C-Suite', 'Finance')
      const account = await calls.makeAccount(member, segment._id)
      const [teller, second] = account.personas
      if (teller === undefined || second === undefined) throw new Error('The account has two people')
      const first = name === 'the name of who told it' ? teller.firstName : name
      await test.db.updateTable('personas').set({ first_name: first }).where('id', '=', second._id).execute()
      const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, teller._id)
      await recordCall(
        finishedCall(member, teller, { outcome: 'meeting', facts: [{ factId: profile.facts[0]?.id ?? '', turn: 3 }] }),
      )
      const told = summary.replaceAll('{first}', first).replaceAll('{last}', second.lastName)
      await test.db
        .updateTable('discovered_information')
        .set({ summary: told })
        .where('org_id', '=', member.orgId)
        .execute()
      const suggested = await nextCallOf(member, account._id, second._id)
      expect(suggested.reason.includes('told you')).toBe(isNamed)
    },
  )

  it('is not with one of two who have the first name that was said, asked of the account or of that person alone', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await calls.addContact(member)
    await calls.addContact(member, 'C-Suite', 'Finance')
    await calls.addContact(member, 'Department Head/Manager', 'IT')
    const account = await calls.makeAccount(member, segment._id)
    const [teller, ...others] = account.personas
    if (teller === undefined) throw new Error('The account has three people')
    const ids = others.map(({ _id }) => _id)
    expect(ids).toHaveLength(2)
    await test.db.updateTable('personas').set({ first_name: 'Maria' }).where('id', 'in', ids).execute()
    const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, teller._id)
    await recordCall(
      finishedCall(member, teller, { outcome: 'meeting', facts: [{ factId: profile.facts[0]?.id ?? '', turn: 3 }] }),
    )
    const summary = 'It needs the signature of Maria'
    await test.db.updateTable('discovered_information').set({ summary }).where('org_id', '=', member.orgId).execute()
    for (const id of ids) {
      expect((await nextCallOf(member, undefined, id)).reason).not.toContain('told you')
    }
  })

  it('is whoever answers for somebody who refused two cold calls in a row, whatever broke off between them or since', async () => {
    const { member } = await test.makeOrganization()
    const { persona } = await calls.makePersona(member)
    const cold = async (outcome: 'hung-up' | 'brush-off' | 'abandoned') => {
      test.clock.advance(60_000)
      await recordCall(finishedCall(member, persona, { type: 'cold-call', outcome }))
    }
    await cold('hung-up')
    await cold('abandoned')
    expect((await nextCallOf(member)).suggestedCallType).toBe('cold-call')
    await cold('brush-off')
    expect((await nextCallOf(member)).suggestedCallType).toBe('gatekeeper')
    await cold('abandoned')
    await cold('abandoned')
    expect((await nextCallOf(member)).suggestedCallType).toBe('gatekeeper')
  })

  it('is a check-in with a customer whose repair should be done by now', async () => {
    const { member } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    await haveBought(account._id, 20)
    const repaired = [{ id: complaintId('customer-slow'), state: 'resolved' as const }]
    const renewed = finishedCall(member, persona, { type: 'check-in', outcome: 'renewed', objections: repaired })
    await recordCall({ ...renewed, at: new Date(renewed.at.getTime() - 6 * 86_400_000) })
    const suggested = await nextCallOf(member)
    expect(suggested.suggestedCallType).toBe('check-in')
    expect(suggested.reason).toContain(`You gave ${persona.firstName} a day for what went wrong.`)
  })

  it('knows what a colleague has done with somebody, and says who', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const { persona } = await calls.makePersona(member)
    const call = finishedCall(admin, persona, { type: 'discovery', outcome: 'meeting' })
    await recordCall({ ...call, at: new Date(call.at.getTime() - 3 * 86_400_000) })
    const suggested = await nextCallOf(member)
    expect(suggested).toMatchObject({ suggestedCallType: 'demo', persona: { calls: 0 } })
    expect(suggested.reason).toContain(
      `${admin.firstName} called ${persona.firstName} 3 days ago, and a meeting was agreed.`,
    )
    expect((await nextCallOf(outsider)).persona).toBeNull()
    // A call that broke off says nothing about how things stand.
    await recordCall(finishedCall(member, persona, { outcome: 'abandoned' }))
    expect((await nextCallOf(member)).reason).toContain(`${admin.firstName} called ${persona.firstName}`)
    await recordCall(finishedCall(member, persona, { outcome: 'follow-up' }))
    expect((await nextCallOf(member)).reason).not.toContain(`${admin.firstName} called`)
  })

  it('asks no customer how it goes of whom a colleague has just asked it', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    await haveBought(account._id, 90)
    expect((await nextCallOf(member)).reason).toContain('nobody has asked since how it goes')
    const asked = finishedCall(admin, persona, { type: 'check-in', outcome: 'left-warm' })
    await recordCall({ ...asked, at: new Date(asked.at.getTime() - 3 * 86_400_000) })
    expect((await nextCallOf(member)).reason).toContain(`${admin.firstName} last spoke with ${persona.firstName}`)
  })

  it('asks a customer how it goes where the rep’s own call broke off', async () => {
    const { member } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    await haveBought(account._id, 90)
    await recordCall(finishedCall(member, persona, { type: 'check-in', outcome: 'abandoned' }))
    expect((await nextCallOf(member)).reason).toContain('nobody has asked since how it goes')
  })

  it('can be asked of one account, and another organisation’s account has nobody', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { segment } = await calls.makePersona(member)
    const second = await calls.makeAccount(member, segment._id)
    expect((await nextCallOf(member, second._id)).persona?.accountId).toBe(second._id)
    for (const accountId of [second._id, randomUUID()]) {
      expect((await nextCallOf(outsider, accountId)).persona).toBeNull()
    }
    expect((await nextCallOf(outsider)).persona).toBeNull()
  })

  it('can be asked of one person, whoever would come first, and another organisation’s person is nobody', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { segment } = await calls.makePersona(member)
    await calls.makeAccount(member, segment._id)
    const [first, second] = await Promise.all(
      (await test.request(member, 'GET', '/api/pipeline/personas').then(({ body }) => body as { _id: string }[])).map(
        async ({ _id }) => ({ _id, asked: (await nextCallOf(member, undefined, _id)).persona?._id }),
      ),
    )
    expect(first?.asked).toBe(first?._id)
    expect(second?.asked).toBe(second?._id)
    expect(second?._id).not.toBe(first?._id)
    for (const id of [first?._id, randomUUID()]) {
      expect(await nextCallOf(outsider, undefined, id)).toMatchObject({
        persona: null,
        reason: 'This person can’t be called: they are archived, or not in your pipeline.',
      })
    }
  })

  it('is another one for whoever has been shown some, and goes round when all have been', async () => {
    const { member } = await test.makeOrganization()
    const { segment } = await calls.makePersona(member)
    const other = async (...shown: string[]) => {
      const query = new URLSearchParams({ orgId: member.orgId, userId: member.userId, exclude: shown.join(',') })
      const answer = await calls.get(member, `/get-next-call?${query.toString()}`)
      return suggestedNextCallSchema.parse(answer.body).persona?._id ?? ''
    }
    const first = (await nextCallOf(member)).persona?._id ?? ''
    expect(await other(first)).toBe(first)
    await calls.makeAccount(member, segment._id)
    const best = (await nextCallOf(member)).persona?._id ?? ''
    const second = await other(best)
    expect(second).not.toBe(best)
    expect(await other(best, second)).toBe(best)
  })

  it('is nobody the rep is still on a call with, unless they are asked about by name', async () => {
    const { member } = await test.makeOrganization()
    const { segment, persona } = await calls.makePersona(member)
    await calls.makeAccount(member, segment._id)
    await test.modules.credits.grantSignUp(member.userId)
    const call = await makeCall(test, member, persona._id)
    const client = await joinCall(await test.app.listen({ port: 0, host: '127.0.0.1' }), call._id, member.token)
    await client.event('buyer-turn')
    expect(await nextCallOf(member, persona.accountId)).toMatchObject({
      persona: null,
      reason: 'You are on a call with everybody at this account. Go back to it, or end it first.',
    })
    const onTheLine = await nextCallOf(member)
    expect(onTheLine.persona).not.toBeNull()
    expect(onTheLine.persona?._id).not.toBe(persona._id)
    expect((await nextCallOf(member, undefined, persona._id)).persona?._id).toBe(persona._id)
    await calls.put(member, `persona/${onTheLine.persona?._id}/archive`, { userId: member.userId })
    expect(await nextCallOf(member)).toMatchObject({
      persona: null,
      reason: 'You are on a call with everybody there is to call. Go back to one of them, or end a call first.',
    })
    client.send({ type: 'hang-up' })
    await client.closed()
  })

  it('never names somebody who is archived, or whose account is', async () => {
    const { member } = await test.makeOrganization()
    const { segment, persona } = await calls.makePersona(member)
    const second = await calls.makeAccount(member, segment._id)
    await calls.put(member, `persona/${persona._id}/archive`, { userId: member.userId })
    expect((await nextCallOf(member)).persona?.accountId).toBe(second._id)
    await calls.put(member, `account/${second._id}/archive`, { userId: member.userId })
    expect((await nextCallOf(member)).persona).toBeNull()
  })

  it('requires the organisation and the person, and is one’s own', async () => {
    const { member, admin } = await test.makeOrganization()
    const { orgId, userId } = member
    expect((await calls.get(member, `/get-next-call?orgId=${orgId}`)).status).toBe(400)
    expect((await calls.get(member, `/get-next-call?userId=${userId}`)).status).toBe(400)
    for (const [actor, other] of [
      [member, admin],
      [admin, member],
    ] as const) {
      expect((await calls.get(actor, `/get-next-call?orgId=${orgId}&userId=${other.userId}`)).status).toBe(403)
    }
  })
})
