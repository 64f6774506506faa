import { listPersonas } from '@ringside/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sayingOf } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, segmentBody, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

describe('adding a target segment', () => {
  it('keeps what was sent, with the labels to show', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    expect(segment).toMatchObject({
      propelAuthId: member.userId,
      orgId: member.orgId,
      name: 'Food makers in Ohio',
      displayIndustry: 'Manufacturing',
      displaySubIndustry: 'Food & beverage',
      industryPainPoints: [],
      potentialObjections: [],
      freeformCustomizations: '',
      archivedAt: null,
      archivedByUserId: null,
    })
  })

  it('answers with the segment as it is kept, for the first of an organisation and any other', async () => {
    const { member } = await test.makeOrganization()
    const first = await calls.addSegment(member)
    const second = await calls.addSegment(member, { industry: { targetIndustry: 'Other' }, otherIndustry: 'Bees' })
    const { body } = await calls.get(member, `?orgId=${member.orgId}`)
    expect(body).toMatchObject({ targetSegmentProfiles: [second, first] })
  })

  it.each(['propelAuthId', 'orgId', 'industry', 'companySize', 'geographicFocus', 'name'])(
    'requires %s',
    async (field) => {
      const { member } = await test.makeOrganization()
      const body = segmentBody(member, { [field]: undefined })
      const answer = await test.request(member, 'POST', '/api/pipeline/target-segment', body)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
      expect(JSON.stringify(answer.body)).toContain(field)
    },
  )

  it('asks for the name of an industry that is not on the list, and shows it', async () => {
    const { member } = await test.makeOrganization()
    const industry = { targetIndustry: 'Other' }
    const unnamed = await test.request(
      member,
      'POST',
      '/api/pipeline/target-segment',
      segmentBody(member, { industry }),
    )
    expect(unnamed).toMatchObject({ status: 400, body: { details: [{ field: 'otherIndustry' }] } })
    const segment = await calls.addSegment(member, { industry, otherIndustry: 'Beekeeping' })
    expect(segment).toMatchObject({ otherIndustry: 'Beekeeping', displayIndustry: 'Beekeeping' })
  })

  it('says once that a name of spaces is none', async () => {
    const { member } = await test.makeOrganization()
    const body = segmentBody(member, { industry: { targetIndustry: 'Other' }, otherIndustry: '  ' })
    const { body: refused } = await test.request(member, 'POST', '/api/pipeline/target-segment', body)
    expect(refused).toMatchObject({ details: [{ field: 'otherIndustry', message: 'Say which industry it is.' }] })
  })

  it('keeps what was chosen twice once, in the order in which it was chosen', async () => {
    const { member } = await test.makeOrganization()
    const chosen = {
      industry: { targetIndustry: 'Manufacturing', subIndustries: ['Boats', 'Aprons', ' Boats '] },
      geographicFocus: { geographicFocus: 'State', states: ['Ohio', 'Iowa', 'Ohio'] },
    }
    const kept = {
      industry: { subIndustries: ['Boats', 'Aprons'] },
      geographicFocus: { states: ['Ohio', 'Iowa'] },
    }
    const segment = await calls.addSegment(member, chosen)
    expect(segment).toMatchObject(kept)
    const countries = { geographicFocus: 'Country', countries: ['NO', 'DK', 'NO'] }
    const { body } = await calls.put(member, `target-segment/${segment._id}`, { geographicFocus: countries })
    expect(body).toMatchObject({ geographicFocus: { countries: ['NO', 'DK'] } })
  })

  it('keeps no braces, which would mean something in wordings, and nothing that a database cannot keep', async () => {
    const { member } = await test.makeOrganization()
    const other = { industry: { targetIndustry: 'Other', subIndustries: [' {city} ports '] } }
    const segment = await calls.addSegment(member, { ...other, name: 'A {value}', otherIndustry: '{value} yards' })
    expect(segment).toMatchObject({
      name: 'A (value)',
      otherIndustry: '(value) yards',
      displaySubIndustry: '(city) ports',
    })
    const refused = [
      { name: 'ab\ud800' },
      { industry: { targetIndustry: 'Manufacturing', subIndustries: ['  '] } },
      { industry: { targetIndustry: 'Manufacturing', subIndustries: ['a\u0000'] } },
    ]
    for (const changes of refused) {
      const answer = await test.request(member, 'POST', '/api/pipeline/target-segment', segmentBody(member, changes))
      expect(answer.status).toBe(400)
    }
  })

  it('keeps no other industry for one that is on the list', async () => {
    const { member } = await test.makeOrganization()
    expect(await calls.addSegment(member, { otherIndustry: 'Beekeeping' })).toMatchObject({ otherIndustry: null })
  })

  it('asks for a place of the kind the focus names', async () => {
    const { member } = await test.makeOrganization()
    for (const geographicFocus of ['Regional', 'State', 'Country', 'International Region']) {
      const body = segmentBody(member, { geographicFocus: { geographicFocus } })
      expect((await test.request(member, 'POST', '/api/pipeline/target-segment', body)).status).toBe(400)
    }
    expect(await calls.addSegment(member, { geographicFocus: { geographicFocus: 'None' } })).toMatchObject({
      geographicFocus: { geographicFocus: 'None', states: [] },
    })
  })

  it('keeps the places of the kind the focus names, when it is made and when it is changed', async () => {
    const { member } = await test.makeOrganization()
    const places = { regions: ['Midwest'], states: ['Ohio'], countries: ['NO'], internationalRegions: ['Nordics'] }
    const none = { regions: [], states: [], countries: [], internationalRegions: [] }
    const segment = await calls.addSegment(member, { geographicFocus: { geographicFocus: 'None', ...places } })
    expect(segment.geographicFocus).toEqual({ geographicFocus: 'None', ...none })
    for (const [geographicFocus, field] of [
      ['Regional', 'regions'],
      ['State', 'states'],
      ['Country', 'countries'],
      ['International Region', 'internationalRegions'],
    ] as const) {
      const { body } = await calls.put(member, `target-segment/${segment._id}`, {
        orgId: member.orgId,
        geographicFocus: { geographicFocus, ...places },
      })
      expect(body).toMatchObject({ geographicFocus: { geographicFocus, ...none, [field]: places[field] } })
    }
  })

  it('is done in one’s own name, by an admin too', async () => {
    const { member, admin } = await test.makeOrganization()
    for (const [actor, other] of [
      [member, admin],
      [admin, member],
    ] as const) {
      const body = segmentBody(actor, { propelAuthId: other.userId })
      expect((await test.request(actor, 'POST', '/api/pipeline/target-segment', body)).status).toBe(403)
    }
  })

  it.each([{ _id: 'x' }, { archivedAt: null }, { displayIndustry: 'x' }, { freeformCustomizations: 'x' }])(
    'refuses %o, which nobody asked for',
    async (extra) => {
      const { member } = await test.makeOrganization()
      const answer = await test.request(member, 'POST', '/api/pipeline/target-segment', segmentBody(member, extra))
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    },
  )
})

