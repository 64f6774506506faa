import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { unpriced } from './unpriced.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
const cold = [
  "Hi, this is Marcus from Routewell. I'm calling about how you plan the day. Is this a bad time?",
  'How do you do it at the moment?',
  'What goes wrong most often?',
  'What does it cost you when it goes wrong?',
]

/** What a buyer says after their own cost was said back to them, and their worry about a price. */
function afterTheirCost(seed: number, line: (cost: string) => string) {
  const { persona, ...setup } = castCall(seed, 'cold-call', 'medium')
  const cost = persona.facts.find(({ id }) => id === 'cost')?.slots.find(({ value }) => /hundred|thousand/.test(value))
  const said = (cost?.value ?? 'forty thousand a month').replace(/^about /i, '')
  const { replies } = played({ persona, ...setup }, [...cold, line(said)])
  const worry = persona.objections.find(({ family }) => family === 'price')
  return { words: replies.at(-1)?.words ?? '', worry, asks: unpriced[persona.temperament] }
}

describe('a worry about a price', () => {
  it.each(seeds)('is not raised over the buyer’s own figure said back (buyer %i)', (seed) => {
    const { words, worry } = afterTheirCost(seed, (cost) => `${cost}, over a year. Who else loses sleep over that?`)
    expect((worry?.say ?? []).filter((wording) => words.endsWith(wording))).toEqual([])
  })

  it('is a question where it comes up before any price was named', () => {
    const pitch = 'We book every truck into a slot, and a customer of ours has cut the waiting by a third.'
    const ask = 'Shall we meet on Tuesday at ten?'
    const raised = Array.from({ length: 60 }, (_, seed) => seed).flatMap((seed) => {
      const setup = castCall(seed, 'cold-call', 'medium')
      const persona = {
        ...setup.persona,
        objections: setup.persona.objections
          .filter(({ family }) => family === 'price')
          .map((worry) => ({ ...worry, trigger: 'pitch' as const, force: 1 as const })),
      }
      const { replies } = played({ ...setup, persona }, [...cold, pitch, ask, 'Any concerns?'])
      const asks = unpriced[persona.temperament] ?? []
      const price = replies.find(({ move }) => move === 'object')
      return price === undefined ? [] : [{ asked: asks.some((wording) => price.words.endsWith(wording)) }]
    })
    expect(raised.length).toBeGreaterThan(3)
    expect(raised.filter(({ asked }) => !asked)).toEqual([])
  })
})
