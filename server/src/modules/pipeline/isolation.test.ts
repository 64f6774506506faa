import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sayingOf, type Answer } from '../../../test/build-test-app.ts'
import { calls, segmentBody, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

/** What every call answers to an id of another organisation is told in `app/isolation.test.ts`; here is what the pipeline has beside it. */
describe('another organisation', () => {
  it('can put no foreign decision maker at its own account, nor its own at a foreign one, and learns of neither', async () => {
    const { member, outsider } = await test.makeOrganization()
    const theirs = await calls.makePersona(member)
    const mine = await calls.makePersona(outsider)
    const add = (account: string, contactProfileId: string): Promise<Answer> =>
      test.request(outsider, 'POST', `/api/pipeline/account/${account}/persona`, { contactProfileId })
    const before = await calls.get(member, `?orgId=${member.orgId}`)
    for (const [foreign, random] of [
      [await add(theirs.account._id, mine.contact._id), await add(randomUUID(), mine.contact._id)],
      [await add(mine.account._id, theirs.contact._id), await add(mine.account._id, randomUUID())],
    ] as const) {
      expect(foreign.status).toBe(404)
      expect(sayingOf(foreign)).toEqual(sayingOf(random))
    }
    expect((await calls.get(member, `?orgId=${member.orgId}`)).body).toEqual(before.body)
    expect((await calls.get(outsider, '/personas')).body).toMatchObject([{ _id: mine.persona._id }])
  })

  it('can’t tell the address of a foreign account from one that leads nowhere', async () => {
    const { member, outsider } = await test.makeOrganization()
    const theirs = await calls.makePersona(member)
    // A slug may be the same in two organisations, so this one is made one of a kind.
    await test.db.updateTable('accounts').set({ slug: 'theirs' }).where('id', '=', theirs.account._id).execute()
    const [foreignSlug, randomSlug] = await Promise.all(
      ['theirs', 'nobodys'].map((slug) => calls.get(outsider, `/account/${slug}`)),
    )
    expect(foreignSlug && sayingOf(foreignSlug)).toEqual(randomSlug && sayingOf(randomSlug))
    expect(foreignSlug?.status).toBe(404)
  })

  it('can’t be named in a query or a body by somebody who is not in it', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { orgId } = member
    const who = { orgId, userId: outsider.userId }
    const { _id } = await calls.addSegment(member)
    const answers = await Promise.all([
      calls.get(outsider, `?orgId=${orgId}`),
      calls.get(outsider, `/get-next-call?orgId=${orgId}&userId=${outsider.userId}`),
      test.request(outsider, 'POST', '/api/pipeline/target-segment', segmentBody(outsider, { orgId })),
      test.request(outsider, 'POST', '/api/pipeline/generate-account', { orgId, targetSegmentProfileId: _id }),
      test.request(outsider, 'POST', '/api/pipeline/contact-profile', { ...who, level: 'Business Owner' }),
      calls.put(outsider, `target-segment/${_id}`, { orgId, name: 'Mine now' }),
      calls.put(outsider, `target-segment/${_id}/archive`, who),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})