describe('changing a target segment', () => {
  it('changes what was sent and leaves the rest', async () => {
    const { member } = await test.makeOrganization()
    const before = await calls.addSegment(member)
    const { status, body } = await calls.put(member, `target-segment/${before._id}`, {
      orgId: member.orgId,
      name: 'Bakers',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, name: 'Bakers' })
  })

  it('forgets the other industry once the industry is on the list', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member, {
      industry: { targetIndustry: 'Other' },
      otherIndustry: 'Beekeeping',
    })
    const industry = { targetIndustry: 'Education' }
    const { body } = await calls.put(member, `target-segment/${_id}`, { orgId: member.orgId, industry })
    expect(body).toMatchObject({ otherIndustry: null, displayIndustry: 'Education' })
  })

  it('lets two people change different things at once', async () => {
    const { member, admin } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    await Promise.all([
      calls.put(member, `target-segment/${_id}`, { orgId: member.orgId, name: 'Bakers' }),
      calls.put(admin, `target-segment/${_id}`, { orgId: member.orgId, companySize: '51-200' }),
    ])
    const { body } = await calls.get(member, `?orgId=${member.orgId}`)
    expect(body).toMatchObject({ targetSegmentProfiles: [{ name: 'Bakers', companySize: '51-200' }] })
  })

  it('requires the segment alone, and refuses fields it does not change', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const changed = await calls.put(member, `target-segment/${_id}`, { name: 'Bakers' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Bakers' } })
    const body = { orgId: member.orgId, archivedAt: null }
    expect((await calls.put(member, `target-segment/${_id}`, body)).status).toBe(400)
  })

  it('an industry that is not on the list keeps its name in words', async () => {
    const { member } = await test.makeOrganization()
    const industry = { targetIndustry: 'Other' }
    const { _id } = await calls.addSegment(member, { industry, otherIndustry: 'Beekeeping' })
    const change = (body: object) => calls.put(member, `target-segment/${_id}`, body)
    for (const otherIndustry of ['', '   ']) {
      expect(await change({ orgId: member.orgId, otherIndustry })).toMatchObject({
        status: 400,
        body: { message: 'Say which industry it is.', details: [{ field: 'otherIndustry' }] },
      })
    }
    expect(await change({ name: 'Beekeepers' })).toMatchObject({ status: 200, body: { otherIndustry: 'Beekeeping' } })
    // What is not named stays, where the industry is sent with it, too.
    expect(await change({ industry })).toMatchObject({ status: 200, body: { otherIndustry: 'Beekeeping' } })
    // As one may stand there from before its name was asked for.
    await test.db.updateTable('target_segments').set({ other_industry: '' }).where('id', '=', _id).execute()
    expect(await change({ name: 'Beekeepers' })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await change({ otherIndustry: 'Beekeeping' })).toMatchObject({ status: 200 })
  })
})

