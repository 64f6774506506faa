import { houseRubric } from '@ringside/contract/rubrics/rubric.fixture'
import type { TestMember } from '../../test/factories.ts'
import { keptMoment, renamed, toldMoment, type Things } from './isolation.fixture.ts'

type Body = (actor: TestMember, things: Things) => object

const own: Body = ({ userId }) => ({ userId })
const ownHere: Body = ({ userId, orgId }) => ({ userId, orgId })
const customizations = { industryPainPoints: [], potentialObjections: [], freeformCustomizations: 'Mine' }

const ofSegment = (segment: string): object => ({ targetSegmentProfileId: segment, columns: { company: 0 } })

/** What is sent where an endpoint takes a body: right but for the ids, which may be foreign. */
export const bodies: Readonly<Record<string, Body>> = {
  'POST /api/live-calls/:id/whisper': () => ({ text: 'Ask what it costs' }),
  'PUT /api/organizations/mongoid/:id': () => ({ name: 'Renamed' }),
  'POST /api/organizations/mongoid/:id/invites': () => ({ emails: ['more@ringside.test'], role: 'Member' }),
  'PUT /api/organizations/mongoid/:id/users/:userId/role': () => ({ role: 'Admin' }),
  'POST /api/pipeline/account-from-call': ({ orgId }, { segment, contact }) => ({
    orgId,
    targetSegmentProfileId: segment,
    contactProfileId: contact,
    name: 'Corrigan Cold Storage',
    firstName: 'Dana',
    lastName: 'Whitfield',
    troubles: [],
    worries: [],
  }),
  'POST /api/pipeline/generate-account': ({ orgId }, { segment }) => ({ orgId, targetSegmentProfileId: segment }),
  'POST /api/pipeline/generate-accounts': ({ orgId }, { segment }) => ({
    orgId,
    targetSegmentProfileId: segment,
    amount: 2,
  }),
  'POST /api/pipeline/imports/:id/preview': (_, { segment }) => ofSegment(segment),
  'POST /api/pipeline/imports/:id/run': (_, { segment }) => ofSegment(segment),
  'PUT /api/pipeline/target-segment/:id': ({ orgId }) => ({ orgId, name: 'Renamed' }),
  'PUT /api/pipeline/target-segment/:id/archive': ownHere,
  'PUT /api/pipeline/target-segment/:id/unarchive': ownHere,
  'PUT /api/pipeline/target-segment/:id/customizations': (actor, things) => ({
    ...ownHere(actor, things),
    customizations,
  }),
  'PUT /api/pipeline/account/:id/archive': own,
  'PUT /api/pipeline/account/:id/unarchive': own,
  'PUT /api/pipeline/account/:id/stage': ({ userId }) => ({
    userId,
    from: 'negotiation',
    to: 'contacted',
    reason: 'They called us',
  }),
  'POST /api/pipeline/account/:id/persona': (_, { contact }) => ({
    contactProfileId: contact,
    person: { who: 'made-up' },
  }),
  'PUT /api/pipeline/contact-profile/:id/archive': own,
  'PUT /api/pipeline/contact-profile/:id/unarchive': own,
  'PUT /api/pipeline/contact-profile/:id/everywhere': ({ userId }) => ({ userId, everywhere: false }),
  'PUT /api/pipeline/persona/:id/archive': own,
  'PUT /api/pipeline/persona/:id/unarchive': own,
  'POST /api/simulations': (_, { persona }) => ({ personaId: persona, type: 'discovery', difficulty: 'easy' }),
  'POST /api/simulations/:id/fork': () => ({ turn: 1 }),
  'POST /api/transcripts/:id/take-up': () => ({ line: 0 }),
  'PUT /api/transcripts/:id/practice': (_, { persona }) => ({ personaId: persona }),
  'PUT /api/simulations/:id/notes': () => ({ notes: 'Mine' }),
  'POST /api/reviews/:id/comments': () => ({ text: 'Well asked', startMs: null }),
  'POST /api/reviews/:id/best-moments': () => keptMoment,
  'PUT /api/best-moments/:id': () => toldMoment,
  'PUT /api/reviews/:id/share': () => ({ shared: true }),
  'POST /api/uploads': (_, { transcript }) => ({ fileName: 'call.mp3', bytes: 10, transcriptId: transcript }),
  'PUT /api/transcripts/:id/recording': () => ({ offsetMs: 500 }),
  'PUT /api/reviews/:id/criteria/:criterion/override': () => ({
    judgement: { state: 'scored', level: 4 },
    reason: 'Clear and short',
  }),
  'POST /api/reviews/:id/scorings': (_, { rubric }) => ({ rubric }),
  'POST /api/reviews/scorings': (_, { rubric }) => ({ rubric, last: 5 }),
  'POST /api/assignments': (actor, { persona }) => ({
    target: { kind: 'persona', id: persona },
    type: 'discovery',
    targetScore: 70,
    dueOn: '2099-01-01',
    userIds: [actor.userId],
  }),
  'POST /api/rubrics': (_, { rubric }) => ({ name: 'A copy', copyOf: rubric }),
  'POST /api/rubrics/:id/publish': () => ({ revision: 2 }),
  'PUT /api/rubrics/:id/draft': () => ({ revision: 1, content: renamed('House rules, longer') }),
  'POST /api/rubrics/try-out': (_, { call }) => ({ content: houseRubric, call: { kind: 'simulation', id: call } }),
  'POST /api/transcripts/:id/speakers': () => ({ speaker: 'Dana', to: 'Dana Whitfield' }),
  'PUT /api/transcripts/:id/lines/:line': () => ({ words: 'In a spreadsheet.' }),
  'PUT /api/transcripts/:id/voices': () => ({ repLines: [0], otherName: 'Dana' }),
  'PUT /api/transcripts/:id/speakers': () => ({ repSpeaker: 'Robin Ash' }),
  'PUT /api/transcripts/:id/type': () => ({ type: 'closing' }),
  'PUT /api/profile/:userId/:section': () => ({ role: 'Mine' }),
  'POST /api/product-summary/:userId': () => ({ name: 'Mine', whatItDoes: 'It is mine.' }),
  'POST /api/product-summary/:userId/draft': () => ({ from: 'text', text: 'Mine saves an hour a day.' }),
}
