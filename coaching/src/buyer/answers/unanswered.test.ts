import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply } from '../index.ts'
import { played } from '../played.fixture.ts'
import { isSaidAgain, toldAlready } from './told-already.ts'
import { unanswered } from './unanswered.ts'

/** The buyer has just asked something, and hears this. */
function answered(asked: string, words: string, seed = 3): BuyerReply {
  const setup = castCall(seed, 'discovery', 'medium')
  const opened = openCall(setup).mind
  const mind = {
    ...opened,
    turn: 5,
    phase: 'talking' as const,
    question: { kind: 'own' as const, turn: 5 },
    pieces: [{ text: asked, fact: null, objection: null, agreed: false }],
  }
  return hear(setup, mind, { words, elapsedMs: 60_000 }).reply
}
const { temperament } = castCall(3, 'discovery', 'medium').persona
const own = Object.values(unanswered).flatMap((voiced) => voiced[temperament] ?? [])

describe('a buyer who asked for a price or a time', () => {
  it.each([
    ['And what does that run to, a year?', 'It shows every job of the shift in one place and people love it.'],
    ['And how long does that take?', 'We come in and set it all up for your people, really simple.'],
  ])('%s says that they have not heard it: “%s”', (asked, words) => {
    expect(own).toContain(answered(asked, words).words)
  })

  it.each([
    ['And what does that run to, a year?', 'Twelve hundred dollars a month for the whole site.'],
    ['And what does that run to, a year?', "That depends on the number of sites, I'd have to check."],
    ['And how long does that take?', 'Two weeks from the day you say yes, most of it on our side.'],
    ['And how long does that take?', 'Honestly, I do not know, I will find out for you.'],
    ['How does that work, actually?', 'It shows every job of the shift in one place and people love it.'],
  ])('%s has nothing to ask again after: “%s”', (asked, words) => {
    expect(own).not.toContain(answered(asked, words).words)
  })
})

describe('what was told', () => {
  it.each([1, 2, 3, 4, 5, 6])('is told no second time word for word (seed %i)', (seed) => {
    const setup = castCall(seed, 'discovery', 'easy')
    const asks = 'How does one shift hand over to the next one?'
    const { replies } = played(setup, [
      'Hi, Marcus from Routewell.',
      asks,
      'Okay. And how does one shift hand over to the next one again, then?',
    ])
    const [, first = '', second = ''] = replies.map(({ words }) => words)
    const run = first.split(' ').slice(2, 12).join(' ')
    expect(second).not.toContain(run)
  })

  it('is known in another frame by its middle', () => {
    const { mind } = openCall(castCall(1, 'discovery', 'easy'))
    const account = 'the customer consigns parts, nobody counts them in, and a broker gets a call'
    const used = [...mind.used, `So ${account}, mostly.`]
    expect(isSaidAgain({ ...mind, used }, `Well, ${account}. That is it.`)).toBe(true)
    expect(isSaidAgain({ ...mind, used }, 'Nobody counts them in, and then a broker is rung up at lunch.')).toBe(false)
  })
})

it.each([...Object.entries(unanswered), ['told already', toldAlready] as const])(
  'no two temperaments say the same: %s',
  (_, voiced) => {
    const all = Object.values(voiced).flat()
    expect(new Set(all).size).toBe(all.length)
  },
)
