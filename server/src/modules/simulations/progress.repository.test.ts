import { getProgress, progressSpan } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { finishedCallRow } from '../../../test/practice.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

describe('progress', () => {
  it('counts every call there was, and shows only the last scores', async () => {
    const { member, outsider } = await test.makeOrganization()
    const days = progressSpan.scores + 30
    const calls = Array.from({ length: days }, (_, day) =>
      finishedCallRow(member, new Date(Date.UTC(2025, 0, 1 + day, 23, 59)), {
        score: day < 30 ? 90 : day % 2 === 0 ? 40 : 50,
      }),
    )
    await test.db
      .insertInto('simulations')
      .values([...calls, finishedCallRow(member, new Date('2025-01-01T00:00:00Z'))])
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
    expect(progress.recent).toEqual([])
    expect((await test.request(outsider, 'GET', `/api/progress/${member.userId}`)).status).toBe(404)
  })
  it('tells when the calls of the last days ended, and leaves it to the reader which days those were', async () => {
    const { member } = await test.makeOrganization()
    const now = test.clock.now().getTime()
    const [old, first, last] = [16, 14, 0].map((days) => new Date(now - days * 24 * 3_600_000))
    if (!old || !first || !last) throw new Error('Three times go in, three come out')
    await test.db
      .insertInto('simulations')
      .values([last, old, first].map((at) => finishedCallRow(member, at)))
      .execute()
    const { body } = await test.request(member, 'GET', `/api/progress/${member.userId}`)
    expect(getProgress.response.parse(body).recent).toEqual([first.toISOString(), last.toISOString()])
  })
})
