import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sayingOf, type Answer } from '../../../test/build-test-app.ts'
import type { TestActor, TestMember } from '../../../test/factories.ts'
import { calls, segmentBody, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

/** Somebody in two organisations, as they are in each, and as they ask: with their token alone, naming no organisation. */
async function inTwo() {
  const [one, other] = [await test.makeOrganization(), await test.makeOrganization()]
  const here = one.owner
  const there = await test.makeMember(other, 'Owner', here)
  return { here, there, bare: { ...here, orgId: null } satisfies TestActor, stranger: one.outsider }
}

type Scene = Awaited<ReturnType<typeof calls.makePersona>> & { actor: TestMember; elsewhere: TestMember }
type Call = readonly ['GET' | 'POST' | 'PUT', string, object?]

const pipeline = '/api/pipeline'
const ofSegment = ({ segment }: Scene): string => `${pipeline}/target-segment/${segment._id}`

/** The rows of section 7 on the pipeline, with what they carry there and nothing else; what they do shows in the answer. */
const rows: ReadonlyArray<readonly [string, (scene: Scene) => Call, (scene: Scene) => object]> = [
  [
    'GET api/pipeline?orgId',
    ({ actor }) => ['GET', `${pipeline}?orgId=${actor.orgId}`],
    ({ segment, account }) => ({ targetSegmentProfiles: [{ _id: segment._id }], accounts: [{ _id: account._id }] }),
  ],
  [
    'POST target-segment',
    ({ actor }) => ['POST', `${pipeline}/target-segment`, segmentBody(actor)],
    ({ actor }) => ({ orgId: actor.orgId, name: 'Food makers in Ohio' }),
  ],
  [
    'POST generate-account',
    ({ actor: { orgId }, segment }) => [
      'POST',
      `${pipeline}/generate-account`,
      { orgId, targetSegmentProfileId: segment._id },
    ],
    ({ actor: { orgId }, segment }) => ({ orgId, targetSegmentProfileId: segment._id }),
  ],
  [
    'PUT target-segment/{id}/customizations',
    (scene) => {
      const { orgId, userId } = scene.actor
      const customizations = { freeformCustomizations: 'They buy in spring.' }
      return ['PUT', `${ofSegment(scene)}/customizations`, { orgId, userId, customizations }]
    },
    ({ segment }) => ({ _id: segment._id, freeformCustomizations: 'They buy in spring.' }),
  ],
  [
    'PUT target-segment/{id}',
    (scene) => ['PUT', ofSegment(scene), { name: 'Bakers' }],
    ({ segment }) => ({ _id: segment._id, name: 'Bakers' }),
  ],
  [
    'PUT target-segment/{id}/archive',
    (scene) => ['PUT', `${ofSegment(scene)}/archive`, { orgId: scene.actor.orgId, userId: scene.actor.userId }],
    ({ segment, actor }) => ({ _id: segment._id, archivedByUserId: actor.userId }),
  ],
  [
    'POST contact-profile',
    ({ actor: { orgId, userId } }) => [
      'POST',
      `${pipeline}/contact-profile`,
      { orgId, userId, level: 'C-Suite', department: 'Finance' },
    ],
    ({ actor: { orgId } }) => ({ orgId, level: 'C-Suite', department: 'Finance' }),
  ],
  [
    'PUT contact-profile/{id}/archive',
    ({ actor: { userId }, contact }) => ['PUT', `${pipeline}/contact-profile/${contact._id}/archive`, { userId }],
    ({ contact, actor }) => ({ _id: contact._id, archivedByUserId: actor.userId }),
  ],
  [
    'PUT account/{id}/archive',
    ({ actor: { userId }, account }) => ['PUT', `${pipeline}/account/${account._id}/archive`, { userId }],
    ({ account, actor }) => ({ _id: account._id, active: false, archivedByUserId: actor.userId }),
  ],
  [
    'PUT account/{id}/unarchive',
    ({ actor: { userId }, account }) => ['PUT', `${pipeline}/account/${account._id}/unarchive`, { userId }],
    ({ account }) => ({ _id: account._id, active: true, archivedByUserId: null }),
  ],
  [
    'PUT persona/{id}/archive',
    ({ actor: { userId }, persona }) => ['PUT', `${pipeline}/persona/${persona._id}/archive`, { userId }],
    ({ persona, actor }) => ({ _id: persona._id, archivedByUserId: actor.userId }),
  ],
  [
    'GET get-next-call?orgId&userId',
    ({ actor: { orgId, userId } }) => ['GET', `${pipeline}/get-next-call?orgId=${orgId}&userId=${userId}`],
    ({ persona }) => ({ persona: { _id: persona._id }, suggestedCallType: 'cold-call' }),
  ],
  [
    'POST transfer-target-segment',
    ({ actor, elsewhere, segment }) => [
      'POST',
      `${pipeline}/transfer-target-segment`,
      { fromOrgId: actor.orgId, toOrgId: elsewhere.orgId, segmentIds: [segment._id] },
    ],
    () => ({ moved: 1 }),
  ],
]

describe.each(['one', 'other'] as const)('in %s of two organisations', (where) => {
  it.each(rows)('%s is served as section 7 writes it, with a bearer token alone', async (row, call, shown) => {
    const { here, there, bare } = await inTwo()
    const [actor, elsewhere] = where === 'one' ? [here, there] : [there, here]
    const scene = { ...(await calls.makePersona(actor)), actor, elsewhere }
    const { account } = scene
    if (row.endsWith('unarchive')) await calls.put(actor, `account/${account._id}/archive`, { userId: actor.userId })
    const { status, body } = await test.request(bare, ...call(scene))
    expect([200, 201]).toContain(status)
    expect(body).toMatchObject(shown(scene))
  })
})

describe('a call that names no organisation', () => {
  const paths = ({ segment, contact, account, persona }: Awaited<ReturnType<typeof calls.makePersona>>) => [
    [`target-segment/${segment._id}`, { name: 'Mine now' }] as const,
    ...[`contact-profile/${contact._id}`, `account/${account._id}`, `persona/${persona._id}`].flatMap((path) =>
      ['archive', 'unarchive'].map((verb) => [`${path}/${verb}`, null] as const),
    ),
  ]

  it('says of what none of the caller’s organisations holds what it says of a thing that does not exist', async () => {
    const { bare, stranger } = await inTwo()
    const theirs = await calls.makePersona(stranger)
    const before = await calls.get(stranger, `?orgId=${stranger.orgId}`)
    for (const [path, body] of paths(theirs)) {
      const ask = (asked: string): Promise<Answer> =>
        test.request(bare, 'PUT', `${pipeline}/${asked}`, body ?? { userId: bare.userId })
      const foreign = await ask(path)
      expect(foreign.status).toBe(404)
      expect(sayingOf(foreign)).toEqual(sayingOf(await ask(path.replace(/[\da-f]{8}-[\da-f-]{27}/u, randomUUID()))))
    }
    expect((await calls.get(stranger, `?orgId=${stranger.orgId}`)).body).toEqual(before.body)
  })

  it('is done in the one that is named where one is, though another holds the thing', async () => {
    const { here, there } = await inTwo()
    const things = await calls.makePersona(there)
    for (const [path, body] of paths(things)) {
      expect((await calls.put(here, path, body ?? { userId: here.userId })).status).toBe(404)
    }
  })

  it('says of what is no id what it says where an organisation is named', async () => {
    const { bare, here } = await inTwo()
    const ask = (by: TestActor) =>
      test.request(by, 'PUT', `${pipeline}/account/nothing/archive`, { userId: here.userId })
    const answer = await ask(bare)
    expect(answer.status).toBe(404)
    expect(sayingOf(answer)).toEqual(sayingOf(await ask(here)))
  })

  it('asks which where the address says nothing of it', async () => {
    const { bare } = await inTwo()
    expect(await test.request(bare, 'GET', `${pipeline}/personas`)).toMatchObject({
      status: 400,
      body: { message: 'Choose an organisation.' },
    })
  })
})
