import { randomUUID } from 'node:crypto'
import { getSiteOrganization, getSiteUser, getStats, listSiteOrganizations, listSiteUsers } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Answer, type TestApp } from '../../../test/build-test-app.ts'
import type { TestActor, TestMember } from '../../../test/factories.ts'
import { finishedCallRow } from '../../../test/practice.ts'
import { pipelineCalls } from '../pipeline/pipeline.fixture.ts'
import { createSiteAdmin } from './site-admin.service.ts'

let test: TestApp
let siteAdmin: TestActor
beforeAll(async () => {
  test = await buildTestApp()
  siteAdmin = await test.makeSiteAdmin()
})
afterAll(() => test.close())

const get = (path: string, actor: TestActor = siteAdmin): Promise<Answer> =>
  test.request(actor, 'GET', `/api/site-admin/${path}`)

async function insertCall(member: TestMember, at: Date, score: number | null, begun = true): Promise<void> {
  const row = finishedCallRow(member, at, { score, started_at: begun ? at : null })
  await test.db.insertInto('simulations').values(row).execute()
}

const statsOver = async (days: number) => getStats.response.parse((await get(`stats?days=${days}`)).body)

describe('the numbers of the service', () => {
  it('count calls, people and errors of the period, day by day in UTC', async () => {
    const now = test.clock.now()
    const before = await statsOver(3)
    const { member } = await test.makeOrganization()
    const yesterday = new Date(now.getTime() - 86_400_000)
    const longAgo = new Date(now.getTime() - 40 * 86_400_000)
    await insertCall(member, now, 80)
    await insertCall(member, yesterday, null)
    await insertCall(member, now, null, false)
    await insertCall(member, longAgo, 10)
    await test.db
      .insertInto('page_views')
      .values({
        id: randomUUID(),
        user_id: member.userId,
        title: 'Dashboard',
        path: '/',
        url: 'https://ringside.test/',
        at: yesterday,
      })
      .execute()
    const error = { id: randomUUID(), user_id: null, kind: 'error', message: 'x', stack: '', path: '/', at: now }
    await test.db.insertInto('client_errors').values(error).execute()

    const after = await statsOver(3)
    expect(after.calls - before.calls).toBe(2)
    expect(after.organizations - before.organizations).toBe(2)
    expect(after.users - before.users).toBe(4)
    expect(after.activeUsers - before.activeUsers).toBe(1)
    expect(after.clientErrors - before.clientErrors).toBe(1)
    expect(after.perDay.map(({ date }) => date)).toEqual(
      [2, 1, 0].map((ago) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10)),
    )
    const more = (index: number, what: 'calls' | 'pageViews' | 'signUps'): number =>
      (after.perDay[index]?.[what] ?? 0) - (before.perDay[index]?.[what] ?? 0)
    expect([0, 1, 2].map((index) => more(index, 'calls'))).toEqual([0, 1, 1])
    expect(more(1, 'pageViews')).toBe(1)
    expect(more(2, 'signUps')).toBe(4)
  })

  it('take 30 days unless told, and between 1 and 365', async () => {
    expect(getStats.response.parse((await get('stats')).body).perDay).toHaveLength(30)
    for (const days of ['0', '366', 'x']) expect((await get(`stats?days=${days}`)).status).toBe(400)
  })
})

describe('the list of organisations', () => {
  it('shows members, calls, accounts and the last call of each', async () => {
    const { member, orgId } = await test.makeOrganization('Tallyport')
    const calls = pipelineCalls(test)
    const { segment } = await calls.makePersona(member)
    await calls.makeAccount(member, segment._id)
    const at = test.clock.now()
    await insertCall(member, new Date(at.getTime() - 5000), 50)
    await insertCall(member, at, 60)
    await insertCall(member, new Date(at.getTime() + 5000), null, false)
    const { items } = listSiteOrganizations.response.parse((await get('organizations?limit=200')).body)
    const listed = items.find((one) => one.orgId === orgId)
    expect(getSiteOrganization.response.parse((await get(`organizations/${orgId}`)).body)).toEqual(listed)
    expect(listed).toMatchObject({
      name: 'Tallyport',
      rubric: 'coachable',
      members: 3,
      calls: 2,
      accounts: 2,
      lastCallAt: at.toISOString(),
    })
  })
})

