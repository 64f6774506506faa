import { addContactProfile, addSegment, createSimulation, generateAccount, type BodyOf } from '@ringside/contract'
import type pg from 'pg'
import { ask } from './ringside-client.ts'
import type { Person } from './ringside-people.ts'

const accounts = 12
const calls = 1_000

/** A segment as somebody describes it in the form. */
export const segmentOf = ({ userId }: Person, orgId: string): BodyOf<typeof addSegment> => ({
  propelAuthId: userId,
  orgId,
  name: 'Mid-market carriers',
  industry: { targetIndustry: 'Transportation & Logistics', subIndustries: ['Trucking', 'Warehousing'] },
  companySize: '201-500',
  geographicFocus: { geographicFocus: 'Regional', regions: ['Northeast', 'Southeast'] },
})

const decisionMakers = [
  { level: 'C-Suite', department: 'Operations' },
  { level: 'VP/Director Level', department: 'Finance' },
  { level: 'Department Head/Manager', department: 'IT' },
] as const

/** The demo workspace's size: a segment, three decision makers, twelve accounts. Returns somebody to call. */
export async function fillPipeline(address: string, owner: Person): Promise<string> {
  const { orgId } = owner.organization
  const post = async (path: string, body: unknown): Promise<unknown> =>
    (await ask(address, 'POST', path, { ...owner.headers, 'x-org-id': orgId }, body)).json()
  const segment = addSegment.response.parse(await post(addSegment.path, segmentOf(owner, orgId)))
  for (const decisionMaker of decisionMakers) {
    const body: BodyOf<typeof addContactProfile> = { orgId, userId: owner.userId, ...decisionMaker }
    await post(addContactProfile.path, body)
  }
  const wanted: BodyOf<typeof generateAccount> = { orgId, targetSegmentProfileId: segment._id }
  const personas: string[] = []
  for (let made = 0; made < accounts; made += 1) {
    const account = generateAccount.response.parse(await post(generateAccount.path, wanted))
    personas.push(...account.personas.map(({ _id }) => _id))
  }
  const [personaId] = personas
  if (personaId === undefined) throw new Error('The accounts have nobody to call')
  return personaId
}

/** Each copy is with the next persona, an hour before the one before it. */
const copyCalls = `with buyers as (
    select p.id, p.account_id, p.first_name, p.last_name, p.title, a.name, a.slug,
      row_number() over (order by p.id) as place, count(*) over () as number
    from personas p join accounts a on a.org_id = p.org_id and a.id = p.account_id where p.org_id = $1
  )
  insert into simulations (org_id, id, user_id, rep_name, persona_id, account_id, persona, type, difficulty, state, outcome,
    ended_by, score, score_change, setup, created_at, started_at, ended_at, duration_ms)
  select s.org_id, gen_random_uuid(), s.user_id, s.rep_name, b.id, b.account_id,
    jsonb_build_object('personaId', b.id, 'firstName', b.first_name, 'lastName', b.last_name, 'title', b.title,
      'accountId', b.account_id, 'accountName', b.name, 'accountSlug', b.slug),
    s.type, s.difficulty, 'reviewed', 'follow-up', 'rep', i % 100, i % 10, s.setup,
    s.created_at - i * interval '1 hour', s.created_at - i * interval '1 hour',
    s.created_at - i * interval '1 hour' + interval '5 minutes', 300000
  from simulations s, generate_series(1, $3::int) as i join buyers b on b.place = i % b.number + 1
  where s.org_id = $1 and s.id = $2`

const copyAccountCalls = `insert into account_calls
    (org_id, simulation_id, account_id, persona_id, user_id, type, outcome, score, at)
  select org_id, id, account_id, persona_id, user_id, type, outcome, score, ended_at
  from simulations where org_id = $1 and ended_at is not null`

/** Every third fact of each account was found out, in that account's last call. */
const copyFacts = `insert into discovered_information
    (org_id, account_id, fact_id, simulation_id, user_id, persona_id, persona_name, summary, counts, turn, at)
  select a.org_id, a.id, fact->>'id', c.simulation_id, c.user_id, c.persona_id, 'Ann Lee', fact->>'label', true, place::int, c.at
  from accounts a, jsonb_array_elements(a.fact_labels) with ordinality as labels (fact, place),
    lateral (select * from account_calls c where c.org_id = a.org_id and c.account_id = a.id order by at desc limit 1) c
  where a.org_id = $1 and place % 3 = 0`

/** One call is set up through the API. It is then copied as 1,000 finished ones with what they left on the accounts. */
export async function fillHistory(address: string, pool: pg.Pool, owner: Person, personaId: string): Promise<void> {
  const { orgId } = owner.organization
  const body: BodyOf<typeof createSimulation> = { personaId, type: 'discovery', difficulty: 'medium' }
  const made = await ask(address, 'POST', createSimulation.path, { ...owner.headers, 'x-org-id': orgId }, body)
  const { _id } = createSimulation.response.parse(await made.json())
  await pool.query(copyCalls, [orgId, _id, calls])
  await pool.query(copyAccountCalls, [orgId])
  await pool.query(copyFacts, [orgId])
  await pool.query('analyze')
}
