// The lean reference of bench/pipeline.ts: Fastify and pg, a bearer check, one query a table, a response schema. It reads the
// very rows that Ringside reads and answers with the same fields. Run: node bench/pipeline-reference.ts DATABASE_URL SECRET
import Fastify from 'fastify'
import pg from 'pg'
import { readToken } from './reference-token.ts'

const [connectionString, secret] = process.argv.slice(2)
if (connectionString === undefined || secret === undefined) {
  throw new Error('Run: node bench/pipeline-reference.ts DATABASE_URL SECRET')
}

const text = { type: 'string' } as const
const maybeText = { type: ['string', 'null'] } as const
const number = { type: 'integer' } as const
const maybeNumber = { type: ['integer', 'null'] } as const
const list = (items: object) => ({ type: 'array', items })
const object = (properties: Record<string, object>) => ({ type: 'object', properties, additionalProperties: false })
const times = { archivedAt: maybeText, archivedByUserId: maybeText, createdAt: text }
const segment = object({
  _id: text,
  propelAuthId: text,
  orgId: text,
  name: text,
  otherIndustry: maybeText,
  companySize: text,
  industry: object({ targetIndustry: text, subIndustries: list(text) }),
  displayIndustry: text,
  displaySubIndustry: text,
  geographicFocus: object({
    geographicFocus: text,
    regions: list(text),
    states: list(text),
    countries: list(text),
    internationalRegions: list(text),
  }),
  industryPainPoints: list(text),
  potentialObjections: list(text),
  freeformCustomizations: text,
  ...times,
})
const contact = object({
  _id: text,
  orgId: text,
  level: text,
  department: maybeText,
  active: { type: 'boolean' },
  everywhere: { type: 'boolean' },
  ...times,
})
const persona = object({
  _id: text,
  orgId: text,
  accountId: text,
  contactProfileId: text,
  firstName: text,
  lastName: text,
  title: text,
  level: text,
  department: maybeText,
  manner: text,
  priorities: list(text),
  calls: number,
  bestScore: maybeNumber,
  lastCallAt: maybeText,
  archivedAt: maybeText,
  archivedByUserId: maybeText,
})
const fact = object({
  factId: text,
  summary: text,
  counts: { type: 'boolean' },
  personaId: text,
  personaName: text,
  simulationId: maybeText,
  turn: number,
  at: text,
  foundBy: { ...object({ userId: text, name: text }), nullable: true },
})
const account = object({
  _id: text,
  targetSegmentProfileId: text,
  propelAuthId: text,
  orgId: text,
  slug: text,
  name: text,
  industry: text,
  subIndustry: text,
  size: text,
  description: text,
  location: text,
  difficulty: text,
  stage: text,
  stageSince: text,
  lostFrom: maybeText,
  factsInAll: number,
  active: { type: 'boolean' },
  ...times,
  discoveredInformation: list(fact),
  personas: list(persona),
  lastCallAt: maybeText,
  bestScore: maybeNumber,
})
const response = object({
  targetSegmentProfiles: list(segment),
  contactProfiles: list(contact),
  accounts: list(account),
})

const archived = `archived_at as "archivedAt", archived_by as "archivedByUserId"`
const queries = {
  segments: `select id as "_id", created_by as "propelAuthId", org_id as "orgId", name, industry, other_industry as "otherIndustry",
      industry->>'targetIndustry' as "displayIndustry", array_to_string(array(select jsonb_array_elements_text(industry->'subIndustries')), ', ') as "displaySubIndustry",
      company_size as "companySize", geographic_focus as "geographicFocus", pain_points as "industryPainPoints",
      objections as "potentialObjections", customizations as "freeformCustomizations", ${archived}, created_at as "createdAt"
    from target_segments where org_id = $1 order by created_at desc, id desc`,
  contacts: `select id as "_id", org_id as "orgId", level, department, active, everywhere, ${archived}, created_at as "createdAt"
    from contact_profiles where org_id = $1 order by created_at, id`,
  accounts: `select id as "_id", segment_id as "targetSegmentProfileId", created_by as "propelAuthId", org_id as "orgId", slug, name,
      industry, sub_industry as "subIndustry", size, description, location, difficulty, stage, stage_since as "stageSince", lost_from as "lostFrom",
      fact_count as "factsInAll", active, ${archived}, created_at as "createdAt"
    from accounts where org_id = $1 order by created_at desc, id desc`,
  personas: `select p.id as "_id", p.org_id as "orgId", p.account_id as "accountId", contact_profile_id as "contactProfileId",
      first_name as "firstName", last_name as "lastName", title, level, department, manner, priorities,
      coalesce(c.calls, 0)::int as calls, c.best as "bestScore", c.last as "lastCallAt", ${archived}
    from personas p left join (select persona_id, count(*) as calls, max(score) as best, max(at) as last
      from account_calls where org_id = $1 group by persona_id) c on c.persona_id = p.id
    where p.org_id = $1 order by created_at, id`,
  facts: `select account_id as "accountId", fact_id as "factId", summary, counts, persona_id as "personaId", persona_name as "personaName",
      simulation_id as "simulationId", turn, user_id as "userId", user_name as "userName", at
    from (select distinct on (account_id, fact_id) * from discovered_information where org_id = $1
      order by account_id, fact_id, at, simulation_id) as found order by at, turn`,
} as const

type Row = Record<string, unknown>
// As many connections as a Ringside server keeps.
const pool = new pg.Pool({ connectionString, max: 10 })
const rowsOf = async (query: keyof typeof queries, orgId: string): Promise<Row[]> =>
  (await pool.query<Row>({ name: query, text: queries[query], values: [orgId] })).rows

const latest = (times: readonly unknown[]): unknown =>
  times.reduce((last, at) => (at instanceof Date && (!(last instanceof Date) || at > last) ? at : last), null)
const best = (scores: readonly unknown[]): unknown =>
  scores.reduce((most, score) => (typeof score === 'number' && !(Number(most ?? -1) >= score) ? score : most), null)

async function overview(orgId: string): Promise<object> {
  const [segments, contacts, accounts, personas, facts] = await Promise.all([
    rowsOf('segments', orgId),
    rowsOf('contacts', orgId),
    rowsOf('accounts', orgId),
    rowsOf('personas', orgId),
    rowsOf('facts', orgId),
  ])
  const personasOf = Map.groupBy(personas, (row) => row['accountId'])
  const factsOf = Map.groupBy(facts, (row) => row['accountId'])
  for (const row of facts) {
    const { userId, userName: name } = row
    row['foundBy'] = userId === null || name === null ? null : { userId, name }
    // Whose call it was, and which, is told together or not at all.
    if (row['foundBy'] === null) row['simulationId'] = null
  }
  for (const row of accounts) {
    const people = personasOf.get(row['_id']) ?? []
    row['personas'] = people
    row['discoveredInformation'] = factsOf.get(row['_id']) ?? []
    row['lastCallAt'] = latest(people.map((each) => each['lastCallAt']))
    row['bestScore'] = best(people.map((each) => each['bestScore']))
  }
  return { targetSegmentProfiles: segments, contactProfiles: contacts, accounts }
}

const app = Fastify()
app.get('/pipeline', { schema: { response: { 200: response } } }, async (request) => {
  const claims = readToken(request.headers.authorization?.slice('Bearer '.length) ?? '', secret, Date.now())
  if (claims === null) throw Object.assign(new Error('Unauthorized'), { statusCode: 401 })
  return overview(claims.orgId)
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
