import { describe, expect, it } from 'vitest'
import { heldBySearch, matchesSearchWords, searchThings, slipsTo } from './search-words.ts'

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

  it('forgives slips only where nothing holds what was typed', () => {
    const names = ['Linden Cars', 'Dunmore Outfitters', 'Corbin Motors', 'Dean Whitfield', 'Deanna Ross']
    const found = (search: string, among = names) => searchThings(among, search, (name) => name)
    expect(found('dean')).toEqual(['Dean Whitfield', 'Deanna Ross'])
    expect(found('stone', ['Millbrook Fuel & Store', 'Stonebridge Clinic'])).toEqual(['Stonebridge Clinic'])
    expect(found('dena')).toContain('Dean Whitfield')
  })

  it('has whole words stand first, then beginnings, then parts of words', () => {
    const names = ['Annamaria Bell', 'Mariana Novak', 'Maria Lopez', 'Daria Novak']
    expect(searchThings(names, 'maria', (name) => name)).toEqual(['Maria Lopez', 'Mariana Novak', 'Annamaria Bell'])
  })

  it('leaves of a list what holds it, and with slips only where nothing does', () => {
    const held = (search: string) => [
      ...heldBySearch(['Linden Cars', 'Deanna Ross', 'Dean Roe'], search, (name) => name),
    ]
    expect(new Set(held('dean'))).toEqual(new Set(['Deanna Ross', 'Dean Roe']))
    expect(held('daen')).toContain('Dean Roe')
    expect(held('')).toHaveLength(3)
  })
})
