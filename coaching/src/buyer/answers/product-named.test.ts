import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { productWords } from './product-named.ts'

const hello = 'Hi, Marcus from Routewell. Thanks for making the time.'
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

/** How a buyer answers a question right after the hello, and how they would begin a yes or a no to this product. */
function asked(seed: number, question: string, named: string) {
  const setup = castCall(seed, 'discovery', 'medium')
  const words = played(setup, [hello, question]).replies.at(-1)?.words ?? ''
  const begins = (key: 'yes' | 'no'): boolean =>
    (productWords[key][setup.persona.temperament] ?? []).some((text) =>
      words.startsWith(text.replaceAll('{named}', named)),
    )
  return { words, system: setup.persona.vocabulary['system'] ?? '', yes: begins('yes'), no: begins('no') }
}

describe('a product that the rep names', () => {
  it.each(seeds)('is denied by whoever has another, and theirs is said (buyer %i)', (seed) => {
    for (const [question, named] of [
      ['Is it Korber?', 'Korber'],
      ['Do you use SAP for that?', 'SAP'],
      ['are you on blue yonder?', 'Blue Yonder'],
      ['Are you using Quintet?', 'Quintet'],
    ] as const) {
      const { words, system, no } = asked(seed, question, named)
      expect(no).toBe(true)
      expect(words).toContain(system)
    }
  })

  it.each(seeds)('is theirs where they have it (buyer %i)', (seed) => {
    const { system } = asked(seed, 'Hello?', '')
    const { yes } = asked(seed, `Are you on ${system}?`, system)
    expect(yes).toBe(true)
  })

  it.each(seeds)('is neither a kind of software, nor a day, nor a place (buyer %i)', (seed) => {
    for (const [question, named] of [
      ['Do you use a WMS?', 'WMS'],
      ['Is it Lagos?', 'Lagos'],
      ['Do you work on Sundays?', 'Sundays'],
    ] as const) {
      const { words, no, yes } = asked(seed, question, named)
      expect(no && words.includes(named)).toBe(false)
      expect(yes).toBe(false)
    }
  })
})
