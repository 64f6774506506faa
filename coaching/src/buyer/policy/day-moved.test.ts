import { expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear, openCall } from '../index.ts'
import type { Mind } from '../index.ts'
import { dayMoved } from './day-moved.ts'

const seeds = [1, 2, 3, 4, 5, 6]

/** A discovery call in which thirty minutes on Tuesday at ten are agreed, and what is said after that. */
function after(seed: number, lines: readonly string[]): { mind: Mind; said: string[]; moves: string[] } {
  const setup = castCall(seed, 'discovery', 'medium')
  const opened = openCall(setup).mind
  let mind: Mind = {
    ...opened,
    turn: 8,
    phase: 'closing',
    meters: { trust: 80, interest: 80, patience: 80 },
    step: {
      ...opened.step,
      asks: 1,
      agreed: { kind: 'meeting', words: 'Could we take thirty minutes on Tuesday at ten?' },
    },
  }
  const replies = lines.map((words, at) => {
    const heard = hear(setup, mind, { words, elapsedMs: 100_000 + at * 8000 })
    mind = heard.mind
    return heard.reply
  })
  return { mind, said: replies.map(({ words }) => words), moves: replies.map(({ move }) => move) }
}

it.each(seeds)('another day than the one agreed is noticed, and is the one that counts then (seed %i)', (seed) => {
  const { mind, said, moves } = after(seed, ['Great, so we meet on Thursday at ten then?'])
  expect(moves[0]).toBe('agree-next-step')
  expect(said[0]).toMatch(/Tuesday/)
  expect(said[0]).toMatch(/Thursday/)
  expect(mind.step.agreed?.words).toMatch(/Thursday/)
})

it.each(seeds)('moved a second time they want one day, and do not say that it is in the diary (seed %i)', (seed) => {
  const { said } = after(seed, [
    'Great, so we meet on Thursday at ten then?',
    'Or could we meet on Monday at nine instead?',
  ])
  expect(said[1]).toMatch(/Monday/)
  expect(said[1]).not.toMatch(/diary|booked|see you then/i)
})

it.each(seeds)('the same day once more is only confirmed (seed %i)', (seed) => {
  const { mind } = after(seed, ['Perfect, then we meet on Tuesday at ten.'])
  expect(mind.step.agreed?.words).toMatch(/Tuesday/)
  expect(mind.counts['day-moved']).toBeUndefined()
})

it.each(Object.entries(dayMoved))('no two temperaments say the same: %s', (_, voiced) => {
  const all = Object.values(voiced).flat()
  expect(new Set(all).size).toBe(all.length)
})

it.each(seeds)('the day on which something arrives moves nothing that was agreed (seed %i)', (seed) => {
  const { mind } = after(seed, ["You'll have the contract on Thursday, and I'll ring once it has arrived."])
  expect(mind.step.agreed?.words).toMatch(/Tuesday/)
})
