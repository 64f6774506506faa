import { generationOrderSchema, type GenerationOrder } from '@ringside/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { sayingOf, type Answer } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { newId } from '../../../platform/ids.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'
import { endedOrderDays, forgetOrders } from './generation-orders.repository.ts'
import { createGenerationOrders } from './generation-orders.service.ts'

servePipeline()

const path = '/api/pipeline/generate-accounts'
const order = (actor: TestMember, segmentId: string, amount: number): Promise<Answer> =>
  test.request(actor, 'POST', path, { orgId: actor.orgId, targetSegmentProfileId: segmentId, amount })
const ordered = async (actor: TestMember, segmentId: string, amount: number): Promise<GenerationOrder> => {
  const { status, body } = await order(actor, segmentId, amount)
  expect(status).toBe(202)
  return generationOrderSchema.parse(body)
}
const listed = async (actor: TestMember): Promise<unknown> => (await test.request(actor, 'GET', path)).body
const cancel = (actor: TestMember, id: string): Promise<Answer> =>
  test.request(actor, 'PUT', `${path}/${id}/cancel`, {})
const putAway = (actor: TestMember, id: string): Promise<Answer> => test.request(actor, 'DELETE', `${path}/${id}`)

const accountsOf = async ({ orgId }: TestMember): Promise<number> =>
  (await test.db.selectFrom('accounts').select('id').where('org_id', '=', orgId).execute()).length
const count = (actor: TestMember, accounts: number): Promise<unknown> =>
  test.db.updateTable('pipeline_counts').set({ accounts }).where('org_id', '=', actor.orgId).execute()

/** The same work as the job does, one account of it and no more. */
async function makeOne(actor: TestMember, { _id }: GenerationOrder): Promise<void> {
  const { made } = await test.db
    .selectFrom('generation_orders')
    .select('made')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('generation_orders')
    .set({ amount: made + 1 })
    .where('id', '=', _id)
    .execute()
  await orders().fill(actor.orgId, _id)
  await test.db.updateTable('generation_orders').set({ amount: 3, state: 'running' }).where('id', '=', _id).execute()
}
const orders = () =>
  createGenerationOrders({ db: test.db, clock: test.clock, jobs: { enqueue: () => Promise.resolve() } })

