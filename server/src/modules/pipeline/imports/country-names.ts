import { countryName } from '@ringside/contract'
import { iso31661 } from 'iso-3166'

/** Languages in which lists name countries, the likeliest first: where two of them mean different ones by a name, that goes. */
const languages =
  'en de fr es pt it nl pl sv da nb fi is ga cy et lv lt cs sk hu ro bg hr sl sr el tr uk ru he ar fa hi th vi id ms ja ko zh'.split(
    ' ',
  )

/** What people call countries, and no list of names has. */
const spoken: readonly (readonly [string, string])[] = [
  ['America', 'US'],
  ['UK', 'GB'],
  ['Great Britain', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['Holland', 'NL'],
  ['Bundesrepublik Deutschland', 'DE'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ['Macau', 'MO'],
  ['Burma', 'MM'],
  ['Ivory Coast', 'CI'],
  ['UAE', 'AE'],
]

/** Letters and figures alone: marks, accents and capitals make no other country. */
const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /u, '')

/** "Republic of Korea" for "Korea, Republic of", as ISO 3166 sorts it. */
const inOrder = (name: string): string => name.replace(/^(.+), (.+ of(?: the)?)$/u, '$2 $1')

let known: ReadonlyMap<string, string> | null = null

/** ISO 3166-1 alpha-2 codes by all that countries are called. Made when a file first names one: it is some thousands of names. */
function codes(): ReadonlyMap<string, string> {
  if (known !== null) return known
  const byName = new Map<string, string>()
  const add = (name: string, code: string): void => {
    const key = folded(name)
    if (!byName.has(key)) byName.set(key, code)
  }
  for (const { alpha2, alpha3 } of iso31661) [alpha2, alpha3].forEach((code) => add(code, alpha2))
  for (const { alpha2, name } of iso31661) [name, inOrder(name)].forEach((each) => add(each, alpha2))
  for (const [name, code] of spoken) add(name, code)
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const { alpha2 } of iso31661) add(names.of(alpha2) ?? alpha2, alpha2)
  }
  known = byName
  return byName
}

/** "Federal Republic of Germany": what comes before the name says how it is governed. */
const longForm =
  /^(?:\p{L}+ )*(?:republic|kingdom|state|commonwealth|principality|confederation|duchy|sultanate) of (?:the )?/u

/**
 * The ISO 3166-1 alpha-2 code of a country by a code of two or three letters, a name in one of many languages or a long form: "DE"
 * for "DEU", "Deutschland" and "Federal Republic of Germany". Null: it is none that is known.
 */
export function countryCodeOf(words: string): string | null {
  const name = folded(words)
  return codes().get(name) ?? codes().get(name.replace(longForm, '')) ?? null
}

/** A country as accounts write it: "Germany" for all of these. Null: it is none that is known. */
export function countryNamed(words: string): string | null {
  const code = countryCodeOf(words)
  return code === null ? null : countryName(code)
}