describe('saving a segment’s customisations', () => {
  const customizations = {
    industryPainPoints: ['Trucks wait at the dock'],
    potentialObjections: ['We have a system'],
    freeformCustomizations: 'They love numbers.',
  }

  it('keeps pain points, objections and free text', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const path = `target-segment/${_id}/customizations`
    const { body } = await calls.put(member, path, { orgId: member.orgId, userId: member.userId, customizations })
    expect(body).toMatchObject(customizations)
  })

  it('are not saved over what somebody else wrote meanwhile, where it is said what they were', async () => {
    const { member, admin } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const save = (by: TestMember, some: object, from: object) =>
      calls.put(by, `target-segment/${_id}/customizations`, {
        orgId: by.orgId,
        userId: by.userId,
        customizations: some,
        from,
      })
    const pains = (...industryPainPoints: string[]) => ({ industryPainPoints })
    expect((await save(member, pains('Late trucks'), pains())).status).toBe(200)
    expect(await save(admin, pains('Paper notes'), pains())).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'Somebody has changed this meanwhile. Look at it again before you save.' },
    })
    // What nobody else touched, and what stands there already, can be saved.
    const text = { freeformCustomizations: 'They love numbers.' }
    expect((await save(admin, text, { freeformCustomizations: '', ...pains() })).status).toBe(200)
    expect((await save(admin, pains('Late trucks'), pains())).status).toBe(200)
    const both = pains('Late trucks', 'Paper notes')
    expect(await save(admin, both, pains('Late trucks'))).toMatchObject({ status: 200, body: { ...both, ...text } })
  })

  it('changes what is named and leaves the rest, whoever else wrote it meanwhile', async () => {
    const { member, admin } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const save = (by: typeof member, some: object) =>
      calls.put(by, `target-segment/${_id}/customizations`, {
        orgId: by.orgId,
        userId: by.userId,
        customizations: some,
      })
    await save(member, customizations)
    await Promise.all([
      save(member, { potentialObjections: ['It costs too much'] }),
      save(admin, { industryPainPoints: ['Scrap nobody counts'] }),
    ])
    expect((await save(member, {})).body).toMatchObject({
      ...customizations,
      potentialObjections: ['It costs too much'],
      industryPainPoints: ['Scrap nobody counts'],
    })
  })

  it('requires organisation, person and customisations, and one’s own name', async () => {
    const { member, admin } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const path = `target-segment/${_id}/customizations`
    const whole = { orgId: member.orgId, userId: member.userId, customizations }
    for (const missing of ['orgId', 'userId', 'customizations']) {
      expect((await calls.put(member, path, { ...whole, [missing]: undefined })).status).toBe(400)
    }
    expect((await calls.put(member, path, { ...whole, userId: admin.userId })).status).toBe(403)
    const extra = { ...whole, customizations: { ...customizations, orgId: 'other' } }
    expect((await calls.put(member, path, extra)).status).toBe(400)
  })
})

