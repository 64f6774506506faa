import { describe, expect, it } from 'vitest'
import type { CallType } from '@ringside/contract'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { listening } from './listening.ts'
import { value } from './value.ts'

function checkIn(type: CallType, key: string, line: string, told: readonly string[] = []) {
  const lines = `R: Hello Martin, good to see you again. Shall I begin?
B: Yes, please do.
R: ${line}
B: Okay, I see.
R: Would that be of any use at your end?
B: It might be, yes.`
  const evidence = evidenceOf(heardCall(spokenCall(lines), type), 'Martin', [], told)
  return [...value.checks, ...listening.checks].find((check) => check.key === key)?.find(evidence).state
}
const shows = 'Here on the left you see every open shift, and we text it to everyone who is qualified.'

describe('what an earlier talk brought out, in an uploaded call', () => {
  it.each(['demo', 'negotiation', 'objection-handling'] as const)('is not asked for in a %s', (type) => {
    expect(checkIn(type, 'value.tied', shows)).toBe('no-occasion')
    expect(checkIn(type, 'listening.recap', shows)).toBe('no-occasion')
  })

  it.each([
    'You told me that the mornings are the worst, so here is how the open shift goes out.',
    'Last time we spoke about the mornings: here we text the open shift to everyone.',
    'From what you described, the phoning is the trouble. We text the open shift instead.',
    'As you mentioned, the list is always out of date. Here it updates by itself.',
    'In our first call it was the phoning. We text the open shift instead.',
  ])('is not denied where the rep says that it was told: %s', (line) => {
    expect(checkIn('demo', 'value.tied', line)).toBe('met')
  })

  it('is asked for where it is known', () => {
    expect(checkIn('demo', 'value.tied', shows, ['Denise rings round the list every morning'])).toBe('unmet')
  })
})
