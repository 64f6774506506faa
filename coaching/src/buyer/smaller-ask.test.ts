import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import type { BuyerReply } from './index.ts'
import { askSize } from './heard/step.ts'
import { voices } from './words/lines.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
const hello = 'Hello, this is Marcus from Routewell, we help with planning. Thanks for the time.'

function after(lines: readonly string[]): { reply: BuyerReply; again: readonly string[] }[] {
  return seeds.map((seed) => {
    const setup = castCall(seed, 'discovery', 'medium')
    let { mind, reply } = openCall(setup)
    for (const [index, words] of [hello, ...lines].entries()) {
      const heard = hear(setup, mind, { words, elapsedMs: 4000 + index * 9000 })
      mind = heard.mind
      reply = heard.reply
    }
    return { reply, again: voices[setup.persona.temperament].pushStepAgain }
  })
}

describe('what a next step asks for', () => {
  it('is less the less of their time it takes', () => {
    const sizes = [
      'Can I send you one page?',
      'Could we have a quick call on Monday?',
      'Fifteen minutes on Monday?',
      'Half an hour on Monday at ten?',
      'Could we meet on Monday at ten?',
      'Shall we run a pilot for a month?',
    ].map(askSize)
    expect(sizes).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('after a refusal', () => {
  const refused = 'Could we meet on Monday at ten so that I can show you everything?'

  it('the same asked again is called that', () => {
    const replies = after([refused, 'Then could we meet on Tuesday at ten so that I can show you everything?'])
    expect(
      replies.filter(({ reply, again }) => again.some((text) => reply.words.startsWith(text))).length,
    ).toBeGreaterThan(0)
  })

  it.each([
    'Then fifteen minutes on Tuesday at ten?',
    'Would a quick call on Tuesday at ten be possible?',
    'Could I call you for ten minutes on Tuesday?',
  ])('a smaller thing is not, and costs no more than reasons do: %s', (words) => {
    for (const { reply, again } of after([refused, words])) {
      expect(again.filter((text) => reply.words.includes(text))).toEqual([])
      expect(reply.changes.map(({ reason }) => reason)).not.toContain('You asked again with nothing new')
    }
  })
})
