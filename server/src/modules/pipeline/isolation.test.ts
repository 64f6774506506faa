import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sayingOf, type Answer } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { calls, segmentBody, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

interface Ids {
  segment: string
  contact: string
  account: string
  persona: string
}

/** Every call of the pipeline that takes an id, as this person, with these ids. */
function attempts(actor: TestMember, ids: Ids, own: { account: string; contact: string }): Array<Promise<Answer>> {
  const { orgId, userId } = actor
  const who = { orgId, userId }
  const customizations = { industryPainPoints: [], potentialObjections: [], freeformCustomizations: 'mine' }
  const persona = (account: string, contactProfileId: string): Promise<Answer> =>
    test.request(actor, 'POST', `/api/pipeline/account/${account}/persona`, { contactProfileId })
  return [
    calls.put(actor, `target-segment/${ids.segment}`, { orgId, name: 'Mine now' }),
    calls.put(actor, `target-segment/${ids.segment}/customizations`, { ...who, customizations }),
    calls.put(actor, `target-segment/${ids.segment}/archive`, who),
    calls.put(actor, `target-segment/${ids.segment}/unarchive`, who),
    calls.generate(actor, ids.segment),
    ...['contact-profile', 'account', 'persona'].flatMap((what) => {
      const id = { 'contact-profile': ids.contact, account: ids.account, persona: ids.persona }[what] ?? ''
      return ['archive', 'unarchive'].map((verb) => calls.put(actor, `${what}/${id}/${verb}`, { userId }))
    }),
    persona(ids.account, own.contact),
    persona(own.account, ids.contact),
    calls.put(actor, `account/${ids.account}/stage`, { userId, from: 'researching', to: 'won', reason: 'Mine now' }),
    calls.get(actor, `/account/${ids.account}`),
    calls.get(actor, `/persona/${ids.persona}`),
  ]
}

describe('another organisation', () => {
  it('sees and changes nothing, and can’t tell a foreign id from one that does not exist', async () => {
    const { member, outsider } = await test.makeOrganization()
    const theirs = await calls.makePersona(member)
    const mine = await calls.makePersona(outsider)
    const own = { account: mine.account._id, contact: mine.contact._id }
    const before = await calls.get(member, `?orgId=${member.orgId}`)

    const foreign = await Promise.all(
      attempts(
        outsider,
        {
          segment: theirs.segment._id,
          contact: theirs.contact._id,
          account: theirs.account._id,
          persona: theirs.persona._id,
        },
        own,
      ),
    )
    const random = await Promise.all(
      attempts(
        outsider,
        { segment: randomUUID(), contact: randomUUID(), account: randomUUID(), persona: randomUUID() },
        own,
      ),
    )
    expect(foreign.map((answer) => answer.status)).toEqual(foreign.map(() => 404))
    expect(foreign.map(sayingOf)).toEqual(random.map(sayingOf))
    // A slug may be the same in two organisations, so this one is made one of a kind.
    await test.db.updateTable('accounts').set({ slug: 'theirs' }).where('id', '=', theirs.account._id).execute()
    const [foreignSlug, randomSlug] = await Promise.all(
      ['theirs', 'nobodys'].map((slug) => calls.get(outsider, `/account/${slug}`)),
    )
    expect(foreignSlug && sayingOf(foreignSlug)).toEqual(randomSlug && sayingOf(randomSlug))
    await test.db
      .updateTable('accounts')
      .set({ slug: theirs.account.slug })
      .where('id', '=', theirs.account._id)
      .execute()

    expect((await calls.get(member, `?orgId=${member.orgId}`)).body).toEqual(before.body)
    expect((await calls.get(outsider, '/personas')).body).toMatchObject([{ _id: mine.persona._id }])
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
