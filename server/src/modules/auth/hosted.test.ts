import { organizationSchema } from '@ringside/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { createTestTokens, type TestTokens } from '../../../test/tokens.ts'
import { tokenClaimsSchema, type TokenClaims, type UserDirectory } from '../../integrations/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { createOrganizations } from '../organizations/organizations.service.ts'
import { createHostedMirror, type HostedNeeds } from './hosted.ts'

const authUrl = 'https://auth.example.com'
/** Not the one of other tests: people here claim it who must not have it. */
const siteAdminEmail = 'hosted-admin@ringside.test'

describe('a hosted sign-in provider', () => {
  let test: TestApp
  let tokens: TestTokens
  /** What its directory answers, by user; the e-mail of everybody else is not verified. */
  const verified = new Map<string, string>()
  let reachable = true
  const directory: UserDirectory = {
    async find(userId) {
      if (!reachable) throw new Error('Nobody answers')
      return { email: verified.get(userId) ?? `${userId}@example.com`, emailVerified: verified.has(userId) }
    },
  }
  beforeAll(async () => {
    test = await buildTestApp({
      signIn: { provider: 'propelauth', authUrl },
      directory,
      demo: true,
      siteAdminEmails: [siteAdminEmail],
    })
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
    const claimed = await as(userId, {}, { email: siteAdminEmail })
    expect((await test.request(claimed, 'GET', '/api/email/deliveries')).status).toBe(403)
  })

  it('an e-mail its directory has verified makes a site admin; another e-mail in the token does not', async () => {
    const [admin, other] = [newId(), newId()]
    verified.set(admin, siteAdminEmail).set(other, 'somebody@example.com')
    const asAdmin = await as(admin, {}, { email: siteAdminEmail })
    expect((await test.request(asAdmin, 'GET', '/api/email/deliveries')).status).toBe(200)
    const asOther = await as(other, {}, { email: siteAdminEmail })
    expect((await test.request(asOther, 'GET', '/api/email/deliveries')).status).toBe(403)
  })

  it('a directory that does not answer keeps nobody out, and changes nothing of what is verified', async () => {
    const userId = newId()
    verified.set(userId, siteAdminEmail)
    const first = await as(userId, {}, { email: siteAdminEmail })
    expect((await test.request(first, 'GET', '/api/email/deliveries')).status).toBe(200)
    reachable = false
    const next = await as(userId, {}, { email: siteAdminEmail, iat: later(first.token) })
    expect((await test.request(next, 'GET', '/api/email/deliveries')).status).toBe(200)
    const moved = await as(userId, {}, { email: 'elsewhere@example.com', iat: later(next.token) })
    expect((await test.request(moved, 'GET', '/api/email/deliveries')).status).toBe(403)
    const stranger = await as(newId(), {}, { email: siteAdminEmail })
    expect((await test.request(stranger, 'GET', '/api/email/deliveries')).status).toBe(403)
    reachable = true
  })

  it('an older token shown to another server changes nothing either', async () => {
    const [userId, orgId] = [newId(), newId()]
    const [old, recent] = [await as(userId, { [orgId]: 'Owner' }), await as(userId, { [orgId]: 'Member' })]
    const claims = (token: string, iat: number): TokenClaims => tokenClaimsSchema.parse({ ...decodeJwt(token), iat })
    const organizations = createOrganizations({
      db: test.db,
      clock: test.clock,
      activityOf: async () => new Map(),
      canBeChosen: async () => false,
      creditsOf: async () => new Map(),
      membershipChanged: () => undefined,
      keptElsewhere: true,
    })
    const needs: HostedNeeds = {
      db: test.db,
      log: createLog('silent'),
      users: test.modules.users,
      organizations,
      grantSignUp: async () => undefined,
      directory,
      personChanged: () => undefined,
    }
    const [oneServer, another] = [createHostedMirror(needs), createHostedMirror(needs)]
    await oneServer(claims(recent.token, 2_000))
    await another(claims(old.token, 1_000))
    const roles = await test.db.selectFrom('memberships').select('role').where('user_id', '=', userId).execute()
    expect(roles).toEqual([{ role: 'Member' }])
  })

  it('organisations and members are changed at the provider, not here', async () => {
    const [userId, orgId] = [newId(), newId()]
    const owner = await as(userId, { [orgId]: 'Owner' })
    const { body } = await test.request(owner, 'GET', `/api/organizations/propelauth/${orgId}`)
    const at = `/api/organizations/mongoid/${organizationSchema.parse(body)._id}`
    for (const [method, path, sent] of [
      ['POST', '/api/organizations', { name: 'Another' }],
      ['PUT', at, { name: 'Renamed', rubric: 'coachable' }],
      ['DELETE', at],
      ['PUT', `${at}/users/${userId}/role`, { role: 'Member' }],
      ['DELETE', `${at}/users/${userId}`],
      ['POST', `${at}/invites`, { emails: ['new@example.com'], role: 'Member' }],
      ['POST', '/api/invites/accept', { token: 'any' }],
    ] as const) {
      const answer = await test.request(owner, method, path, sent)
      expect(answer, `${method} ${path}`).toMatchObject({ status: 409, body: { code: 'conflict' } })
    }
    expect(await test.request(owner, 'PUT', at, { pipeline: false })).toMatchObject({
      status: 200,
      body: { name: `Org ${orgId}`, pipeline: false },
    })
  })

  it('the browser is told where to sign in, and our own sign-in and demo do not exist', async () => {
    const { body } = await test.request(null, 'GET', '/api/config')
    expect(body).toMatchObject({ auth: { provider: 'propelauth', authUrl }, demo: false })
    expect((await test.request(null, 'POST', '/api/demo/enter')).status).toBe(404)
    expect((await test.request(null, 'GET', '/api/v1/refresh_token')).status).toBe(404)
    expect((await test.request(null, 'POST', '/api/auth/sign-in/email', {})).status).toBe(404)
  })
})
