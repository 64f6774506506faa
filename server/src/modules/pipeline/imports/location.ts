import { countryName, states } from '@ringside/contract'

const abbreviations: ReadonlyMap<string, string> = new Map(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
    .split(' ')
    .flatMap((code, index) => (states[index] === undefined ? [] : [[code, states[index]] as const])),
)

/** A state as accounts write it: "Ohio" for "OH" and "ohio". Null: it is none of the United States. */
function stateNamed(words: string): string | null {
  const whole = states.find((state) => state.toLowerCase() === words.toLowerCase())
  return whole ?? abbreviations.get(words.toUpperCase().replaceAll('.', '')) ?? null
}

const unitedStates = /^(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?|america)$/iu
const countryNames: ReadonlyMap<string, string> = new Map([
  ['uk', 'United Kingdom'],
  ['great britain', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['scotland', 'United Kingdom'],
  ['wales', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
])

/** A country as people write it: "Germany" for "DE". Words that are no code, and codes of no country, stay as they stand. */
function countryNamed(words: string): string {
  const spoken = countryNames.get(words.toLowerCase())
  return spoken ?? (/^[a-z]{2}$/iu.test(words) ? countryName(words.toUpperCase()) : words)
}

/** Where a company is, as accounts write it: "Columbus, Ohio", "Leeds, United Kingdom". Null: nothing is said of it. */
export function locationOf(said: { whole: string; city: string; state: string; country: string }): string | null {
  const { whole, city, country } = said
  if (city === '' && said.state === '' && country === '') return whole === '' ? null : whole
  const isAmerican = unitedStates.test(country)
  const state = country === '' || isAmerican ? stateNamed(said.state) : null
  const land = isAmerican ? '' : countryNamed(country)
  const region = state ?? (land === '' ? said.state : land)
  const parts = [city, region === '' && isAmerican ? 'United States' : region].filter((part) => part !== '')
  return [...new Set(parts)].join(', ')
}
