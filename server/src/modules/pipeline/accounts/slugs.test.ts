import { describe, expect, it } from 'vitest'
import { freeSlug, slugOf } from './slugs.ts'

describe('the slug of an account', () => {
  it.each([
    ['Brightwell Foods', 'brightwell-foods'],
    ['  Müller & Söhne GmbH ', 'muller-and-sohne-gmbh'],
    ['O’Neil / Dairy (Ohio)', 'o-neil-dairy-ohio'],
    ['東京', 'account'],
    ['---', 'account'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('is at most 80 characters and never ends in a hyphen', () => {
    const slug = slugOf(`${'a'.repeat(79)} bakery`)
    expect(slug).toBe('a'.repeat(79))
  })

  it('gets the first free number from 2 when it is taken', () => {
    expect(freeSlug('brightwell', new Set())).toBe('brightwell')
    expect(freeSlug('brightwell', new Set(['brightwell', 'brightwell-2']))).toBe('brightwell-3')
  })
})
