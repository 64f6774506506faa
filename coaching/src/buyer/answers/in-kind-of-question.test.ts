import { describe, expect, it } from 'vitest'
import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { everydayMatters } from './everyday.ts'
import { ofTheCall } from '../heard/of-the-call.ts'

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
const arranged = ['Hi, Marcus from Routewell. Thanks for making the time.', 'What goes wrong most often?']

function lastOf(seed: number, type: PlayableCallType, lines: readonly string[]) {
  const setup = castCall(seed, type, 'medium')
  return { words: played(setup, lines).replies.at(-1)?.words ?? '', setup }
}

describe('a question of one kind', () => {
  it.each(seeds)(
    'about a sum is met with no more-yes-than-no, though one of that kind stands before it (buyer %i)',
    (seed) => {
      const leaning = ofTheCall.flatMap(({ answers }) =>
        'any' in answers ? [] : [...Object.values(answers.well), ...Object.values(answers.badly)].flat(),
      )
      const { words } = lastOf(seed, 'negotiation', [
        "Hi, Marcus from Routewell. I've got your note.",
        "How far apart are we really? It's 1,900 a site a month, what have you got to work with?",
      ])
      expect(leaning).not.toContain(words)
      expect(words).toMatch(/figure|number|sum/)
    },
  )

  it.each(seeds)('about how charges come about is not answered with how the work is passed on (buyer %i)', (seed) => {
    const asked = 'How do those charges come about, is it the paperwork, or something else?'
    expect(lastOf(seed, 'discovery', [...arranged, asked]).words).not.toMatch(/phone|by hand|manually|somehow/i)
  })

  it.each(seeds)('about what else there is takes neither half for one of two things (buyer %i)', (seed) => {
    const asked = 'Is there a third thing or was that the lot?'
    expect(lastOf(seed, 'discovery', [...arranged, asked]).words).not.toMatch(/\bsecond,|the second\b|\bthe lot\b/i)
  })

  it.each(seeds)('about one event says that there is no figure for one (buyer %i)', (seed) => {
    const asked = 'What did that one in November end up costing you?'
    expect(lastOf(seed, 'discovery', [...arranged, asked]).words).toMatch(/single one|one alone|figure|worked/)
  })

  it.each(seeds)('about two things counted is told of what the number is (buyer %i)', (seed) => {
    const { words, setup } = lastOf(seed, 'discovery', [
      arranged[0] ?? '',
      'How many doors and lorries on a normal day?',
    ])
    expect(words).toContain(setup.persona.vocabulary['jobs'])
  })

  it.each(seeds)(
    'about the number that others gave them is not told the price of the one who asks (buyer %i)',
    (seed) => {
      const setup = castCall(seed, 'negotiation', 'medium')
      const product = {
        name: 'Dock',
        whatItDoes: 'books every truck into a slot',
        price: '1,900 dollars a site a month',
      }
      const lines = ["Hi, Marcus from Routewell. I've got your note.", 'What was the number they gave you?']
      const { replies } = played({ ...setup, rep: { ...setup.rep, product } }, lines)
      expect(replies.at(-1)?.words).not.toContain('1,900')
    },
  )
})

describe('a question that has nothing to do with work', () => {
  it.each([
    ['origin', 'Where are you from originally?'],
    ['rep-career', 'Can I ask you something off topic, do you think I should quit sales?'],
    ['as-something-else', 'If your warehouse was an animal, which one would it be?'],
  ])('is answered as that: %s, "%s"', (id, asked) => {
    const own = everydayMatters.find((matter) => matter.id === id)
    for (const seed of seeds) {
      const { words, setup } = lastOf(seed, 'discovery', [...arranged, asked])
      const voiced = own?.voiced?.[setup.persona.temperament] ?? []
      expect(voiced.filter((wording) => words.startsWith(wording))).toHaveLength(1)
    }
  })
})
