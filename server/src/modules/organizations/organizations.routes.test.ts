import { organizationSchema } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildTestApp, sayingOf, type TestApp } from '../../../test/build-test-app.ts'
import { newId } from '../../platform/ids.ts'

describe('organisations', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  const at = (id: string, rest = ''): string => `/api/organizations/mongoid/${id}${rest}`

  it('whoever creates one is its owner, with the defaults of the specification', async () => {
    const person = await test.makePerson()
    const { status, body } = await test.request(person, 'POST', '/api/organizations', { name: 'Northwind' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Northwind', rubric: 'coachable', pipeline: true, cobranded: false })
    const { _id: id, orgId } = organizationSchema.parse(body)
    const members = await test.request({ ...person, orgId }, 'GET', at(id, '/users'))
    expect(members.body).toMatchObject([{ userId: person.userId, role: 'Owner', calls: 0, averageScore: null }])
  })

  it('the membership counts at once, though people are remembered for a while', async () => {
    const person = await test.makePerson()
    expect((await test.request(person, 'GET', '/api/pipeline')).status).toBe(403)
    await test.request(person, 'POST', '/api/organizations', { name: 'Northwind' })
    expect((await test.request(person, 'GET', '/api/pipeline')).status).not.toBe(403)
  })

  it('nobody has two of the same name', async () => {
    const person = await test.makePerson()
    await test.request(person, 'POST', '/api/organizations', { name: 'Twice' })
    expect((await test.request(person, 'POST', '/api/organizations', { name: ' twice ' })).status).toBe(409)
  })

  it('of two creations of one name at once exactly one is made, and the other is told why', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await test.makePerson()
      const create = (name: string) => test.request(person, 'POST', '/api/organizations', { name })
      const answers = await Promise.all([create('At once'), create('at Once'), create('AT ONCE')])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body).toMatchObject({ message: 'You already have an organisation of that name.' })
    }
  })

  it('a name is taken for its giver alone, by renaming too, and free again when the organisation is gone', async () => {
    const person = await test.makePerson()
    const create = async (name: string) =>
      organizationSchema.parse((await test.request(person, 'POST', '/api/organizations', { name })).body)
    const [one, two] = [await create('One'), await create('Two')]
    const rename = (id: string, name: string) => test.request(person, 'PUT', at(id), { name })
    expect(await rename(two._id, 'ONE')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await rename(one._id, 'ONE')).toMatchObject({ status: 200, body: { name: 'ONE' } })
    expect((await test.request(person, 'DELETE', at(one._id))).status).toBe(204)
    expect(await rename(two._id, 'One')).toMatchObject({ status: 200, body: { name: 'One' } })
    const somebodyElse = await test.makePerson()
    expect((await test.request(somebodyElse, 'POST', '/api/organizations', { name: 'One' })).status).toBe(201)
  })

  it('fields nobody may set are refused', async () => {
    const person = await test.makePerson()
    const body = { name: 'Northwind', orgId: 'mine', plan: 'unlimited' }
    expect(await test.request(person, 'POST', '/api/organizations', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
  })

  it('says how many belong to it: its owner alone at first, and everybody who joined since', async () => {
    const person = await test.makePerson()
    const made = await test.request(person, 'POST', '/api/organizations', { name: 'Northwind' })
    expect(made.body).toMatchObject({ members: 1 })
    const { organizationId, admin, member } = await test.makeOrganization()
    const users = await test.request(admin, 'GET', at(organizationId, '/users'))
    const { length } = z.array(z.object({})).parse(users.body)
    expect(length).toBeGreaterThan(1)
    expect((await test.request(member, 'GET', at(organizationId))).body).toMatchObject({ members: length })
    const listed = await test.request(member, 'GET', '/api/organizations')
    expect(listed.body).toMatchObject([{ members: length }])
  })

  it('a member reads it by both its ids', async () => {
    const { organizationId, orgId, member } = await test.makeOrganization('Read me')
    const [byOurs, byTheirs] = await Promise.all([
      test.request(member, 'GET', at(organizationId)),
      test.request(member, 'GET', `/api/organizations/propelauth/${orgId}`),
    ])
    expect(byOurs.body).toMatchObject({ name: 'Read me', orgId })
    expect(byTheirs.body).toEqual(byOurs.body)
  })

  it('another organisation sees nothing: foreign and made-up ids get the same answer', async () => {
    const { organizationId, orgId, outsider, member } = await test.makeOrganization()
    const calls = (id: string, provider: string) =>
      [
        ['GET', at(id)],
        ['GET', `/api/organizations/propelauth/${provider}`],
        ['PUT', at(id), { name: 'Mine now' }],
        ['DELETE', at(id)],
        ['GET', at(id, '/users')],
        ['PUT', at(id, `/users/${member.userId}/role`), { role: 'Admin' }],
        ['DELETE', at(id, `/users/${member.userId}`)],
        ['GET', at(id, '/invites')],
        ['POST', at(id, '/invites'), { emails: ['x@ringside.test'], role: 'Admin' }],
        ['DELETE', at(id, `/invites/${newId()}`)],
      ] as const
    const answers = async (id: string, provider: string) =>
      Promise.all(calls(id, provider).map(([method, path, body]) => test.request(outsider, method, path, body)))
    const foreign = await answers(organizationId, orgId)
    expect(foreign.map(sayingOf)).toEqual((await answers(newId(), newId())).map(sayingOf))
    expect(foreign.map(({ status }) => status)).toEqual(calls('', '').map(() => 404))
    expect((await test.request(member, 'GET', at(organizationId))).body).toMatchObject({ name: 'Northwind Sales' })
  })

  it('an id of a wrong form finds no organisation either, in the same words', async () => {
    const { member } = await test.makeOrganization()
    for (const path of [at('no-id'), at('no-id', '/users'), `/api/organizations/propelauth/${'x'.repeat(201)}`]) {
      expect(await test.request(member, 'GET', path)).toMatchObject({
        status: 404,
        body: { code: 'not-found', message: 'Organization not found' },
      })
    }
  })

  it('a member changes nothing and sees no list of people', async () => {
    const { organizationId, member, admin } = await test.makeOrganization()
    const calls = [
      ['PUT', at(organizationId), { pipeline: false }],
      ['DELETE', at(organizationId)],
      ['GET', at(organizationId, '/users')],
      ['PUT', at(organizationId, `/users/${admin.userId}/role`), { role: 'Member' }],
      ['DELETE', at(organizationId, `/users/${admin.userId}`)],
      ['GET', at(organizationId, '/invites')],
      ['POST', at(organizationId, '/invites'), { emails: ['x@ringside.test'], role: 'Member' }],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await test.request(member, method, path, body)).status, `${method} ${path}`).toBe(403)
    }
  })

  it('an admin changes its settings, and only those', async () => {
    const { organizationId, admin } = await test.makeOrganization()
    const changed = await test.request(admin, 'PUT', at(organizationId), {
      cobranded: true,
      cobrandLogoUrl: 'https://x.test/a.png',
    })
    expect(changed.body).toMatchObject({ cobranded: true, cobrandLogoUrl: 'https://x.test/a.png', pipeline: true })
    expect(
      (await test.request(admin, 'PUT', at(organizationId), { cobrandLogoUrl: 'javascript:alert(1)' })).status,
    ).toBe(400)
    expect((await test.request(admin, 'DELETE', at(organizationId))).status).toBe(403)
  })

  it('a logo is a small PNG or an https address, and nothing that only says to be one', async () => {
    const { organizationId, admin } = await test.makeOrganization()
    const put = (cobrandLogoUrl: string) => test.request(admin, 'PUT', at(organizationId), { cobrandLogoUrl })
    const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')}`
    expect(await put(png)).toMatchObject({ status: 200, body: { cobrandLogoUrl: png } })
    for (const wrong of [
      `data:image/png;base64,${btoa('<svg onload=alert(1)>')}`,
      `data:image/svg+xml;base64,${btoa('<svg/>')}`,
      `${png.replace(/=*$/, '')}${'A'.repeat(48_000)}`,
    ]) {
      expect((await put(wrong)).status).toBe(400)
    }
  })

  it('an admin makes admins, but only an owner makes or unmakes an owner', async () => {
    const { organizationId, owner, admin, member } = await test.makeOrganization()
    const role = (userId: string): string => at(organizationId, `/users/${userId}/role`)
    expect((await test.request(admin, 'PUT', role(member.userId), { role: 'Admin' })).body).toMatchObject({
      role: 'Admin',
    })
    expect((await test.request(admin, 'PUT', role(admin.userId), { role: 'Owner' })).status).toBe(403)
    expect((await test.request(admin, 'PUT', role(owner.userId), { role: 'Member' })).status).toBe(403)
    expect((await test.request(owner, 'PUT', role(admin.userId), { role: 'Owner' })).status).toBe(200)
  })

  it('the last owner stays owner, even when two step down at once', async () => {
    const { organizationId, owner, admin } = await test.makeOrganization()
    const role = (userId: string): string => at(organizationId, `/users/${userId}/role`)
    expect((await test.request(owner, 'PUT', role(owner.userId), { role: 'Member' })).status).toBe(409)
    await test.request(owner, 'PUT', role(admin.userId), { role: 'Owner' })
    const both = await Promise.all([
      test.request(owner, 'PUT', role(owner.userId), { role: 'Member' }),
      test.request(admin, 'PUT', role(admin.userId), { role: 'Member' }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('a role that was taken away is gone at the next request', async () => {
    const { organizationId, owner, admin } = await test.makeOrganization()
    expect((await test.request(admin, 'GET', at(organizationId, '/users'))).status).toBe(200)
    await test.request(owner, 'PUT', at(organizationId, `/users/${admin.userId}/role`), { role: 'Member' })
    expect((await test.request(admin, 'GET', '/api/live-calls/nothing')).status).toBe(403)
  })

  it('the owner deletes it with everything in it', async () => {
    const { organizationId, orgId, owner, member } = await test.makeOrganization()
    await test.request(owner, 'POST', at(organizationId, '/invites'), {
      emails: ['late@ringside.test'],
      role: 'Member',
    })
    expect((await test.request(owner, 'DELETE', at(organizationId))).status).toBe(204)
    expect((await test.request(member, 'GET', '/api/organizations')).body).toEqual([])
    const left = await test.db.selectFrom('invites').select('id').where('org_id', '=', orgId).execute()
    expect(left).toEqual([])
  })

  it('a site admin lists their own alone, and reads every organisation', async () => {
    const { organizationId } = await test.makeOrganization()
    const siteAdmin = await test.makeSiteAdmin()
    expect((await test.request(siteAdmin, 'GET', '/api/organizations?all=true')).body).toEqual([])
    expect((await test.request(siteAdmin, 'GET', at(organizationId))).status).toBe(200)
    expect((await test.request(siteAdmin, 'GET', at(organizationId, '/users'))).status).toBe(200)
  })
})
