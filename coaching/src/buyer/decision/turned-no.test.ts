import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall, termsAgreedIn } from '../index.ts'
import { played } from '../played.fixture.ts'
import type { EarlierCall } from '../setup.ts'

const ask = 'Then I would like to ask you plainly: shall we go ahead?'

/** A closing call that came to a no over a worry which was asked past, and the line that speaks to it. */
function refused(seed: number) {
  const setup = castCall(seed, 'closing', 'medium')
  let { mind } = openCall(setup)
  const say = (words: string) => {
    const heard = hear(setup, mind, { words, elapsedMs: 4000 + mind.turn * 9000 })
    mind = heard.mind
    return heard.reply
  }
  for (const words of [ask, 'So, do we go ahead?', 'Is it a yes or a no?', 'Shall we go ahead, then?'])
    if (mind.decision?.answer !== 'no') say(words)
  const worry = setup.persona.objections.find(({ family }) => family === mind.decision?.why)
  return { say, mindNow: () => mind, answer: worry?.goodAnswer ?? null }
}
const calls = () => Array.from({ length: 12 }, (_, index) => refused(index + 1)).filter(({ answer }) => answer !== null)

describe('a no to the decision', () => {
  it('is one no longer when its reason is spoken to, and no yes before it is asked for again', () => {
    expect(calls().length).toBeGreaterThan(3)
    for (const { say, mindNow, answer } of calls()) {
      expect(mindNow().decision?.answer).toBe('no')
      const { changes } = say(`That's fair. ${answer ?? ''}`)
      expect(changes.map(({ reason }) => reason)).toContain('You spoke to the reason of their no')
      expect(mindNow().decision).toMatchObject({ answer: 'none', turned: true })
      expect(mindNow().step.agreed).toBeNull()
    }
  })

  it('stays one for whoever only asks again', () => {
    for (const { say, mindNow } of calls()) {
      say('Shall we go ahead, all the same?')
      expect(mindNow().decision?.answer).toBe('no')
    }
  })
})

it('the terms of an earlier talk are named at the beginning of a call about the decision', () => {
  const bargained = [
    'We can do that, if you could sign for two years.',
    'Deal.',
    'Could we sign it on Thursday at ten?',
  ]
  const terms = termsAgreedIn(played(castCall(7, 'negotiation', 'easy'), bargained).mind)
  const setup = castCall(7, 'closing', 'easy')
  const before: EarlierCall = { type: 'negotiation', outcome: 'terms-agreed', factsGiven: [], promise: null, terms }
  const memory = { ...setup.memory, earlierCalls: [...setup.memory.earlierCalls, before] }
  const said = /as we agreed|checked that it has|as we settled/
  expect(terms).not.toEqual([])
  expect(openCall({ ...setup, memory }).reply.words).toMatch(said)
  expect(openCall(setup).reply.words).not.toMatch(said)
})
