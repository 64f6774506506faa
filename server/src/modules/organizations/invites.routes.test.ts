import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestOrganization } from '../../../test/factories.ts'
import { newId } from '../../platform/ids.ts'

const day = 86_400_000

describe('invites', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  const path = ({ organizationId }: TestOrganization, rest = ''): string =>
    `/api/organizations/mongoid/${organizationId}/invites${rest}`
  const newEmail = (): string => `${newId()}@ringside.test`
  const invite = async (organization: TestOrganization, email: string, role = 'Member') => {
    const answer = await test.request(organization.admin, 'POST', path(organization), { emails: [email], role })
    expect(answer.status).toBe(201)
    const [made] = z.array(z.object({ _id: z.string(), state: z.string() })).parse(answer.body)
    const mail = await test.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { id: made?._id ?? '', mail, token: /token=(\S+)/.exec(mail.text)?.[1] ?? '' }
  }
  const accept = (person: Parameters<TestApp['request']>[0], token: string) =>
    test.request(person, 'POST', '/api/invites/accept', { token })

  it('the invited person joins with the mailed token, in the role they were invited to', async () => {
    const organization = await test.makeOrganization('Inviting')
    const person = await test.makePerson()
    const { mail, token } = await invite(organization, person.email, 'Admin')
    expect(mail).toMatchObject({ kind: 'invite', state: 'stored', subject: 'Join Inviting on Ringside' })
    expect((await accept(person, token)).body).toMatchObject({ orgId: organization.orgId })
    const joined = { ...person, orgId: organization.orgId }
    expect((await test.request(joined, 'GET', path(organization))).status).toBe(200)
  })

  it('whoever holds the token reads who invites them where, as what, and nothing else', async () => {
    const organization = await test.makeOrganization('Inviting')
    const email = newEmail()
    const { token } = await invite(organization, email, 'Admin')
    const { status, body } = await test.request(null, 'POST', '/api/invites/read', { token })
    expect(status).toBe(200)
    expect(body).toEqual({
      organization: 'Inviting',
      inviter: `${organization.admin.firstName} ${organization.admin.lastName}`,
      email,
      role: 'Admin',
      note: '',
      expiresAt: expect.any(String),
    })
  })

  it('an invite that is not open says nothing but that, and a wrong token not even so much', async () => {
    const organization = await test.makeOrganization('Secretive')
    const read = (token: string) => test.request(null, 'POST', '/api/invites/read', { token })
    const { id, token } = await invite(organization, newEmail())
    expect((await read('x'.repeat(43))).status).toBe(404)
    expect((await read('cut')).status).toBe(404)
    await test.request(organization.admin, 'DELETE', path(organization, `/${id}`))
    const closed = await read(token)
    expect(closed).toMatchObject({ status: 409, body: { message: 'This invite is revoked. Ask for a new one.' } })
    expect(JSON.stringify(closed.body)).not.toContain('Secretive')
  })

  it('accepting twice changes nothing, and nobody else can use the token', async () => {
    const organization = await test.makeOrganization()
    const person = await test.makePerson()
    const { token } = await invite(organization, person.email)
    expect((await accept(await test.makePerson(), token)).status).toBe(403)
    expect((await accept(person, token)).status).toBe(200)
    expect((await accept(person, token)).status).toBe(200)
  })

  it('an address is the same whatever its case', async () => {
    const organization = await test.makeOrganization()
    const person = await test.makePerson({ email: `Ann-${newId()}@Ringside.test` })
    const { token } = await invite(organization, person.email.toLowerCase())
    expect((await accept(person, token)).status).toBe(200)
  })

  it('a revoked, replaced or old invite is refused with what to do', async () => {
    const organization = await test.makeOrganization()
    const person = await test.makePerson()
    const first = await invite(organization, person.email)
    const second = await invite(organization, person.email)
    expect((await accept(person, first.token)).body).toMatchObject({
      message: 'This invite is revoked. Ask for a new one.',
    })
    await test.request(organization.admin, 'DELETE', path(organization, `/${second.id}`))
    expect((await accept(person, second.token)).status).toBe(409)
    const third = await invite(organization, person.email)
    test.clock.advance(8 * day)
    expect((await accept(person, third.token)).body).toMatchObject({
      message: 'This invite is expired. Ask for a new one.',
    })
    test.clock.advance(-8 * day)
  })

  it('an invite is revoked once', async () => {
    const organization = await test.makeOrganization()
    const { id } = await invite(organization, newEmail())
    const revoke = () => test.request(organization.admin, 'DELETE', path(organization, `/${id}`))
    expect((await revoke()).status).toBe(204)
    expect((await revoke()).status).toBe(409)
  })

  it('who is a member already is not invited', async () => {
    const organization = await test.makeOrganization()
    const body = { emails: [newEmail(), organization.member.email], role: 'Member' }
    const answer = await test.request(organization.admin, 'POST', path(organization), body)
    expect(answer).toMatchObject({
      status: 409,
      body: { message: `${organization.member.email} is already a member.` },
    })
    expect((await test.request(organization.admin, 'GET', path(organization))).body).toEqual([])
  })

  it('nobody is invited as an owner, and a made-up token opens nothing', async () => {
    const organization = await test.makeOrganization()
    const body = { emails: [newEmail()], role: 'Owner' }
    expect((await test.request(organization.owner, 'POST', path(organization), body)).status).toBe(400)
    expect((await accept(organization.member, 'x'.repeat(43))).status).toBe(404)
  })

  it('its maker is given the link where no mail leaves the installation, and it lets the invited person in', async () => {
    const organization = await test.makeOrganization()
    const person = await test.makePerson()
    const body = { emails: [person.email], role: 'Member' }
    const answer = await test.request(organization.admin, 'POST', path(organization), body)
    const [made] = z.array(z.object({ link: z.url() })).parse(answer.body)
    const token = new URL(made?.link ?? '').searchParams.get('token') ?? ''
    expect((await accept(person, token)).status).toBe(200)
    expect((await test.request(organization.member, 'POST', path(organization), body)).status).toBe(403)
  })

  it('its maker is given no link where a mail takes it', async () => {
    const mailSender = { send: async () => undefined, close: async () => undefined }
    const sending = await buildTestApp({ mailSender })
    const organization = await sending.makeOrganization()
    const body = { emails: [newEmail()], role: 'Member' }
    const answer = await sending.request(organization.admin, 'POST', path(organization), body)
    expect(answer).toMatchObject({ status: 201, body: [{ link: null }] })
    await sending.runJobs()
    await sending.close()
  })

  it('the list keeps the note of an invite, so that it can be sent again as it was', async () => {
    const organization = await test.makeOrganization()
    const invited = { emails: [newEmail()], role: 'Member', note: 'We meet on Tuesdays.' }
    await test.request(organization.admin, 'POST', path(organization), invited)
    expect((await test.request(organization.admin, 'GET', path(organization))).body).toMatchObject([
      { note: 'We meet on Tuesdays.' },
    ])
  })

  it('the list shows every invite with its state, newest first, and no token', async () => {
    const organization = await test.makeOrganization()
    const [a, b] = [newEmail(), newEmail()]
    const first = await invite(organization, a)
    await invite(organization, b)
    await test.request(organization.admin, 'DELETE', path(organization, `/${first.id}`))
    const { body, response } = await test.request(organization.admin, 'GET', path(organization))
    expect(body).toMatchObject([
      { email: b, state: 'pending' },
      { email: a, state: 'revoked' },
    ])
    expect(response.body).not.toMatch(/token/i)
  })
})

