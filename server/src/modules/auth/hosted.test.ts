import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { createTestTokens, type TestTokens } from '../../../test/tokens.ts'
import { newId } from '../../platform/ids.ts'

const authUrl = 'https://auth.example.com'

describe('a hosted sign-in provider', () => {
  let test: TestApp
  let tokens: TestTokens
  beforeAll(async () => {
    test = await buildTestApp({ signIn: { provider: 'propelauth', authUrl }, demo: true })
    tokens = await createTestTokens()
  })
  afterAll(() => test.close())

  const as = async (userId: string, orgs: Record<string, string>, claims: Record<string, unknown> = {}) => {
    const info = Object.entries(orgs).map(([orgId, role]) => [
      orgId,
      { org_id: orgId, org_name: `Org ${orgId}`, user_role: role, inherited_user_roles_plus_current_role: [role] },
    ])
    const about = { email: `${userId}@example.com`, first_name: 'Ann', last_name: 'Lee' }
    const token = await tokens.sign(userId, {
      ...about,
      org_id_to_org_member_info: Object.fromEntries(info),
      ...claims,
    })
    return { userId, firstName: 'Ann', lastName: 'Lee', email: about.email, token, orgId: Object.keys(orgs)[0] ?? null }
  }
  const later = (token: string): number => Number(decodeJwt(token).iat) + 60

  it('people and organisations are taken over from their tokens, with the credits of a sign-up', async () => {
    const [userId, orgId] = [newId(), newId()]
    const ann = await as(userId, { [orgId]: 'Admin' })
    expect((await test.request(ann, 'GET', `/api/users/${userId}`)).body).toMatchObject({ firstName: 'Ann' })
    expect((await test.request(ann, 'GET', `/api/credits/plan_details/${userId}`)).body).toMatchObject({ credits: 5 })
    const { body } = await test.request(ann, 'GET', `/api/organizations/propelauth/${orgId}`)
    expect(body).toMatchObject({ orgId, name: `Org ${orgId}`, rubric: 'coachable', pipeline: true })
  })

  it('a newer token changes roles and takes memberships away; an older one does not bring them back', async () => {
    const [userId, orgId, other] = [newId(), newId(), newId()]
    const before = await as(userId, { [orgId]: 'Owner', [other]: 'Member' })
    expect((await test.request(before, 'GET', '/api/organizations')).body).toHaveLength(2)
    const after = await as(userId, { [orgId]: 'Member' }, { iat: later(before.token) })
    const roles = () =>
      test.db.selectFrom('memberships').select(['org_id', 'role']).where('user_id', '=', userId).execute()
    await test.request(after, 'GET', '/api/organizations')
    expect(await roles()).toEqual([{ org_id: orgId, role: 'Member' }])
    await test.request(before, 'GET', '/api/organizations')
    expect(await roles()).toEqual([{ org_id: orgId, role: 'Member' }])
  })

  it('the e-mail of a token makes nobody a site admin', async () => {
    const userId = newId()
    const claimed = await as(userId, {}, { email: 'site-admin@ringside.test' })
    expect((await test.request(claimed, 'GET', '/api/email/deliveries')).status).toBe(403)
  })

  it('organisations and members are changed at the provider, not here', async () => {
    const [userId, orgId] = [newId(), newId()]
    const owner = await as(userId, { [orgId]: 'Owner' })
    const answer = await test.request(owner, 'POST', '/api/organizations', { name: 'Another' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('the browser is told where to sign in, and our own sign-in and demo do not exist', async () => {
    const { body } = await test.request(null, 'GET', '/api/config')
    expect(body).toMatchObject({ auth: { provider: 'propelauth', authUrl }, demo: false })
    expect((await test.request(null, 'POST', '/api/demo/enter')).status).toBe(404)
    expect((await test.request(null, 'GET', '/api/v1/refresh_token')).status).toBe(404)
    expect((await test.request(null, 'POST', '/api/auth/sign-in/email', {})).status).toBe(404)
  })
})
