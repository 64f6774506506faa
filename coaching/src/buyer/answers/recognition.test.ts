import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { comparesWithThem, probesTrouble } from '../heard/comparing.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, CallSetup } from '../index.ts'
import { perceive } from '../perceive.ts'
import { recognition } from './recognition.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const intro = "Hi, this is Marcus from Routewell. It's a cold call, do you have thirty seconds?"

function lastReply(setup: CallSetup, lines: readonly string[]): BuyerReply {
  let { mind, reply } = openCall(setup)
  for (const words of lines) ({ mind, reply } = hear(setup, mind, { words, elapsedMs: 4000 + mind.turn * 9000 }))
  return reply
}

const compared = [
  'Thanks. Most people I ring tell me they find out about changes far too late. Is it anything like that where you are, or am I miles off?',
  'Okay so. A lot of managers say the morning plan is dead by ten. You guys too?',
  'What I hear everywhere is that folks spend half their day on the phone. Sound familiar, or is that only the big ones?',
]

const others: readonly string[] = [
  'So you write it on paper first and type it in later. Is that right?',
  'We make software that tells people earlier. Would that be of use to you?',
  'Many teams plan on paper. How do you plan it?',
  'I will send the invitation to everybody. Does Thursday at nine work for you?',
]

describe('a trouble that is told of others', () => {
  it.each(compared)('is compared with theirs by a question without a subject of its own: %s', (words) => {
    expect(comparesWithThem(perceive(words, 0))).toBe(true)
  })

  it.each(others)('is not what other questions are about: %s', (words) => {
    expect(comparesWithThem(perceive(words, 0))).toBe(false)
  })

  it.each(compared)('gets a yes or a no, and what theirs is: %s', (words) => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'cold-call', 'easy')
      const reply = lastReply(setup, [intro, words])
      const verdicts = Object.values(recognition).flatMap((voices) => voices[setup.persona.temperament] ?? [])
      expect(verdicts.some((verdict) => reply.words.startsWith(verdict))).toBe(true)
      expect(reply.facts.length).toBe(1)
    }
  })
})

describe('a trouble that a question names', () => {
  it.each([
    'do you have a hard time finding people on short notice?',
    'do things ever fall through when somebody is off?',
    'Straight question then: do jobs get forgotten there?',
    'do you ever run out of time on those?',
    'have you had orders go out late this month?',
    'is anybody ever caught out by a change?',
    "i'd like to know if you've had jobs that had to be redone",
  ])('is asked after: %s', (question) => {
    expect(probesTrouble(perceive(question, 0).question)).toBe(true)
  })

  it.each([
    'does your boss have a problem with it?',
    'how often do things go wrong?',
    'do you have a budget for it?',
    'would you have trouble with us if we came on friday?',
    'have you tried anything before that did not fail?',
  ])('is something else: %s', (question) => {
    expect(probesTrouble(question)).toBe(false)
  })

  it('is owned or denied, and nothing that was not earned is told to somebody mistrusted', () => {
    for (const seed of seeds) {
      const reply = lastReply(castCall(seed, 'cold-call', 'expert'), [intro, 'Do you have a hard time finding people?'])
      expect(reply.facts).toEqual([])
      expect(reply.words).not.toMatch(/What do you mean|proper person to ask/)
    }
  })
})