describe('invites of somebody whose e-mail is not verified', () => {
  const body = { emails: ['friend@ringside.test'], role: 'Member' }
  const inviteFrom = async (test: TestApp) => {
    const organization = await test.makeOrganization()
    const person = await test.makePerson({ emailVerified: false })
    const unverified = await test.makeMember(organization, 'Admin', person)
    return test.request(unverified, 'POST', `/api/organizations/mongoid/${organization.organizationId}/invites`, body)
  }

  it.each([
    ['a mail server', { mailSender: { send: async () => undefined, close: async () => undefined } }],
    ['mail that is stored and nobody is shown, as in production', {}],
  ])('are refused with %s, and nobody is written to', async (_what, options) => {
    const test = await buildTestApp(options)
    expect(await inviteFrom(test)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Confirm your own e-mail first') },
    })
    const mails = await test.db.selectFrom('outbox_mails').where('recipient', '=', 'friend@ringside.test').execute()
    expect(mails).toEqual([])
    await test.close()
  })

  it('are made where mail is shown on the console, which could verify any address', async () => {
    const shown: string[] = []
    const test = await buildTestApp({ announceMail: ({ to }) => void shown.push(to) })
    expect((await inviteFrom(test)).status).toBe(201)
    await test.runJobs()
    expect(shown).toEqual(body.emails)
    await test.close()
  })
})
