import type pg from 'pg'

/** Copies rows of a table until there are so many; `changes` makes each a row of its own, by its number `i`. */
const copies = (table: string, changes: string): string =>
  `insert into ${table} select made.* from
    (select * from ${table} where org_id = $1 order by id limit 1) as kept,
    (select i, gen_random_uuid() as id
      from generate_series(1, $2 - (select count(*)::int from ${table} where org_id = $1)) as i) as copy,
    lateral jsonb_populate_record(null::${table},
      to_jsonb(kept) || jsonb_build_object('id', copy.id, ${changes})) as made`

// What generation made of an account or a person is large and never read by the overview: the copies go without.
const fills = [
  copies('target_segments', `'name', 'Segment ' || i`),
  // Only so many decision makers in use can differ from one another: the rest are archived, and shown all the same.
  copies('contact_profiles', `'active', false, 'archived_at', now(), 'archived_by', 'somebody'`),
  copies('accounts', `'slug', 'copy-' || i, 'name', 'Copy ' || i, 'generated', '{}'::jsonb`),
] as const

const people = `insert into personas select made.* from
    (select * from personas where org_id = $1 order by id limit 1) as kept,
    (select id, gen_random_uuid() as persona from accounts where org_id = $1 and slug like 'copy-%' order by id
      limit $2 - (select count(*)::int from personas where org_id = $1)) as account,
    lateral jsonb_populate_record(null::personas,
      to_jsonb(kept) || jsonb_build_object('id', account.persona, 'account_id', account.id, 'profile', '{}'::jsonb)) as made`

/** Five facts are known of each copied account. */
const facts = `insert into discovered_information select made.* from
    (select * from discovered_information where org_id = $1 order by account_id, fact_id limit 5) as kept,
    (select id from accounts where org_id = $1 and slug like 'copy-%') as account,
    lateral jsonb_populate_record(null::discovered_information,
      to_jsonb(kept) || jsonb_build_object('account_id', account.id)) as made`

/** Brings an organisation that has some of each to 1,000 segments, decision makers, accounts and personas. */
export async function fillToTheCap(pool: pg.Pool, orgId: string): Promise<void> {
  for (const fill of [...fills, people]) await pool.query(fill, [orgId, 1_000])
  await pool.query(facts, [orgId])
  await pool.query('analyze')
}
