import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { makeCall, makePersona } from '../../test/practice.ts'
import type { Tables } from '../platform/database/tables/index.ts'
import { newId } from '../platform/ids.ts'
import { forgetJob } from '../platform/retention.ts'

const day = 86_400_000

describe('what is let go of after its time', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  const ago = (days: number): Date => new Date(test.clock.now().getTime() - days * day)

  /** What the job does, without waiting for the night. */
  const forget = async (): Promise<void> => {
    const jobs = test.modules.all.flatMap((module) => module.jobs ?? [])
    await jobs.find(({ name }) => name === forgetJob)?.handle({})
  }

  const idsLeft = async (table: keyof Tables, ids: readonly string[]): Promise<string[]> => {
    const found = await sql<{ id: string }>`select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(
      test.db,
    )
    return ids.filter((id) => found.rows.some((row) => row.id === id))
  }

  it('runs by itself, every night', async () => {
    const { rows } = await sql<{ cron: string }>`select cron from pgboss.schedule where name = ${forgetJob}`.execute(
      test.db,
    )
    expect(rows).toEqual([{ cron: '17 3 * * *' }])
  })

  it('page views and browser errors go after 400 days', async () => {
    const [old, young] = [newId(), newId()]
    for (const [id, at] of [
      [old, ago(401)],
      [young, ago(399)],
    ] as const) {
      const seen = { id, user_id: null, path: '/', at }
      await test.db
        .insertInto('page_views')
        .values({ ...seen, title: '', url: '' })
        .execute()
      await test.db
        .insertInto('client_errors')
        .values({ ...seen, kind: 'error', message: 'x', stack: '' })
        .execute()
    }
    await forget()
    expect(await idsLeft('page_views', [old, young])).toEqual([young])
    expect(await idsLeft('client_errors', [old, young])).toEqual([young])
  })

  it('more rows than one statement takes go all the same', async () => {
    const path = `/${newId()}`
    await sql`insert into page_views (id, title, path, url, at)
      select gen_random_uuid(), '', ${path}, '', ${ago(401)}::timestamptz from generate_series(1, 5001)`.execute(
      test.db,
    )
    await forget()
    expect(await test.db.selectFrom('page_views').select('id').where('path', '=', path).execute()).toEqual([])
  })

  it('mails go 90 days after they were written', async () => {
    const [old, young] = [newId(), newId()]
    const mail = { kind: 'message', state: 'sent', recipient: 'x', subject: 'x', text: 'x', reason: '' } as const
    await test.db
      .insertInto('outbox_mails')
      .values([
        { id: old, ...mail, created_at: ago(91) },
        { id: young, ...mail, created_at: ago(89) },
      ])
      .execute()
    await forget()
    expect(await idsLeft('outbox_mails', [old, young])).toEqual([young])
  })

  it('invites go 90 days after they were taken, withdrawn or over; one that is open stays', async () => {
    const { orgId, owner } = await test.makeOrganization()
    const invite = async (times: { expires: Date; accepted?: Date; revoked?: Date }): Promise<string> => {
      const id = newId()
      const about = { org_id: orgId, id, email: `${id}@example.com`, role: 'Member', note: '', token_hash: id } as const
      const { expires, accepted = null, revoked = null } = times
      await test.db
        .insertInto('invites')
        .values({ ...about, invited_by: owner.userId, created_at: ago(200), expires_at: expires })
        .execute()
      await test.db
        .updateTable('invites')
        .set({ accepted_at: accepted, accepted_by: accepted && owner.userId, revoked_at: revoked })
        .where('id', '=', id)
        .execute()
      return id
    }
    const taken = await invite({ expires: ago(91), accepted: ago(91) })
    const withdrawn = await invite({ expires: ago(-1), revoked: ago(91) })
    const over = await invite({ expires: ago(91) })
    const takenOfLate = await invite({ expires: ago(91), accepted: ago(89) })
    const open = await invite({ expires: ago(-1) })
    await forget()
    expect(await idsLeft('invites', [taken, withdrawn, over, takenOfLate, open])).toEqual([takenOfLate, open])
  })

  it('a closed hold on credits goes after 90 days, one that is open stays', async () => {
    const { member } = await test.makeOrganization()
    await test.modules.credits.grantSignUp(member.userId)
    const hold = async (state: 'open' | 'settled', closed: Date | null): Promise<string> => {
      const id = newId()
      const times = { created_at: ago(200), expires_at: ago(199), closed_at: closed }
      await test.db
        .insertInto('credit_holds')
        .values({ id, user_id: member.userId, subject_id: newId(), amount: 1, state, note: 'x', ...times })
        .execute()
      return id
    }
    const old = await hold('settled', ago(91))
    const young = await hold('settled', ago(89))
    const open = await hold('open', null)
    await forget()
    expect(await idsLeft('credit_holds', [old, young, open])).toEqual([young, open])
  })

  it('the key of a request goes after seven days, its call stays', async () => {
    const { member } = await test.makeOrganization()
    await test.modules.credits.grantSignUp(member.userId)
    const { _id: id } = await makeCall(test, member, await makePersona(test, member))
    const keyAt = async (created: Date): Promise<string | null> => {
      await test.db
        .updateTable('simulations')
        .set({ idempotency_key: 'key', idempotency_hash: 'hash', created_at: created })
        .where('id', '=', id)
        .execute()
      await forget()
      const row = test.db.selectFrom('simulations').select('idempotency_key').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).idempotency_key
    }
    expect(await keyAt(ago(6))).toBe('key')
    expect(await keyAt(ago(8))).toBeNull()
  })
})
