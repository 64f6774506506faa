import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { objectionTemplates } from '../../generation/content/content.ts'
import { hear } from '../index.ts'
import type { Mind } from '../index.ts'
import { played } from '../played.fixture.ts'
import { bareQuestions, ownImpression } from './bare-question.ts'

const setup = castCall(11, 'discovery', 'easy')

/** After the trouble was told, and then something of a colleague. */
function afterSaying(text: string): Mind {
  const { mind } = played(setup, ['Hi, thanks for the time.', 'What tends to go wrong?'])
  const pieces = [{ text, fact: null, objection: null, agreed: false }]
  return { ...mind, phase: 'talking', turn: 5, topic: 'pain', pieces, facts: [{ id: 'pain', depth: 'full' }] }
}
const why = (mind: Mind): string => hear(setup, mind, { words: 'Why?', elapsedMs: 60_000 }).reply.words

describe('asked why', () => {
  it('of what they said of a colleague, they say what that rests on, and not why the trouble is one', () => {
    const [colleague] = setup.persona.colleagues
    const own = ownImpression[setup.persona.temperament] ?? []
    expect(own.some((text) => why(afterSaying(`${colleague?.name ?? ''}, mostly.`)).includes(text))).toBe(true)
    expect(own.some((text) => why(afterSaying('It comes up most weeks.')).includes(text))).toBe(false)
  })

  it('of a trouble, a cause is given', () => {
    const causes = bareQuestions.find(({ id }) => id === 'why')?.by['pain'] ?? []
    expect(causes.length).toBeGreaterThan(3)
    expect(causes.filter((text) => !/\b(?:because|hangs on)\b/i.test(text))).toEqual([])
    expect(causes).not.toContain("Because we only see it once it's gone wrong.")
  })

  it('of a worry, it is not the worry that is said again', () => {
    for (const { family, threads } of objectionTemplates)
      for (const { say, explain } of threads) {
        const said = new Set(Object.values(say).flat())
        expect([
          family,
          Object.values(explain)
            .flat()
            .filter((text) => said.has(text)),
        ]).toEqual([family, []])
      }
  })
})
