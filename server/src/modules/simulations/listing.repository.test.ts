import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { finishedCallRow } from '../../../test/practice.ts'
import { listPage, pageQuery, type Listing } from './listing.repository.ts'

let test: TestApp
let rep: TestMember

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  rep = (await test.makeOrganization()).member
})

interface Finished {
  readonly endedAt: string
  readonly score?: number | null
  readonly durationMs?: number
}

/** A finished call, its end to the microsecond. Gives its id. */
async function finish({ endedAt, score = null, durationMs = 60_000 }: Finished): Promise<string> {
  const row = finishedCallRow(rep, new Date('2026-05-01T12:00:00Z'), {
    persona: JSON.stringify({ firstName: 'Rita' }),
    score,
    duration_ms: durationMs,
  })
  await test.db
    .insertInto('simulations')
    .values({ ...row, ended_at: sql<Date>`${endedAt}::timestamptz` })
    .execute()
  return row.id
}

const listing = (asked: Partial<Listing> = {}): Listing => ({
  orgId: rep.orgId,
  rep: rep.userId,
  sort: 'when',
  direction: 'desc',
  limit: 25,
  ...asked,
})

/** Every page of one call each, from the first to the last. */
async function leafThrough(asked: Partial<Listing>): Promise<string[]> {
  const ids: string[] = []
  let next: string | null = null
  do {
    const page = await listPage(test.db, listing({ ...asked, limit: 1, ...(next !== null && { cursor: next }) }))
    ids.push(...page.rows.map(({ id }) => id))
    next = page.next
  } while (next !== null && ids.length < 20)
  return ids
}

describe('leafing through the calls', () => {
  it('tells ends apart that lie a microsecond from each other, and of equal ends takes each once', async () => {
    const second = await finish({ endedAt: '2026-05-01T12:00:00.000002Z' })
    const first = await finish({ endedAt: '2026-05-01T12:00:00.000001Z' })
    const twins = [
      await finish({ endedAt: '2026-05-01T12:00:00.999999Z' }),
      await finish({ endedAt: '2026-05-01T12:00:00.999999Z' }),
    ].toSorted()
    const oldestFirst = [first, second, ...twins]
    expect(await leafThrough({ direction: 'asc' })).toEqual(oldestFirst)
    expect(await leafThrough({ direction: 'desc' })).toEqual(oldestFirst.toReversed())
  })

  it('by score puts calls without one below all others', async () => {
    const endedAt = '2026-05-01T12:00:00Z'
    const none = await finish({ endedAt })
    const high = await finish({ endedAt, score: 90 })
    const zero = await finish({ endedAt, score: 0 })
    expect(await leafThrough({ sort: 'score' })).toEqual([high, zero, none])
    expect(await leafThrough({ sort: 'score', direction: 'asc' })).toEqual([none, zero, high])
  })

  it('by length goes from the longest to the shortest', async () => {
    const endedAt = '2026-05-01T12:00:00Z'
    const short = await finish({ endedAt, durationMs: 900 })
    const long = await finish({ endedAt, durationMs: 3_600_000 })
    expect(await leafThrough({ sort: 'length' })).toEqual([long, short])
  })
})

it('of a day where the reader lives are the calls that ended from its first moment on and before its end', async () => {
  // The 20th of November in New York is from five to five in UTC.
  const day = { from: '2026-11-20T05:00:00.000Z', before: '2026-11-21T05:00:00.000Z' }
  await finish({ endedAt: '2026-11-20T04:59:59.999999Z' })
  const first = await finish({ endedAt: '2026-11-20T05:00:00Z' })
  const evening = await finish({ endedAt: '2026-11-21T01:30:00Z' })
  await finish({ endedAt: '2026-11-21T05:00:00Z' })
  const { rows, total, allTotal } = await listPage(test.db, listing(day))
  expect(rows.map(({ id }) => id)).toEqual([evening, first])
  expect([total, allTotal]).toEqual([2, 4])
})

/** What the database answers, statement by statement. */
function listener(): { plugin: KyselyPlugin; answers: unknown[] } {
  const answers: unknown[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers.push(result)
      return result
    },
  }
  return { plugin, answers }
}

it('a page and its counts come in one statement, with and without filters', async () => {
  await finish({ endedAt: '2026-05-01T12:00:00Z', score: 40 })
  await finish({ endedAt: '2026-05-02T12:00:00Z', score: 60 })
  for (const [asked, total] of [
    [{}, 2],
    [{ minScore: 50 }, 1],
  ] as const) {
    const { plugin, answers } = listener()
    const page = await listPage(test.db.withPlugin(plugin), listing(asked))
    expect(page).toMatchObject({ total, allTotal: 2 })
    expect(page.rows).toHaveLength(total)
    expect(answers).toHaveLength(1)
  }
})

it('calls are counted as well when the filters leave none to show', async () => {
  await finish({ endedAt: '2026-05-01T12:00:00Z', score: 40 })
  expect(await listPage(test.db, listing({ minScore: 50 }))).toEqual({ rows: [], next: null, total: 0, allTotal: 1 })
})

it.each([
  ['when', 'simulations_newest'],
  ['score', 'simulations_by_score'],
  ['length', 'simulations_by_length'],
] as const)('a page of everybody’s calls by %s is read from an index and never sorted', async (sort, index) => {
  for (const endedAt of ['2026-05-01T12:00:00Z', '2026-05-02T12:00:00Z']) await finish({ endedAt, score: 50 })
  for (const direction of ['asc', 'desc'] as const) {
    const asked = listing({ sort, direction, limit: 1, rep: null })
    const { next } = await listPage(test.db, asked)
    const plan = await test.db.transaction().execute(async (tx) => {
      // A few rows are sorted faster than looked up: this asks for the plan of a large table.
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_bitmapscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      return JSON.stringify(await pageQuery(tx, { ...asked, cursor: String(next) }).explain('json'))
    })
    expect(plan).toContain(index)
    expect(plan).toMatch(/Index Cond[^}]*ROW\(/)
    expect(plan).not.toContain('Sort')
  }
})
