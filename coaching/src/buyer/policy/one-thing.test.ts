import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { play } from '../../evaluation/play-all.ts'
import { castCall } from '../../evaluation/casting.ts'
import { whenNamed } from '../answers/promise.ts'
import { mindsMoney } from '../minds-money.ts'
import { conditionWords } from './conditions.ts'
import { leadIns } from './lead-in.ts'
import { whatMoved } from './what-moved.ts'

const seeds = Array.from({ length: 6 }, (_, index) => index + 1)
const types = ['cold-call', 'discovery', 'demo', 'objection-handling', 'closing'] as const

/** The fixed words of some wordings. */
const fixed = (wordings: readonly string[]): string[] =>
  wordings.map(
    (text) =>
      text
        .split(/\{\w+\}/)
        .toSorted((a, b) => b.length - a.length)[0]
        ?.trim() ?? '',
  )
const kinds = {
  condition: fixed([
    ...Object.values(conditionWords.calledIn).flatMap((byKind) => Object.values(byKind).flat()),
    ...Object.values(conditionWords.beforeSigning).flat(),
  ]),
  moved: fixed(Object.values(whatMoved).flatMap((voices) => Object.values(voices).flat())),
  lastWord: fixed(Object.values(leadIns.lastWord).flatMap((families) => Object.values(families).flat())),
}

function yesesOf(type: (typeof types)[number]): string[] {
  return difficulties.flatMap((difficulty) =>
    seeds.flatMap((seed) =>
      play(type, difficulty, 'excellent', seed).call.turns.flatMap((turn) =>
        turn.speaker === 'buyer' && turn.move === 'agree-next-step' ? [turn.words] : [],
      ),
    ),
  )
}

describe('a yes', () => {
  it.each(types)('has at most one thing beside it, however much was talked about (%s)', (type) => {
    const yeses = yesesOf(type)
    expect(yeses.length).toBeGreaterThan(seeds.length)
    for (const words of yeses) {
      const beside = Object.values(kinds).flatMap((texts) =>
        texts.filter((text) => text !== '' && words.includes(text)),
      )
      expect(new Set(beside).size).toBeLessThanOrEqual(1)
    }
  })

  it('names no day to sign on while something has to come before the signature', () => {
    const before = fixed(Object.values(conditionWords.beforeSigning).flat())
    const waiting = yesesOf('closing').filter((words) => before.some((text) => words.includes(text)))
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.filter((words) => whenNamed(words) !== null)).toEqual([])
  })
})

describe('what a buyer asks first', () => {
  it('is the price only where money is their business', () => {
    const asked = seeds.flatMap((seed) =>
      difficulties.flatMap((difficulty) => {
        const { persona } = castCall(seed, 'objection-handling', difficulty)
        const turns = play('objection-handling', difficulty, 'excellent', seed).call.turns
        const first = turns.find(
          (turn) =>
            turn.speaker === 'buyer' &&
            turn.move === 'resolve-objection' &&
            /\b(?:cost|price|how much is it)\b[^.!?]*\?/i.test(turn.words),
        )
        return first === undefined ? [] : [persona]
      }),
    )
    expect(asked.filter((persona) => !mindsMoney(persona))).toEqual([])
  })
})
