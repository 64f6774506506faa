import { describe, expect, it } from 'vitest'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { played } from '../played.fixture.ts'
import { worriedBy } from '../worried-call.fixture.ts'
import { voices } from '../words/lines.ts'
import { afterAnswer } from './after-answer.ts'
import { owedAnswer } from './deepen.ts'

const answer =
  "That's fair, you've got enough on. Nobody comes off the work for it: it's an hour of your people's time, and nothing starts before the busy weeks are over."
const seeds = Array.from({ length: 24 }, (_, seed) => seed + 1)
const heldBack = Object.values(afterAnswer.reserve).flat()
const wondered = Object.values(afterAnswer.asks).flatMap((voiced) => Object.values(voiced).flat())

const repliesOn = (difficulty: Difficulty): string[] =>
  seeds.map((seed) => played({ ...worriedBy('timing', difficulty), seed }, [answer]).replies[0]?.words ?? '')
const holdBack = (difficulty: Difficulty): number =>
  repliesOn(difficulty).filter((words) => heldBack.some((text) => words.includes(text))).length

describe('a worry that has had its answer', () => {
  it('is now and then let go half, more often by a hard buyer than by an easy one', () => {
    expect(holdBack('hard')).toBeGreaterThan(holdBack('easy'))
    expect(holdBack('expert')).toBeLessThan(seeds.length)
  })

  it('now and then leads to a question of the buyer’s own', () => {
    expect(repliesOn('medium').some((words) => wondered.some((text) => words.includes(text)))).toBe(true)
  })

  it('is let go in the same way by the same buyer', () => {
    expect(repliesOn('hard')).toEqual(repliesOn('hard'))
  })
})

describe('a worry that has had none', () => {
  it('is met by what the rep owes, and by nothing that takes an answer for given', () => {
    for (const family of ['incumbent', 'effort', 'timing'] as const)
      for (const seed of seeds.slice(0, 8)) {
        const { replies } = played({ ...worriedBy(family, 'medium'), seed }, [
          "I'd have to check, I don't have it here.",
        ])
        expect(Object.values(owedAnswer).flat()).toContain(replies[0]?.words)
      }
  })
})

/** Words that give the rep marks for what they said, in place of taking it in. */
const marks =
  /^(?:closer|better|nicely put|honest|refreshing|point to you|halfway there|straight enough)\b|\bthat's (?:honest|straight|better|a (?:fair|proper|clear|good) (?:answer|question))\b|\b(?:fair|good) (?:question|answer)s?\b|\byou're (?:close|warm|better than most)\b/i

describe('what is said to an answer or an ask', () => {
  it.each(Object.entries(voices))('takes in the thing and gives no marks: %s', (_, voice) => {
    const said = [...voice.reactAnswer, ...voice.stepCounter, ...voice.stepNotYet, ...voice.reactPitchWarm]
    expect(said.filter((text) => marks.test(text))).toEqual([])
  })
})
