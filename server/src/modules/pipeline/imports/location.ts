import { states } from '@ringside/contract'
import { iso31661, iso31662 } from 'iso-3166'
import { countryCodeOf, countryNamed } from './country-names.ts'

/** The states by their codes: "Ohio" for "OH". */
const abbreviations: ReadonlyMap<string, string> = new Map(
  iso31662.flatMap(({ parent, code, name }) =>
    parent === 'US' && states.some((state) => state === name) ? [[code.slice('US-'.length), name] as const] : [],
  ),
)

const codesOfParts: ReadonlySet<string> = new Set(iso31662.map(({ code }) => code.slice(code.indexOf('-') + 1)))

/** Codes of countries that a part of some country has too: "SK" is Slovakia and Saskatchewan. */
const sharedCodes: ReadonlySet<string> = new Set(
  iso31661.flatMap(({ alpha2, alpha3 }) => [alpha2, alpha3]).filter((code) => codesOfParts.has(code)),
)

const asCode = (words: string): string => words.toUpperCase().replaceAll('.', '')

/** A state as accounts write it: "Ohio" for "OH" and "ohio". Null: it is none of the United States. */
function stateNamed(words: string): string | null {
  const whole = states.find((state) => state.toLowerCase() === words.toLowerCase())
  return whole ?? abbreviations.get(asCode(words)) ?? null
}

/** Where a company is, as the columns of a file say it. */
export interface PlaceSaid {
  readonly whole: string
  readonly city: string
  readonly state: string
  readonly country: string
}

const isInParts = ({ city, state, country }: PlaceSaid): boolean => city !== '' || state !== '' || country !== ''

/** Lists write states into the column of the country where they know of one country alone. */
const stateForCountry = ({ state, country }: PlaceSaid): string | null =>
  state === '' && country !== '' && countryCodeOf(country) === null ? stateNamed(country) : null

/** Where a company is, as accounts write it: "Columbus, Ohio", "Leeds, United Kingdom". Null: nothing is said of it. */
export function locationOf(said: PlaceSaid): string | null {
  const { whole, city, country } = said
  if (!isInParts(said)) return whole === '' ? null : inEnglish(whole)
  const isAmerican = countryCodeOf(country) === 'US'
  const state = stateForCountry(said) ?? (country === '' || isAmerican ? stateNamed(said.state) : null)
  const land = isAmerican ? '' : (countryNamed(country) ?? country)
  const region = state ?? (land === '' ? said.state : land)
  const parts = [city, region === '' && isAmerican ? 'United States' : region].filter((part) => part !== '')
  return [...new Set(parts)].join(', ')
}

/** "Berlin, Germany" for "Berlin, Deutschland": the country comes last. What may be a state or a province stays as it stands. */
function inEnglish(whole: string): string {
  const parts = whole.split(/\s*,\s*/u)
  const last = parts.at(-1) ?? whole
  if (parts.length === 1 || stateNamed(last) !== null || sharedCodes.has(asCode(last))) return whole
  if (countryCodeOf(last) === 'US') return whole
  return [...parts.slice(0, -1), countryNamed(last) ?? last].join(', ')
}

/** The country of a row as it is written, where nobody knows it; null where there is none, or it is known. */
export const unknownCountry = (said: PlaceSaid): string | null =>
  said.country === '' || countryCodeOf(said.country) !== null || stateForCountry(said) !== null ? null : said.country
