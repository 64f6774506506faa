import { expect, it } from 'vitest'
import { rehearse } from './rehearsal.ts'

it('a rehearsal is a whole call: long enough to be scored, with what was found out and quotes as evidence', () => {
  const { result, moments } = rehearse()
  expect(result.state).toBe('scored')
  expect(moments.length).toBeGreaterThan(0)
})
