import { initBaseAuth } from '@propelauth/node'
import { decodeJwt, decodeProtectedHeader, exportSPKI, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { openSignInApp, type Browser, type SignInApp } from '../../../test/sign-in-app.ts'
import { demoRepEmail } from './index.ts'

const password = 'a long enough password'
const refreshSchema = z.object({
  access_token: z.string(),
  expires_at_seconds: z.number(),
  user: z.looseObject({ user_id: z.string(), email_confirmed: z.boolean(), first_name: z.string() }),
  org_id_to_org_member_info: z.record(
    z.string(),
    z.looseObject({ user_role: z.string(), inherited_user_roles_plus_current_role: z.array(z.string()) }),
  ),
})

describe('the embedded sign-in', () => {
  let test: SignInApp
  beforeAll(async () => {
    test = await openSignInApp()
  })
  afterAll(() => test.close())

  const newEmail = (): string => `ann-${test.unique()}@ringside.test`
  const signUp = async (email = newEmail()): Promise<{ browser: Browser; email: string }> => {
    const browser = test.openBrowser()
    const body = { email, password, firstName: 'Ann', lastName: 'Lee' }
    const { status } = await browser.post('/api/auth/sign-up/email', body)
    expect(status).toBe(200)
    return { browser, email }
  }
  const refresh = async (browser: Browser, query = ''): Promise<z.infer<typeof refreshSchema>> =>
    refreshSchema.parse((await browser.get(`/api/v1/refresh_token${query}`)).body)
  const mailTo = (email: string) =>
    test.db.selectFrom('outbox_mails').selectAll().where('recipient', '=', email).orderBy('id', 'desc').execute()
  const tokenIn = (text: string): string => /token=([^\s&]+)/.exec(text)?.[1] ?? ''

  it('signing up starts a session, whose token our API takes', async () => {
    const { browser, email } = await signUp()
    const { access_token: token, user } = await refresh(browser)
    const { status, body } = await browser.get(`/api/users/${user.user_id}`, token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, firstName: 'Ann', lastName: 'Lee', plan: 'free' })
  })

  it.each([
    [{ firstName: '', lastName: 'Lee' }, 'Write your first name.'],
    [{ firstName: 'Ann', lastName: '  ' }, 'Write your last name.'],
    [{ lastName: 'Lee' }, 'First name must be given.'],
    [{ name: 'Ann Lee' }, 'First name must be given.'],
    [{ firstName: 'A'.repeat(81), lastName: 'Lee' }, 'First name can have at most 80 characters.'],
  ])('nobody signs up without a name: %j', async (names, message) => {
    const email = newEmail()
    const { status, body } = await test.openBrowser().post('/api/auth/sign-up/email', { email, password, ...names })
    expect({ status, body }).toMatchObject({ status: 400, body: { message, code: 'invalid' } })
    expect(await mailTo(email)).toEqual([])
  })

  it.each(['sign-up/email', 'sign-up/email/', '/sign-up/email', 'update-user'])(
    'nobody gets an empty name by %s',
    async (path) => {
      const { browser } = await signUp()
      const blank = { email: newEmail(), password, firstName: ' ', lastName: ' ', name: ' ' }
      await browser.post(`/api/auth/${path}`, blank)
      expect((await refresh(browser)).user.first_name).toBe('Ann')
    },
  )

  it.each([
    ['sign-up/email', { firstName: 'Ann', lastName: 'Lee', email: 7, password }],
    ['sign-in/email', {}],
    ['sign-in/email', { email: 'ann@ringside.test' }],
    ['sign-in/email', undefined],
    ['sign-in/email', ['ann@ringside.test']],
    ['request-password-reset', { email: null }],
    ['reset-password', { token: 'made-up' }],
    ['change-password', { newPassword: 8 }],
    ['send-verification-email', {}],
    ['delete-user', { password: 1 }],
    ['update-session', 'x'],
    ['revoke-session', {}],
  ])('a malformed body is refused in our own words: %s %j', async (path, sent) => {
    const { browser } = await signUp()
    const { status, body } = await browser.post(`/api/auth/${path}`, sent)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(body)).not.toMatch(/expected|received|\[body/)
  })

  it('a new person has five credits, once', async () => {
    const { browser } = await signUp()
    const { access_token: token, user } = await refresh(browser)
    await refresh(browser)
    const { body } = await browser.get(`/api/credits/plan_details/${user.user_id}`, token)
    expect(body).toMatchObject({ credits: 5 })
  })

  it('the token is RS256, lives 30 minutes by our clock and has PropelAuth’s claims', async () => {
    const { browser, email } = await signUp()
    test.clock.advance(60_000)
    const { access_token: token, expires_at_seconds: expires } = await refresh(browser)
    const claims = decodeJwt(token)
    expect(decodeProtectedHeader(token).alg).toBe('RS256')
    expect(claims.iat).toBe(Math.floor(test.clock.now().getTime() / 1000))
    expect(expires - Number(claims.iat)).toBe(1800)
    expect(claims).toMatchObject({ iss: test.publicUrl, email, first_name: 'Ann', org_id_to_org_member_info: {} })
  })

  it('PropelAuth’s own library takes our tokens, by the public key alone', async () => {
    const { browser } = await signUp()
    const { access_token: before } = await refresh(browser)
    const { body: organization } = await browser.post('/api/organizations', { name: 'Acme Inc' }, before)
    const { access_token: token } = await refresh(browser)
    const { keys } = z
      .object({ keys: z.array(z.looseObject({ kty: z.string() })) })
      .parse((await browser.get('/api/auth/jwks')).body)
    const key = await importJWK({ ...keys[0], ext: true }, 'RS256')
    if (key instanceof Uint8Array) throw new Error('The signing key is not a key pair')
    const propelauth = initBaseAuth({
      authUrl: test.publicUrl,
      apiKey: 'not used for this',
      manualTokenVerificationMetadata: { verifierKey: await exportSPKI(key), issuer: test.publicUrl },
    })
    const { orgId } = z.object({ orgId: z.string() }).parse(organization)
    const member = await propelauth.validateAccessTokenAndGetUserWithOrgInfoWithMinimumRole(
      `Bearer ${token}`,
      { orgId },
      'Admin',
    )
    expect(member.orgMemberInfo.orgName).toBe('Acme Inc')
  })

  it('a token for one organisation is given to its members only', async () => {
    const { browser } = await signUp()
    const { access_token: token } = await refresh(browser)
    const { orgId } = z
      .object({ orgId: z.string() })
      .parse((await browser.post('/api/organizations', { name: 'Acme' }, token)).body)
    const { access_token: scoped } = await refresh(browser, `?active_org_id=${orgId}`)
    expect(decodeJwt(scoped)).toMatchObject({ org_member_info: { org_id: orgId, user_role: 'Owner' } })
    const { browser: other } = await signUp()
    expect((await other.get(`/api/v1/refresh_token?active_org_id=${orgId}`)).status).toBe(401)
  })

  it('without a session there is no token', async () => {
    expect((await test.openBrowser().get('/api/v1/refresh_token')).status).toBe(401)
  })

  it('the mailed link verifies the e-mail, and nothing else does', async () => {
    const { browser, email } = await signUp()
    expect((await refresh(browser)).user.email_confirmed).toBe(false)
    const [mail] = await mailTo(email)
    expect(mail).toMatchObject({ kind: 'verification', state: 'stored' })
    await browser.get('/api/auth/verify-email?token=made-up')
    expect((await refresh(browser)).user.email_confirmed).toBe(false)
    await browser.get(`/api/auth/verify-email?token=${tokenIn(mail?.text ?? '')}`)
    expect((await refresh(browser)).user.email_confirmed).toBe(true)
  })

  it('a site admin is one whose listed e-mail is verified, not one who signed up with it, and reads no link of others', async () => {
    const email = test.siteAdminEmail
    const { browser } = await signUp(email)
    const { access_token: token } = await refresh(browser)
    expect((await browser.get('/api/email/deliveries', token)).status).toBe(403)
    const [mail] = await mailTo(email)
    await browser.get(`/api/auth/verify-email?token=${tokenIn(mail?.text ?? '')}`)
    expect((await browser.get('/api/email/deliveries', token)).status).toBe(200)

    const { email: somebody } = await signUp()
    await test.openBrowser().post('/api/auth/request-password-reset', { email: somebody })
    const mails = await mailTo(somebody)
    expect(mails.map(({ kind }) => kind)).toEqual(['password-reset', 'verification'])
    for (const { id, text } of mails) {
      const { status, body: read } = await browser.get(`/api/email/deliveries/${id}`, token)
      expect(status).toBe(200)
      expect(JSON.stringify(read)).not.toContain(tokenIn(text))
    }
  })

  it('a forgotten password is replaced by the mailed link, which ends every session', async () => {
    const { browser, email } = await signUp()
    const elsewhere = test.openBrowser()
    await elsewhere.post('/api/auth/request-password-reset', { email })
    const [mail] = await mailTo(email)
    expect(mail?.kind).toBe('password-reset')
    const token = tokenIn(mail?.text ?? '')
    const chosen = await elsewhere.post('/api/auth/reset-password', { token, newPassword: 'another long password' })
    expect(chosen.status).toBe(200)
    expect((await browser.get('/api/v1/refresh_token')).status).toBe(401)
    const signIn = async (secret: string) =>
      test.openBrowser().post('/api/auth/sign-in/email', { email, password: secret })
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn('another long password')).status).toBe(200)
  })

  it('asking to reset the password of an unknown e-mail tells nothing and mails nobody', async () => {
    const email = newEmail()
    const known = (await signUp()).email
    const browser = test.openBrowser()
    const answers = await Promise.all(
      [email, known].map((address) => browser.post('/api/auth/request-password-reset', { email: address })),
    )
    expect(answers[0]?.status).toBe(answers[1]?.status)
    expect(await mailTo(email)).toEqual([])
  })

  it('signing out ends the session', async () => {
    const { browser } = await signUp()
    const { status, body } = await browser.post('/api/v1/logout')
    expect({ status, body }).toEqual({ status: 200, body: { redirect_to: '/login' } })
    expect((await browser.get('/api/v1/refresh_token')).status).toBe(401)
  })

  it('a page of another site can not sign anybody in or out', async () => {
    const { browser, email } = await signUp()
    const headers = { origin: 'https://evil.example.com' }
    expect((await browser.post('/api/auth/sign-in/email', { email, password }, undefined, headers)).status).toBe(403)
    expect((await browser.post('/api/v1/logout', undefined, undefined, headers)).status).toBe(403)
    expect((await browser.get('/api/v1/refresh_token')).status).toBe(200)
  })

  it('guessing passwords is slowed down by address, with the time to wait', async () => {
    const { email } = await signUp()
    const guesser = test.openBrowser({ address: '203.0.113.7' })
    const guess = () => guesser.post('/api/auth/sign-in/email', { email, password: 'a guess at it' })
    let last = await guess()
    for (let guesses = 1; guesses < 15 && last.status !== 429; guesses++) last = await guess()
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    const neighbour = test.openBrowser({ address: '203.0.113.8' })
    expect((await neighbour.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
  })

  it('somebody whose sign-up was cut short is complete at the next visit', async () => {
    const { browser } = await signUp()
    const { user } = await refresh(browser)
    await test.db.deleteFrom('users').where('user_id', '=', user.user_id).execute()
    const { access_token: token } = await refresh(browser)
    expect((await browser.get(`/api/users/${user.user_id}`, token)).status).toBe(200)
  })

  it('whether anybody may give credits is said to everybody, but never who', async () => {
    const { body } = await test.openBrowser().get('/api/config')
    expect(body).toMatchObject({ siteAdmins: true })
    expect(JSON.stringify(body)).not.toContain('@')
    const without = await buildTestApp({ siteAdminEmails: [] })
    expect((await without.request(null, 'GET', '/api/config')).body).toMatchObject({ siteAdmins: false })
    await without.close()
  })

  it('the demo is entered without a password, where there is one, and from our own page alone', async () => {
    const browser = test.openBrowser()
    expect((await browser.get('/api/config')).body).toMatchObject({ demo: false, auth: { provider: 'embedded' } })
    expect((await browser.post('/api/demo/enter')).status).toBe(404)
    await test.modules.auth?.createPerson({ email: demoRepEmail, firstName: 'Maya', lastName: 'Okafor' })
    expect((await browser.get('/api/config')).body).toMatchObject({ demo: true })
    const elsewhere = { origin: 'https://evil.example.com' }
    const pushed = await browser.post('/api/demo/enter', undefined, undefined, elsewhere)
    expect({ status: pushed.status, cookie: pushed.headers['set-cookie'] }).toEqual({ status: 403, cookie: undefined })
    expect((await browser.post('/api/demo/enter')).body).toEqual({ email: demoRepEmail })
    expect((await refresh(browser)).user.first_name).toBe('Maya')
  })
})
