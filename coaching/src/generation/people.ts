import { diceFor, pick, roll } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import type { Seat } from './account-schema.ts'
import { names, titles } from './content/content.ts'

export type Pronoun = 'she' | 'he' | 'they'
export type PersonName = { first: string; last: string; pronoun: Pronoun }

/** Somebody who is known by name beforehand, and not to be made up. */
export type GivenPerson = {
  first: string
  last: string
  /** Null: one that goes with their level and department. */
  title: string | null
}

/** A kind of person an organisation sells to, or with `given` that very person. Without a department it is the whole company's. */
export type Contact = { level: string; department: string | null; given?: GivenPerson }

/** How a name is spoken of: as the lists of names have it; of one that they don't have, or have twice, nothing is guessed. */
function pronounOf(first: string): Pronoun {
  const pools = Object.values(names.pools)
  const isHers = pools.some(({ she }) => she?.includes(first) === true)
  const isHis = pools.some(({ he }) => he?.includes(first) === true)
  return isHers === isHis ? 'they' : isHers ? 'she' : 'he'
}

export const givenName = ({ first, last }: GivenPerson): PersonName => ({ first, last, pronoun: pronounOf(first) })

/** The seat in the company this contact sits on by their job, if it is one that colleagues speak of. */
export function seatOf({ level, department }: Contact): Seat | null {
  if (level === 'Business Owner' || level === 'Startup Founder') return 'chief'
  if (level === 'C-Suite' && department === 'Other') return 'chief'
  if (department === 'Finance' && level !== 'Department Head/Manager') return 'finance'
  if (department === 'IT' && level === 'Department Head/Manager') return 'it'
  return null
}

/** A company has one person in such a role, of whom colleagues speak as of one; of the others it can have several. */
export const isRoleOfOne = (contact: Contact): boolean => seatOf(contact) !== null

/** Whether a contact is who sits on a seat: by their job, or because the title is the same. */
export function sitsAt(contact: Contact, { seat, title }: { seat: Seat; title: string }): boolean {
  const own = seatOf(contact)
  return own === null ? contact.given?.title?.toLowerCase() === title.toLowerCase() : own === seat
}

function weighted(dice: Dice, weights: Record<string, number>): string {
  const entries = Object.entries(weights)
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = roll(dice) * total
  for (const [key, weight] of entries) {
    left -= weight
    if (left <= 0) return key
  }
  return entries[0]?.[0] ?? 'anglo'
}

/** How many people have a family name, by its last word: "van Dijk" and "Dijk" are heard as one. */
export type Families = Map<string, number>

const familyOf = (name: string): string => name.split(' ').at(-1) ?? name

/** Counts the family of one more person, by their whole name. */
export function countFamily(families: Families, name: string): void {
  families.set(familyOf(name), (families.get(familyOf(name)) ?? 0) + 1)
}

export function familiesOf(names: readonly string[]): Families {
  const families: Families = new Map()
  for (const name of names) countFamily(families, name)
  return families
}

/**
 * A family name in place of one that somebody has: nobody's, from where the first name comes, else from the country's other
 * pools, and where all are taken one that fewest have.
 */
function otherFamily(
  dice: Dice,
  { first, culture, country }: { first: string; culture: string; country: string },
  { taken, families }: { taken: ReadonlySet<string>; families: Families },
): string | undefined {
  const cultures = [culture, ...Object.keys(mixOf(country)).filter((other) => other !== culture)]
  const free = cultures.map((each) =>
    (names.pools[each]?.family ?? []).filter((family) => !taken.has(`${first} ${family}`)),
  )
  const countOf = (family: string): number => families.get(familyOf(family)) ?? 0
  const fewest = Math.min(...free.flat().map(countOf))
  const pool = free.map((each) => each.filter((family) => countOf(family) === fewest)).find((each) => each.length > 0)
  return pool && pick(dice, pool)
}

const mixOf = (country: string): Record<string, number> => names.countries[country] ?? { anglo: 1 }

/**
 * A person's name that fits the country and is not taken. In big cities given and family name may come from two places.
 * The family name is none of `families` while there is another. The same input gives the same name.
 */
export function personName(
  dice: Dice,
  country: string,
  taken: ReadonlySet<string>,
  families: Families = new Map(),
): PersonName {
  const mix = mixOf(country)
  for (let attempt = 0; ; attempt += 1) {
    const culture = weighted(dice, mix)
    const familyCulture = roll(dice) < 0.1 ? weighted(dice, mix) : culture
    const pronoun = roll(dice) < 0.5 ? 'she' : 'he'
    const first = pick(dice, names.pools[culture]?.[pronoun] ?? ['Sam'])
    const last = pick(dice, names.pools[familyCulture]?.family ?? ['Reed'])
    const free =
      !taken.has(`${first} ${last}`) && (attempt > 30 || ![...taken].some((name) => name.startsWith(`${first} `)))
    if (!free && attempt <= 200) continue
    if (!families.has(familyOf(last))) return { first, last, pronoun }
    return { first, last: otherFamily(dice, { first, culture, country }, { taken, families }) ?? last, pronoun }
  }
}

/** Where somebody works: their trade, and the titles that people there have already. */
type Workplace = { industry: string; subIndustry: string; held?: readonly string[] }

/** What a trade calls somebody of a level and a department: a clinic moves patients and has no fleet. */
function titlesIn({ industry, subIndustry }: Workplace, level: string, department: string): string[] | undefined {
  const ofTrade = titles.trades[subIndustry] ?? titles.trades[industry]
  const usual = titles.departments[department] ?? titles.departments['Other']
  return ofTrade?.[department]?.[level] ?? usual?.[level]
}

/** The title that goes with a level and a department in a trade; one that a colleague has only where there is no other. */
export function titleFor(seed: number, contact: Pick<Contact, 'level' | 'department'>, workplace: Workplace): string {
  const { level } = contact
  const department = contact.department ?? 'Other'
  const dice = diceFor(seed, 'title')
  const alone = titles.levels[level]
  if (alone !== undefined && (level !== 'Other' || department === 'Other')) return pick(dice, alone)
  const known = titlesIn(workplace, level, department)
  if (known !== undefined) {
    const usual = titles.departments[department]?.[level] ?? known
    const free = [known, usual].map((each) => each.filter((title) => workplace.held?.includes(title) !== true))
    return pick(dice, free.find((each) => each.length > 0) ?? known)
  }
  return department === 'Other' ? 'Manager' : `${department} ${pick(dice, ['Lead', 'Coordinator', 'Specialist'])}`
}
