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

/** A kind of person an organisation sells to, or with `given` that very person. */
export type Contact = { level: string; department: string; given?: GivenPerson }

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

/** Whether a contact is who sits on a seat: by their job, or because the title is the same. */
export function sitsAt(contact: Contact, { seat, title }: { seat: Seat; title: string }): boolean {
  const own = seatOf(contact)
  return own === null ? contact.given?.title === title : own === seat
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

/** A person's name that fits the country and is not taken. In big cities given and family name may come from two places. */
export function personName(dice: Dice, country: string, taken: ReadonlySet<string>): PersonName {
  const mix = names.countries[country] ?? { anglo: 1 }
  for (let attempt = 0; ; attempt += 1) {
    const culture = weighted(dice, mix)
    const familyCulture = roll(dice) < 0.1 ? weighted(dice, mix) : culture
    const pronoun = roll(dice) < 0.5 ? 'she' : 'he'
    const first = pick(dice, names.pools[culture]?.[pronoun] ?? ['Sam'])
    const last = pick(dice, names.pools[familyCulture]?.family ?? ['Reed'])
    const free =
      !taken.has(`${first} ${last}`) && (attempt > 30 || ![...taken].some((name) => name.startsWith(`${first} `)))
    if (free || attempt > 200) return { first, last, pronoun }
  }
}

/** The title that goes with a level and a department. */
export function titleFor(seed: number, level: string, department: string): string {
  const dice = diceFor(seed, 'title')
  const alone = titles.levels[level]
  if (alone !== undefined && (level !== 'Other' || department === 'Other')) return pick(dice, alone)
  const byLevel = titles.departments[department] ?? titles.departments['Other']
  const known = byLevel?.[level]
  if (known !== undefined) return pick(dice, known)
  return department === 'Other' ? 'Manager' : `${department} ${pick(dice, ['Lead', 'Coordinator', 'Specialist'])}`
}
