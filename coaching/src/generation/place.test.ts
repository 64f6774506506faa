import { internationalRegions, countries, regions, states, statesOfRegion } from '@ringside/contract/reference-data'
import { describe, expect, it } from 'vitest'
import { diceFor } from '../buyer/random.ts'
import { places } from './content/content.ts'
import { placeIn } from './place.ts'

const none = { regions: [], states: [], countries: [], internationalRegions: [] }
const placesOf = (geography: object) =>
  Array.from({ length: 400 }, (_, seed) =>
    placeIn(diceFor(seed, 'place'), { geographicFocus: 'None', ...none, ...geography }),
  )

describe('where a company is', () => {
  it('is known by cities for every state, country and international region that can be chosen', () => {
    expect(Object.keys(places.states).toSorted()).toEqual(states.toSorted())
    expect(Object.keys(places.countries)).toEqual(expect.arrayContaining(countries.filter((code) => code !== 'US')))
    expect(Object.keys(places.internationalRegions).toSorted()).toEqual(internationalRegions.toSorted())
  })

  it.each(regions)('of a market in the %s is in each of its states, and in no other', (region) => {
    const made = placesOf({ geographicFocus: 'Regional', regions: [region] }).map(({ location }) => location)
    const found = states.filter((state) =>
      made.some((location) => location.endsWith(`, ${state === 'District of Columbia' ? 'DC' : state}`)),
    )
    expect(found).toEqual(statesOfRegion[region].toSorted())
  })
})
