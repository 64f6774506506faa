import type { Assignments } from '../modules/assignments/index.ts'
import type { Conversations } from '../modules/conversations/index.ts'
import type { Credits } from '../modules/credits/index.ts'
import type { Pipeline } from '../modules/pipeline/index.ts'
import type { Reviews } from '../modules/reviews/index.ts'
import type { Simulations } from '../modules/simulations/index.ts'
import type { Transcripts } from '../modules/transcripts/index.ts'
import type { Users } from '../modules/users/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Identity, MemberActor } from '../platform/http/actor.ts'
import { newId } from '../platform/ids.ts'
import { assignCalls } from './assign-calls.ts'
import { planCalls, type PlannedCall } from './call-plan.ts'
import { playCall, type MovableClock } from './play-call.ts'
import { uploadCalls } from './upload-calls.ts'
import {
  accountsPerSegment,
  callsOf,
  demoContacts,
  demoOrganizationName,
  demoPassword,
  demoPeople,
  demoProduct,
  demoSegments,
} from './workspace.ts'

const dayMs = 24 * 3_600_000
/** The workspace was set up this long ago. */
const ageMs = 35 * dayMs

/** What the demo uses of the modules that calls need. Calls are scored when they end, and nothing is left to a job. */
export interface DemoModules {
  readonly credits: Credits
  readonly pipeline: Pipeline
  readonly simulations: Simulations
  readonly conversations: Conversations
  readonly reviews: Reviews
  readonly assignments: Assignments
}

/** The modules in the demo's own time. */
type Stage = DemoModules & { readonly clock: MovableClock }

export interface DemoNeeds {
  readonly db: Database
  /** Makes the modules anew, for another time than the server's. */
  readonly buildModules: (clock: Clock) => DemoModules
  /** The real time: the calls lie in the weeks before it. */
  readonly clock: Clock
  readonly users: Users
  /** Keeps a call as one that is uploaded now. */
  readonly uploadCall: Transcripts['upload']
  /** Makes somebody who can sign in with this password. */
  readonly createPerson: (person: {
    email: string
    firstName: string
    lastName: string
    password: string
  }) => Promise<string>
  /** Told once, before the work begins; it takes some seconds. */
  readonly say: (line: string) => void
}

/**
 * Fills an empty database with the demo workspace: people, a pipeline, and calls of the last weeks which scripted reps of
 * different skill really play against the engine, through the same modules as everybody else. Where only other people are
 * nothing is made; a workspace that was cut short is made anew.
 */
export async function seedDemo(needs: DemoNeeds): Promise<'made' | 'there' | 'absent'> {
  const state = await stateOf(needs.db)
  if (state !== 'empty') return state
  needs.say(`Making the demo workspace: scripted reps are playing ${plannedCalls} calls. This happens once.`)
  await forgetHalfMade(needs.db)
  const start = new Date(needs.clock.now().getTime() - ageMs)
  const clock = movableClock(start)
  const people = await makePeople(needs, start)
  const modules = { ...needs.buildModules(clock), clock }
  try {
    const { personas, segments } = await makePipeline(modules, people)
    const plan = planCalls(demoPeople, personas.length, needs.clock.now())
    await markCustomers(modules, { plan, people, personas })
    for (const planned of plan) {
      await playPlanned(needs, modules, { planned, people, personas })
    }
    await comment(needs.db, modules.reviews, clock, people)
    await assignCalls(modules.assignments, clock, { now: needs.clock.now(), people, segments })
    await uploadCalls(needs.uploadCall, people)
  } finally {
    await modules.conversations.close()
  }
  return 'made'
}

/** How many calls a complete workspace has at least. */
const plannedCalls = demoPeople.reduce((sum, person) => sum + callsOf(person), 0)
const demoEmails = demoPeople.map(({ email }) => email)

/** empty: nobody is here, or only a demo workspace that was cut short. */
async function stateOf(db: Database): Promise<'empty' | 'there' | 'absent'> {
  const { calls } = await db
    .selectFrom('simulations')
    .innerJoin('users', 'users.user_id', 'simulations.user_id')
    .select((row) => row.fn.countAll<number>().as('calls'))
    .where('users.email', 'in', demoEmails)
    .where('state', '=', 'reviewed')
    .executeTakeFirstOrThrow()
  if (calls >= plannedCalls) return 'there'
  const stranger = await db
    .selectFrom('users')
    .select('user_id')
    .where('email', 'not in', demoEmails)
    .limit(1)
    .executeTakeFirst()
  return stranger ? 'absent' : 'empty'
}

/** What an interrupted start left. Its people are kept: nobody can sign up twice with one e-mail. */
async function forgetHalfMade(db: Database): Promise<void> {
  await db.deleteFrom('organizations').where('name', '=', demoOrganizationName).execute()
}

type People = ReadonlyMap<string, MemberActor>

