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
    expect((await test.request(outsider, 'GET', `/api/progress/${member.userId}`)).status).toBe(404)
  })

  it.each([
    ['UTC', ['2026-11-16', '2026-11-17'], 2],
    // The first of them on Sunday evening, which counts for the Friday before.
    ['America/New_York', ['2026-11-15', '2026-11-17'], 1],
    // The second of them on Wednesday, an hour after midnight.
    ['Pacific/Auckland', ['2026-11-16', '2026-11-18'], 1],
  ])('counts days and the run of working days by the clock of whoever reads it, in %s', async (zone, dates, run) => {
    const { member } = await test.makeOrganization()
    const ends = ['2026-11-16T01:30:00Z', '2026-11-17T12:00:00Z']
    await test.db
      .insertInto('simulations')
      .values(ends.map((at) => finishedCallRow(member, new Date(at))))
      .execute()
    const { body } = await test.request(member, 'GET', `/api/progress/${member.userId}?zone=${zone}`)
    const progress = getProgress.response.parse(body)
    expect(progress.days).toEqual(dates.map((date) => ({ date, calls: 1 })))
    expect(progress.longestStreak).toBe(run)
  })

  it('refuses what is no name of a zone, an offset too, and says what to do', async () => {
    const { member } = await test.makeOrganization()
    for (const zone of ['Atlantis/Capital', '%2B01:00', '']) {
      const answer = await test.request(member, 'GET', `/api/progress/${member.userId}?zone=${zone}`)
      expect(answer).toMatchObject({ status: 400, body: { message: 'Name a time zone, such as Europe/Oslo.' } })
    }
  })
})