describe('an order of accounts', () => {
  it('is made by the server when nobody looks, with people in each, and stays to be told of until it is put away', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await calls.addContact(member)
    const { _id } = await ordered(member, segment._id, 3)
    expect(await listed(member)).toMatchObject([
      { _id, segmentName: segment.name, amount: 3, made: 0, state: 'running', failure: null },
    ])
    await test.runJobs()
    expect(await listed(member)).toMatchObject([{ _id, amount: 3, made: 3, state: 'done' }])
    const { body } = await calls.get(member, `?orgId=${member.orgId}`)
    expect(body).toMatchObject({ accounts: Array.from({ length: 3 }, () => ({ personas: { length: 1 } })) })
    expect((await putAway(member, _id)).status).toBe(204)
    expect(await listed(member)).toEqual([])
  })

  it('knows just what it made, and does so still once it was put away', async () => {
    const { member, admin } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const { _id } = await ordered(member, segment._id, 3)
    await calls.makeAccount(member, segment._id)
    await test.runJobs()
    const [told] = z.array(generationOrderSchema).parse(await listed(member))
    expect(new Set(told?.accountIds).size).toBe(3)
    expect(await accountsOf(member)).toBe(4)
    await putAway(member, _id)
    const read = await test.request(member, 'GET', `${path}/${_id}`)
    expect(read).toMatchObject({ status: 200, body: { accountIds: told?.accountIds } })
    expect((await test.request(admin, 'GET', `${path}/${_id}`)).status).toBe(404)
  })

  it('names its segment as the lists do, where another has its name', async () => {
    const { member } = await test.makeOrganization()
    const first = await calls.addSegment(member, { companySize: '11-50' })
    const second = await calls.addSegment(member, { companySize: '51-200' })
    expect(second.name).toBe(first.name)
    await ordered(member, second._id, 3)
    expect(await listed(member)).toMatchObject([{ segmentName: `${first.name} (51-200 employees)` }])
  })

  it('is named so when its segment is archived, as archived ones are', async () => {
    const { member } = await test.makeOrganization()
    const who = { orgId: member.orgId, userId: member.userId }
    const segment = await calls.addSegment(member)
    await ordered(member, segment._id, 1)
    await test.runJobs()
    await calls.put(member, `target-segment/${segment._id}/archive`, who)
    expect(await listed(member)).toMatchObject([{ segmentName: segment.name }])
    await calls.addSegment(member)
    expect(await listed(member)).toMatchObject([{ segmentName: `${segment.name} (archived)` }])
  })

  it('is listed among the last twenty, and found by those who hold on to it however old it is', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const first = await ordered(member, segment._id, 1)
    await test.runJobs()
    await sql`insert into generation_orders select (jsonb_populate_record(one,
        jsonb_build_object('id', gen_random_uuid(), 'created_at', one.created_at + n * interval '1 minute'))).*
      from generation_orders one, generate_series(1, 20) n where one.id = ${first._id}`.execute(test.db)
    expect(await listed(member)).toHaveLength(20)
    expect(await listed(member)).not.toContainEqual(expect.objectContaining({ _id: first._id }))
    expect(await cancel(member, first._id)).toMatchObject({ status: 200, body: { _id: first._id, state: 'done' } })
    expect((await putAway(member, first._id)).status).toBe(204)
  })

  it('goes on where it was after a restart, and never makes more than was ordered, however often it is worked on', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const order = await ordered(member, segment._id, 3)
    await makeOne(member, order)
    expect(await listed(member)).toMatchObject([{ made: 1, state: 'running' }])
    await Promise.all([1, 2, 3].map(() => orders().fill(member.orgId, order._id)))
    await test.runJobs()
    expect(await listed(member)).toMatchObject([{ made: 3, state: 'done' }])
    expect(await accountsOf(member)).toBe(3)
  })

  it('stops at the cap of accounts, says so, and keeps what it made', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await ordered(member, segment._id, 5)
    await count(member, 998)
    await test.runJobs()
    expect(await listed(member)).toMatchObject([
      {
        amount: 5,
        made: 2,
        state: 'stopped',
        failure: 'You have 1,000 accounts, the most a plan allows. Archive some to add more.',
      },
    ])
    expect(await accountsOf(member)).toBe(2)
    const full = await order(member, segment._id, 1)
    expect(full).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
  })

  it('stops where there is no room for the people of a company, says so, and keeps those that have theirs', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await calls.addContact(member)
    await calls.addContact(member, 'C-Suite', 'Legal')
    await ordered(member, segment._id, 3)
    const personas = (there: number) =>
      test.db.updateTable('pipeline_counts').set({ personas: there }).where('org_id', '=', member.orgId).execute()
    await personas(997)
    await test.runJobs()
    const failure = 'You have 999 of the 1,000 people a plan allows, and 2 more are too many. Archive some to add more.'
    expect(await listed(member)).toMatchObject([{ amount: 3, made: 1, state: 'stopped', failure }])
    expect(await accountsOf(member)).toBe(1)
    expect(await order(member, segment._id, 1)).toMatchObject({ status: 409, body: { message: failure } })
    await personas(998)
    expect((await order(member, segment._id, 1)).status).toBe(202)
    await test.runJobs()
  })

  it('stops when its segment is archived meanwhile', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await ordered(member, segment._id, 2)
    const who = { orgId: member.orgId, userId: member.userId }
    await calls.put(member, `target-segment/${segment._id}/archive`, who)
    await test.runJobs()
    expect(await listed(member)).toMatchObject([
      { made: 0, state: 'stopped', failure: 'This segment is archived. Restore it to add accounts.' },
    ])
    expect((await order(member, segment._id, 2)).status).toBe(409)
  })

  it('that is cancelled keeps what was made and makes no more', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const order = await ordered(member, segment._id, 3)
    expect(await putAway(member, order._id)).toMatchObject({ status: 409 })
    await makeOne(member, order)
    expect(await cancel(member, order._id)).toMatchObject({ status: 200, body: { made: 1, state: 'cancelled' } })
    await test.runJobs()
    expect(await accountsOf(member)).toBe(1)
    expect(await cancel(member, order._id)).toMatchObject({ body: { made: 1, state: 'cancelled' } })
  })

  it('is one of a person at a time; a colleague can have one beside it', async () => {
    const { member, admin } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const answers = await Promise.all([1, 2, 3].map((amount) => order(member, segment._id, amount)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
    expect((await order(admin, segment._id, 1)).status).toBe(202)
    await test.runJobs()
    expect((await order(member, segment._id, 1)).status).toBe(202)
    await test.runJobs()
  })

  it('is of 1 to 50 accounts', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    for (const amount of [0, 51, 1.5]) expect((await order(member, segment._id, amount)).status).toBe(400)
  })

  it('that failed on our side says so and can be given again', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const { _id } = await ordered(member, segment._id, 2)
    await orders().giveUp(member.orgId, _id)
    expect(await listed(member)).toMatchObject([{ state: 'stopped', failure: expect.stringMatching(/our side/) }])
    expect((await order(member, segment._id, 2)).status).toBe(202)
    await test.runJobs()
  })

  it('is nobody’s but who gave it: to colleagues and other organisations it is not there', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const { _id } = await ordered(member, segment._id, 2)
    for (const other of [admin, outsider]) {
      expect(await listed(other)).toEqual([])
      for (const ask of [cancel, putAway]) {
        expect(sayingOf(await ask(other, _id))).toEqual(sayingOf(await ask(other, newId())))
        expect((await ask(other, _id)).status).toBe(404)
      }
    }
    expect((await order(outsider, segment._id, 1)).status).toBe(404)
    expect(await listed(member)).toMatchObject([{ state: 'running' }])
    await test.runJobs()
  })

  it('that ended is let go of after a time, one on its way never', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    await ordered(member, segment._id, 1)
    const later = new Date(test.clock.now().getTime() + endedOrderDays * 86_400_000)
    await forgetOrders(test.db, later, 10_000)
    expect(await listed(member)).toHaveLength(1)
    await test.runJobs()
    await forgetOrders(test.db, later, 10_000)
    expect(await listed(member)).toEqual([])
  })
})
