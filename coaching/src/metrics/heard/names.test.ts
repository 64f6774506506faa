import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { heardCall } from './heard-call.ts'
import { namesHeard } from './names.ts'

const namedIn = (answer: string, asked = 'do you know anybody else who would use this?'): string[] => {
  const lines = `R: hello, how do you get on with it?\nB: quite well, it saves us an hour a day.\nR: ${asked}\nB: ${answer}\nR: thank you.`
  return namesHeard(heardCall(spokenCall(lines), 'referral'))?.named.map(({ words }) => words) ?? []
}

describe('a transcript without capitals', () => {
  it.each([
    'there’s ana ruiz at northgate, she has the same trouble.',
    'well, you could try tom over at glenside foods.',
    'maybe priya from harbour bakeries, we talk now and then.',
    'i’d say ring joe who runs the mill.',
  ])('names somebody by where they are: %s', (answer) => {
    expect(namedIn(answer)).toEqual([answer])
  })

  it.each([
    'not at the moment, no.',
    'try again at the end of the month.',
    'i would ask them at least.',
    'maybe later, there is nobody at work today.',
    'there’s somebody at the club but i would rather not say.',
    'ring me at home if you like.',
  ])('names nobody where no name is said: %s', (answer) => {
    expect(namedIn(answer)).toEqual([])
  })

  it('names nobody before anybody was asked for', () => {
    expect(namedIn('there’s ana ruiz at northgate.', 'and what goes wrong with it?')).toEqual([])
  })
})

describe('a transcript with capitals', () => {
  it('names somebody with a capital, and nobody without', () => {
    expect(namedIn('There’s Ana Ruiz at Northgate.')).toHaveLength(1)
    expect(namedIn('Well, try around northgate, Dana might know.')).toEqual([])
  })
})
