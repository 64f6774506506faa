import { expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { gap } from './gap.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const nothing = ['Okay, cool.', "Good question, I don't really know.", 'Right, okay.', 'Hm, okay.', 'Okay, great.']

it.each(seeds)(
  'a buyer hands back the word twice; by the third time they do something with the silence (seed %i)',
  (seed) => {
    const setup = castCall(seed, 'discovery', 'easy')
    const { replies } = played(setup, ['Hi, Marcus from Routewell. How do you plan the week today?', ...nothing])
    const filled = replies.filter(({ words }) =>
      Object.values(gap).some((voiced) => voiced[setup.persona.temperament]?.some((wording) => wording === words)),
    )
    expect(filled.length).toBeGreaterThanOrEqual(1)
    expect(replies.slice(0, 3).some(({ words }) => gap.helps[setup.persona.temperament]?.includes(words))).toBe(false)
  },
)

it.each(seeds)('whoever asks in between is helped with nothing (seed %i)', (seed) => {
  const setup = castCall(seed, 'discovery', 'easy')
  const lines = nothing.flatMap((words) => [words, 'What goes wrong most in your week?'])
  const { replies } = played(setup, ['Hi, Marcus from Routewell.', ...lines])
  for (const voiced of Object.values(gap))
    for (const { words } of replies) expect(voiced[setup.persona.temperament]).not.toContain(words)
})

it.each(Object.entries(gap))('no two temperaments say the same: %s', (_, voiced) => {
  const all = Object.values(voiced).flat()
  expect(new Set(all).size).toBe(all.length)
})