describe('the pages of the list of organisations', () => {
  const name = `Pages ${randomUUID()}`
  const read = async (query: string) =>
    listSiteOrganizations.response.parse((await get(`organizations?search=${encodeURIComponent(name)}&${query}`)).body)

  it('begin with those that called last, take each once, and count what the search finds', async () => {
    const made = []
    for (const [suffix, at] of [
      ['_a', null],
      ['_b', new Date('2026-01-01T12:00:00.001Z')],
      ['_c', new Date('2026-01-02T12:00:00.000Z')],
      ['_d', null],
    ] as const) {
      const { member } = await test.makeOrganization()
      await test.db
        .updateTable('organizations')
        .set({ name: `${name}${suffix}` })
        .where('org_id', '=', member.orgId)
        .execute()
      if (at !== null) await insertCall(member, at, 50)
      made.push(member.orgId)
    }
    const [a = '', b, c, d = ''] = made
    const shown: string[] = []
    let next: string | null = ''
    while (next !== null && shown.length < 10) {
      const page = await read(`limit=1${next === '' ? '' : `&cursor=${next}`}`)
      expect(page.total).toBe(4)
      shown.push(...page.items.map((each) => each.orgId))
      next = page.next
    }
    expect(shown).toEqual([c, b, ...[a, d].toSorted().toReversed()])
  })

  it('take a search as it is written', async () => {
    expect((await get(`organizations?search=${encodeURIComponent(`${name}%`)}`)).body).toMatchObject({ total: 0 })
  })

  it('have no organisation nobody knows, and no page nobody was given', async () => {
    for (const orgId of [randomUUID(), 'x'.repeat(201)]) {
      const body = { message: 'Organization not found' }
      expect(await get(`organizations/${orgId}`)).toMatchObject({ status: 404, body })
    }
    expect(await get('organizations?cursor=nonsense')).toMatchObject({ status: 400 })
  })
})

describe('the list of users', () => {
  it('finds people by name or e-mail, literally', async () => {
    const name = `Zed${randomUUID().slice(0, 8)}`
    const person = await test.makePerson({ firstName: name, lastName: 'O’Neil_50%', emailVerified: false })
    for (const search of [name, name.toLowerCase(), `${name} O’Neil_50%`, person.email]) {
      const { body } = await get(`users?search=${encodeURIComponent(search)}`)
      const items = [{ userId: person.userId, emailVerified: false, calls: 0, organizations: [] }]
      expect(body).toMatchObject({ items, total: 1, next: null })
    }
    for (const search of [`${name}%x`, `${name}_O’Neil`]) {
      expect((await get(`users?search=${encodeURIComponent(search)}`)).body).toEqual({
        items: [],
        total: 0,
        next: null,
      })
    }
  })

  it('shows plan, organisations with role, and activity, newest people first', async () => {
    const { member, orgId } = await test.makeOrganization()
    await insertCall(member, test.clock.now(), 70)
    await test.modules.credits.grantSignUp(member.userId)
    const { user, plan } = getSiteUser.response.parse((await get(`users/${member.userId}`)).body)
    expect(user).toMatchObject({
      calls: 1,
      plan: 'free',
      isSiteAdmin: false,
      organizations: [{ orgId, role: 'Member' }],
    })
    expect(plan).toMatchObject({ credits: 5 })
    const first = listSiteUsers.response.parse((await get('users?limit=2')).body)
    const second = listSiteUsers.response.parse((await get(`users?limit=2&cursor=${first.next}`)).body)
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ userId }) => userId)).size).toBe(4)
    const made = all.map(({ createdAt }) => createdAt)
    expect(made).toEqual(made.toSorted((a, b) => b.localeCompare(a)))
    expect(first.total).toBeGreaterThanOrEqual(4)
  })

  it('knows site admins by a verified e-mail on the list', async () => {
    const { body } = await get(`users/${siteAdmin.userId}`)
    expect(body).toMatchObject({ user: { isSiteAdmin: true } })
  })

  it('has no user it does not know', async () => {
    expect(await get(`users/${randomUUID()}`)).toMatchObject({ status: 404, body: { message: 'User not found' } })
  })
})

describe('site admin', () => {
  it('is closed to owners, however the request is made', async () => {
    const { owner } = await test.makeOrganization()
    for (const path of ['stats', 'organizations', 'users', `users/${owner.userId}`]) {
      expect((await get(path, owner)).status).toBe(403)
    }
  })
})

describe('the service behind the routes', () => {
  it('answers site admins alone, however it is reached', async () => {
    const { db, clock } = test
    const service = createSiteAdmin({ db, clock, credits: test.modules.credits, siteAdminEmails: [] })
    const { owner } = await test.makeOrganization()
    const forbidden = { code: 'forbidden' }
    await expect(service.stats(owner.actor, 7)).rejects.toMatchObject(forbidden)
    await expect(service.organizations(owner.actor, { limit: 1 })).rejects.toMatchObject(forbidden)
    await expect(service.organization(owner.actor, owner.orgId)).rejects.toMatchObject(forbidden)
    await expect(service.users(owner.actor, { limit: 1 })).rejects.toMatchObject(forbidden)
    await expect(service.user(owner.actor, owner.userId)).rejects.toMatchObject(forbidden)
    expect(await service.user({ isSiteAdmin: true }, owner.userId)).toMatchObject({ user: { userId: owner.userId } })
  })
})
