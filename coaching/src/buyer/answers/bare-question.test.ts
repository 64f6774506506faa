import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { bareQuestions } from './bare-question.ts'
import type { BuyerReply, CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'

const seeds = [3, 7, 12, 21, 30]

function answersTo(setup: CallSetup, lines: readonly string[]): BuyerReply[] {
  const { first, replies } = played(setup, lines)
  return [first, ...replies]
}

const toProcess = ['Hi, Marcus from Routewell. Thanks for taking the time.', 'How do you do the work today?']
const toPain = [...toProcess, 'What goes wrong most?']

describe('a question that goes on from what was just said', () => {
  it.each([
    'How often does that happen?',
    'Since when?',
    'Why is that?',
    'How come?',
    'Is it getting better or worse?',
    'When did that last happen?',
    'Who else gets annoyed about it?',
    'How do you feel about that?',
    'How do you know?',
    'What share of the work is affected?',
    'Really?',
  ])('is answered about the trouble that was told, by nobody else and with no other story: %s', (words) => {
    for (const seed of seeds) {
      const replies = answersTo(castCall(seed, 'discovery', 'easy'), [...toPain, words])
      expect(replies.at(-2)?.facts).toContain('pain')
      const last = replies.at(-1)
      expect([words, last?.move]).toEqual([words, 'answer-plain'])
      expect(last?.facts).toEqual([])
      expect(last?.words.split(' ').length).toBeLessThan(24)
    }
  })

  it.each([
    ['And who does that?', 'team'],
    ['And then?', 'handoff'],
  ])('tells the fact that answers it, if there is one: %s', (words, fact) => {
    for (const seed of seeds) {
      const setup = castCall(seed, 'discovery', 'easy')
      // Not everybody knows what becomes of the work further on.
      if (!setup.persona.facts.some(({ id }) => id === fact)) continue
      const replies = answersTo(setup, [...toProcess, words])
      expect(replies.at(-2)?.facts).toContain('process')
      expect(replies.at(-1)?.facts).toEqual([fact])
    }
  })

  it('asked what the number was, the buyer says the number again', () => {
    for (const seed of seeds) {
      const replies = answersTo(castCall(seed, 'discovery', 'easy'), [
        ...toProcess,
        'How many people are on the team?',
        'Sorry, how many did you say?',
      ])
      const [number = ''] = /^[a-z-]+/iu.exec(replies.at(-1)?.words ?? '') ?? []
      expect(replies.at(-2)?.words.toLowerCase()).toContain(number.toLowerCase())
    }
  })

  it('never gets the same words twice in a call', () => {
    for (const seed of seeds) {
      const asked = ['Why is that?', 'How come?', 'And why?', 'How often is that?', 'How often does it happen?']
      const words = answersTo(castCall(seed, 'discovery', 'easy'), [...toPain, ...asked]).map((reply) => reply.words)
      expect(new Set(words).size).toBe(words.length)
    }
  })

  it('every small answer is short', () => {
    for (const { by } of bareQuestions)
      for (const wordings of Object.values(by))
        for (const wording of wordings) expect(wording.split(' ').length).toBeLessThan(18)
  })
})

it('“why is that?” before anything was told gets no story', () => {
  for (const seed of seeds) {
    const replies = answersTo(castCall(seed, 'discovery', 'easy'), [toProcess[0] ?? '', 'Why is that?'])
    expect(replies.at(-1)?.facts).toEqual([])
  }
})

describe('two questions in one turn', () => {
  it.each([
    'How big is the team, and what system do you run?',
    'How many people are on the team? And which system do you use?',
  ])('are both answered where that stays short: %s', (words) => {
    for (const seed of seeds) {
      const replies = answersTo(castCall(seed, 'discovery', 'easy'), [toProcess[0] ?? '', words])
      expect(replies.at(-1)?.facts).toEqual(['team', 'system'])
    }
  })

  it('get the answer there is, when the buyer has only one', () => {
    for (const seed of seeds) {
      const words = 'Which fire brigade is yours? And what system do you use?'
      const replies = answersTo(castCall(seed, 'discovery', 'easy'), [toProcess[0] ?? '', words])
      expect(replies.at(-1)?.facts).toEqual(['system'])
    }
  })
})
