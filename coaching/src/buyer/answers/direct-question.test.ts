import { describe, expect, it } from 'vitest'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, CallSetup, Mind } from '../index.ts'

const seeds = Array.from({ length: 10 }, (_, index) => index + 1)
const intro = 'Hello, this is Marcus from Routewell, we help with planning. Thanks for the time.'
const process = 'How do you plan the work of your people today?'
const trouble = 'What goes wrong most often?'

type Heard = { setup: CallSetup; reply: BuyerReply; mind: Mind }

function lastOf(type: PlayableCallType, difficulty: Difficulty, lines: readonly string[], trust?: number): Heard[] {
  return seeds.map((seed) => {
    const setup = castCall(seed, type, difficulty)
    let { mind, reply } = openCall(setup)
    if (trust !== undefined) mind = { ...mind, meters: { trust, interest: 60, patience: 90 } }
    for (const [index, words] of lines.entries()) {
      const heard = hear(setup, mind, { words, elapsedMs: 4000 + index * 9000 })
      mind = heard.mind
      reply = heard.reply
    }
    return { setup, reply, mind }
  })
}

const knowing =
  (fact: string) =>
  ({ setup }: Heard): boolean =>
    setup.persona.facts.some(({ id }) => id === fact)

const topicsOf = ({ setup, reply }: Heard) =>
  setup.persona.facts.filter(({ id }) => reply.facts.includes(id)).map(({ topic }) => topic)

describe('how they work', () => {
  it.each([
    'Could I ask how you plan the week?',
    'um sorry can i ask how you do it at the moment',
    "What does an ordinary day look like for you and your people, if you don't mind me asking?",
    'So, what I would like to get my head around first is how the planning side of things happens in your place.',
    'How it is working today by you?',
    "So how's it done?",
    "How's that done at yours?",
    'and how is this handled over there',
    'how are these organised at your end',
    'id rather hear it from you what does a normal week look like in the stores',
  ])('is told whoever asks, and however: %s', (words) => {
    for (const heard of lastOf('discovery', 'easy', [intro, words]))
      expect([words, topicsOf(heard)]).toEqual([words, ['process']])
  })
})

describe('where it hurts', () => {
  it.each([
    'What trips you up most?',
    "And where does it hurt, if you don't mind me asking?",
    "What's the worst of it for you personally?",
    "What's the bit that drives you nuts?",
    'what is the most hard',
    "What's getting in your way?",
    'So what do your people moan about?',
    "What's the bottleneck?",
  ])('is a trouble of theirs, in whatever words: %s', (words) => {
    for (const heard of lastOf('discovery', 'easy', [intro, process, words]))
      expect([words, topicsOf(heard)]).toEqual([words, ['pain']])
  })
})

