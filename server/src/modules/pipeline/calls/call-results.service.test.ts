import { asCustomer } from '@ringside/coaching/generation/customer'
import { addPersona, foundCount, getAccount, getPersona, type Account, type Persona } from '@ringside/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'
import type { FinishedCall } from './call-results.service.ts'

servePipeline()

interface Scene {
  member: TestMember
  admin: TestMember
  account: Account
  persona: Persona
  /** Ids of the first facts the persona can tell. */
  facts: [string, string, string]
}

async function setScene(): Promise<Scene> {
  const { member, admin } = await test.makeOrganization()
  const { account, persona } = await calls.makePersona(member)
  const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
  const [first, second, third] = profile.facts
  if (!first || !second || !third) throw new Error('A persona has 15 facts or more')
  // Nobody is called in the moment in which they are made.
  test.clock.advance(60_000)
  return { member, admin, account, persona, facts: [first.id, second.id, third.id] }
}

function finished({ member, persona }: Scene, changes?: Partial<FinishedCall>): FinishedCall {
  const call = finishedCall(member, persona, changes)
  test.clock.advance(60_000)
  return call
}

/** So many calls with another person of the same account, each after all there were. */
async function callSomebodyElse({ member, account }: Scene, times: number): Promise<void> {
  const { _id: contactProfileId } = await calls.addContact(member, 'C-Suite', 'Finance')
  const path = `/api/pipeline/account/${account._id}/persona`
  const other = addPersona.response.parse((await test.request(member, 'POST', path, { contactProfileId })).body)
  test.clock.advance(60_000)
  const call = {
    org_id: member.orgId,
    account_id: account._id,
    persona_id: other._id,
    user_id: member.userId,
    type: 'cold-call' as const,
    outcome: 'open' as const,
    score: null,
    promise: null,
    open_objections: '[]',
    objections: '[]',
    terms: '[]',
    at: test.clock.now(),
  }
  await test.db
    .insertInto('account_calls')
    .values(Array.from({ length: times }, () => ({ ...call, simulation_id: randomUUID() })))
    .execute()
}

