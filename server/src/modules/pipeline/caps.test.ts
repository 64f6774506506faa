import { decisionMakerLevels, departments } from '@ringside/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { calls, segmentBody, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

type Table = 'target_segments' | 'accounts' | 'personas'

const statusesOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

/** Copies one row until the organisation has `until` of them, and counts them. */
async function fill({ orgId, userId }: TestMember, table: Table, until: number): Promise<void> {
  const ids = sql`select gen_random_uuid() as id from generate_series(2, ${until})`
  // What tells the copies of one row apart: accounts by their slug, personas by a decision maker of their own, archived.
  const apart = {
    target_segments: sql`jsonb_build_object('id', copy.id)`,
    accounts: sql`jsonb_build_object('id', copy.id, 'slug', 'copy-' || copy.id, 'name', 'Copy ' || copy.id)`,
    personas: sql`jsonb_build_object('id', copy.id, 'contact_profile_id', copy.id)`,
  }
  if (table === 'personas') {
    await sql`insert into contact_profiles (org_id, id, level, active, archived_at, archived_by, created_at)
      select ${orgId}, copy.id, 'Other', false, now(), ${userId}, now() from (${ids}) as copy`.execute(test.db)
  }
  const copies =
    table === 'personas' ? sql`select id from contact_profiles where org_id = ${orgId} and level = 'Other'` : ids
  const name = sql.table(table)
  await sql`insert into ${name} select made.* from (${copies}) as copy,
    (select to_jsonb(one) as kept from ${name} as one where org_id = ${orgId} limit 1) as one,
    lateral jsonb_populate_record(null::${name}, kept || ${apart[table]}) as made`.execute(test.db)
  await count(orgId, table, until)
}

const count = (orgId: string, table: Table | 'contact_profiles', rows: number) =>
  test.db
    .updateTable('pipeline_counts')
    .set({ [table]: rows })
    .where('org_id', '=', orgId)
    .execute()

async function rowsIn(orgId: string, table: Table | 'contact_profiles'): Promise<{ rows: number; counted: number }> {
  const { rows } = await test.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('org_id', '=', orgId)
    .where('archived_at', 'is', null)
    // Of people those alone whose account is in use.
    .$if(table === 'personas', (query) =>
      query.where(sql<boolean>`account_id in (select id from accounts where org_id = ${orgId} and active)`),
    )
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

  it('holds when 200 target segments are added at once on top of 995', async () => {
    const { member } = await test.makeOrganization()
    await calls.addSegment(member)
    await fill(member, 'target_segments', 995)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        test.request(member, 'POST', '/api/pipeline/target-segment', segmentBody(member)),
      ),
    )
    expect([statusesOf(answers, 201), statusesOf(answers, 409)]).toEqual([5, 195])
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      message: 'You have 1,000 target segments, the most a plan allows. Archive some to add more.',
    })
    expect(await rowsIn(member.orgId, 'target_segments')).toEqual({ rows: 1000, counted: 1000 })
  })

  it('holds when 200 decision makers are added at once on top of 990', async () => {
    const { member } = await test.makeOrganization()
    const { orgId, userId } = member
    await calls.addContact(member, 'Business Owner', 'Other')
    // There are fewer roles than the cap allows, so the count alone says that there are so many.
    await count(orgId, 'contact_profiles', 990)
    const roles = decisionMakerLevels.flatMap((level) => departments.map((department) => ({ level, department })))
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        test.request(member, 'POST', '/api/pipeline/contact-profile', { orgId, userId, ...roles[index % 60] }),
      ),
    )
    expect([statusesOf(answers, 201), statusesOf(answers, 409)]).toEqual([10, 190])
    expect(answers.map(({ body }) => Object(body).message)).toContain(
      'You have 1,000 decision makers, the most a plan allows. Archive some to add more.',
    )
    expect(await rowsIn(orgId, 'contact_profiles')).toEqual({ rows: 11, counted: 1000 })
  })

  it('holds when 200 personas are made at once on top of 990', async () => {
    const { member } = await test.makeOrganization()
    const { segment, contact } = await calls.makePersona(member)
    await calls.put(member, `contact-profile/${contact._id}/archive`, { userId: member.userId })
    const accounts = await Promise.all(Array.from({ length: 20 }, () => calls.makeAccount(member, segment._id)))
    const contacts = await Promise.all(
      departments.slice(0, 10).map((name) => calls.addContact(member, 'C-Suite', name)),
    )
    await fill(member, 'personas', 990)
    const answers = await Promise.all(
      accounts.flatMap(({ _id }) =>
        contacts.map((role) =>
          test.request(member, 'POST', `/api/pipeline/account/${_id}/persona`, { contactProfileId: role._id }),
        ),
      ),
    )
    expect([statusesOf(answers, 201), statusesOf(answers, 409)]).toEqual([10, 190])
    expect(await rowsIn(member.orgId, 'personas')).toEqual({ rows: 1000, counted: 1000 })
  })

  it('of personas lets no account be made without all its people, and says so', async () => {
    const { member } = await test.makeOrganization()
    const { segment, account } = await calls.makePersona(member)
    await calls.addContact(member, 'C-Suite', 'Legal')
    const third = await calls.addContact(member, 'C-Suite', 'IT')
    await count(member.orgId, 'personas', 998)
    expect(await calls.generate(member, segment._id)).toMatchObject({
      status: 409,
      body: {
        code: 'limit-reached',
        message: 'You have 998 of the 1,000 people a plan allows, and 3 more are too many. Archive some to add more.',
      },
    })
    await count(member.orgId, 'personas', 1000)
    const full = {
      status: 409,
      body: {
        code: 'limit-reached',
        message: 'You have 1,000 people, the most a plan allows. Archive some to add more.',
      },
    }
    expect(await calls.generate(member, segment._id)).toMatchObject(full)
    const place = { contactProfileId: third._id }
    const openPlace = () => test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, place)
    expect(await openPlace()).toMatchObject(full)
    expect(await rowsIn(member.orgId, 'accounts')).toEqual({ rows: 1, counted: 1 })
    // Once there is room the places that are open can be called.
    await count(member.orgId, 'personas', 999)
    expect((await openPlace()).status).toBe(201)
  })

  it('of personas holds when 30 accounts of three people are generated at once on top of 990', async () => {
    const { member } = await test.makeOrganization()
    const { segment } = await calls.makePersona(member)
    await calls.addContact(member, 'C-Suite', 'Legal')
    await calls.addContact(member, 'C-Suite', 'IT')
    await fill(member, 'personas', 990)
    const answers = await Promise.all(Array.from({ length: 30 }, () => calls.generate(member, segment._id)))
    expect([statusesOf(answers, 201), statusesOf(answers, 409)]).toEqual([3, 27])
    for (const { body } of answers.filter(({ status }) => status === 201))
      expect(body).toMatchObject({ personas: { length: 3 } })
    expect(await rowsIn(member.orgId, 'personas')).toEqual({ rows: 999, counted: 999 })
    expect(await rowsIn(member.orgId, 'accounts')).toEqual({ rows: 4, counted: 4 })
  })

  it('keeps counts and rows equal while people archive and restore the same things at once', async () => {
    const { member, admin } = await test.makeOrganization()
    const { account, persona, segment } = await calls.makePersona(member)
    const verbs = ['archive', 'unarchive', 'archive', 'archive', 'unarchive', 'unarchive', 'archive', 'unarchive']
    const answers = await Promise.all(
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
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const table of ['accounts', 'personas', 'target_segments'] as const) {
      const { rows, counted } = await rowsIn(member.orgId, table)
      expect(counted).toBe(rows)
    }
  })
})
