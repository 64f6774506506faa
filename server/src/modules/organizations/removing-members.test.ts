import { closeCodes } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import type { TestActor } from '../../../test/factories.ts'
import { makeCall, makePersona } from '../../../test/practice.ts'
import { newId } from '../../platform/ids.ts'

describe('who leaves an organisation', () => {
  let test: TestApp
  let address: string
  beforeAll(async () => {
    test = await buildTestApp()
    address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  const remove = async (by: TestActor, organizationId: string, userId: string): Promise<number> =>
    (await test.request(by, 'DELETE', `/api/organizations/mongoid/${organizationId}/users/${userId}`)).status

  it('an admin takes a member out, who is nobody there from their next request on', async () => {
    const { organizationId, orgId, admin, member } = await test.makeOrganization()
    const pipeline = `/api/pipeline?orgId=${orgId}`
    expect((await test.request(member, 'GET', pipeline)).status).toBe(200)
    expect(await remove(admin, organizationId, member.userId)).toBe(204)
    expect((await test.request(member, 'GET', pipeline)).status).toBe(403)
    expect((await test.request(member, 'GET', '/api/organizations')).body).toEqual([])
    expect(await remove(admin, organizationId, member.userId)).toBe(404)
  })

  it('everybody may leave, and only an owner takes an owner out', async () => {
    const { organizationId, owner, admin, member } = await test.makeOrganization()
    expect(await remove(member, organizationId, member.userId)).toBe(204)
    expect(await remove(admin, organizationId, owner.userId)).toBe(403)
    expect(await remove(owner, organizationId, admin.userId)).toBe(204)
  })

  it('a site admin takes anybody out, and is told when there is no such member', async () => {
    const { organizationId, member } = await test.makeOrganization()
    const siteAdmin = await test.makeSiteAdmin()
    expect(await remove(siteAdmin, organizationId, member.userId)).toBe(204)
    expect(await remove(siteAdmin, organizationId, newId())).toBe(404)
    expect(await remove(siteAdmin, organizationId, siteAdmin.userId)).toBe(404)
  })

  it('the last owner stays, even when two leave at once', async () => {
    const organization = await test.makeOrganization()
    const { organizationId, owner } = organization
    expect(await remove(owner, organizationId, owner.userId)).toBe(409)
    const second = await test.makeMember(organization, 'Owner')
    const both = await Promise.all([
      remove(owner, organizationId, owner.userId),
      remove(second, organizationId, second.userId),
    ])
    expect(new Set(both)).toEqual(new Set([204, 409]))
  })

  it('no invite from before is a way back, the accepted one or another', async () => {
    const { organizationId, owner } = await test.makeOrganization()
    const person = await test.makePerson()
    const invite = async (): Promise<string> => {
      const path = `/api/organizations/mongoid/${organizationId}/invites`
      expect((await test.request(owner, 'POST', path, { emails: [person.email], role: 'Member' })).status).toBe(201)
      const { text } = await test.db
        .selectFrom('outbox_mails')
        .select('text')
        .where('recipient', '=', person.email)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return /token=([\w-]+)/.exec(text)?.[1] ?? ''
    }
    const accept = (token: string) => test.request(person, 'POST', '/api/invites/accept', { token })
    const token = await invite()
    expect((await accept(token)).status).toBe(200)
    expect((await accept(token)).status).toBe(200)
    expect(await remove(owner, organizationId, person.userId)).toBe(204)
    expect((await accept(token)).status).toBe(409)
    const second = await invite()
    await test.db
      .insertInto('memberships')
      .columns(['org_id', 'user_id', 'role', 'joined_at'])
      .expression((from) =>
        from
          .selectFrom('organizations')
          .select(({ val }) => ['org_id', val(person.userId).as('user_id'), val('Member').as('role'), 'created_at'])
          .where('id', '=', organizationId),
      )
      .execute()
    expect(await remove(person, organizationId, person.userId)).toBe(204)
    expect((await accept(second)).status).toBe(409)
  })

  it('a rep is taken off the line at once, and can not join the call again', async () => {
    const { organizationId, owner, admin, member } = await test.makeOrganization()
    await test.modules.credits.grantSignUp(member.userId)
    const call = await makeCall(test, member, await makePersona(test, owner))
    const client = await joinCall(address, call._id, member.token)
    await client.event('buyer-turn')
    expect(await remove(admin, organizationId, member.userId)).toBe(204)
    expect((await client.closed()).code).toBe(closeCodes.forbidden)
    const again = await joinCall(address, call._id, member.token)
    expect((await again.closed()).code).toBe(closeCodes.notFound)
  })
})
