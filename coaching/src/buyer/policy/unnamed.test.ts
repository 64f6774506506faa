import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { BuyerReply, CallSetup } from '../index.ts'
import { notNamedYet } from './unnamed.ts'

function replies(setup: CallSetup, lines: readonly string[]): BuyerReply[] {
  let { mind } = openCall(setup)
  return lines.map((words) => {
    const heard = hear(setup, mind, { words, elapsedMs: 4000 + mind.turn * 9000 })
    mind = heard.mind
    return heard.reply
  })
}

const before = [
  'Hello, Marcus from Routewell. How are you getting on with it, does it do what it should?',
  'Good. I have a small request. Do you know somebody in another company who has the same trouble you had?',
]

describe('somebody who has not named anybody yet', () => {
  it('speaks of nobody, whatever is asked about them', () => {
    let asked = 0
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const setup = castCall(seed, 'referral', 'medium')
      for (const question of ['And what is she like?', 'Would he have time this month?', 'Where did you meet them?']) {
        const [, worry, reply] = replies(setup, [...before, question])
        if (worry?.move !== 'object' || worry.objection?.family !== 'discretion') continue
        asked += 1
        expect(notNamedYet[setup.persona.temperament]?.some((text) => reply?.words.startsWith(text))).toBe(true)
        expect(reply?.facts).toEqual([])
      }
    }
    expect(asked).toBeGreaterThan(0)
  })

  it('is asked for names and no meeting: no goodbye says that one was expected', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const reply = replies(castCall(seed, 'referral', 'easy'), [before[0] ?? '', 'Thank you so much, bye!']).at(-1)
      expect(reply?.words).not.toMatch(/meeting|want something/)
    }
  })
})
