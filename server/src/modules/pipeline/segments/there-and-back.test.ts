import { isPublic } from '@ringside/coaching/buyer/findable'
import { getAccount, getPersona, getPipeline, type Account } from '@ringside/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestActor, TestMember } from '../../../../test/factories.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

let siteAdmin: TestActor
beforeAll(async () => {
  siteAdmin = await test.makeSiteAdmin()
})

async function move(from: TestMember, to: TestMember, segment: { _id: string }): Promise<void> {
  const body = { fromOrgId: from.orgId, toOrgId: to.orgId, segmentIds: [segment._id] }
  const answer = await test.request(siteAdmin, 'POST', '/api/pipeline/transfer-target-segment', body)
  expect(answer).toMatchObject({ status: 200, body: { moved: 1 } })
}

const pageOf = async (by: TestMember, { slug }: Account) =>
  getAccount.response.parse((await calls.get(by, `/account/${slug}`)).body)
const personOf = async (by: TestMember, { _id }: { _id: string }) =>
  getPersona.response.parse((await calls.get(by, `/persona/${_id}`)).body)
const memoryOf = async (by: TestMember, { _id }: { _id: string }) =>
  (await test.modules.pipeline.buyerFor(by.orgId, by.userId, _id)).memory
const factsAt = async (by: TestMember, account: Account) => (await pageOf(by, account)).account.discoveredInformation

const agreed = { id: 'discount', size: 10, kind: 'longer-term', months: 24, gift: false } as const

/** An account where a call found something out, moved the deal, and left a promise and terms; and what of it is archived. */
async function setScene() {
  const { member, outsider } = await test.makeOrganization()
  const scene = await calls.makePersona(member)
  const { segment, persona, contact } = scene
  const role = await calls.addContact(member, 'C-Suite', 'Legal')
  const [archived, second] = [
    await calls.makeAccount(member, segment._id),
    await calls.makeAccount(member, segment._id),
  ]
  const lawyer = second.personas.find(({ contactProfileId }) => contactProfileId === role._id)
  if (!lawyer) throw new Error('There is somebody for each role')
  const who = { userId: member.userId }
  for (const path of [`account/${archived._id}`, `persona/${lawyer._id}`, `contact-profile/${role._id}`]) {
    expect((await calls.put(member, `${path}/archive`, who)).status).toBe(200)
  }
  const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
  const [first, other] = profile.facts.filter((fact) => !isPublic(fact, profile.company)).map(({ id }) => id)
  if (first === undefined || other === undefined) throw new Error('A buyer has facts')
  const call = finishedCall(member, persona, {
    outcome: 'meeting',
    score: 71,
    facts: [{ factId: first, turn: 3 }],
    promise: 'a meeting on Thursday',
    terms: [agreed],
  })
  await recordCall(call)
  return { ...scene, member, other: outsider, archived, lawyer, role, contact, call, factIds: [first, other] as const }
}

/** Somebody of the other organisation calls there, and hears what is known already and one fact more. */
async function callThere({ other, persona, factIds }: Awaited<ReturnType<typeof setScene>>) {
  const facts = factIds.map((factId, index) => ({ factId, turn: index + 1 }))
  const call = finishedCall(other, persona, { facts, at: new Date(test.clock.now().getTime() + 60_000) })
  await recordCall(call)
  return call
}

