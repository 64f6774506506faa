import type { Role } from '@ringside/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sayingOf, type Answer } from '../../../../test/build-test-app.ts'
import type { TestActor, TestMember } from '../../../../test/factories.ts'
import { createLog, type Log } from '../../../platform/log.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'
import { arriveTogether } from './arrivals.ts'
import { createTransfers } from './transfers.service.ts'

servePipeline()

let siteAdmin: TestActor
beforeAll(async () => {
  siteAdmin = await test.makeSiteAdmin()
})

const transfer = (
  from: TestMember,
  to: TestMember,
  segmentIds: string[],
  changes: object = {},
  actor: TestActor = siteAdmin,
): Promise<Answer> =>
  test.request(actor, 'POST', '/api/pipeline/transfer-target-segment', {
    fromOrgId: from.orgId,
    toOrgId: to.orgId,
    segmentIds,
    ...changes,
  })

/** Somebody who is this in the two organisations; null is nothing. */
async function joinBoth(here: Role | null, there: Role | null, from: TestMember, to: TestMember) {
  const person = await test.makePerson()
  for (const [role, { orgId, actor }] of [[here, from] as const, [there, to] as const])
    if (role !== null) await test.makeMember({ orgId, organizationId: actor.membership.organizationId }, role, person)
  return person
}

const overview = async (actor: TestMember): Promise<ReturnType<typeof Object>> =>
  Object((await calls.get(actor, `?orgId=${actor.orgId}`)).body)

const countsOf = (orgId: string): Promise<object | undefined> =>
  test.db.selectFrom('pipeline_counts').selectAll().where('org_id', '=', orgId).executeTakeFirst()

/** An organisation with a customised segment, an account, a persona, and a call that found something out. */
async function setScene() {
  const { member, outsider } = await test.makeOrganization()
  const { segment, account, persona } = await calls.makePersona(member)
  await calls.put(member, `target-segment/${segment._id}/customizations`, {
    orgId: member.orgId,
    userId: member.userId,
    customizations: { industryPainPoints: ['Waiting'], potentialObjections: [], freeformCustomizations: 'Note' },
  })
  const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
  const factId = profile.facts[0]?.id ?? ''
  await recordCall(finishedCall(member, persona, { facts: [{ factId, turn: 3 }] }))
  return { from: member, to: outsider, segment, account, persona, factId }
}

/** A move as a server leaves it that dies before anything is copied. */
async function begin(from: TestMember, to: TestMember, segmentId: string): Promise<string> {
  const id = randomUUID()
  await test.db.updateTable('target_segments').set({ moving_to: to.orgId }).where('id', '=', segmentId).execute()
  await test.db
    .insertInto('segment_transfers')
    .values({
      org_id: from.orgId,
      id,
      segment_id: segmentId,
      other_org_id: to.orgId,
      requested_by: siteAdmin.userId,
      state: 'leaving',
      created_at: test.clock.now(),
      finished_at: null,
    })
    .execute()
  return id
}

const transferJob = () =>
  test.modules.all.flatMap((module) => module.jobs ?? []).find(({ name }) => name === 'segment-transfer')

/** What the job does with them. */
async function finish(from: TestMember, ...transferIds: string[]): Promise<void> {
  await transferJob()?.handle({ orgId: from.orgId, transferIds })
}

/** What becomes of them when the job has no tries left. */
async function giveUp(from: TestMember, ...transferIds: string[]): Promise<void> {
  await transferJob()?.giveUp?.({ orgId: from.orgId, transferIds })
}

/** Leaves a move as a server does that dies when all is copied and nothing taken away. */
async function copy(transferId: string): Promise<void> {
  const move = await test.db
    .selectFrom('segment_transfers')
    .selectAll()
    .where('id', '=', transferId)
    .where('state', '!=', 'arrived')
    .executeTakeFirstOrThrow()
  await test.db.transaction().execute((tx) => arriveTogether(tx, [move], test.clock.now()))
}

/** Two segments with an account each, the second of which has a decision maker that the first has not. */
async function setTwo() {
  const { from, to, segment } = await setScene()
  await calls.addContact(from, 'C-Suite', 'Finance')
  const second = await calls.addSegment(from, { name: 'Bakers' })
  await calls.makeAccount(from, second._id)
  return { from, to, segments: [segment._id, second._id] }
}

