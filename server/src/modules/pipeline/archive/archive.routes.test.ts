import { archivedKinds, getPipeline, listArchived, type ArchivedKind } from '@ringside/contract'
import { archiveSearches, searchedArchive } from '@ringside/contract/pipeline/archive-searches.fixture'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const ask = (actor: TestMember, query: Record<string, string>) =>
  calls.get(actor, `/archive?${new URLSearchParams({ orgId: actor.orgId, ...query }).toString()}`)

const list = async (actor: TestMember, kind: ArchivedKind, query: Record<string, string> = {}) =>
  listArchived.response.parse((await ask(actor, { kind, ...query })).body)

/** All of a kind, page by page. */
async function listAll(actor: TestMember, kind: ArchivedKind, query: Record<string, string> = {}) {
  const first = await list(actor, kind, query)
  const items = [...first.items]
  for (let { next } = first; next !== null;) {
    const page = await list(actor, kind, { ...query, cursor: next })
    items.push(...page.items)
    next = page.next
  }
  return { items, total: first.total }
}

const archive = async (actor: TestMember, path: string) =>
  expect((await calls.put(actor, `${path}/archive`, { userId: actor.userId })).status).toBe(200)

/** Copies of the one row of a table, archived one a minute, the last of them at the end of 2025. */
async function fill(orgId: string, table: 'target_segments' | 'contact_profiles' | 'accounts' | 'personas') {
  const inactive = {
    target_segments: sql`jsonb_build_object('name', 'Old ' || n)`,
    contact_profiles: sql`jsonb_build_object('active', false)`,
    accounts: sql`jsonb_build_object('active', false, 'name', 'Old ' || n, 'slug', 'old-' || n)`,
    personas: sql`jsonb_build_object('first_name', 'Old', 'last_name', 'Number' || n)`,
  }
  await sql`insert into ${sql.table(table)} select (jsonb_populate_record(one, ${inactive[table]} ||
      jsonb_build_object('id', gen_random_uuid(), 'archived_by', 'somebody',
        'archived_at', timestamptz '2025-12-31 00:00Z' - n * interval '1 minute'))).*
    from ${sql.table(table)} one, generate_series(1, 1003) n where one.org_id = ${orgId}`.execute(test.db)
}

