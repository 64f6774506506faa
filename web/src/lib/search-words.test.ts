import { describe, expect, it } from 'vitest'
import { matchesSearchWords, searchThings, slipsTo } from './search-words.ts'

const irene = 'Irene Castellanos Chief Financial Officer Brightwell Foods'

describe('search', () => {
  it.each(['irene', 'castell', 'FOODS irene', '', 'well'])('finds what holds every word: %s', (search) => {
    expect(matchesSearchWords(irene, search)).toBe(true)
  })

  it.each(['irnee', 'ireen', 'brihgtwell', 'brigtwel', 'castelanos', 'irena foods', 'casstell'])(
    'forgives a slip of the fingers: %s',
    (search) => {
      expect(matchesSearchWords(irene, search)).toBe(true)
    },
  )

  it.each(['dana', 'irene acme', 'bob', 'iro', 'marcus'])('does not find a stranger: %s', (search) => {
    expect(matchesSearchWords(irene, search)).toBe(false)
  })

  it('takes no notice of accents', () => {
    expect(matchesSearchWords('Zoë Núñez', 'zoe nunez')).toBe(true)
  })

  it('puts what was typed rightly before what was nearly typed', () => {
    expect(searchThings(['Diana Ross', 'Danna Moss', 'Dana Whitfield'], 'dana', (name) => name)[0]).toBe(
      'Dana Whitfield',
    )
  })

  it('counts two letters that changed places as one slip', () => {
    expect(slipsTo('irene', 'irnee')).toBe(1)
    expect(slipsTo('castellanos', 'castel')).toBe(0)
  })
})
