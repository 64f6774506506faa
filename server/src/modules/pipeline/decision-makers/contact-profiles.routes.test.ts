import { getPipeline } from '@ringside/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const add = (actor: TestMember, changes: object): Promise<Answer> =>
  test.request(actor, 'POST', '/api/pipeline/contact-profile', {
    orgId: actor.orgId,
    userId: actor.userId,
    level: 'C-Suite',
    department: 'Finance',
    ...changes,
  })

describe('adding a decision maker', () => {
  it('keeps level and department, active', async () => {
    const { member } = await test.makeOrganization()
    expect(await add(member, {})).toMatchObject({
      status: 201,
      body: {
        orgId: member.orgId,
        level: 'C-Suite',
        department: 'Finance',
        active: true,
        archivedAt: null,
        archivedByUserId: null,
      },
    })
  })

  it.each(['orgId', 'userId', 'level', 'department'])('requires %s', async (field) => {
    const { member } = await test.makeOrganization()
    expect(await add(member, { [field]: undefined })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it.each(['Business Owner', 'Startup Founder'])('needs no department for a %s', async (level) => {
    const { member } = await test.makeOrganization()
    expect(await add(member, { level, department: undefined })).toMatchObject({
      status: 201,
      body: { level, department: null },
    })
  })

  it('is refused when there is one like it, however many ask at once', async () => {
    const { member } = await test.makeOrganization()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(member, {})))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(5)
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: 'You already have this decision maker.',
    })
  })

  it('brings the one like it back from the archive, with its people, and makes no second one', async () => {
    const { member } = await test.makeOrganization()
    const { contact, account, persona } = await calls.makePersona(member)
    await calls.put(member, `contact-profile/${contact._id}/archive`, { userId: member.userId })
    const role = { level: contact.level, department: contact.department }
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(member, role)))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(answers.find(({ status }) => status === 201)?.body).toEqual(contact)
    const { body } = await calls.get(member, `/account/${account.slug}`)
    expect(body).toMatchObject({
      account: { personas: [{ _id: persona._id, contactProfileId: contact._id }] },
      missingContacts: [],
    })
    expect((await calls.get(member, `?orgId=${member.orgId}`)).body).toMatchObject({
      contactProfiles: [{ _id: contact._id, active: true }],
    })
    const { contact_profiles } = await test.db
      .selectFrom('pipeline_counts')
      .select('contact_profiles')
      .where('org_id', '=', member.orgId)
      .executeTakeFirstOrThrow()
    expect(contact_profiles).toBe(1)
  })

  it('needs room for the one that it brings back, which stays in the archive without', async () => {
    const { member } = await test.makeOrganization()
    const contact = await calls.addContact(member, 'C-Suite', 'Finance')
    await calls.put(member, `contact-profile/${contact._id}/archive`, { userId: member.userId })
    await test.db
      .updateTable('pipeline_counts')
      .set({ contact_profiles: 1000 })
      .where('org_id', '=', member.orgId)
      .execute()
    expect(await add(member, {})).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    const { body } = await calls.get(member, `?orgId=${member.orgId}`)
    expect(body).toMatchObject({ contactProfiles: [{ _id: contact._id, active: false }] })
  })

  it('brings back of several in the archive the one that people are, and nothing of another organisation', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { contact } = await calls.makePersona(member)
    await calls.put(member, `contact-profile/${contact._id}/archive`, { userId: member.userId })
    // From before a second one came back: one that is older and that nobody is.
    const older = { id: randomUUID(), created_at: new Date('2020-01-01'), everywhere: true, archived_by: 'somebody' }
    const { orgId, level, department } = contact
    const row = { ...older, org_id: orgId, level, department, active: false, archived_at: older.created_at }
    await test.db.insertInto('contact_profiles').values(row).execute()
    expect(await add(member, { level, department })).toMatchObject({ status: 201, body: { _id: contact._id } })
    const theirs = await add(outsider, { level, department })
    expect(theirs).toMatchObject({ status: 201, body: { orgId: outsider.orgId } })
    expect(Object(theirs.body)._id).not.toBe(contact._id)
  })

  it('is done in one’s own name, and without fields nobody asked for', async () => {
    const { member, admin } = await test.makeOrganization()
    expect((await add(member, { userId: admin.userId })).status).toBe(403)
    expect((await add(admin, { userId: member.userId })).status).toBe(403)
    for (const extra of [{ active: false }, { archivedAt: null }, { _id: 'x' }]) {
      expect((await add(member, extra)).status).toBe(400)
    }
  })
})

describe('archiving a decision maker', () => {
  it('makes them inactive, notes when and by whom, and can be taken back', async () => {
    const { member } = await test.makeOrganization()
    const contact = await calls.addContact(member)
    const who = { userId: member.userId }
    const archived = await calls.put(member, `contact-profile/${contact._id}/archive`, who)
    expect(archived).toMatchObject({
      status: 200,
      body: { active: false, archivedAt: test.clock.now().toISOString(), archivedByUserId: member.userId },
    })
    expect((await calls.put(member, `contact-profile/${contact._id}/unarchive`, who)).body).toEqual(contact)
  })

  it('keeps them archived at 1,000 of them, and says what to do', async () => {
    const { member, orgId } = await test.makeOrganization()
    const contact = await calls.addContact(member)
    const other = await calls.addContact(member, 'C-Suite', 'Legal')
    const who = { userId: member.userId }
    await calls.put(member, `contact-profile/${contact._id}/archive`, who)
    // There are fewer roles than the cap allows, so the count alone says that there are so many.
    await test.db.updateTable('pipeline_counts').set({ contact_profiles: 1000 }).where('org_id', '=', orgId).execute()
    const restore = () => calls.put(member, `contact-profile/${contact._id}/unarchive`, who)
    expect(await restore()).toMatchObject({
      status: 409,
      body: {
        code: 'limit-reached',
        message: 'You have 1,000 decision makers, the most a plan allows. Archive some to add more.',
      },
    })
    const { contactProfiles } = getPipeline.response.parse((await calls.get(member, `?orgId=${orgId}`)).body)
    expect(contactProfiles.find(({ _id }) => _id === contact._id)).toMatchObject({ active: false })

    // One that is archived makes the room for it.
    await calls.put(member, `contact-profile/${other._id}/archive`, who)
    expect(await restore()).toMatchObject({ status: 200, body: { active: true, archivedAt: null } })
  })

  it('leaves the personas there are, and makes none at new accounts', async () => {
    const { member } = await test.makeOrganization()
    const { contact, segment, account } = await calls.makePersona(member)
    await calls.put(member, `contact-profile/${contact._id}/archive`, { userId: member.userId })
    const later = await calls.makeAccount(member, segment._id)
    expect(later.personas).toEqual([])
    const { body } = await calls.get(member, `/account/${account.slug}`)
    expect(body).toMatchObject({ account: { personas: [{ archivedAt: null }] }, missingContacts: [] })
  })

  it('requires the person, in their own name', async () => {
    const { member, admin } = await test.makeOrganization()
    const { _id } = await calls.addContact(member)
    for (const verb of ['archive', 'unarchive']) {
      expect((await calls.put(member, `contact-profile/${_id}/${verb}`, {})).status).toBe(400)
      const inAnothersName = { userId: member.userId }
      expect((await calls.put(admin, `contact-profile/${_id}/${verb}`, inAnothersName)).status).toBe(403)
    }
  })
})
