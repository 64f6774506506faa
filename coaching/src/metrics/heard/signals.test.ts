import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { heardCall } from './heard-call.ts'
import { signalsHeard } from './signals.ts'

const caughtBy = (buyer: string, reply: string) => {
  const lines = `R: We plan the routes again when a school cancels.\nB: ${buyer}\nR: ${reply}\nB: I see.\nR: Could we meet on Thursday at ten?`
  return signalsHeard(heardCall(spokenCall(lines), 'discovery')).map(({ caught }) => caught)
}

describe('a buying signal', () => {
  it.each([
    ['That could work for us.', 'Who else would have to see it?'],
    ['That could work for us.', 'Could we take thirty minutes on Thursday with your planners?'],
    ['How much is it?', 'It is nine hundred dollars a month.'],
  ])('is caught when the next turn asks, answers or proposes: %s / %s', (buyer, reply) => {
    expect(caughtBy(buyer, reply)).toEqual([true])
  })

  it.each([
    ['That could work for us.', 'Okay, cool.'],
    ['How much is it?', 'Yeah, okay, great, thanks.'],
  ])('is missed when the next turn does nothing with it: %s / %s', (buyer, reply) => {
    expect(caughtBy(buyer, reply)).toEqual([false])
  })
})