describe('archiving a target segment', () => {
  it('notes when and by whom, once, and leaves its accounts as they are', async () => {
    const { member, admin } = await test.makeOrganization()
    const { segment } = await calls.makePersona(member)
    const path = `target-segment/${segment._id}/archive`
    const first = await calls.put(member, path, { orgId: member.orgId, userId: member.userId })
    expect(first).toMatchObject({
      status: 200,
      body: { archivedAt: test.clock.now().toISOString(), archivedByUserId: member.userId },
    })
    test.clock.advance(1000)
    const again = await calls.put(admin, path, { orgId: admin.orgId, userId: admin.userId })
    expect(again.body).toEqual(first.body)
    const { body } = await calls.get(member, `?orgId=${member.orgId}`)
    expect(body).toMatchObject({ accounts: [{ active: true, archivedAt: null }] })
  })

  it('can be taken back', async () => {
    const { member } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const who = { orgId: member.orgId, userId: member.userId }
    await calls.put(member, `target-segment/${segment._id}/archive`, who)
    const { body } = await calls.put(member, `target-segment/${segment._id}/unarchive`, who)
    expect(body).toEqual(segment)
  })

  it('stays archived at 1,000 of them, and says what to do', async () => {
    const { member, orgId } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const who = { orgId, userId: member.userId }
    await calls.put(member, `target-segment/${_id}/archive`, who)
    await sql`insert into target_segments select (jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'archived_at', null, 'archived_by', null))).*
      from target_segments one, generate_series(1, 1000) where one.org_id = ${orgId}`.execute(test.db)
    await test.db.updateTable('pipeline_counts').set({ target_segments: 1000 }).where('org_id', '=', orgId).execute()
    expect(await calls.put(member, `target-segment/${_id}/unarchive`, who)).toMatchObject({
      status: 409,
      body: {
        code: 'limit-reached',
        message: 'You have 1,000 target segments, the most a plan allows. Archive some to add more.',
      },
    })
    expect((await calls.get(member, `/target-segment/${_id}`)).body).toMatchObject({ archivedByUserId: member.userId })

    // One that is archived makes the room for it.
    const other = await test.db
      .selectFrom('target_segments')
      .select('id')
      .where('org_id', '=', orgId)
      .where('id', '!=', _id)
      .executeTakeFirstOrThrow()
    await calls.put(member, `target-segment/${other.id}/archive`, who)
    expect(await calls.put(member, `target-segment/${_id}/unarchive`, who)).toMatchObject({
      status: 200,
      body: { archivedAt: null },
    })
  })

  it('requires organisation and person, and one’s own name', async () => {
    const { member, admin } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    for (const verb of ['archive', 'unarchive']) {
      const path = `target-segment/${_id}/${verb}`
      expect((await calls.put(member, path, { orgId: member.orgId })).status).toBe(400)
      expect((await calls.put(member, path, { userId: member.userId })).status).toBe(400)
      expect((await calls.put(admin, path, { orgId: admin.orgId, userId: member.userId })).status).toBe(403)
    }
  })

  it('stops new accounts in it', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    await calls.put(member, `target-segment/${_id}/archive`, { orgId: member.orgId, userId: member.userId })
    expect(await calls.generate(member, _id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'This segment is archived. Restore it to add accounts.' },
    })
  })
})

describe('the market of a segment', () => {
  it('is what its companies come with, and none of another organisation’s business', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { _id } = await calls.addSegment(member)
    const { status, body } = await calls.get(member, `/target-segment/${_id}/market`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ objections: expect.arrayContaining(['It costs too much']) })
    expect((await calls.get(outsider, `/target-segment/${_id}/market`)).status).toBe(404)
  })
})

describe('two segments of one name', () => {
  it('are told apart wherever somebody reads which one a person or an account belongs to', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const iowa = { geographicFocus: 'State', states: ['Iowa'] }
    const other = await calls.addSegment(member, { geographicFocus: iowa })
    const theirs = await calls.makeAccount(member, other._id)
    const { body } = await calls.get(member, '/personas')
    const named = listPersonas.response.parse(body).map((each) => [each.accountName, each.segmentName] as const)
    expect(new Map(named)).toEqual(
      new Map([
        [account.name, 'Food makers in Ohio (Ohio)'],
        [theirs.name, 'Food makers in Ohio (Iowa)'],
      ]),
    )
    const csv = await calls.get(member, '/accounts/export.csv')
    expect(csv.response.body).toContain('Food makers in Ohio (Iowa)')
  })
})

describe('one segment', () => {
  const one = (actor: TestMember, id: string) => calls.get(actor, `/target-segment/${id}`)

  it('is read by its id, archived or not, when the pipeline leaves it out as well', async () => {
    const { member, orgId } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    expect(await one(member, segment._id)).toMatchObject({ status: 200, body: segment })
    await calls.put(member, `target-segment/${segment._id}/archive`, { orgId, userId: member.userId })
    await sql`insert into target_segments select (jsonb_populate_record(one,
        jsonb_build_object('id', gen_random_uuid(), 'archived_at', one.archived_at + n * interval '1 minute'))).*
      from target_segments one, generate_series(1, 1000) n where one.org_id = ${orgId}`.execute(test.db)
    const { body } = await calls.get(member, `?orgId=${orgId}`)
    expect(JSON.stringify(body)).not.toContain(segment._id)
    expect(await one(member, segment._id)).toMatchObject({
      status: 200,
      body: { _id: segment._id, name: segment.name, archivedByUserId: member.userId },
    })
  })

  it('of another organisation, on its way to one, or of none is not found', async () => {
    const { member, outsider } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const [foreign, random] = [await one(outsider, segment._id), await one(outsider, randomUUID())]
    expect(foreign.status).toBe(404)
    expect(sayingOf(foreign)).toEqual(sayingOf(random))
    await test.db
      .updateTable('target_segments')
      .set({ moving_to: outsider.orgId })
      .where('id', '=', segment._id)
      .execute()
    expect((await one(member, segment._id)).status).toBe(404)
  })
})
