import {
  generationOrderSchema,
  getAccount,
  getSimulationReview,
  bestMomentSchema,
  newInviteSchema,
  rubricSchema,
  teamAssignmentSchema,
  transcriptSchema,
  type AnyEndpoint,
  type RubricContent,
} from '@ringside/contract'
import { houseRubric } from '@ringside/contract/rubrics/rubric.fixture'
import { importCalls } from '../modules/pipeline/imports/imports.fixture.ts'
import { pipelineCalls } from '../modules/pipeline/pipeline.fixture.ts'
import { wavTone } from '../modules/transcripts/recording.fixture.ts'
import { fileSender, type FileToSend } from '../modules/transcripts/upload.fixture.ts'
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
  /** An order of accounts that has ended. */
  readonly order: string
  /** A file of accounts, and one that was imported. */
  readonly file: string
  readonly imported: string
  readonly call: string
  readonly liveCall: string
  readonly review: string
  readonly assignment: string
  readonly moment: string
  readonly rubric: string
  readonly transcript: string
  /** A reviewed one of which somebody was made to practise with. */
  readonly practised: string
  /** An uploaded call that is a recording alone. */
  readonly recording: string
  /** An uploaded call whose voices nobody told apart. */
  readonly untold: string
  /** Here whole, and not finished. */
  readonly upload: string
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
  const untold = await recordedBy(test, owner)
  const practised = await uploadedBy(test, owner)
  await test.runJobs()
  const { segment, account, contact, persona } = await pipelineCalls(test).makePersona(owner)
  await practise(test, owner, { transcript: practised, segment: segment._id, contact: contact._id })
  const imports = importCalls(test)
  const { _id: imported } = await imports.imported(owner, segment._id, 'Company\nBrightwell Foods\n')
  const call = (await makeCall(test, owner, persona._id))._id
  await talkAndHangUp(await joinCall(address, call, owner.token))
  const answer = await test.request(owner, 'GET', `/api/simulations/${call}/review`)
  const review = getSimulationReview.response.parse(answer.body)
  if (review.state !== 'ready') throw new Error('The call has no review')
  await negotiate(test, owner, account._id)
  const liveCall = (await makeCall(test, member, persona._id))._id
  const line = await joinCall(address, liveCall, member.token)
  await line.event('buyer-turn')
  const things: Things = {
    organization: organizationId,
    orgId,
    userId: member.userId,
    invite: await invited(test, owner, organizationId),
    segment: segment._id,
    account: account._id,
    contact: contact._id,
    persona: persona._id,
    file: (await imports.read(owner, 'Company\nKestrel Freight\n'))._id,
    imported,
    order: await cancelledOrder(test, owner, segment._id),
    call,
    liveCall,
    review: review.reviewId,
    assignment: await makeAssignment(test, owner, { member: member.userId, persona: persona._id }),
    moment: await keepMoment(test, owner, review.reviewId),
    rubric: await makeRubric(test, owner),
    transcript: await withRecording(test, owner, await uploadedBy(test, owner)),
    practised,
    recording: await recordedBy(test, owner),
    untold,
    upload: await sentWhole(test, owner, { fileName: 'Robin.txt', content: file }),
  }
  return { things, line }
}

async function invited(test: TestApp, by: TestMember, organizationId: string): Promise<string> {
  const asked = { emails: ['new@ringside.test'], role: 'Member' }
  const { body } = await test.request(by, 'POST', `/api/organizations/mongoid/${organizationId}/invites`, asked)
  return newInviteSchema.array().parse(body)[0]?._id ?? ''
}

async function cancelledOrder(test: TestApp, by: TestMember, segment: string): Promise<string> {
  const wanted = { orgId: by.orgId, targetSegmentProfileId: segment, amount: 2 }
  const { body } = await test.request(by, 'POST', '/api/pipeline/generate-accounts', wanted)
  const { _id: id } = generationOrderSchema.parse(body)
  await test.request(by, 'PUT', `/api/pipeline/generate-accounts/${id}/cancel`, {})
  return id
}

/** Where a call brings the deal depends on who answered; from here on it stands where `bodies` says. */
async function negotiate(test: TestApp, owner: TestMember, accountId: string): Promise<void> {
  const { body } = await test.request(owner, 'GET', `/api/pipeline/account/${accountId}`)
  const { stage: from } = getAccount.response.parse(body).account
  const move = { userId: owner.userId, from, to: 'negotiation', reason: 'They ask for terms' }
  await test.request(owner, 'PUT', `/api/pipeline/account/${accountId}/stage`, move)
}

async function keepMoment(test: TestApp, owner: TestMember, reviewId: string): Promise<string> {
  const kept = await test.request(owner, 'POST', `/api/reviews/${reviewId}/best-moments`, keptMoment)
  return bestMomentSchema.parse(kept.body)._id
}

async function sentWhole(test: TestApp, by: TestMember, sent: FileToSend): Promise<string> {
  const files = fileSender(test)
  const { _id } = await files.begun(by, sent)
  await files.part(by, _id, 0, Buffer.from(sent.content))
  return _id
}