describe('the archive', () => {
  it('lists what is archived of a kind with what it belongs to, and nothing that is in use', async () => {
    const { member } = await test.makeOrganization()
    const { segment, contact, account, persona } = await calls.makePersona(member)
    for (const kind of ['segment', 'account', 'contact-profile', 'persona'] as const)
      expect(await list(member, kind)).toEqual({ items: [], next: null, total: 0 })

    await archive(member, `account/${account._id}`)
    await archive(member, `persona/${persona._id}`)
    await archive(member, `contact-profile/${contact._id}`)
    const who = { orgId: member.orgId, userId: member.userId }
    await calls.put(member, `target-segment/${segment._id}/archive`, who)
    const archivedAt = test.clock.now().toISOString()
    const by = { archivedAt, archivedByUserId: member.userId }
    const place = { _id: segment._id, name: segment.name, archivedAt }
    const only = async (kind: ArchivedKind) => (await list(member, kind)).items
    expect(await only('segment')).toEqual([
      { kind: 'segment', _id: segment._id, ...by, name: segment.name, archivedAccountIds: [account._id] },
    ])
    expect(await only('account')).toEqual([
      { kind: 'account', _id: account._id, ...by, name: account.name, slug: account.slug, segment: place },
    ])
    expect(await only('contact-profile')).toEqual([
      { kind: 'contact-profile', _id: contact._id, ...by, level: contact.level, department: contact.department },
    ])
    expect(await only('persona')).toEqual([
      {
        kind: 'persona',
        _id: persona._id,
        ...by,
        firstName: persona.firstName,
        lastName: persona.lastName,
        account: { _id: account._id, name: account.name, archivedAt },
        segment: place,
      },
    ])
  })

  it('holds all of each kind, newest first, and what the overview leaves out after the last that it shows', async () => {
    const { member, orgId } = await test.makeOrganization()
    await calls.makePersona(member)
    for (const table of ['target_segments', 'contact_profiles', 'accounts', 'personas'] as const)
      await fill(orgId, table)
    const overview = getPipeline.response.parse((await calls.get(member, `?orgId=${orgId}`)).body)
    const shown = {
      segment: overview.targetSegmentProfiles,
      account: overview.accounts,
      'contact-profile': overview.contactProfiles,
      persona: overview.accounts.flatMap(({ personas }) => personas),
    }
    for (const kind of ['segment', 'account', 'contact-profile', 'persona'] as const) {
      const all = await listAll(member, kind, { limit: '200' })
      const times = all.items.map((item) => item.archivedAt)
      expect(times).toEqual(times.toSorted().toReversed())
      expect([all.total, new Set(all.items.map((item) => item._id)).size]).toEqual([1003, 1003])
      const known = shown[kind].flatMap(({ _id, archivedAt }) => (archivedAt === null ? [] : [{ _id, archivedAt }]))
      const last = known.toSorted((a, b) => a.archivedAt.localeCompare(b.archivedAt))[0]?._id ?? ''
      expect(await list(member, kind, { after: last, limit: '2' })).toMatchObject({
        items: all.items.slice(1000, 1002),
        total: 3,
      })
    }

    // The oldest can be restored, and is then in the archive no more.
    const { items } = await list(member, 'account', { search: 'old 1003' })
    const oldest = items[0]?._id ?? ''
    expect((await calls.put(member, `account/${oldest}/unarchive`, { userId: member.userId })).status).toBe(200)
    expect(await list(member, 'account', { search: 'old 1003' })).toMatchObject({ items: [], total: 0 })
    expect(await list(member, 'account', { after: oldest })).toMatchObject({ items: [], total: 0 })
  }, 60_000)

  it('is searched by every word of a name and of what it belongs to, an account by its people too', async () => {
    const { member } = await test.makeOrganization()
    const { contact, account, persona } = await calls.makePersona(member)
    await archive(member, `account/${account._id}`)
    await archive(member, `persona/${persona._id}`)
    await archive(member, `contact-profile/${contact._id}`)
    const found = async (kind: ArchivedKind, search: string) => (await list(member, kind, { search })).total
    expect(await found('account', account.name.toUpperCase())).toBe(1)
    expect(await found('account', `ohio ${persona.lastName}`)).toBe(1)
    expect(await found('persona', `${persona.lastName} ${persona.firstName} ${account.name}`)).toBe(1)
    expect(await found('persona', `${persona.lastName} nobody`)).toBe(0)
    expect(await found('contact-profile', 'operations director')).toBe(1)
    // What means something in a pattern is looked for as it stands.
    expect(await found('account', '%')).toBe(0)
    expect(await found('account', '_')).toBe(0)
  })

  it('is searched as the browser searches what it has of it', async () => {
    const { member, orgId } = await test.makeOrganization()
    const { segment, contact, account, persona } = await calls.makePersona(member)
    const { subIndustry, ...described } = searchedArchive.account
    const { firstName, lastName, title } = searchedArchive.person
    const { db } = test
    await db.updateTable('target_segments').set(searchedArchive.segment).where('org_id', '=', orgId).execute()
    await db.updateTable('contact_profiles').set(searchedArchive.role).where('org_id', '=', orgId).execute()
    const inAccount = { ...described, sub_industry: subIndustry }
    await db.updateTable('accounts').set(inAccount).where('org_id', '=', orgId).execute()
    const called = { first_name: firstName, last_name: lastName, title }
    await db.updateTable('personas').set(called).where('org_id', '=', orgId).execute()
    await archive(member, `account/${account._id}`)
    await archive(member, `persona/${persona._id}`)
    await archive(member, `contact-profile/${contact._id}`)
    await calls.put(member, `target-segment/${segment._id}/archive`, { orgId, userId: member.userId })
    for (const [search, found] of archiveSearches) {
      const totals = await Promise.all(archivedKinds.map((kind) => list(member, kind, { search })))
      const kinds = archivedKinds.filter((_kind, nth) => totals[nth]?.total === 1)
      expect([search, kinds.toSorted()]).toEqual([search, found.toSorted()])
    }
  })

  it('shows nothing of another organisation, and nothing to who is not in the one that is asked for', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    await archive(member, `account/${account._id}`)
    expect(await list(outsider, 'account')).toEqual({ items: [], next: null, total: 0 })
    expect(await list(outsider, 'account', { after: account._id })).toEqual({ items: [], next: null, total: 0 })
    expect(await ask(outsider, { kind: 'account', orgId: member.orgId })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  })

  it('leaves out what is with a segment on its way to another organisation', async () => {
    const { member, orgId } = await test.makeOrganization()
    const { segment, account, persona } = await calls.makePersona(member)
    await archive(member, `persona/${persona._id}`)
    await archive(member, `account/${account._id}`)
    await calls.put(member, `target-segment/${segment._id}/archive`, { orgId, userId: member.userId })
    await test.db
      .updateTable('target_segments')
      .set({ moving_to: 'elsewhere' })
      .where('org_id', '=', orgId)
      .where('id', '=', segment._id)
      .execute()
    for (const kind of ['segment', 'account', 'persona'] as const)
      expect(await list(member, kind)).toEqual({ items: [], next: null, total: 0 })
  })

  it.each([
    ['no kind', {}],
    ['a kind that there is not', { kind: 'call' }],
    ['a page of none', { kind: 'account', limit: '0' }],
    ['a page of more than 200', { kind: 'account', limit: '201' }],
    ['a cursor that no page gave', { kind: 'account', cursor: 'abc' }],
    ['words without an end', { kind: 'account', search: 'a'.repeat(201) }],
    ['what is no id', { kind: 'account', after: 'abc' }],
  ])('refuses %s', async (_what, query) => {
    const { member } = await test.makeOrganization()
    expect(await ask(member, query)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})
