import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { worriedBy } from '../worried-call.fixture.ts'
import { signerOf } from './signer.ts'

const seeds = Array.from({ length: 8 }, (_, index) => index + 1)
const hello = 'Hi, thanks for the time. I wanted to come back to the proposal that you have in front of you.'

describe('somebody who wants to think it over', () => {
  it.each(['What sort of things?', 'Anything in particular?', 'Is one of them bigger than the rest?', 'Say more?'])(
    'is asked what is in the way by a question after that, in whatever words: “%s”',
    (words) => {
      for (const seed of seeds) {
        const { replies, mind } = played(castCall(seed, 'closing', 'easy'), [hello, 'So, what do you think?', words])
        if (replies[1]?.move !== 'answer-vague') continue
        expect(mind.decision?.turn).toBe('asked-in-the-way')
      }
    },
  )
})

describe('a yes that hangs on something', () => {
  it.each([
    'If I took that off your plate, would you sign this week?',
    'And if she says it works, will you go ahead?',
    'Suppose we did all of that for you, could you say yes then?',
  ])('is no ask past the worry: “%s”', (words) => {
    const setup = { ...worriedBy('effort', 'medium'), type: 'closing' as const }
    const { replies } = played(setup, [hello, 'Shall we go ahead?', words])
    expect(replies[1]?.move).toBe('object')
    expect(replies[2]?.move).toBe('repeat-objection')
  })
})

it('of two who are named the one who signs is whoever does, and may be neither', () => {
  for (const seed of seeds) {
    const setup = castCall(seed, 'closing', 'easy')
    const signer = signerOf(setup.persona)
    const { replies } = played(setup, [hello, 'Who signs in the end, you or Robin?'])
    expect(replies[1]?.words).toMatch(
      signer === null ? /myself|me/ : new RegExp(signer.name.split(' ')[0] ?? signer.name),
    )
  }
})
