import { states } from '@ringside/contract'
import { iso31662 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { locationOf } from './location.ts'

const nowhere = { whole: '', city: '', state: '', country: '' }

describe('where a company is', () => {
  it('is told with a state by its code, as ISO 3166-2 has it, or by its name', () => {
    const parts = iso31662.filter(({ parent, name }) => parent === 'US' && states.some((state) => state === name))
    expect(parts).toHaveLength(51)
    for (const { code, name } of parts) {
      const short = code.slice('US-'.length)
      expect([code, locationOf({ ...nowhere, city: 'Springfield', state: short })]).toEqual([
        code,
        `Springfield, ${name}`,
      ])
      expect(locationOf({ ...nowhere, state: name.toUpperCase(), country: 'USA' })).toBe(name)
    }
  })

  it('is told with a state of another country as it stands, with the country after the city', () => {
    expect(locationOf({ ...nowhere, city: 'Perth', state: 'WA', country: 'Australia' })).toBe('Perth, Australia')
    expect(locationOf({ ...nowhere, city: 'Leeds', country: 'UK' })).toBe('Leeds, United Kingdom')
  })

  it.each([
    ['Toronto', 'ON', 'CA', 'Toronto, Canada'],
    ['Berlin', '', 'DE', 'Berlin, Germany'],
    ['Oslo', '', 'no', 'Oslo, Norway'],
    ['Leeds', '', 'GB', 'Leeds, United Kingdom'],
    ['San Jose', 'CA', 'US', 'San Jose, California'],
    ['Dover', 'DE', '', 'Dover, Delaware'],
    ['Columbus', '', 'OH', 'Columbus, OH'],
  ])('is told with a country by its code: %s, “%s”, “%s” is %s', (city, state, country, told) => {
    expect(locationOf({ ...nowhere, city, state, country })).toBe(told)
  })

  it('is what one column says of it, where no others do', () => {
    expect(locationOf({ ...nowhere, whole: 'Columbus and Toledo' })).toBe('Columbus and Toledo')
    expect(locationOf(nowhere)).toBeNull()
  })
})