async function makePeople(needs: DemoNeeds, at: Date): Promise<People> {
  const { db, users } = needs
  const [orgId, organizationId] = [newId(), newId()]
  await db
    .insertInto('organizations')
    .values({
      org_id: orgId,
      id: organizationId,
      name: demoOrganizationName,
      rubric: 'coachable',
      pipeline: true,
      cobranded: false,
      cobrand_logo_url: null,
      created_at: at,
    })
    .execute()
  const people = new Map<string, MemberActor>()
  for (const { email, firstName, lastName, role, title, targetScore } of demoPeople) {
    const known = await db.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst()
    const userId = known?.user_id ?? (await needs.createPerson({ email, firstName, lastName, password: demoPassword }))
    await db.insertInto('memberships').values({ org_id: orgId, user_id: userId, role, joined_at: at }).execute()
    const membership = { orgId, organizationId, role }
    const actor = { userId, firstName, lastName, email, emailVerified: true, isSiteAdmin: false, membership }
    const you = { role: title, companyName: demoOrganizationName, industry: 'SaaS/Technology' }
    await users.saveProfileSection(actor, userId, 'you', you)
    await users.saveProfileSection(actor, userId, 'target', { industries: [], sizes: [], notes: '' })
    await users.saveProfileSection(actor, userId, 'goals', { targetScore, callsAWeek: 5, focus: '' })
    await users.saveProfileSection(actor, userId, 'voice', { mode: 'voice', captions: true, singleKeys: true })
    await users.saveSummary(actor, userId, demoProduct)
    people.set(email, actor)
  }
  return people
}

/** Segments by their names, and the ids of each account's personas. */
interface MadePipeline {
  readonly personas: string[][]
  readonly segments: ReadonlyMap<string, string>
}

/** Segments, decision makers and accounts. */
async function makePipeline({ pipeline, credits }: Stage, people: People): Promise<MadePipeline> {
  const owner = people.get(demoEmails[0] ?? '')
  if (!owner) throw new Error('The demo has an owner')
  const { userId } = owner
  const { orgId } = owner.membership
  for (const demoPerson of demoPeople) {
    const person = people.get(demoPerson.email)
    if (person)
      await credits.give({ userId: person.userId, amount: callsOf(demoPerson) + 6, note: 'For the demo', key: newId() })
  }
  for (const contact of demoContacts) await pipeline.contactProfiles.add(owner, { orgId, userId, ...contact })
  const accounts: string[] = []
  const segments = new Map<string, string>()
  for (const { industryPainPoints, potentialObjections, ...segment } of demoSegments) {
    const { _id } = await pipeline.segments.add(owner, { propelAuthId: userId, orgId, ...segment })
    segments.set(segment.name, _id)
    const customizations = { industryPainPoints, potentialObjections, freeformCustomizations: '' }
    await pipeline.segments.customize(owner, _id, { orgId, userId, customizations })
    for (let made = 0; made < accountsPerSegment; made += 1) {
      accounts.push((await pipeline.generation.makeAccount(owner, _id)).id)
    }
  }
  const prospects = await pipeline.prospects(owner)
  const personas = accounts.map((id) =>
    prospects.filter(({ persona }) => persona.accountId === id).map(({ persona }) => persona._id),
  )
  return { personas, segments }
}

/** Who has bought before the first call is a customer from the start: the deal says so, with the reason. */
async function markCustomers(
  { pipeline }: Stage,
  { plan, people, personas }: { plan: readonly PlannedCall[]; people: People; personas: readonly string[][] },
): Promise<void> {
  const customers = new Map(plan.filter(({ ofCustomer }) => ofCustomer).map((call) => [call.account, call.email]))
  for (const [account, email] of customers) {
    const rep = people.get(email)
    const personaId = personas[account]?.[0]
    if (!rep || personaId === undefined) throw new Error('The plan of the demo names people who are there')
    const buyer = await pipeline.buyerFor(rep.membership.orgId, rep.userId, personaId)
    const reason = 'They bought last spring, before we kept our pipeline here'
    await pipeline.deals.move(rep, buyer.account.id, { userId: rep.userId, from: 'researching', to: 'won', reason })
  }
}

async function playPlanned(
  { db }: DemoNeeds,
  { simulations, conversations, clock }: Stage,
  { planned, people, personas }: { planned: PlannedCall; people: People; personas: readonly string[][] },
): Promise<void> {
  const rep = people.get(planned.email)
  const personaId = personas[planned.account]?.[planned.person]
  if (!rep || personaId === undefined) throw new Error('The plan of the demo names people who are there')
  clock.set(planned.at)
  const { type, difficulty, manner } = planned
  const { _id } = await simulations.create(rep, { personaId, type, difficulty }, undefined)
  const { setup } = await db.selectFrom('simulations').select('setup').where('id', '=', _id).executeTakeFirstOrThrow()
  const { membership, ...person } = rep
  const identity: Identity = { ...person, memberships: [membership] }
  await playCall({ conversations, clock }, identity, _id, { setup, manner })
}

/** A word from the owner on the two newest calls of the rep whom visitors sign in as. */
async function comment(db: Database, reviews: Reviews, clock: MovableClock, people: People): Promise<void> {
  const [ruth, , maya] = demoPeople.map(({ email }) => people.get(email))
  if (!ruth || !maya) return
  const newest = await reviews.recentFor(maya.membership.orgId, maya.userId, 2)
  for (const { reviewId, review, createdAt } of newest) {
    const moment = review.moments.find(({ kind, caught }) => kind === 'fact' && caught) ?? review.moments[0]
    clock.set(new Date(createdAt.getTime() + 3_600_000))
    const text = moment?.caught
      ? 'Good question, and you let them finish. Ask the same thing of their finance people.'
      : 'Slow down here and let them finish. They were about to tell you more.'
    await reviews.addComment(ruth, reviewId, { text, startMs: moment?.startMs ?? null })
  }
}

function movableClock(start: Date): MovableClock {
  let now = start
  return { now: () => now, set: (to) => void (now = to) }
}