async function leaveRoomForOneRole(to: TestMember): Promise<void> {
  await calls.addSegment(to)
  await test.db.updateTable('pipeline_counts').set({ contact_profiles: 999 }).where('org_id', '=', to.orgId).execute()
}

/** Nothing has moved. */
async function mustHaveBoth(from: TestMember, to: TestMember, segments: readonly string[]): Promise<void> {
  const { targetSegmentProfiles } = await overview(from)
  expect(targetSegmentProfiles.map((one: { _id: string }) => one._id).toSorted()).toEqual(segments.toSorted())
  expect(await overview(to)).toMatchObject({ accounts: [], contactProfiles: [] })
}

/** Nothing can be taken away from the organisation until `release`. */
async function holdBackRemoval(from: TestMember): Promise<{ release: () => void }> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = test.db.transaction().execute(async (tx) => {
    await tx.selectFrom('pipeline_counts').selectAll().where('org_id', '=', from.orgId).forUpdate().execute()
    held.resolve()
    await released.promise
  })
  holding.catch(held.reject)
  await held.promise
  return { release: released.resolve }
}

const targetGone = { code: 'conflict', message: expect.stringContaining('The segment stays where it is.') }

const deleteOrganization = ({ orgId }: TestMember): Promise<unknown> =>
  test.db.deleteFrom('organizations').where('org_id', '=', orgId).execute()

/** Everything is where it was, the job's next attempt has nothing to do, and the segment can move elsewhere. */
async function mustBeWhole(
  { from, segment, account }: Awaited<ReturnType<typeof setScene>>,
  transferId: string,
): Promise<void> {
  expect(await overview(from)).toMatchObject({
    targetSegmentProfiles: [{ _id: segment._id }],
    accounts: [{ _id: account._id, personas: [{}] }],
  })
  expect(await countsOf(from.orgId)).toMatchObject({ target_segments: 1, accounts: 1, personas: 1 })
  await finish(from, transferId)
  const { member: elsewhere } = await test.makeOrganization()
  expect(await transfer(from, elsewhere, [segment._id])).toMatchObject({ status: 200, body: { moved: 1 } })
}

