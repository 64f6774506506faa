import { statesOfRegion } from '@ringside/contract/united-states'
import { pick } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { names, places } from './content/content.ts'

export type Geography = {
  geographicFocus: string
  regions: string[]
  states: string[]
  countries: string[]
  internationalRegions: string[]
}

export type Place = { city: string; secondCity: string; country: string; location: string }

const regionStates: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(statesOfRegion))

function inState(dice: Dice, states: readonly string[]): Place {
  const known = states.filter((state) => state in places.states)
  const state = pick(dice, known.length > 0 ? known : Object.keys(places.states))
  const cities = places.states[state] ?? ['Columbus']
  const city = pick(dice, cities)
  const location = state === 'District of Columbia' ? 'Washington, DC' : `${city}, ${state}`
  return { city, secondCity: other(dice, cities, city), country: 'US', location }
}

function inCountry(dice: Dice, codes: readonly string[]): Place {
  const known = codes.filter((code) => code in places.countries)
  const country = pick(dice, known.length > 0 ? known : ['US'])
  if (country === 'US') return inState(dice, [])
  const cities = places.countries[country] ?? ['Springfield']
  const city = pick(dice, cities)
  const label = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country
  return { city, secondCity: other(dice, cities, city), country, location: city === label ? city : `${city}, ${label}` }
}

function other(dice: Dice, cities: readonly string[], city: string): string {
  const rest = cities.filter((candidate) => candidate !== city)
  return rest.length > 0 ? pick(dice, rest) : 'the next county'
}

/** A place inside the segment's geography. Without any, somewhere in the United States. */
export function placeIn(dice: Dice, geography: Geography): Place {
  switch (geography.geographicFocus) {
    case 'Regional':
      return inState(
        dice,
        geography.regions.flatMap((region) => regionStates.get(region) ?? []),
      )
    case 'State':
      return inState(dice, geography.states)
    case 'Country':
      return inCountry(dice, geography.countries)
    case 'International Region':
      return inCountry(
        dice,
        geography.internationalRegions.flatMap((region) => places.internationalRegions[region] ?? []),
      )
    default:
      return inState(dice, [])
  }
}

/** A place that is known, as accounts write it: "Columbus, Ohio", "Leeds, United Kingdom", or a city alone. */
export function givenPlace(location: string): Place {
  const city = location.split(',')[0]?.trim() ?? location
  return { city, secondCity: 'the next county', country: countryOf(location), location }
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' })

/** ISO 3166-1 alpha-2 of a place as accounts write it: "Leeds, United Kingdom"; a state stands for the United States. */
export function countryOf(location: string): string {
  const label = location.split(', ').at(-1) ?? location
  return Object.keys(names.countries).find((code) => regions.of(code) === label) ?? 'US'
}
