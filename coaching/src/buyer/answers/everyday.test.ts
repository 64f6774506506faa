import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { everydayIn, everydayMatters } from './everyday.ts'
import type { BuyerReply, CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'
import { perceive } from '../perceive.ts'

const seeds = [3, 7, 12, 21, 30]

function answersTo(setup: CallSetup, lines: readonly string[]): BuyerReply[] {
  const { first, replies } = played(setup, lines)
  return [first, ...replies]
}

const hello = 'Hi, Marcus from Routewell. Thanks for taking the time.'

describe('what anybody at work can answer', () => {
  it.each([
    'Which phone system are you on?',
    'What happens when somebody calls in sick?',
    "How's the parking over there?",
    'How long have you been with the company?',
    'What did you do before that?',
    'Do you have a works council?',
    'Who looks after IT security on your side?',
    'Do you store personal data in there?',
    'When is your financial year end?',
    'To whom do you report?',
    'How many of them work from home?',
    'What about training, who does that?',
    'Which payroll system do you use?',
    'Are you hiring at the moment?',
  ])('is answered at once, with no fact and nobody else’s name for it: %s', (words) => {
    for (const seed of seeds) {
      const reply = answersTo(castCall(seed, 'discovery', 'medium'), [hello, words]).at(-1)
      expect(reply?.facts).toEqual([])
      expect(reply?.move).toBe('answer-plain')
    }
  })

  it('is the same on every call, and asked twice in one it is said with a word about that', () => {
    for (const seed of seeds) {
      const words = 'How long have you been with the company?'
      const first = answersTo(castCall(seed, 'discovery', 'medium'), [hello, words])[2]?.words ?? ''
      const other = answersTo(castCall(seed, 'cold-call', 'hard'), [
        "Hi, Marcus from Routewell, I'm calling because you are growing. Have you got a minute?",
        words,
      ])
      expect(other[2]?.words).toBe(first)
      const again = answersTo(castCall(seed, 'discovery', 'medium'), [hello, words, `Sorry, ${words.toLowerCase()}`])
      expect(again[3]?.words.toLowerCase()).toContain(first.toLowerCase().replace(/[.!].*$/u, ''))
      expect(again[3]?.words).not.toBe(first)
    }
  })

  it('is kept private where it is private', () => {
    for (const seed of seeds) {
      for (const words of ['Do you have kids?', 'How old are you?', 'Are you married?']) {
        const reply = answersTo(castCall(seed, 'discovery', 'easy'), [hello, words]).at(-1)
        expect(['deflect', 'stay-in-character']).toContain(reply?.move)
      }
    }
  })

  it.each([
    'How do you plan the week at the moment?',
    'What goes wrong most often?',
    'What does that cost you in a month?',
    'Who decides about a purchase like that?',
    'Which system do you run?',
    'What software are you using today?',
    'When would it have to be in place?',
    'Have you tried to automate that before?',
    'Have you tried anything like this before?',
    'How many people are on the team?',
    'How many people work there?',
    'Do you have budget for this?',
    'What does your IT environment look like?',
    'What happens if nothing changes?',
    'How do you run remote hands at night?',
    'Who does the remote support for your sites?',
  ])('is nothing of what a sales call is about: %s', (words) => {
    for (const seed of seeds) {
      const { persona } = castCall(seed, 'discovery', 'medium')
      expect(everydayIn(persona, perceive(words, 0))?.id).toBeUndefined()
    }
  })

  it('has two answers to choose from, where it has any choice', () => {
    for (const { id, answers, private: isPrivate } of everydayMatters) {
      expect([id, new Set(answers).size >= (isPrivate === true ? 0 : 1)]).toEqual([id, true])
      for (const answer of answers) expect(answer.split(' ').length).toBeLessThan(20)
    }
  })
})

it('somebody asked idle things again and again leads back to the call in the end', () => {
  const idle = ['How was your weekend?', 'Do you have a dog?', 'Do you follow football?', 'Where do you live?']
  let ledBack = 0
  for (let seed = 1; seed <= 12; seed += 1) {
    const setup = castCall(seed, 'discovery', 'medium')
    const replies = answersTo(setup, [hello, ...idle])
    if (replies.some(({ words }) => words.split(/[.!?] /u).length > 2)) ledBack += 1
    expect(replies.flatMap(({ facts }) => facts)).toEqual([])
  }
  expect(ledBack).toBeGreaterThan(6)
})