describe('a segment that comes back', () => {
  it('has its calls, with their scores as they count by now, and everybody there remembers them', async () => {
    const scene = await setScene()
    const { member, other, segment, account, persona, call } = scene
    const before = await memoryOf(member, persona)
    await move(member, other, segment)
    await callThere(scene)
    // Meanwhile the call is scored again where it was made.
    const { orgId, simulationId } = call
    await test.db
      .transaction()
      .execute((tx) => test.modules.pipeline.changeScore(tx, { orgId, simulationId, score: 80 }))
    await move(other, member, segment)
    const page = await pageOf(member, account)
    expect(page.calls).toMatchObject([{ simulationId, personaId: persona._id, outcome: 'meeting', score: 80 }])
    expect(page.account).toMatchObject({ bestScore: 80, personas: [{ calls: 1, bestScore: 80 }] })
    const after = await memoryOf(member, persona)
    expect(after).toEqual(before)
    expect(after.earlierCalls).toMatchObject([{ promise: 'a meeting on Thursday', terms: [agreed] }])
    expect(after.earlierCalls[0]?.factsGiven).toEqual([scene.factIds[0]])
    // The other organisation keeps its own call, and is told of none.
    expect((await calls.get(other, `/account/${account.slug}`)).status).toBe(404)
  })

  it('has what was found out there, each fact once: by whom and where of its own people, and neither of others', async () => {
    const scene = await setScene()
    const { member, other, segment, account, call, factIds } = scene
    const own = {
      factId: factIds[0],
      simulationId: call.simulationId,
      turn: 3,
      foundBy: { userId: member.userId, name: call.repName },
    }
    expect(await factsAt(member, account)).toMatchObject([own])
    await move(member, other, segment)
    expect(await factsAt(other, account)).toMatchObject([{ ...own, simulationId: null, foundBy: null }])
    const theirs = await callThere(scene)
    await move(other, member, segment)
    expect(await factsAt(member, account)).toMatchObject([
      own,
      { factId: factIds[1], simulationId: null, turn: 2, foundBy: null },
    ])
    await move(member, other, segment)
    expect(await factsAt(other, account)).toMatchObject([
      { factId: factIds[0], turn: 1, foundBy: { userId: other.userId } },
      { factId: factIds[1], simulationId: theirs.simulationId, foundBy: { userId: other.userId } },
    ])
  })

  it('has its deals with who moved them, by which call', async () => {
    const { member, other, segment, account, call } = await setScene()
    const before = await pageOf(member, account)
    expect(before.stageHistory[0]).toMatchObject({
      by: call.repName,
      cause: { kind: 'call', call: { simulationId: call.simulationId, mayOpen: true } },
    })
    await move(member, other, segment)
    const there = await pageOf(other, account)
    expect(there.stageHistory[0]).toMatchObject({ to: 'discovery', by: null, cause: { kind: 'call', call: null } })
    const who = { userId: other.userId, from: 'discovery', reason: 'They asked for a quote' }
    const byHand = await calls.put(other, `account/${account._id}/stage`, { ...who, to: 'evaluation' })
    expect(byHand.status).toBe(200)
    await move(other, member, segment)
    const { stageHistory } = await pageOf(member, account)
    expect(stageHistory.slice(1)).toEqual(before.stageHistory)
    expect(stageHistory[0]).toMatchObject({ to: 'evaluation', by: null, cause: { kind: 'hand' } })
  })

  it('has who made and archived what, but for what was archived or restored elsewhere', async () => {
    const { member, other, segment, account, archived, lawyer } = await setScene()
    await move(member, other, segment)
    expect((await calls.put(other, `account/${account._id}/archive`, { userId: other.userId })).status).toBe(200)
    const made = await calls.makeAccount(other, segment._id)
    await move(other, member, segment)
    const { accounts, targetSegmentProfiles } = getPipeline.response.parse(
      (await calls.get(member, `?orgId=${member.orgId}`)).body,
    )
    const of = ({ _id }: { _id: string }) => accounts.find((each) => each._id === _id)
    expect(targetSegmentProfiles).toMatchObject([{ propelAuthId: member.userId }])
    expect(of(archived)).toMatchObject({ propelAuthId: member.userId, archivedByUserId: member.userId })
    expect(of(account)).toMatchObject({ propelAuthId: member.userId, archivedByUserId: siteAdmin.userId })
    expect(of(made)).toMatchObject({ propelAuthId: siteAdmin.userId })
    const person = accounts.flatMap(({ personas }) => personas).find(({ _id }) => _id === lawyer._id)
    expect(person).toMatchObject({ archivedByUserId: member.userId })
  })

  it('by way of a third organisation has all of it too, and leaves nothing of others in either', async () => {
    const scene = await setScene()
    const { member, other, segment, account, persona, call, factIds } = scene
    const { member: third } = await test.makeOrganization()
    await move(member, other, segment)
    await move(other, third, segment)
    await move(third, member, segment)
    expect(await factsAt(member, account)).toMatchObject([
      { factId: factIds[0], simulationId: call.simulationId, foundBy: { userId: member.userId } },
    ])
    expect((await personOf(member, persona)).calls).toHaveLength(1)
    for (const table of ['discovered_information', 'account_stage_changes', 'account_calls'] as const) {
      const left = await test.db
        .selectFrom(table)
        .select('account_id')
        .where('org_id', 'in', [other.orgId, third.orgId])
        .execute()
      expect(left).toEqual([])
    }
  })
})

