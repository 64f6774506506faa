import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { play } from '../../evaluation/play-all.ts'
import { neverSaid } from '../answers/denied.ts'
import { played } from '../played.fixture.ts'

const seeds = [1, 3, 5, 8, 12, 21]
const hi = 'Hi, Marcus from Routewell, thanks for making the time. How do you run it today?'
const denials = Object.values(neverSaid).flat()
const isDenied = (words: string): boolean => denials.some((text) => words.includes(text))

describe('a summing-up', () => {
  it.each([
    'So you sell bananas on the moon, is that right?',
    'So if I got you right, you raise penguins in Antarctica and ship them by balloon. Did I get that right?',
  ])('of another world is denied, and earns nothing: %s', (words) => {
    for (const seed of seeds) {
      const { replies } = played(castCall(seed, 'discovery', 'medium'), [hi, words])
      expect(replies[1]?.words).toSatisfy(isDenied)
      expect(replies[1]?.meters.trust).toBeLessThanOrEqual(replies[0]?.meters.trust ?? 0)
    }
  })

  it('with a wrong number of people is put right', () => {
    for (const seed of seeds) {
      const words = "So to sum up, you've got ninety-three people doing that by hand, and it's hard work. Correct?"
      const { replies } = played(castCall(seed, 'discovery', 'medium'), [hi, words])
      expect(replies[1]?.move).toBe('correct-recap')
      expect(replies[1]?.words.toLowerCase()).not.toContain('ninety-three')
    }
  })

  it('of what was told is never denied', () => {
    const said = seeds.flatMap((seed) => play('discovery', 'medium', 'excellent', seed).call.turns)
    expect(said.filter(({ speaker, words }) => speaker === 'buyer' && isDenied(words))).toEqual([])
  })
})
