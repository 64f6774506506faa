import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply, CallSetup } from './index.ts'

/** An easy buyer whose one worry is what learning something new asks of their people. */
function whoLearnsIt(): CallSetup {
  const setup = castCall(108, 'objection-handling', 'easy')
  const worry = Array.from({ length: 80 }, (_, index) => castCall(index + 1, 'cold-call', 'medium').persona.objections)
    .flat()
    .find(({ deeper }) => deeper.some((text) => text.includes('who does their work')))
  return { ...setup, persona: { ...setup.persona, objections: worry === undefined ? [] : [worry] } }
}

function replies(lines: readonly string[]): BuyerReply[] {
  const setup = whoLearnsIt()
  let { mind } = openCall(setup)
  return lines.map((words, at) => {
    const heard = hear(setup, mind, { words, elapsedMs: at * 6000 })
    mind = heard.mind
    return heard.reply
  })
}

const beside: readonly (readonly string[])[] = [
  ['It’s forty dollars a person a month.', 'Could we meet on Tuesday at ten?'],
  ['Hi, it’s Marcus from Routewell.', 'We charge ninety a shop, all in.'],
  ['We’d like to take thirty minutes on Thursday.', 'Great, Thursday at three then, and I’ll send the invite. Bye!'],
  ['I’ll put you down for Wednesday at four, it’s twenty minutes.', 'The price is two hundred a month for all of you.'],
  ['This is Ana from Crust.', 'You would pay fifty euros a month.', 'Shall we say Friday at nine, and I’ll call you?'],
]

describe('a worry that the rep talks past', () => {
  it.each(beside)('is not settled by a price, a name or a day: %s', (...lines) => {
    const heard = replies(lines)
    expect(heard.map(({ objection }) => objection?.state)).not.toContain('resolved')
    const reasons = heard.flatMap(({ changes }) => changes.map(({ reason }) => reason))
    expect(reasons).not.toContain('You took their objection seriously and answered it')
    expect(reasons).toContain('You went past their objection')
  })

  it('is settled once somebody hears it and speaks to it', () => {
    const states = replies([
      'It’s forty dollars a person a month.',
      'Sorry, that was not what you asked. That’s a fair worry: two of your people, three hours, and we do the setting up.',
    ]).map(({ objection }) => objection?.state)
    expect(states.at(-1)).toBe('resolved')
  })
})

describe('how it came to this call', () => {
  it.each([
    'You’ve had our proposal for a week now. Where are you with it?',
    'We sent you the offer on Monday. Did you have a look at it?',
    'I’m calling about our quote, I mailed it over last week.',
    'We talked at the fair in spring, and you’ve seen our deck.',
  ])('settles no worry: %s', (line) => {
    expect(replies([line]).map(({ objection }) => objection?.state)).not.toContain('resolved')
  })
})

describe('a line that shows that nothing was taken in', () => {
  it.each(['Sorry, I don’t follow.', 'I didn’t quite get that, sorry.', 'Hang on, you’ve lost me.'])(
    'is no sign of having heard: %s',
    (line) => {
      const reasons = replies([line]).flatMap(({ changes }) => changes.map(({ reason }) => reason))
      expect(reasons).not.toContain('You showed that you had heard them')
      expect(reasons).not.toContain('You heard their objection but did not answer it')
    },
  )
})
