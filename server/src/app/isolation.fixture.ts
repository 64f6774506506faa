import { getSimulationReview, newInviteSchema, transcriptSchema, type AnyEndpoint } from '@ringside/contract'
import { pipelineCalls } from '../modules/pipeline/pipeline.fixture.ts'
import type { TestApp } from '../../test/build-test-app.ts'
import { joinCall, type CallClient } from '../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../test/factories.ts'
import { makeCall } from '../../test/practice.ts'

/** One of everything that an organisation can have and an address can name. */
export interface Things {
  readonly organization: string
  readonly orgId: string
  readonly userId: string
  readonly invite: string
  readonly segment: string
  readonly account: string
  readonly contact: string
  readonly persona: string
  readonly call: string
  readonly liveCall: string
  readonly review: string
  readonly transcript: string
}

const file = `Robin Ash: Good morning Dana, this is Robin. How do you book the slots at your docks today?
Dana: In a spreadsheet. The shift lead does it by hand and it is wrong by noon.`

/** Fills an organisation through the API, as its owner; the call in progress is its member's. */
export async function makeThings(
  test: TestApp,
  address: string,
  { organizationId, orgId, owner, member }: TestOrganization,
): Promise<{ things: Things; line: CallClient }> {
  for (const { userId } of [owner, member]) await test.modules.credits.grantSignUp(userId)
  const { segment, account, contact, persona } = await pipelineCalls(test).makePersona(owner)
  const call = (await makeCall(test, owner, persona._id))._id
  await talkAndHangUp(await joinCall(address, call, owner.token))
  const answer = await test.request(owner, 'GET', `/api/simulations/${call}/review`)
  const review = getSimulationReview.response.parse(answer.body)
  if (review.state !== 'ready') throw new Error('The call has no review')
  const liveCall = (await makeCall(test, member, persona._id))._id
  const line = await joinCall(address, liveCall, member.token)
  await line.event('buyer-turn')
  const sent = { fileName: 'Dana.txt', content: file }
  const uploaded = await test.request(owner, 'POST', '/api/transcripts', sent)
  const asked = { emails: ['new@ringside.test'], role: 'Member' }
  const invited = await test.request(owner, 'POST', `/api/organizations/mongoid/${organizationId}/invites`, asked)
  const [invite] = newInviteSchema.array().parse(invited.body)
  const things: Things = {
    organization: organizationId,
    orgId,
    userId: member.userId,
    invite: invite?._id ?? '',
    segment: segment._id,
    account: account._id,
    contact: contact._id,
    persona: persona._id,
    call,
    liveCall,
    review: review.reviewId,
    transcript: transcriptSchema.parse(uploaded.body)._id,
  }
  return { things, line }
}

async function talkAndHangUp(client: CallClient): Promise<void> {
  await client.event('buyer-turn')
  await client.ask('How do you plan the work of your people today?')
  await client.ask('What does it cost you when that goes wrong?')
  client.send({ type: 'hang-up' })
  await client.closed()
}

const idIn: ReadonlyArray<readonly [RegExp, keyof Things]> = [
  [/^\/api\/organizations\//, 'organization'],
  [/^\/api\/pipeline\/target-segment\//, 'segment'],
  [/^\/api\/pipeline\/account\//, 'account'],
  [/^\/api\/pipeline\/contact-profile\//, 'contact'],
  [/^\/api\/pipeline\/persona\//, 'persona'],
  [/^\/api\/live-calls\//, 'liveCall'],
  [/^\/api\/simulations\//, 'call'],
  [/^\/api\/reviews\//, 'review'],
  [/^\/api\/transcripts\//, 'transcript'],
]

/** The endpoint's address with these things in it. Throws for an address that nobody has said how to fill. */
export function addressOf({ path }: AnyEndpoint, things: Things): string {
  const own = idIn.find(([pattern]) => pattern.test(path))?.[1]
  const byName: Readonly<Record<string, string | undefined>> = {
    id: own && things[own],
    slugOrId: things.account,
    userId: things.userId,
    orgId: things.orgId,
    inviteId: things.invite,
    section: 'you',
  }
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = byName[name]
    if (value === undefined) throw new Error(`${path} has ${name}, and no thing for it`)
    return value
  })
}

type Body = (actor: TestMember, things: Things) => object

const own: Body = ({ userId }) => ({ userId })
const ownHere: Body = ({ userId, orgId }) => ({ userId, orgId })
const customizations = { industryPainPoints: [], potentialObjections: [], freeformCustomizations: 'Mine' }

/** What is sent where an endpoint takes a body: right but for the ids, which may be foreign. */
export const bodies: Readonly<Record<string, Body>> = {
  'POST /api/live-calls/:id/whisper': () => ({ text: 'Ask what it costs' }),
  'PUT /api/organizations/mongoid/:id': () => ({ name: 'Renamed' }),
  'POST /api/organizations/mongoid/:id/invites': () => ({ emails: ['more@ringside.test'], role: 'Member' }),
  'PUT /api/organizations/mongoid/:id/users/:userId/role': () => ({ role: 'Admin' }),
  'POST /api/pipeline/generate-account': ({ orgId }, { segment }) => ({ orgId, targetSegmentProfileId: segment }),
  'PUT /api/pipeline/target-segment/:id': ({ orgId }) => ({ orgId, name: 'Renamed' }),
  'PUT /api/pipeline/target-segment/:id/archive': ownHere,
  'PUT /api/pipeline/target-segment/:id/unarchive': ownHere,
  'PUT /api/pipeline/target-segment/:id/customizations': (actor, things) => ({
    ...ownHere(actor, things),
    customizations,
  }),
  'PUT /api/pipeline/account/:id/archive': own,
  'PUT /api/pipeline/account/:id/unarchive': own,
  'POST /api/pipeline/account/:id/persona': (_, { contact }) => ({ contactProfileId: contact }),
  'PUT /api/pipeline/contact-profile/:id/archive': own,
  'PUT /api/pipeline/contact-profile/:id/unarchive': own,
  'PUT /api/pipeline/persona/:id/archive': own,
  'PUT /api/pipeline/persona/:id/unarchive': own,
  'POST /api/simulations': (_, { persona }) => ({ personaId: persona, type: 'discovery', difficulty: 'easy' }),
  'POST /api/simulations/:id/fork': () => ({ turn: 1 }),
  'PUT /api/simulations/:id/notes': () => ({ notes: 'Mine' }),
  'POST /api/reviews/:id/comments': () => ({ text: 'Well asked', startMs: null }),
  'PUT /api/transcripts/:id/speakers': () => ({ repSpeaker: 'Dana' }),
  'PUT /api/profile/:userId/:section': () => ({ role: 'Mine' }),
  'POST /api/product-summary/:userId': () => ({ name: 'Mine', whatItDoes: 'It is mine.' }),
  'POST /api/product-summary/:userId/draft': () => ({ text: 'Mine saves an hour a day.' }),
}
