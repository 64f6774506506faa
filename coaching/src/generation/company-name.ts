import { pick, roll, type Dice } from '../buyer/random.ts'
import { companyNames, localCompanyNames } from './content/content.ts'
import { nameEndings } from './own-market.ts'
import type { Place } from './place.ts'

/** The words a company is known by: two that begin alike are taken for one. */
const firstWord = (name: string): string => name.toLowerCase().split(' ')[0] ?? ''

/** Names tried at random before another form is tried. */
const mostTries = 80

/** What companies are called there, before what they do: by ISO 3166-1 alpha-2. In North America as the long list has it. */
export const firstWordsIn = (country: string): readonly string[] =>
  localCompanyNames.places.find(({ countries }) => countries.includes(country))?.first ?? companyNames.first

const american = new Set(localCompanyNames.americanEndings)

type Business = { industry: string; subIndustry: string }

/** What such companies have there behind those words: "Freight", "Bank". */
export function endingsIn(country: string, { industry, subIndustry }: Business): readonly string[] {
  const all = companyNames.bySubIndustry[subIndustry] ?? companyNames.byIndustry[industry] ?? ['Group']
  const there = country === 'US' ? all : all.filter((ending) => !american.has(ending))
  return there.length > 0 ? there : (companyNames.byIndustry[industry] ?? all)
}

export type NameWanted = {
  trade: { subIndustry: string }
  place: Place
  segment: { industry: string }
  takenNames: readonly string[]
  /** What the segment's owner calls a market of their own, if it is one. */
  own: string | undefined
}

/** A name true to the place, that is none of the taken ones, and while any is left begins like none of them. */
export function companyName(dice: Dice, { trade, place, segment, takenNames, own }: NameWanted): string {
  const taken = new Set(takenNames.map((name) => name.toLowerCase()))
  const begun = new Set(takenNames.map(firstWord))
  const firsts = firstWordsIn(place.country)
  const endings = own === undefined ? endingsIn(place.country, { ...segment, ...trade }) : nameEndings(own)
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const local = roll(dice) < 0.08
    const name = `${local ? place.city : pick(dice, firsts)} ${pick(dice, endings)}`
    if (!begun.has(firstWord(name))) return name
  }
  const free = firsts.filter((first) => !begun.has(firstWord(first)))
  if (free.length > 0) return `${pick(dice, free)} ${pick(dice, endings)}`
  for (let number = 1; ; number += 1) {
    const two = `${pick(dice, firsts)} & ${pick(dice, firsts)} ${pick(dice, endings)}`
    // Only where hundreds of companies have used up the pairs does one get a number.
    const name = number > mostTries ? `${two} ${number}` : two
    if (!taken.has(name.toLowerCase())) return name
  }
}
