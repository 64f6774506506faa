// The lean reference of bench/api.ts: Fastify and pg, a bearer check, the organisation's rows with a total, a response
// schema. No audit, caps, rate limits or idempotency. Run: node bench/reference.ts DATABASE_URL SECRET ORGANISATION
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createReference } from './reference-app.ts'

const [connectionString, secret, orgId] = process.argv.slice(2)
if (connectionString === undefined || secret === undefined || orgId === undefined) {
  throw new Error('Run: node bench/reference.ts DATABASE_URL SECRET ORGANISATION')
}

const table = `create table calls (
    id uuid primary key, org_id text not null, user_id text not null, rep_name text not null, persona jsonb not null,
    type text not null, difficulty text not null, state text not null, outcome text, score integer,
    score_change integer, duration_ms integer, created_at timestamptz not null, started_at timestamptz,
    ended_at timestamptz
  );
  create index calls_newest on calls (org_id, ended_at desc, id desc)`

const rows = `insert into calls select gen_random_uuid(), $1, gen_random_uuid(), 'Ann Lee', $2, 'discovery', 'medium',
    'reviewed', 'meeting', i % 100, i % 10, 300000, at, at, at + interval '5 minutes'
  from (select i, now() - i * interval '1 hour' as at from generate_series(1, $3::int) as i) as each`

const someone = {
  personaId: randomUUID(),
  firstName: 'Maria',
  lastName: 'Lindqvist',
  title: 'VP of Operations',
  accountId: randomUUID(),
  accountName: 'Harbor Freight Lines',
  accountSlug: 'harbor-freight-lines',
}

// As many connections as a Ringside server keeps.
const pool = new pg.Pool({ connectionString, max: 10 })
await pool.query(table)
await pool.query(rows, [orgId, JSON.stringify(someone), 1_000])
await pool.query('analyze')
const app = createReference(pool, secret)
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