async function uploadedBy(test: TestApp, by: TestMember): Promise<string> {
  const sent = await test.request(by, 'POST', '/api/transcripts', { fileName: 'Dana.txt', content: file })
  const { _id } = transcriptSchema.parse(sent.body)
  await test.request(by, 'PUT', `/api/transcripts/${_id}/speakers`, { repSpeaker: 'Robin Ash' })
  return _id
}

/** Makes somebody of an uploaded call. */
async function practise(
  test: TestApp,
  by: TestMember,
  { transcript, segment, contact }: { transcript: string; segment: string; contact: string },
): Promise<void> {
  const told = { name: 'Kestrel Foods', firstName: 'Dana', lastName: '', troubles: [], worries: [] }
  const place = { orgId: by.orgId, targetSegmentProfileId: segment, contactProfileId: contact }
  await test.request(by, 'POST', '/api/pipeline/account-from-call', { transcriptId: transcript, ...place, ...told })
}

/** A recording, which a speech service will write down. */
async function recordedBy(test: TestApp, by: TestMember): Promise<string> {
  return (await fileSender(test).sent(by, { fileName: 'call.wav', content: wavTone(4) }))._id
}

async function withRecording(test: TestApp, by: TestMember, transcriptId: string): Promise<string> {
  await fileSender(test).sent(by, { fileName: 'call.wav', content: wavTone(2), transcriptId })
  return transcriptId
}

async function makeAssignment(
  test: TestApp,
  owner: TestMember,
  { member, persona }: { member: string; persona: string },
): Promise<string> {
  const target = { kind: 'persona', id: persona }
  const dueOn = test.clock.now().toISOString().slice(0, 10)
  const body = { target, type: 'discovery', targetScore: 70, dueOn, userIds: [member] }
  return teamAssignmentSchema.parse((await test.request(owner, 'POST', '/api/assignments', body)).body)._id
}

/** A rubric with a published version and a draft of the next. */
async function makeRubric(test: TestApp, owner: TestMember): Promise<string> {
  const made = await test.request(owner, 'POST', '/api/rubrics', { name: houseRubric.name, copyOf: null })
  const { _id: id } = rubricSchema.parse(made.body)
  await test.request(owner, 'PUT', `/api/rubrics/${id}/draft`, { revision: 1, content: houseRubric })
  await test.request(owner, 'POST', `/api/rubrics/${id}/publish`, { revision: 2 })
  await test.request(owner, 'PUT', `/api/rubrics/${id}/draft`, {
    revision: 0,
    content: renamed('House rules, shorter'),
  })
  return id
}

/** What is said of a best moment, and where in a call it is. */
export const toldMoment = { title: 'Well asked', note: '', skill: null, shared: true }
export const keptMoment = { ...toldMoment, fromTurn: 0, toTurn: 1 }
export const renamed = (name: string): RubricContent => ({ ...houseRubric, name })

async function talkAndHangUp(client: CallClient): Promise<void> {
  await client.event('buyer-turn')
  await client.ask('How do you plan the work of your people today?')
  await client.ask('That makes sense. What goes wrong with that when it gets busy, and who is called then?')
  await client.ask('It sounds like that is a hard morning. What does it cost you when that goes wrong?')
  client.send({ type: 'hang-up' })
  await client.closed()
}

const idIn: ReadonlyArray<readonly [RegExp, keyof Things]> = [
  [/^\/api\/organizations\//, 'organization'],
  [/^\/api\/pipeline\/target-segment\//, 'segment'],
  [/^\/api\/pipeline\/account\//, 'account'],
  [/^\/api\/pipeline\/contact-profile\//, 'contact'],
  [/^\/api\/pipeline\/persona\//, 'persona'],
  [/^\/api\/pipeline\/generate-accounts\//, 'order'],
  [/^\/api\/pipeline\/imports\/:id\/(preview|run)/, 'file'],
  [/^\/api\/pipeline\/imports\//, 'imported'],
  [/^\/api\/live-calls\//, 'liveCall'],
  [/^\/api\/simulations\//, 'call'],
  [/^\/api\/reviews\//, 'review'],
  [/^\/api\/best-moments\//, 'moment'],
  [/^\/api\/rubrics\//, 'rubric'],
  [/^\/api\/transcripts\/:id\/transcription$/, 'recording'],
  [/^\/api\/transcripts\/:id\/voices$/, 'untold'],
  [/^\/api\/transcripts\/:id\/take-up$/, 'practised'],
  [/^\/api\/assignments\//, 'assignment'],
  [/^\/api\/transcripts\//, 'transcript'],
  [/^\/api\/uploads\//, 'upload'],
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
    criterion: 'opening',
    version: '1',
    line: '1',
  }
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = byName[name]
    if (value === undefined) throw new Error(`${path} has ${name}, and no thing for it`)
    return value
  })
}
