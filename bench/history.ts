// The list of calls at 10,000 of them: pages, orders and the search in what was said, one request after the other.
// Run: node bench/history.ts
import { listSimulations } from '@ringside/contract'
import type pg from 'pg'
import { percentile, say, sayMachine } from './figures.ts'
import { fillHistoryTo } from './full-history.ts'
import { leavingNothing } from './leaving-nothing.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { ask } from './ringside-client.ts'
import { startRingside } from './ringside.ts'

const calls = 10_000
const turns = 40
const asked = 30
/** What a list may take to answer before it is felt while scrolling, and a search while typing. */
const limits = { page: 100, search: 250 } as const

/** Lines of twelve words of two hundred; one call in five hundred speaks of forklifts. */
const fillTurns = `insert into turns (org_id, simulation_id, turn, body)
  select s.org_id, s.id, t, json_build_object('turn', t, 'speaker', case t % 2 when 0 then 'buyer' else 'rep' end,
    'startMs', t * 7000, 'endMs', t * 7000 + 5000,
    'words', case when t = 7 and s.place % 500 = 0 then 'How many forklifts break down? ' else '' end
      || (select string_agg('word' || floor(random() * 200)::int, ' ' order by n) from generate_series(1, 12) as n where n + t > 0))
  from (select org_id, id, row_number() over (order by id) as place from simulations where org_id = $1 and ended_at is not null) s,
    generate_series(1, $2::int) as t`

/** As the statement that ends a call does it. */
const fillSaid = `update simulations set said = array_to_tsvector(array['org ' || org_id]) || to_tsvector('simple',
    (select string_agg(turns.body ->> 'words', ' ' order by turns.turn) from turns
      where turns.org_id = simulations.org_id and turns.simulation_id = simulations.id))
  where org_id = $1 and ended_at is not null`

async function fill(pool: pg.Pool, orgId: string): Promise<void> {
  await fillHistoryTo(pool, orgId, calls)
  await pool.query(fillTurns, [orgId, turns])
  await pool.query(fillSaid, [orgId])
  await pool.query('analyze')
}

async function timed(request: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await request()
  return performance.now() - started
}

function report(name: string, figures: readonly number[], limit: number): void {
  say(`${name}, p50`, percentile(figures, 0.5), 'ms')
  say(`${name}, p95`, percentile(figures, 0.95), 'ms', limit)
}

sayMachine()
await leavingNothing(async (closeLater) => {
  const postgres = await startLocalPostgres()
  closeLater(() => postgres.stop())
  const database = await postgres.createDatabase('history')
  const { server, people, sharedOrgId } = await startRingside({ database, dataDir: postgres.dataDir, people: 1 })
  closeLater(() => server.stop())
  const [owner] = people
  if (!owner) throw new Error('Nobody to measure with')
  await fill(database.pool, sharedOrgId)
  const headers = { ...owner.headers, 'x-org-id': sharedOrgId }
  const list = async (query: string) =>
    listSimulations.response.parse(
      await (await ask(server.address, 'GET', `/api/simulations?${query}`, headers)).json(),
    )
  const often = async (query: string): Promise<number[]> => {
    await list(query)
    const figures: number[] = []
    for (let time = 0; time < asked; time += 1) figures.push(await timed(() => list(query)))
    return figures
  }
  const pages: number[] = []
  let cursor: string | null = ''
  let seen = 0
  while (cursor !== null) {
    const at: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    pages.push(
      await timed(async () => {
        const { items, next } = await list(`limit=50${at}`)
        seen += items.length
        cursor = next
      }),
    )
  }
  say('calls listed', seen, '')
  report('a page of 50, from the first to the last', pages, limits.page)
  report('the first page by score', await often('sort=score'), limits.page)
  report('a name', await often('search=Ann'), limits.search)
  report('a word of 20 calls', await often('search=forklifts'), limits.search)
  report('two words of nearly every call', await often('search=word17%20word42'), limits.search)
  report('the beginning of every call’s words', await often('search=wor'), limits.search)
})