describe('where a segment goes', () => {
  it('nobody learns who made, archived or called there before, nor the id of a call', async () => {
    const { member, other, segment, account, persona, call, archived } = await setScene()
    await calls.put(member, `target-segment/${segment._id}/archive`, { userId: member.userId, orgId: member.orgId })
    await move(member, other, segment)
    const answers = await Promise.all(
      [`?orgId=${other.orgId}`, `/account/${account.slug}`, `/account/${archived.slug}`, `/persona/${persona._id}`].map(
        (path) => calls.get(other, path),
      ),
    )
    for (const { status, response } of answers) {
      expect(status).toBe(200)
      expect(response.body).not.toContain(member.userId)
      expect(response.body).not.toContain(call.simulationId)
    }
    const overview = getPipeline.response.parse(answers[0]?.body)
    const [moved] = overview.targetSegmentProfiles
    expect(moved).toMatchObject({ propelAuthId: siteAdmin.userId, archivedByUserId: siteAdmin.userId })
    expect(overview.contactProfiles.map(({ archivedByUserId }) => archivedByUserId)).toContain(siteAdmin.userId)
    // Nor is any of it kept there.
    for (const table of [
      'target_segments',
      'contact_profiles',
      'accounts',
      'personas',
      'discovered_information',
      'account_stage_changes',
      'account_calls',
    ] as const) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(kept)::text as row from ${sql.table(table)} as kept
        where org_id = ${other.orgId}`.execute(test.db)
      for (const { row } of rows) {
        expect(row).not.toContain(member.userId)
        expect(row).not.toContain(call.simulationId)
      }
    }
  })

  it('its decision makers are taken out of the archive, and are no second ones beside those', async () => {
    const { member, other, segment, contact, account } = await setScene()
    const theirs = await calls.addContact(other, contact.level, contact.department ?? '')
    expect((await calls.put(other, `contact-profile/${theirs._id}/archive`, { userId: other.userId })).status).toBe(200)
    await move(member, other, segment)
    const { contactProfiles } = getPipeline.response.parse((await calls.get(other, `?orgId=${other.orgId}`)).body)
    expect(contactProfiles.filter(({ level }) => level === contact.level)).toMatchObject([
      { _id: theirs._id, active: true, archivedAt: null, archivedByUserId: null },
    ])
    expect((await pageOf(other, account)).account.personas).toMatchObject([{ contactProfileId: theirs._id }])
  })

  it('what stays of it in the organisation it left is in none of its lists', async () => {
    const { member, other, segment, account, persona } = await setScene()
    await move(member, other, segment)
    const overview = await calls.get(member, `?orgId=${member.orgId}`)
    expect(overview.body).toMatchObject({ targetSegmentProfiles: [], accounts: [] })
    expect((await calls.get(member, '/personas')).body).toEqual([])
    for (const path of [`/account/${account.slug}`, `/account/${account._id}`, `/persona/${persona._id}`])
      expect((await calls.get(member, path)).status).toBe(404)
  })
})
