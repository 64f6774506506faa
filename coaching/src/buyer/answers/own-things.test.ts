import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { countOfOwn } from './plausible.ts'

const seeds = [2, 5, 9, 14]
const intro = 'Hello, this is Marcus from Routewell. Thanks for the time.'
const replyTo = (seed: number, words: string) =>
  played(castCall(seed, 'discovery', 'easy'), [intro, words]).replies.at(-1)

describe('how many there are of a thing that is theirs', () => {
  it.each(['How many forklifts do you have?', 'How many warehouses do you run?', 'How many vans have you got?'])(
    'is known and not estimated: “%s”',
    (words) => {
      for (const seed of seeds) {
        const reply = replyTo(seed, words)?.words ?? ''
        expect(reply).toMatch(/\b(?:two|three|four|five|six|eight)\b/i)
        expect(reply).not.toMatch(/guess|estimate|or so|I'd say|should think|quote me/i)
      }
    },
  )

  it.each(['How many calls do you have a day?', 'How many customers do you have?', 'How many mistakes do you have?'])(
    'is not what comes and goes: “%s”',
    (words) => {
      expect(countOfOwn(castCall(2, 'discovery', 'easy').persona, words.toLowerCase())).toBeNull()
    },
  )
})

it.each([
  'When is peak over?',
  'When is your busy time over?',
  'When does it calm down again?',
  'Until when does your busy season go on?',
])('asked when the busy time ends, nobody says when it is worst, or when something has to start: “%s”', (words) => {
  for (const seed of seeds) expect(replyTo(seed, words)?.words).toMatch(/six|months|quarter/i)
})

it.each(['Who decides which one goes first?', 'Who says what gets done when?', 'Who picks who does the late ones?'])(
  'who decides over the work is not who buys: “%s”',
  (words) => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'easy')
      const buying = setup.persona.facts.filter(({ topic }) => topic === 'authority').map(({ id }) => id)
      expect(replyTo(seed, words)?.facts.filter((id) => buying.includes(id))).toEqual([])
    }
  },
)
