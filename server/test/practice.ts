import { simulationSchema, type CallType, type Difficulty, type Simulation, type Turn } from '@ringside/contract'
import type { Insertable } from 'kysely'
import type { Tables } from '../src/platform/database/tables/index.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestApp } from './build-test-app.ts'
import type { TestMember, TestOrganization } from './factories.ts'

/** A segment with one account and one person to call there. Gives the persona's id. */
export async function makePersona(test: TestApp, by: TestMember): Promise<string> {
  const { pipeline } = test.modules
  await pipeline.contactProfiles.add(by.actor, {
    orgId: by.orgId,
    userId: by.userId,
    level: 'Department Head/Manager',
    department: 'Operations',
  })
  const segment = await pipeline.segments.add(by.actor, {
    propelAuthId: by.userId,
    orgId: by.orgId,
    name: 'Regional carriers',
    industry: { targetIndustry: 'Transportation & Logistics', subIndustries: [] },
    companySize: '51-200',
    geographicFocus: { geographicFocus: 'None', regions: [], states: [], countries: [], internationalRegions: [] },
  })
  const account = await pipeline.generation.makeAccount(by.actor, segment._id)
  const { id } = await test.db
    .selectFrom('personas')
    .select('id')
    .where('org_id', '=', by.orgId)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  return id
}

/** An organisation whose member has credits, and somebody that member can call. */
export async function makeTeam(
  test: TestApp,
): Promise<{ organization: TestOrganization; rep: TestMember; personaId: string }> {
  const organization = await test.makeOrganization()
  const rep = organization.member
  await test.modules.credits.grantSignUp(rep.userId)
  return { organization, rep, personaId: await makePersona(test, organization.owner) }
}

export interface CallTerms {
  readonly type?: CallType
  readonly difficulty?: Difficulty
  readonly key?: string
}

/** Sets up a call over the API. */
export async function makeCall(
  test: TestApp,
  rep: TestMember,
  personaId: string,
  { type = 'discovery', difficulty = 'easy', key }: CallTerms = {},
): Promise<Simulation> {
  const body = { personaId, type, difficulty }
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const answer = await test.request(rep, 'POST', '/api/simulations', body, headers)
  if (answer.status !== 201) throw new Error(`The call was not made: ${answer.status} ${JSON.stringify(answer.body)}`)
  return simulationSchema.parse(answer.body)
}

/** The turns of a call as they are kept, in their order. */
export async function keptTurns(test: TestApp, simulationId: string): Promise<Turn[]> {
  const rows = await test.db
    .selectFrom('turns')
    .select('body')
    .where('simulation_id', '=', simulationId)
    .orderBy('turn')
    .execute()
  return rows.map(({ body }) => body)
}

/** A finished call as it is kept, for tests that count many: it was with nobody in particular, and nothing was said. */
export const finishedCallRow = (
  rep: Pick<TestMember, 'orgId' | 'userId'>,
  at: Date,
  changes: Partial<Insertable<Tables['simulations']>> = {},
): Insertable<Tables['simulations']> => ({
  org_id: rep.orgId,
  id: newId(),
  user_id: rep.userId,
  rep_name: 'Robin Ash',
  persona_id: newId(),
  account_id: newId(),
  persona: '{}',
  type: 'discovery',
  difficulty: 'easy',
  state: 'reviewed',
  outcome: 'follow-up',
  ended_by: 'rep',
  score: null,
  score_change: null,
  setup: '{}',
  forked_from: null,
  forked_turn: null,
  hold_id: null,
  idempotency_key: null,
  idempotency_hash: null,
  created_at: at,
  started_at: at,
  ended_at: at,
  duration_ms: 60_000,
  ...changes,
})
