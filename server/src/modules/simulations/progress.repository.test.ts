import { getProgress, progressSpan } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { newId } from '../../platform/ids.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const row = (rep: { orgId: string; userId: string }, at: Date, score: number | null) => ({
  org_id: rep.orgId,
  id: newId(),
  user_id: rep.userId,
  rep_name: 'Robin Ash',
  persona_id: newId(),
  account_id: newId(),
  persona: '{}',
  type: 'discovery' as const,
  difficulty: 'easy' as const,
  state: 'reviewed' as const,
  outcome: 'follow-up' as const,
  ended_by: 'rep' as const,
  score,
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
})

describe('progress', () => {
  it('counts every call there was, and shows only the last scores', async () => {
    const { member, outsider } = await test.makeOrganization()
    const days = progressSpan.scores + 30
    const calls = Array.from({ length: days }, (_, day) =>
      row(member, new Date(Date.UTC(2025, 0, 1 + day, 23, 59)), day < 30 ? 90 : day % 2 === 0 ? 40 : 50),
    )
    await test.db
      .insertInto('simulations')
      .values([...calls, row(member, new Date('2025-01-01T00:00:00Z'), null)])
      .execute()
    const { body } = await test.request(member, 'GET', `/api/progress/${member.userId}`)
    const progress = getProgress.response.parse(body)
    expect(progress.calls).toBe(days + 1)
    expect(progress.scores.map(({ simulationId }) => simulationId)).toEqual(calls.slice(30).map(({ id }) => id))
    expect(progress.days[0]).toEqual({ date: '2025-01-01', calls: 2 })
    expect(progress.days).toHaveLength(days)
    const average = Math.round((30 * 90 + 100 * 40 + 100 * 50) / days)
    expect(progress.byType).toEqual([{ type: 'discovery', calls: days + 1, average, best: 90 }])
    expect(progress.byDifficulty[0]).toEqual({ difficulty: 'easy', calls: days + 1, average })
    expect((await test.request(outsider, 'GET', `/api/progress/${member.userId}`)).status).toBe(404)
  })
})