describe('a finished call', () => {
  it('writes what was found out to the account, each fact once, where it was first heard', async () => {
    const scene = await setScene()
    const [first, second] = scene.facts
    const call = finished(scene, {
      facts: [
        { factId: second, turn: 9 },
        { factId: first, turn: 3 },
        { factId: first, turn: 7 },
        { factId: 'no-such-fact', turn: 8 },
      ],
    })
    await recordCall(call)
    await recordCall(finished(scene, { userId: scene.admin.userId, facts: [{ factId: first, turn: 1 }] }))
    const { body } = await calls.get(scene.member, `/account/${scene.account.slug}`)
    const name = `${scene.persona.firstName} ${scene.persona.lastName}`
    expect(Object(body).account.discoveredInformation).toMatchObject([
      { factId: first, turn: 3, simulationId: call.simulationId, personaName: name, at: call.at.toISOString() },
      { factId: second, turn: 9, personaName: name },
    ])
    const { firstName, lastName, userId } = scene.member
    expect(Object(body).account.discoveredInformation[0].foundBy).toEqual({ userId, name: `${firstName} ${lastName}` })
    expect(Object(body).account.discoveredInformation[0].summary).not.toBe('')
    expect(Object(body).stillToFind).toHaveLength(scene.account.factsInAll - 2)
  })

  it('counts among the facts to find only those that are: what a customer tells is kept beside them', async () => {
    const scene = await setScene()
    const { profile } = await test.modules.pipeline.buyerFor(scene.member.orgId, scene.member.userId, scene.persona._id)
    const { facts } = asCustomer(profile, null).persona
    const told = facts.find(({ id }) => profile.facts.every((fact) => fact.id !== id))
    await recordCall(finished(scene, { facts: [{ factId: scene.facts[0], turn: 3 }] }))
    await recordCall(finished(scene, { type: 'check-in', facts: [{ factId: told?.id ?? '', turn: 5 }] }))
    const { account, stillToFind } = getAccount.response.parse(
      (await calls.get(scene.member, `/account/${scene.account.slug}`)).body,
    )
    expect(account.discoveredInformation.map(({ factId, counts }) => [factId, counts])).toEqual([
      [scene.facts[0], true],
      [told?.id, false],
    ])
    expect(foundCount(account.discoveredInformation) + stillToFind.length).toBe(account.factsInAll)
    const [prospect] = await test.modules.pipeline.prospects(scene.member.actor)
    expect(prospect).toMatchObject({ factsFound: 1, knownFacts: { length: 2 } })
  })

  it('counts for the persona and the account: calls, best score, last call', async () => {
    const scene = await setScene()
    await recordCall(finished(scene, { score: 48 }))
    await recordCall(finished(scene, { score: 73 }))
    const last = finished(scene, { score: null })
    await recordCall(last)
    const { body } = await calls.get(scene.member, `/persona/${scene.persona._id}`)
    expect(body).toMatchObject({
      persona: { calls: 3, bestScore: 73, lastCallAt: last.at.toISOString() },
      account: { bestScore: 73, lastCallAt: last.at.toISOString() },
      spokenBefore: true,
    })
  })

  it('is on the page of the persona, however many calls came after it at the account', async () => {
    const scene = await setScene()
    const [own, ofAdmin] = [finished(scene), finished(scene, { userId: scene.admin.userId })]
    for (const call of [own, ofAdmin]) await recordCall(call)
    await callSomebodyElse(scene, 100)
    const page = async (actor: TestMember) =>
      getPersona.response
        .parse((await calls.get(actor, `/persona/${scene.persona._id}`)).body)
        .calls.map(({ simulationId }) => simulationId)
    expect(await page(scene.member)).toEqual([own.simulationId])
    expect(await page(scene.admin)).toEqual([ofAdmin.simulationId, own.simulationId])
  })

  it('says of whoever else has spoken with the persona that a colleague has', async () => {
    const scene = await setScene()
    const spoken = async () =>
      (({ spokenBefore, colleagueHasSpoken }) => ({ spokenBefore, colleagueHasSpoken }))(
        getPersona.response.parse((await calls.get(scene.member, `/persona/${scene.persona._id}`)).body),
      )
    expect(await spoken()).toEqual({ spokenBefore: false, colleagueHasSpoken: false })
    await recordCall(finished(scene, { userId: scene.admin.userId }))
    expect(await spoken()).toEqual({ spokenBefore: false, colleagueHasSpoken: true })
    await recordCall(finished(scene))
    expect(await spoken()).toEqual({ spokenBefore: true, colleagueHasSpoken: true })
  })

  it('is counted once, however often it is written', async () => {
    const scene = await setScene()
    const call = finished(scene, { facts: [{ factId: scene.facts[0], turn: 3 }] })
    await Promise.all([recordCall(call), recordCall(call), recordCall(call)])
    const { body } = await calls.get(scene.member, `/persona/${scene.persona._id}`)
    expect(body).toMatchObject({ persona: { calls: 1 }, known: [{ factId: scene.facts[0] }] })
    const changes = await test.db
      .selectFrom('account_stage_changes')
      .select(['from_stage', 'to_stage'])
      .where('account_id', '=', scene.account._id)
      .orderBy('at')
      .execute()
    expect(changes).toEqual([
      { from_stage: null, to_stage: 'researching' },
      { from_stage: 'researching', to_stage: 'discovery' },
    ])
  })

  it('moves the deal on, and the account says since when', async () => {
    const scene = await setScene()
    await recordCall(finished(scene))
    const call = finished(scene, { type: 'discovery', outcome: 'meeting' })
    await recordCall(call)
    const { body } = await calls.get(scene.member, `/account/${scene.account.slug}`)
    expect(body).toMatchObject({ account: { stage: 'evaluation', stageSince: call.at.toISOString() } })
  })

  it('shows a member their own calls, and an admin everybody’s', async () => {
    const scene = await setScene()
    await recordCall(finished(scene, { score: 55 }))
    await recordCall(finished(scene, { userId: scene.admin.userId, score: 88 }))
    const own = await calls.get(scene.member, `/account/${scene.account.slug}`)
    expect(own.body).toMatchObject({ calls: [{ score: 55 }], account: { bestScore: 55, personas: [{ calls: 1 }] } })
    const all = await calls.get(scene.admin, `/account/${scene.account.slug}`)
    expect(all.body).toMatchObject({ calls: [{ score: 88 }, { score: 55 }], account: { bestScore: 88 } })
  })

  it('waits while its account is on the way to another organisation, and is written where that is refused', async () => {
    const scene = await setScene()
    const { member, account } = scene
    const { outsider } = await test.makeOrganization()
    const moves = (to: string | null) =>
      test.db
        .updateTable('target_segments')
        .set({ moving_to: to })
        .where('id', '=', account.targetSegmentProfileId)
        .execute()
    const call = finished(scene)
    await moves(outsider.orgId)
    await expect(recordCall(call)).rejects.toMatchObject({ code: 'conflict' })
    await moves(null)
    await recordCall(call)
    const { body } = await calls.get(member, `/account/${account.slug}`)
    expect(getAccount.response.parse(body).calls).toHaveLength(1)
  })

  it('changes nothing when its account has left the organisation', async () => {
    const scene = await setScene()
    await recordCall(finished(scene, { accountId: randomUUID() }))
    await recordCall(finished(scene, { orgId: (await test.makeOrganization()).orgId }))
    const { body } = await calls.get(scene.member, `/persona/${scene.persona._id}`)
    expect(body).toMatchObject({ persona: { calls: 0 } })
  })
})

