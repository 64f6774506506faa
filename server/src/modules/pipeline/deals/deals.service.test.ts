import { getAccount, type StageChange } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const move = (actor: TestMember, accountId: string, body: object): Promise<Answer> =>
  calls.put(actor, `account/${accountId}/stage`, { userId: actor.userId, reason: 'They asked for it', ...body })

const page = async (actor: TestMember, slug: string) =>
  getAccount.response.parse((await calls.get(actor, `/account/${slug}`)).body)

const stepsOf = (history: readonly StageChange[]) => history.map(({ from, to, cause }) => [from, to, cause.kind])

describe('moving a deal by hand', () => {
  it('puts it where somebody says, and keeps who, when and why', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    test.clock.advance(60_000)
    const at = test.clock.now().toISOString()
    const answer = await move(member, account._id, {
      from: 'researching',
      to: 'evaluation',
      reason: '  Met at a fair ',
    })
    expect(answer).toMatchObject({ status: 200, body: { stage: 'evaluation', stageSince: at } })
    const { stageHistory, stageRules } = await page(admin, account.slug)
    expect(stageHistory).toMatchObject([
      {
        from: 'researching',
        to: 'evaluation',
        reason: 'Met at a fair',
        cause: { kind: 'hand' },
        by: `${member.firstName} ${member.lastName}`,
        at,
      },
      { from: null, to: 'researching', cause: { kind: 'made' }, by: null },
    ])
    expect(stageRules[0]).toEqual({ to: 'negotiation', when: 'a closing call ends with a day for the decision' })
  })

  it('takes it back, and out of won and lost', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const steps = ['won', 'discovery', 'lost', 'negotiation', 'contacted'] as const
    let from: string = account.stage
    for (const to of steps) {
      test.clock.advance(1000)
      expect(await move(member, account._id, { from, to })).toMatchObject({ status: 200, body: { stage: to } })
      from = to
    }
    expect((await page(member, account.slug)).stageHistory.map(({ to }) => to)).toEqual([
      ...steps.toReversed(),
      'researching',
    ])
  })

  it('keeps of a lost deal where it stood, by hand or by a call, until it is lost no more', async () => {
    const { member } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    const lostFrom = async () => (await page(member, account.slug)).account.lostFrom
    expect(await lostFrom()).toBeNull()
    await move(member, account._id, { from: 'researching', to: 'evaluation' })
    await move(member, account._id, { from: 'evaluation', to: 'lost' })
    expect(await lostFrom()).toBe('evaluation')
    await move(member, account._id, { from: 'lost', to: 'negotiation' })
    expect(await lostFrom()).toBeNull()
    await recordCall(finishedCall(member, persona, { type: 'closing', outcome: 'clear-no' }))
    expect(await lostFrom()).toBe('negotiation')
  })

  it('leaves the deal as it was when the last move is taken back', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const go = async (from: string, to: string, more: object = {}) => {
      test.clock.advance(60_000)
      return move(member, account._id, { from, to, ...more })
    }
    await go('researching', 'contacted')
    await go('contacted', 'lost')
    const { stage, stageSince, lostFrom } = (await page(member, account.slug)).account
    expect({ stage, lostFrom }).toEqual({ stage: 'lost', lostFrom: 'contacted' })
    await go('lost', 'won')
    expect(await go('won', 'lost', { takesBack: true })).toMatchObject({
      status: 200,
      body: { stage: 'lost', stageSince, lostFrom: 'contacted' },
    })
    expect((await page(member, account.slug)).stageHistory).toHaveLength(5)
  })

  it('takes back nothing but the last move, and only one’s own', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    await move(member, account._id, { from: 'researching', to: 'contacted' })
    const back = { from: 'contacted', to: 'researching', takesBack: true }
    expect(await move(admin, account._id, back)).toMatchObject({ status: 409 })
    expect(await move(member, account._id, { ...back, to: 'evaluation' })).toMatchObject({ status: 409 })
    await recordCall(finishedCall(member, persona, { outcome: 'meeting' }))
    const ofCall = { from: 'discovery', to: 'contacted', takesBack: true }
    expect(await move(member, account._id, ofCall)).toMatchObject({
      status: 409,
      body: { message: 'This is not your last move of the deal. Move it by hand instead.' },
    })
    expect((await page(member, account.slug)).account.stage).toBe('discovery')
  })

  it('wants a reason and another stage', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const there = { from: 'researching', to: 'contacted' }
    for (const [body, message] of [
      [{ ...there, reason: ' ' }, 'Say why, in a few words.'],
      [{ ...there, reason: undefined }, 'Reason must be given.'],
      [{ ...there, reason: 'x'.repeat(301) }, 'Reason can have at most 300 characters.'],
      [{ ...there, to: 'researching' }, 'Choose another stage than the one it is in.'],
      [{ ...there, userId: undefined }, 'Person id must be given.'],
    ] as const) {
      expect(await move(member, account._id, body)).toMatchObject({ status: 400, body: { code: 'invalid', message } })
    }
    expect((await page(member, account.slug)).stageHistory).toHaveLength(1)
  })

  it('is done in one’s own name', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const body = { from: 'researching', to: 'won', userId: member.userId }
    expect(await move(admin, account._id, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it('never goes over what a call or a colleague did meanwhile', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    await recordCall(finishedCall(member, persona))
    expect(await move(admin, account._id, { from: 'researching', to: 'lost' })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'The deal has moved to Contacted meanwhile. Look at it again before you move it.',
      },
    })
    const answers = await Promise.all(
      [member, admin, member, admin].map((actor) => move(actor, account._id, { from: 'contacted', to: 'discovery' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(stepsOf((await page(member, account.slug)).stageHistory)).toEqual([
      ['contacted', 'discovery', 'hand'],
      ['researching', 'contacted', 'call'],
      [null, 'researching', 'made'],
    ])
  })

  it('waits until an archived account is restored', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    await calls.put(member, `account/${account._id}/archive`, { userId: member.userId })
    expect(await move(member, account._id, { from: 'researching', to: 'won' })).toMatchObject({
      status: 409,
      body: { message: 'This account is archived. Restore it to move its deal.' },
    })
  })
})

describe('the history of a deal', () => {
  it('names the call that moved it, for those to open who may', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    const call = finishedCall(admin, persona, { outcome: 'meeting', repName: 'Jonas Lind' })
    test.clock.advance(1000)
    await recordCall(call)
    const personaName = `${persona.firstName} ${persona.lastName}`
    for (const [actor, mayOpen] of [
      [admin, true],
      [member, false],
    ] as const) {
      expect((await page(actor, account.slug)).stageHistory[0]).toMatchObject({
        from: 'researching',
        to: 'discovery',
        reason: 'A meeting was agreed',
        by: 'Jonas Lind',
        cause: {
          kind: 'call',
          call: { simulationId: call.simulationId, type: 'cold-call', personaName, mayOpen },
        },
      })
    }
  })

  it('goes along to another organisation without the people and calls of the one before', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { account, persona, segment } = await calls.makePersona(member)
    const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
    const facts = profile.facts.slice(0, 1).map(({ id }) => ({ factId: id, turn: 3 }))
    await recordCall(finishedCall(member, persona, { outcome: 'hung-up', facts }))
    test.clock.advance(1000)
    await move(member, account._id, { from: 'contacted', to: 'evaluation' })
    const answer = await test.request(await test.makeSiteAdmin(), 'POST', '/api/pipeline/transfer-target-segment', {
      fromOrgId: member.orgId,
      toOrgId: outsider.orgId,
      segmentIds: [segment._id],
    })
    expect(answer.status).toBe(200)
    const { stageHistory, account: theirs } = await page(outsider, account._id)
    expect(theirs.discoveredInformation).toMatchObject([{ foundBy: null }])
    expect(stepsOf(stageHistory)).toEqual([
      ['contacted', 'evaluation', 'hand'],
      ['researching', 'contacted', 'call'],
      [null, 'researching', 'made'],
    ])
    expect(stageHistory.map(({ by }) => by)).toEqual([null, null, null])
    expect(stageHistory[1]?.cause).toEqual({ kind: 'call', call: null })
  })
})
