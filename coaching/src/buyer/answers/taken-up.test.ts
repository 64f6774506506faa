import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { saysBack, takesUp } from '../heard/taken-up.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'
import { takenUp } from './taken-up.ts'

const told = "It's open shifts. One nurse did sixteen hours. I'll hold you to the day. We've got enough in the air."
const heard = (words: string): ReturnType<typeof perceive> => perceive(words, 3000)

describe("the buyer's own words taken up", () => {
  it.each([
    'What do you mean by that?',
    'The day? Sorry Jun, which day do you mean?',
    "What's in the air?",
    'What shifts?',
    "Sorry, I don't follow.",
    'Waiting for an answer from who?',
  ])('are asked about: “%s”', (words) => {
    expect(takesUp({ ...heard(words), asks: true }, told, false)).toBe(words !== 'What shifts?')
  })

  it.each([
    'How many shifts are open?',
    'What does the nurse do?',
    'Who fills the shifts?',
    'What goes wrong most?',
    'Who does what?',
  ])('are not what goes on from them: “%s”', (words) => {
    expect(takesUp(heard(words), told, false)).toBe(false)
  })

  it.each([
    ['One nurse did sixteen hours?', true],
    ['You said it was open shifts, right?', true],
    ["It's not open shifts?", false],
    ['Your drivers did sixteen hours?', null],
    ['How many open shifts?', null],
    ['We fill your open shifts, would that help?', null],
  ])('said back: “%s” is %s', (words, right) => {
    expect(saysBack(heard(words), told)).toBe(right)
  })
})

describe('somebody whose words are taken up', () => {
  const setup = castCall(6, 'discovery', 'easy')
  const [colleague] = setup.persona.colleagues
  const first = colleague?.name.split(' ')[0] ?? ''
  const opening = ['Hi, Marcus from Routewell, thanks for the time.', 'What goes wrong most in your week?']

  it('knows who their own colleague is, and passes the question to nobody', () => {
    const { replies } = played(setup, [...opening, `Who's ${first}?`])
    expect(replies[2]?.words.toLowerCase()).toContain((colleague?.title ?? '').toLowerCase())
  })

  it('knows that a colleague is still there', () => {
    const { replies } = played(setup, [...opening, `${first} left though, didn't they?`])
    expect(replies[2]?.words).toMatch(/still|here|remains|gone anywhere/)
  })

  it('asked what they mean over a worry says what lies behind it', () => {
    const worried = castCall(6, 'objection-handling', 'medium')
    const { first: opened, replies } = played(worried, ['Sorry, what do you mean by that?'])
    expect(replies[0]?.objection?.id).toBe(opened.objection?.id)
    expect(replies[0]?.move).toBe('repeat-objection')
  })

  it('confirms no summing-up in what was a pitch or a compliment', () => {
    const pitch =
      'We have a tool that shows every open job of all your shifts in one place and people love it. Is that right?'
    const praise =
      "I think you're a great team and I'm really impressed with all that you have done there. Is that right?"
    for (const words of [pitch, praise])
      expect(played(setup, [...opening, words]).replies[2]?.move).not.toBe('confirm-recap')
  })
})

it.each(Object.entries(takenUp))('no two temperaments say the same: %s', (_, voiced) => {
  const all = Object.values(voiced).flat()
  expect(new Set(all).size).toBe(all.length)
})
