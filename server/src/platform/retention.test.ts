import { expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { createForgetting } from './retention.ts'

it('what can not be let go of keeps nothing else, and the job says all that failed', async () => {
  const left = { first: 12_000, last: 3 }
  const from = (name: keyof typeof left) => async (_before: Date, atMost: number) => {
    const gone = Math.min(atMost, left[name])
    left[name] -= gone
    return gone
  }
  const failing = (why: string) => () => Promise.reject(new Error(why))
  const job = createForgetting(systemClock, [
    { days: 1, forget: from('first') },
    { days: 1, forget: failing('No such table') },
    { days: 1, forget: from('last') },
    { days: 1, forget: failing('No such column') },
  ])
  await expect(job.handle({})).rejects.toMatchObject({
    errors: [{ message: 'No such table' }, { message: 'No such column' }],
  })
  expect(left).toEqual({ first: 0, last: 0 })
})
