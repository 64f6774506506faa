import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { calls, segmentBody, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

type Table = 'target_segments' | 'accounts' | 'personas'

const statusesOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

/** Copies one row until the organisation has `until` of them, and counts them. */
async function fill(actor: TestMember, table: Table, until: number): Promise<void> {
  const { orgId } = actor
  const row = await test.db.selectFrom(table).selectAll().where('org_id', '=', orgId).executeTakeFirstOrThrow()
  const contacts = Array.from({ length: until - 1 }, () => ({ id: randomUUID() }))
  const asJson = Object.entries(row).map(([column, value]) => {
    const isJson = typeof value === 'object' && value !== null && !(value instanceof Date)
    return [column, isJson ? JSON.stringify(value) : value]
  })
  for (const [index, { id }] of contacts.entries()) {
    const copy = { ...Object.fromEntries(asJson), id }
    if (table === 'accounts') Object.assign(copy, { slug: `copy-${index}`, name: `Copy ${index}` })
    if (table === 'personas') {
      Object.assign(copy, { contact_profile_id: id })
      await test.db
        .insertInto('contact_profiles')
        .values({
          org_id: orgId,
          id,
          level: 'Other',
          department: null,
          active: false,
          archived_at: new Date(),
          archived_by: actor.userId,
          created_at: new Date(),
        })
        .execute()
    }
    await test.db.insertInto(table).values(copy).execute()
  }
  await test.db
    .updateTable('pipeline_counts')
    .set({ [table]: until })
    .where('org_id', '=', orgId)
    .execute()
}

async function rowsIn(orgId: string, table: Table): Promise<{ rows: number; counted: number }> {
  const { rows } = await test.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('org_id', '=', orgId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  const counts = await test.db
    .selectFrom('pipeline_counts')
    .selectAll()
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow()
  return { rows, counted: counts[table] }
}

describe('a cap of 1,000', () => {
  it('holds when 200 accounts are generated at once on top of 990', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const account = await calls.makeAccount(member, segment._id)
    await fill(member, 'accounts', 990)
    const answers = await Promise.all(Array.from({ length: 200 }, () => calls.generate(member, segment._id)))
    expect(statusesOf(answers, 201)).toBe(10)
    expect(statusesOf(answers, 409)).toBe(190)
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'limit-reached',
      message: 'You have 1,000 accounts, the most a plan allows. Archive some to add more.',
    })
    expect(await rowsIn(member.orgId, 'accounts')).toEqual({ rows: 1000, counted: 1000 })

    // Archiving makes room for one, and restoring needs it back.
    const who = { userId: member.userId }
    await calls.put(member, `account/${account._id}/archive`, who)
    expect((await calls.generate(member, segment._id)).status).toBe(201)
    expect(await calls.put(member, `account/${account._id}/unarchive`, who)).toMatchObject({
      status: 409,
      body: { code: 'limit-reached' },
    })
    expect(await rowsIn(member.orgId, 'accounts')).toEqual({ rows: 1000, counted: 1000 })
  }, 60_000)

  it('holds for target segments added at once', async () => {
    const { member } = await test.makeOrganization()
    await calls.addSegment(member)
    await fill(member, 'target_segments', 995)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        test.request(member, 'POST', '/api/pipeline/target-segment', segmentBody(member)),
      ),
    )
    expect([statusesOf(answers, 201), statusesOf(answers, 409)]).toEqual([5, 25])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      message: 'You have 1,000 target segments, the most a plan allows. Archive some to add more.',
    })
    expect(await rowsIn(member.orgId, 'target_segments')).toEqual({ rows: 1000, counted: 1000 })
  })

  it('lets an account be made with as many personas as there is room for, and makes no more when asked', async () => {
    const { member } = await test.makeOrganization()
    const { segment } = await calls.makePersona(member)
    await calls.addContact(member, 'C-Suite', 'Finance')
    const third = await calls.addContact(member, 'C-Suite', 'IT')
    await fill(member, 'personas', 998)
    const account = await calls.makeAccount(member, segment._id)
    expect(account.personas).toHaveLength(2)
    const answer = await test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, {
      contactProfileId: third._id,
    })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'limit-reached',
        message: 'You have 1,000 personas, the most a plan allows. Archive some to add more.',
      },
    })
    expect(await rowsIn(member.orgId, 'personas')).toEqual({ rows: 1000, counted: 1000 })
  })

  it('keeps counts and rows equal while people archive and restore the same things at once', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account, persona, segment } = await calls.makePersona(member)
    const verbs = ['archive', 'unarchive', 'archive', 'archive', 'unarchive', 'unarchive', 'archive', 'unarchive']
    await Promise.all(
      verbs.flatMap((verb, index) => {
        const actor = index % 2 === 0 ? member : admin
        const who = { userId: actor.userId }
        return [
          calls.put(actor, `account/${account._id}/${verb}`, who),
          calls.put(actor, `persona/${persona._id}/${verb}`, who),
          calls.put(actor, `target-segment/${segment._id}/${verb}`, { ...who, orgId: actor.orgId }),
        ]
      }),
    )
    for (const table of ['accounts', 'personas', 'target_segments'] as const) {
      const { rows, counted } = await rowsIn(member.orgId, table)
      expect(counted).toBe(rows)
    }
  })
})