const dayOf = (at: Date): number => Math.floor(at.getTime() / 86_400_000)

describe('a buyer', () => {
  it('remembers earlier calls of the same rep, and which colleagues spoke to them', async () => {
    const scene = await setScene()
    const { member, admin, account, persona, facts } = scene
    const contact = await calls.addContact(member, 'C-Suite', 'Finance')
    await test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, {
      contactProfileId: contact._id,
    })
    const people = Object((await calls.get(member, `/account/${account.slug}`)).body).account.personas
    const other = people.find((one: Persona) => one._id !== persona._id)
    const first = finished(scene, {
      outcome: 'follow-up',
      promise: 'Thursday at ten',
      facts: [{ factId: facts[2], turn: 5 }],
      objections: [{ id: 'price', state: 'resolved' }],
      askedAfterPromise: true,
      terms: [{ id: 'discount', size: 10, kind: 'longer-term', months: 24, gift: false }],
    })
    await recordCall(first)
    await recordCall(finished(scene, { personaId: other._id, outcome: 'hung-up' }))
    await recordCall(finished(scene, { userId: admin.userId }))
    test.clock.advance(20 * 86_400_000)

    const { memory, profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
    expect(profile.personaId).toBe(persona._id)
    expect(memory).toEqual({
      earlierCalls: [
        {
          type: 'cold-call',
          outcome: 'follow-up',
          factsGiven: [facts[2]],
          promise: 'Thursday at ten',
          held: { daysAgo: dayOf(test.clock.now()) - dayOf(first.at), weekday: first.at.getUTCDay() },
          objections: [{ id: 'price', state: 'resolved' }],
          askedAfterPromise: true,
          terms: [{ id: 'discount', size: 10, kind: 'longer-term', months: 24, gift: false }],
        },
      ],
      colleaguesHeard: [{ firstName: other.firstName, thought: 'badly' }],
    })
    const stranger = await test.modules.pipeline.buyerFor(member.orgId, randomUUID(), persona._id)
    expect(stranger.memory).toEqual({ earlierCalls: [], colleaguesHeard: [] })
  })

  it('hears of colleagues only what is news: by their last call, and not what was before their own', async () => {
    const scene = await setScene()
    const { member, account, persona } = scene
    const contact = await calls.addContact(member, 'C-Suite', 'Finance')
    await test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, {
      contactProfileId: contact._id,
    })
    const people = Object((await calls.get(member, `/account/${account.slug}`)).body).account.personas
    const other = people.find((one: Persona) => one._id !== persona._id)
    const heard = async (): Promise<unknown> =>
      (await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)).memory.colleaguesHeard
    await recordCall(finished(scene, { personaId: other._id, outcome: 'hung-up' }))
    await recordCall(finished(scene, { personaId: other._id, outcome: 'open' }))
    expect(await heard()).toEqual([{ firstName: other.firstName, thought: null }])
    await recordCall(finished(scene))
    expect(await heard()).toEqual([])
    await recordCall(finished(scene, { personaId: other._id, outcome: 'meeting' }))
    expect(await heard()).toEqual([{ firstName: other.firstName, thought: 'well' }])
    await recordCall(finished(scene, { personaId: other._id, outcome: 'terms-agreed' }))
    expect(await heard()).toEqual([{ firstName: other.firstName, thought: 'well' }])
  })

  it('of an account that is archived is called again when the account is restored, and is told so', async () => {
    const { member, account, persona } = await setScene()
    await calls.put(member, `account/${account._id}/archive`, { userId: member.userId })
    await expect(test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)).rejects.toThrow(
      'This account is archived. Restore it to call again.',
    )
  })

  it('is nobody to another organisation', async () => {
    const scene = await setScene()
    const { outsider } = await test.makeOrganization()
    for (const personaId of [scene.persona._id, randomUUID()]) {
      await expect(test.modules.pipeline.buyerFor(outsider.orgId, outsider.userId, personaId)).rejects.toMatchObject({
        code: 'not-found',
        message: 'Persona not found',
      })
    }
  })
})
