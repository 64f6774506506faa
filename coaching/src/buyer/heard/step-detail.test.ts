import { expect, it } from 'vitest'
import { whenNamed } from '../answers/promise.ts'
import { stepDetailIn } from './step-detail.ts'

it.each([
  ["I'll have the contract with you on Monday. Could we sign it on Wednesday at two?", 'Wednesday at two'],
  ['Could we meet on Thursday at ten? I will send the papers on Tuesday.', 'Thursday at ten'],
  ["I'll send it on Monday.", 'Monday'],
])('of two days the one that is asked for counts: “%s”', (words, when) => {
  expect(whenNamed(words)).toBe(when)
  expect(stepDetailIn(words).when).toContain(when.split(' ')[0])
})