describe('transferring segments', () => {
  it('takes accounts, personas, customisations, stage and what is known along, and leaves nothing', async () => {
    const { from, to, segment, account, persona, factId } = await setScene()
    expect(await transfer(from, to, [segment._id])).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [], accounts: [] })
    expect(await overview(to)).toMatchObject({
      targetSegmentProfiles: [{ _id: segment._id, industryPainPoints: ['Waiting'], freeformCustomizations: 'Note' }],
      contactProfiles: [{ level: persona.level, department: persona.department, active: true }],
      accounts: [
        {
          _id: account._id,
          slug: account.slug,
          stage: 'discovery',
          discoveredInformation: [{ factId }],
          personas: [{ _id: persona._id, firstName: persona.firstName, calls: 0 }],
        },
      ],
    })
    expect((await calls.get(from, `/persona/${persona._id}`)).status).toBe(404)
    expect((await test.modules.pipeline.buyerFor(to.orgId, to.userId, persona._id)).profile.personaId).toBe(persona._id)
    expect(await countsOf(from.orgId)).toMatchObject({ target_segments: 0, accounts: 0, personas: 0 })
    expect(await countsOf(to.orgId)).toMatchObject({
      target_segments: 1,
      accounts: 1,
      personas: 1,
      contact_profiles: 1,
    })
  })

  it('keeps every column of every row as it was, but for those that say where it is and whose calls made it so', async () => {
    const { from, to, segment } = await setScene()
    const rowsOf = async ({ orgId }: TestMember): Promise<string[]> => {
      const tables = [
        'target_segments',
        'accounts',
        'personas',
        'account_stage_changes',
        'discovered_information',
      ] as const
      const people = { created_by: null, moved_by: null, moved_by_name: null, user_id: null, user_name: null }
      const left = { org_id: null, contact_profile_id: null, simulation_id: null, ...people }
      const rows = await Promise.all(
        tables.map((table) => test.db.selectFrom(table).selectAll().where('org_id', '=', orgId).execute()),
      )
      return rows.flatMap((each) => each.map((row) => JSON.stringify({ ...row, ...left })).toSorted())
    }
    const before = await rowsOf(from)
    expect(before.length).toBeGreaterThan(5)
    await transfer(from, to, [segment._id])
    expect(await rowsOf(to)).toEqual(before)
  })

  it('uses the decision maker the other organisation has, and another slug where one is taken', async () => {
    const { from, to, segment, account, persona } = await setScene()
    const there = await calls.makePersona(to)
    await test.db.updateTable('accounts').set({ slug: account.slug }).where('id', '=', there.account._id).execute()
    await transfer(from, to, [segment._id])
    const { accounts, contactProfiles } = await overview(to)
    expect(contactProfiles).toHaveLength(1)
    const moved = accounts.find((one: { _id: string }) => one._id === account._id)
    expect(moved).toMatchObject({
      slug: `${account.slug}-2`,
      personas: [{ _id: persona._id, contactProfileId: there.contact._id }],
    })
  })

  it('brings an archived decision maker once, for however many segments and times they move', async () => {
    const { from, to, segment, persona } = await setScene()
    const second = await calls.addSegment(from, { name: 'Bakers' })
    await calls.makeAccount(from, second._id)
    const archive = `contact-profile/${persona.contactProfileId}/archive`
    expect((await calls.put(from, archive, { userId: from.userId })).status).toBe(200)
    const mustHaveOne = async (where: TestMember): Promise<void> => {
      const { accounts, contactProfiles } = await overview(where)
      expect(contactProfiles).toMatchObject([{ level: persona.level, department: persona.department, active: false }])
      for (const { personas } of accounts)
        expect(personas).toMatchObject([{ contactProfileId: contactProfiles[0]._id }])
    }
    await transfer(from, to, [segment._id, second._id])
    await mustHaveOne(to)
    await transfer(to, from, [segment._id, second._id])
    await mustHaveOne(from)
    await transfer(from, to, [segment._id])
    await mustHaveOne(to)
    expect(await countsOf(to.orgId)).toMatchObject({ contact_profiles: 0 })
  })

  it('comes to the same when it is asked again, or at once', async () => {
    const { from, to, segment } = await setScene()
    const answers = await Promise.all([
      transfer(from, to, [segment._id]),
      transfer(from, to, [segment._id]),
      transfer(from, to, [segment._id, segment._id]),
    ])
    answers.push(await transfer(from, to, [segment._id]))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await countsOf(to.orgId)).toMatchObject({
      target_segments: 1,
      accounts: 1,
      personas: 1,
      contact_profiles: 1,
    })
    expect(await countsOf(from.orgId)).toMatchObject({ target_segments: 0, accounts: 0, personas: 0 })
  })

  it('is brought to its end by the job when the server died half-way', async () => {
    const { from, to, segment, account } = await setScene()
    const id = await begin(from, to, segment._id)
    // Meanwhile nothing of it can be seen or changed where it was, so that nothing is lost between copy and removal.
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [], accounts: [] })
    expect((await calls.generate(from, segment._id)).status).toBe(404)
    expect((await calls.put(from, `account/${account._id}/archive`, { userId: from.userId })).status).toBe(404)
    await Promise.all([finish(from, id), finish(from, id)])
    await finish(from, id)
    expect(await overview(to)).toMatchObject({ accounts: [{ _id: account._id }] })
    expect(await countsOf(from.orgId)).toMatchObject({ target_segments: 0, accounts: 0, personas: 0 })
    expect(await countsOf(to.orgId)).toMatchObject({ target_segments: 1, accounts: 1, personas: 1 })
  })

  it('is brought to its end too when a server of before enqueued it by itself', async () => {
    const { from, to, segment } = await setScene()
    const transferId = await begin(from, to, segment._id)
    await transferJob()?.handle({ orgId: from.orgId, transferId })
    expect(await overview(to)).toMatchObject({ targetSegmentProfiles: [{ _id: segment._id }] })
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [] })
  })

  it('stays whole where it is when the other organisation is deleted before anything is copied', async () => {
    const scene = await setScene()
    const id = await begin(scene.from, scene.to, scene.segment._id)
    await deleteOrganization(scene.to)
    await expect(finish(scene.from, id)).rejects.toMatchObject(targetGone)
    await mustBeWhole(scene, id)
  })

  it('stays whole where it is when the other organisation is deleted between copy and removal', async () => {
    const scene = await setScene()
    const id = await begin(scene.from, scene.to, scene.segment._id)
    const removal = await holdBackRemoval(scene.from)
    const refusal = finish(scene.from, id).then(
      () => null,
      (error: unknown) => error,
    )
    await expect.poll(() => overview(scene.to)).toMatchObject({ accounts: [{}] })
    await deleteOrganization(scene.to)
    removal.release()
    expect(await refusal).toMatchObject(targetGone)
    await mustBeWhole(scene, id)
  })

  it('stays whole where it is when every try to copy it has failed', async () => {
    const scene = await setScene()
    const id = await begin(scene.from, scene.to, scene.segment._id)
    await giveUp(scene.from, id)
    await mustBeWhole(scene, id)
    expect(await overview(scene.to)).toMatchObject({ accounts: [] })
  })

  it('is not in both places when it was copied and every try to remove it has failed: asked again, it is gone', async () => {
    const { from, to, segment, account } = await setScene()
    const id = await begin(from, to, segment._id)
    const removal = await holdBackRemoval(from)
    const finishing = finish(from, id)
    await expect.poll(() => overview(to)).toMatchObject({ accounts: [{}] })
    await giveUp(from, id)
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [], accounts: [] })
    removal.release()
    await finishing
    expect(await transfer(from, to, [segment._id])).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await overview(to)).toMatchObject({ accounts: [{ _id: account._id }] })
    expect(await countsOf(from.orgId)).toMatchObject({ target_segments: 0, accounts: 0, personas: 0 })
  })

  it('can go there and back again', async () => {
    const { from, to, segment, account } = await setScene()
    await transfer(from, to, [segment._id])
    expect(await transfer(to, from, [segment._id])).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await overview(from)).toMatchObject({ accounts: [{ _id: account._id, slug: account.slug }] })
    expect(await overview(to)).toMatchObject({ accounts: [] })
  })

  it('is refused before anything moves when the other organisation has no room', async () => {
    const { from, to, segment } = await setScene()
    await calls.addSegment(to)
    await test.db.updateTable('pipeline_counts').set({ accounts: 1000 }).where('org_id', '=', to.orgId).execute()
    expect(await transfer(from, to, [segment._id])).toMatchObject({
      status: 409,
      body: {
        code: 'limit-reached',
        message: 'The other organisation has no room for these accounts. Archive some there first.',
      },
    })
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [{ _id: segment._id }], accounts: [{}] })
  })

  it('is refused before anything moves when there is no room for the decision makers of all segments', async () => {
    const { from, to, segments } = await setTwo()
    await leaveRoomForOneRole(to)
    expect(await transfer(from, to, segments)).toMatchObject({
      status: 409,
      body: { code: 'limit-reached', message: expect.stringContaining('no room for these decision makers') },
    })
    await mustHaveBoth(from, to, segments)
    expect(await countsOf(to.orgId)).toMatchObject({ target_segments: 1, accounts: 0, personas: 0 })
  })

  it('gives all segments back when the room for one of them is gone by the time they are copied', async () => {
    const { from, to, segments } = await setTwo()
    const ids = await Promise.all(segments.map((segment) => begin(from, to, segment)))
    await leaveRoomForOneRole(to)
    await expect(finish(from, ...ids)).rejects.toMatchObject({
      code: 'limit-reached',
      message: expect.stringContaining('The other organisation has no room'),
    })
    await mustHaveBoth(from, to, segments)
    expect(await countsOf(to.orgId)).toMatchObject({ target_segments: 1, accounts: 0, personas: 0 })
    expect(await transfer(from, to, segments.slice(0, 1))).toMatchObject({ status: 200 })
  })

  it('asked again, needs no second room for what was copied and not yet taken away', async () => {
    const { from, to, segment } = await setScene()
    await copy(await begin(from, to, segment._id))
    await test.db.updateTable('pipeline_counts').set({ accounts: 1000 }).where('org_id', '=', to.orgId).execute()
    expect(await transfer(from, to, [segment._id])).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await countsOf(from.orgId)).toMatchObject({ target_segments: 0, accounts: 0, personas: 0 })
  })

  it('refuses no segment that was copied meanwhile, and copies none that was refused', async () => {
    const { from, to, segments } = await setTwo()
    const [copied = '', refused = ''] = await Promise.all(segments.map((segment) => begin(from, to, segment)))
    await copy(copied)
    await giveUp(from, copied, refused)
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [{ _id: segments[1] }] })
    await expect(copy(refused)).rejects.toMatchObject({ code: 'conflict' })
    expect(await overview(to)).toMatchObject({ targetSegmentProfiles: [{ _id: segments[0] }] })
  })

  it('writes down every segment that could not be taken away, and says so of the first', async () => {
    const { from, to, segments } = await setTwo()
    const ids = await Promise.all(segments.map((segment) => begin(from, to, segment)))
    const written: unknown[] = []
    const log = { ...createLog('silent'), error: (what: unknown) => void written.push(what) } as Log
    const { db, clock } = test
    const needs = { db, clock, log, jobs: { enqueue: async () => undefined } }
    const service = createTransfers({ ...needs, organizationExists: async () => false, roleIn: async () => null })
    const removal = await holdBackRemoval(from)
    const refusal = service.complete(from.orgId, ids).then(
      () => null,
      (error: unknown) => error,
    )
    await expect.poll(() => overview(to)).toMatchObject({ accounts: [{}, {}] })
    await deleteOrganization(to)
    removal.release()
    expect(await refusal).toMatchObject(targetGone)
    expect(written).toMatchObject([{ err: targetGone }])
    expect((await overview(from)).targetSegmentProfiles).toHaveLength(2)
  })

  it.each(['fromOrgId', 'toOrgId', 'segmentIds'])('requires %s', async (field) => {
    const { from, to, segment } = await setScene()
    expect((await transfer(from, to, [segment._id], { [field]: undefined })).status).toBe(400)
  })

  it('requires a segment, of that organisation, and two organisations', async () => {
    const { from, to, segment } = await setScene()
    expect(await transfer(from, to, [])).toMatchObject({ status: 400 })
    expect(await transfer(from, to, [segment._id], { extra: 1 })).toMatchObject({ status: 400 })
    expect(await transfer(from, to, [segment._id, randomUUID()])).toMatchObject({ status: 404 })
    expect(await transfer(to, from, [segment._id])).toMatchObject({ status: 404 })
    expect(await transfer(from, to, [segment._id], { toOrgId: 'nowhere' })).toMatchObject({ status: 404 })
    expect(await transfer(from, from, [segment._id])).toMatchObject({ status: 409 })
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [{ _id: segment._id }] })
  })

  it('may be done by an owner of both organisations', async () => {
    const { from, to, segment } = await setScene()
    const person = await joinBoth('Owner', 'Owner', from, to)
    expect(await transfer(from, to, [segment._id], {}, person)).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await overview(to)).toMatchObject({ targetSegmentProfiles: [{ _id: segment._id }] })
  })

  it.each([
    ['Owner', 'Admin'],
    ['Admin', 'Owner'],
    ['Admin', 'Admin'],
    ['Owner', null],
    [null, 'Owner'],
    ['Member', null],
  ] as const)('is refused to %s where it is and %s where it goes', async (there, elsewhere) => {
    const { from, to, segment } = await setScene()
    const person = await joinBoth(there, elsewhere, from, to)
    expect(await transfer(from, to, [segment._id], {}, person)).toMatchObject({
      status: 403,
      body: { message: 'Only a site admin or an owner of both organisations can do that.' },
    })
    expect(await overview(from)).toMatchObject({ targetSegmentProfiles: [{ _id: segment._id }] })
  })

  it('tells nobody whether an organisation of others exists, nor a segment there', async () => {
    const { from, to, segment } = await setScene()
    const foreign = await transfer(from, to, [segment._id], {}, to)
    expect(foreign.status).toBe(403)
    const ids = { fromOrgId: randomUUID(), segmentIds: [randomUUID()] }
    expect(sayingOf(await transfer(from, to, [], ids, to))).toEqual(sayingOf(foreign))
    expect(sayingOf(await transfer(to, from, [segment._id], {}, to))).toEqual(sayingOf(foreign))
    expect(sayingOf(await transfer(to, from, [segment._id], { toOrgId: randomUUID() }, to))).toEqual(sayingOf(foreign))
  })
})
