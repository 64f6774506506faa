import { expect, it } from 'vitest'
import { finishedCallRow } from '../../../test/practice.ts'
import { organization, rep, serveTeams, test } from '../../../test/team-server.ts'
import { newId } from '../../platform/ids.ts'
import { readRecentCalls } from './recent-calls.repository.ts'

serveTeams()

it('of a rep’s calls the last whole ones are read, however many retries and calls that broke off came since', async () => {
  const after = (minutes: number): Date => new Date(test.clock.now().getTime() + minutes * 60_000)
  const whole = [1, 2, 3].map((minute) => finishedCallRow(rep, after(minute), { score: 60 + minute }))
  const later = Array.from({ length: 12 }, (_, nth) => after(10 + nth))
  const first = whole[0]?.id ?? ''
  const others = [
    ...later.map((at) => finishedCallRow(rep, at, { forked_from: first, first_call: first, forked_turn: 3 })),
    ...later.map((at) => finishedCallRow(rep, at, { outcome: 'abandoned' })),
    ...later.map((at) => finishedCallRow(rep, at, { from_transcript: newId(), from_line: 3 })),
    ...later.map((at) => finishedCallRow(organization.admin, at)),
    ...later.map((at) => finishedCallRow(rep, at, { state: 'ended', started_at: null, outcome: 'open' })),
  ]
  await test.db
    .insertInto('simulations')
    .values([...whole, ...others])
    .execute()
  const read = await readRecentCalls(test.db, rep, 2)
  expect(read).toEqual(
    [whole[2], whole[1]].map((row) => ({
      personaId: row?.persona_id,
      accountId: row?.account_id,
      type: 'discovery',
      difficulty: 'easy',
      score: row?.score,
    })),
  )
})