describe('a question for one kind of thing', () => {
  const spanOfTime = /\b(?:minutes?|hours?|days?|weeks?|months?|years?|morning|long|longer|time|times?d?|quick|six)\b/i

  it.each([
    'How long does one of those take to sort out?',
    'How long has it been like that?',
    'How long does a change take from the office to the floor?',
    'How many hours would you say?',
    'how quickly do you find out when something changes',
    'How long did it take the last time you changed a system?',
  ])('gets a time it takes, and no other story: %s', (words) => {
    for (const { reply } of lastOf('discovery', 'easy', [intro, process, trouble, words])) {
      expect(reply.words).toMatch(spanOfTime)
      expect(reply.facts).toEqual([])
    }
  })

  it.each([
    'And the cost?',
    "What's the financial impact, roughly?",
    'What does all that do to your margin?',
    'What does it add up to in money?',
    'And it costs you much?',
  ])('gets the money, before the trouble is told as well: %s', (words) => {
    const able = lastOf('discovery', 'easy', [intro, process, words], 80).filter(knowing('cost'))
    expect(able.map(({ reply }) => reply.facts)).toEqual(able.map(() => ['cost']))
  })

  it.each([
    "Who'd have to be happy with that on your side?",
    'Do you need to ask anybody?',
    'How do you guys normally go about buying something like that?',
    'From who must come the yes?',
  ])('gets those who decide: %s', (words) => {
    for (const heard of lastOf('discovery', 'easy', [intro, process, trouble, words], 80))
      expect([words, topicsOf(heard)]).toEqual([words, ['authority']])
  })

  it.each([
    'What do you use for it?',
    'What are you running now, by the way?',
    'Before we stop, what does your team use today?',
  ])('gets the system by its name: %s', (words) => {
    for (const { setup, reply } of lastOf('discovery', 'easy', [intro, process, words]))
      expect(reply.words).toContain(setup.persona.vocabulary['system'])
  })

  it.each([
    'Has anybody had a go at fixing it?',
    'Tried anything?',
    'Did you evaluate anything last year?',
    'You had before some program for this?',
  ])('gets what was tried: %s', (words) => {
    const able = lastOf('discovery', 'easy', [intro, process, trouble, words], 80).filter(knowing('history'))
    expect(able.map(({ reply }) => reply.facts)).toEqual(able.map(() => ['history']))
  })

  it('gets who does it, out of the team, and how many they are', () => {
    for (const words of ['Who takes the calls?', 'Whose job is it to fix it?', "Who's on the hook for that?"]) {
      for (const { reply } of lastOf('discovery', 'easy', [intro, process, words])) {
        expect([words, reply.move === 'unknown-answer' || reply.move === 'ask-question']).toEqual([words, false])
      }
    }
  })
})

describe('what a person knows of their own day', () => {
  it.each([
    'And how do you cope?',
    'What would be your first question?',
    'What would your boss say?',
    'And if somebody is ill?',
    'How much of your week goes on it?',
    'Which of your people feels it most?',
    'Since then, anything changed?',
    'How long does a review like that take at your place?',
  ])('is passed to no colleague: %s', (words) => {
    for (const { reply } of lastOf('discovery', 'medium', [intro, process, trouble, words]))
      expect([words, reply.move]).toEqual([words, 'answer-plain'])
  })
})

describe('a guess at a figure', () => {
  it.each([
    'So about sixty a week?',
    'So what, about twenty grand a month?',
    'so thats what maybe four thousand a month',
    "So roughly a person's salary every month?",
    'Ten a week, would you say?',
    "that's nearly a day a week gone would you say",
  ])('is met as one: neither sold to, nor passed on, nor argued with: %s', (words) => {
    for (const { reply } of lastOf('discovery', 'medium', [intro, process, trouble, words])) {
      expect(['answer-plain', 'slot-answer', 'deflect']).toContain(reply.move)
      const reasons = reply.changes.map(({ reason }) => reason).join(' ')
      expect(reasons).not.toMatch(/pitch|price/i)
    }
  })

  it('does not take an offer for one', () => {
    const offers = [
      'It is about forty a month for each user.',
      'Ten minutes on Thursday?',
      'About thirty percent off, if you sign today?',
    ]
    for (const words of offers)
      for (const { reply } of lastOf('discovery', 'medium', [intro, process, trouble, words]))
        expect(['Yes, that matches.', "That's about right, yes."]).not.toContain(reply.words)
  })
})

describe('a turn that begins the call', () => {
  it.each(['Shall we get on with it?', "Let's get started then.", 'Can we dive in?', 'Ready to start?'])(
    'asks for no next step: %s',
    (words) => {
      for (const { reply } of lastOf('discovery', 'medium', [`Hi there. ${words}`])) {
        expect(reply.move).not.toBe('refuse-next-step')
        expect(reply.changes.map(({ reason }) => reason).join(' ')).not.toMatch(/next step/)
      }
    },
  )
})

describe('a statement with a question behind it', () => {
  it('has its question answered, and the statement counts', () => {
    const words = 'Sounds exhausting, I am sorry to hear that. Who has to agree to a change?'
    for (const heard of lastOf('discovery', 'easy', [intro, process, trouble, words], 60)) {
      expect(topicsOf(heard)).toEqual(['authority'])
      expect(heard.reply.changes.map(({ reason }) => reason)).toContain('You showed that you had heard them')
    }
  })
})
