import { expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { createForgetting } from './retention.ts'

it('what can not be let go of keeps nothing else, and the job says that it failed', async () => {
  const left = { first: 12_000, last: 3 }
  const from = (name: keyof typeof left) => async (_before: Date, atMost: number) => {
    const gone = Math.min(atMost, left[name])
    left[name] -= gone
    return gone
  }
  const broken = () => Promise.reject(new Error('No such table'))
  const job = createForgetting(systemClock, [
    { days: 1, forget: from('first') },
    { days: 1, forget: broken },
    { days: 1, forget: from('last') },
  ])
  await expect(job.handle({})).rejects.toThrow('No such table')
  expect(left).toEqual({ first: 0, last: 0 })
})
