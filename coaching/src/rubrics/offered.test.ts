import { describe, expect, it } from 'vitest'
import type { CallType } from '@ringside/contract'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { offersOf } from './offered.ts'
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

describe('what is said back of the buyer’s own matter', () => {
  it.each([
    'To play it back: two planners, a late school, a route that falls apart, a thousand a week.',
    'My takeaway is that the schools cancel late and the vans wait for a new route.',
    'The picture I have is planners who rebuild routes by hand, schools that cancel late, and a thousand a week gone.',
  ])('is a summary, and no offer: %s', (words) => {
    const call = heardCall(
      spokenCall(`
R: Hi Dana, it's Maya from Routewell. Thanks for the time. How do you plan the vans today?
B: On a spreadsheet, two people, every morning from five.
R: And what goes wrong with it?
B: A school cancels at seven and the route falls apart. It costs us about a thousand a week.
R: ${words}
B: Yes.`),
      'discovery',
    )
    const evidence = evidenceOf(call, 'Dana')
    expect(evidence.recaps).toHaveLength(1)
    expect(offersOf(evidence)).toEqual([])
  })
})
