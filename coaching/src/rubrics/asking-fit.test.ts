import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { asksFit } from './asking-fit.ts'
import type { Finding } from './rubric.ts'
import { value } from './value.ts'

describe('a question whether it would help', () => {
  it.each([
    'Would that help your planners?',
    'Would it make any difference on a Monday?',
    'Is that something your people could use?',
    'How would that fit with what you have?',
    'Would your crew get something out of that?',
    'Is it of any use to you?',
  ])('is one in these words: %s', (line) => {
    expect(asksFit('discovery', line)).toBe(true)
  })

  it.each([
    'What would it take to get a yes from you?',
    'Would that time be useful?',
    'What does that cost you in a month?',
    'Is that the day you wanted?',
    'How does that happen?',
  ])('is none in these: %s', (line) => {
    expect(asksFit('discovery', line)).toBe(false)
  })
})

function checked(key: string, line: string): Finding['state'] {
  const call = heardCall(
    spokenCall(`
B: Good morning.
R: Hi Rosa, this is Maya from Tallyport. What goes wrong most often with the bookings, and what does it cost you?
B: We re-type every booking by hand and trucks wait for it, that costs us about twenty-eight thousand a month.
R: ${line}
B: Hm, let me think about that.`),
    'discovery',
  )
  const check = value.checks.find((each) => each.key === key)
  return check === undefined ? 'no-occasion' : check.find(evidenceOf(call, 'Rosa')).state
}

describe('an offer that is asked about in the same breath', () => {
  it.each([
    '28 thousand a month is a lot. Dock would put it in front of them at once. Would that help your team?',
    'Tallyport would spare everybody the typing. Would that make a difference?',
    'So we’d send it to the gate by itself. Is that something you could use?',
  ])('was asked about: %s', (line) => {
    expect(checked('value.fit', line)).toBe('met')
  })

  it.each([
    '28 thousand a month is a lot. Dock would put it in front of everybody at once. Would that help your team?',
    'That is $28,000 a month. With us the gate knows at once. Would that be of use to you?',
    'Tallyport would spare you the 28k. Would that make a difference?',
  ])('is tied to the sum that they had told: %s', (line) => {
    expect(checked('value.tied', line)).toBe('met')
  })

  it.each([
    'It is 1,900 a site. Dock would put that in front of everybody. Would that be useful?',
    'Tallyport would show you dashboards. Would that help?',
  ])('is tied to nothing where it uses nothing of theirs: %s', (line) => {
    expect(checked('value.tied', line)).toBe('unmet')
  })
})
