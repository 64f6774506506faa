import { describe, expect, it } from 'vitest'
import { goodCall } from '../scoring/calls.fixture.ts'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { foundBy, unmet, type Check } from './rubric.ts'

describe('the rule of a check', () => {
  it('is gone through once for a call, however often it is asked for, and anew for another call', () => {
    let times = 0
    const find: Check['find'] = () => {
      times += 1
      return unmet()
    }
    const check: Check = { key: 'opening.counted', text: 'Counted', find, advice: () => '' }
    const [one, other] = [goodCall, goodCall].map((turns) => evidenceOf(heardCall(turns, 'cold-call'), 'Rosa'))
    if (one === undefined || other === undefined) throw new Error('no calls')
    expect(foundBy(check, one)).toBe(foundBy(check, one))
    expect(times).toBe(1)
    foundBy(check, other)
    expect(times).toBe(2)
  })
})
