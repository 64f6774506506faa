import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, sayingOf, type TestApp } from '../../../test/build-test-app.ts'
import type { TestActor } from '../../../test/factories.ts'

let test: TestApp
let siteAdmin: TestActor

beforeAll(async () => {
  test = await buildTestApp()
  siteAdmin = await test.makeSiteAdmin()
})
afterAll(() => test.close())

describe('credit routes', () => {
  it('show one’s own plan and credits', async () => {
    const person = await test.makePerson()
    await test.modules.credits.grantSignUp(person.userId)
    const answer = await test.request(person, 'GET', `/api/credits/plan_details/${person.userId}`)
    expect(answer).toMatchObject({ status: 200, body: { plan: 'free', credits: 5, reserved: 0, unlimitedUntil: null } })
    const history = await test.request(person, 'GET', `/api/credits/history/${person.userId}`)
    expect(history).toMatchObject({ status: 200, body: [{ amount: 5, kind: 'sign-up' }] })
  })

  it('treat somebody else like somebody who does not exist, even for an owner of their organisation', async () => {
    const { owner, member } = await test.makeOrganization()
    for (const path of ['plan_details', 'history']) {
      const foreign = await test.request(owner, 'GET', `/api/credits/${path}/${member.userId}`)
      const random = await test.request(owner, 'GET', `/api/credits/${path}/${randomUUID()}`)
      expect(foreign.status).toBe(404)
      expect(sayingOf(foreign)).toEqual(sayingOf(random))
    }
  })

  it('let a site admin grant credits, and apply the same key once', async () => {
    const person = await test.makePerson()
    const grant = { userId: person.userId, amount: 7, note: 'For the pilot', key: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => test.request(siteAdmin, 'POST', '/api/credits/grant', grant)),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(answers[0]?.body).toMatchObject({ credits: 7 })
    const written = await test.db
      .selectFrom('credit_transfers')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute()
    expect(written).toMatchObject([{ kind: 'grant', note: 'For the pilot', granted_by: siteAdmin.userId }])
  })

  it('refuse a key that granted something else', async () => {
    const [one, other] = [await test.makePerson(), await test.makePerson()]
    const grant = { userId: one.userId, amount: 7, note: 'For the pilot', key: randomUUID() }
    await test.request(siteAdmin, 'POST', '/api/credits/grant', grant)
    for (const changed of [{ amount: 8 }, { userId: other.userId }]) {
      const answer = await test.request(siteAdmin, 'POST', '/api/credits/grant', { ...grant, ...changed })
      expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } })
    }
    expect(await test.modules.credits.planDetails(other.userId)).toMatchObject({ credits: 0 })
  })

  it('answer 404 to a grant for nobody', async () => {
    const grant = { userId: randomUUID(), amount: 1, note: 'For the pilot', key: randomUUID() }
    expect(await test.request(siteAdmin, 'POST', '/api/credits/grant', grant)).toMatchObject({ status: 404 })
  })

  it('let nobody but a site admin grant credits', async () => {
    const { owner, member } = await test.makeOrganization()
    for (const actor of [owner, member]) {
      const grant = { userId: actor.userId, amount: 1, note: 'To myself', key: randomUUID() }
      expect(await test.request(actor, 'POST', '/api/credits/grant', grant)).toMatchObject({ status: 403 })
    }
    expect(await test.request(null, 'POST', '/api/credits/grant', {})).toMatchObject({ status: 401 })
  })

  it('refuse a grant with keys nobody asked for, or a sum outside the range', async () => {
    const person = await test.makePerson()
    const grant = { userId: person.userId, amount: 1, note: 'For the pilot', key: randomUUID() }
    for (const wrong of [{ plan: 'unlimited' }, { amount: 0 }, { amount: -5 }, { amount: 1.5 }, { amount: 1001 }]) {
      const answer = await test.request(siteAdmin, 'POST', '/api/credits/grant', { ...grant, ...wrong })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    }
    expect(await test.modules.credits.planDetails(person.userId)).toMatchObject({ credits: 0 })
  })
})
