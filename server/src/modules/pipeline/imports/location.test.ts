import { states } from '@ringside/contract'
import { iso31662 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { locationOf, unknownCountry } from './location.ts'

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
    // A state in the column of the country, where no country is called so.
    ['Columbus', '', 'OH', 'Columbus, Ohio'],
    ['Austin', '', 'Texas', 'Austin, Texas'],
    ['Toronto', '', 'CA', 'Toronto, Canada'],
    ['Springfield', 'Illinois', 'Illinois', 'Springfield, Illinois'],
  ])('is told with a country by its code: %s, “%s”, “%s” is %s', (city, state, country, told) => {
    expect(locationOf({ ...nowhere, city, state, country })).toBe(told)
  })

  it.each([
    ['Deutschland', 'Germany'],
    ['DEU', 'Germany'],
    ['Federal Republic of Germany', 'Germany'],
    ['Bundesrepublik Deutschland', 'Germany'],
    ['Allemagne', 'Germany'],
    ['ALEMANIA', 'Germany'],
    ['Österreich', 'Austria'],
    ['osterreich', 'Austria'],
    ['España', 'Spain'],
    ['Éire', 'Ireland'],
    ['Republic of Korea', 'South Korea'],
    ['日本', 'Japan'],
    ['The Netherlands', 'Netherlands'],
    ['Holland', 'Netherlands'],
    ['U.K.', 'United Kingdom'],
    ['United Kingdom of Great Britain and Northern Ireland', 'United Kingdom'],
    ['Kingdom of Norway', 'Norway'],
    ['Norge', 'Norway'],
    ['CHE', 'Switzerland'],
    ['Suisse', 'Switzerland'],
  ])('is told with a country by a code, in other languages and in long forms: “%s” is %s', (country, told) => {
    expect(locationOf({ ...nowhere, city: 'Somewhere', country })).toBe(`Somewhere, ${told}`)
    expect(unknownCountry({ ...nowhere, country })).toBeNull()
  })

  it.each(['U.S.', 'USA', 'us', 'United States of America', 'Vereinigte Staaten', 'Estados Unidos', 'America'])(
    'knows “%s” for the United States, whose companies are told with their state',
    (country) => {
      expect(locationOf({ ...nowhere, city: 'Columbus', state: 'OH', country })).toBe('Columbus, Ohio')
    },
  )

  it('is told with a country that nobody knows as it stands, which is to be said', () => {
    expect(locationOf({ ...nowhere, city: 'Leeds', country: 'Ruritania' })).toBe('Leeds, Ruritania')
    expect(unknownCountry({ ...nowhere, country: 'Ruritania' })).toBe('Ruritania')
    expect(unknownCountry({ ...nowhere, country: 'Ohio' })).toBeNull()
    expect(unknownCountry(nowhere)).toBeNull()
  })

  it.each([
    ['Berlin, Deutschland', 'Berlin, Germany'],
    ['Leeds, UK', 'Leeds, United Kingdom'],
    ['Columbus, Ohio, USA', 'Columbus, Ohio, USA'],
    ['Toronto, ON, CA', 'Toronto, ON, CA'],
    ['Atlanta, Georgia', 'Atlanta, Georgia'],
    ['Vienna, AUT', 'Vienna, Austria'],
    // Provinces, whose codes countries have too.
    ['Regina, SK', 'Regina, SK'],
    ["St. John's, NL", "St. John's, NL"],
    ['Charlottetown, P.E.', 'Charlottetown, P.E.'],
    ['Charlottetown, PE', 'Charlottetown, PE'],
    ['Adelaide, sa', 'Adelaide, sa'],
    ['Adelaide, SA', 'Adelaide, SA'],
    ['Christchurch, CAN', 'Christchurch, CAN'],
    ['Singapore', 'Singapore'],
  ])('has the country in English where one column says all of it: %s', (whole, told) => {
    expect(locationOf({ ...nowhere, whole })).toBe(told)
  })

  it('is what one column says of it, where no others do', () => {
    expect(locationOf({ ...nowhere, whole: 'Columbus and Toledo' })).toBe('Columbus and Toledo')
    expect(locationOf(nowhere)).toBeNull()
  })
})
