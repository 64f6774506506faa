import type { GeneratedAccount, Seat } from './account-schema.ts'
import { sitsAt, type Contact } from './people.ts'

/** Something a buyer told: a summary, and the first name of who told it. */
export type Told = { summary: string; teller: string }

/** Somebody whom buyers have named in calls, as far as they were named, and who named them. */
export type NamedPerson<Role> = {
  /** "Irene", or "Irene Castellanos" where the whole name was said. */
  name: string
  namedBy: readonly string[]
  /** Of the roles, the one that this person has; null when none of them is theirs. */
  role: Role | null
  /** Some decision maker's role could be theirs; of who works below those, none is. */
  hasRole: boolean
}

/** The seats that a level and a department can stand for (`seatOf`). */
const seatsOfRoles: ReadonlySet<Seat> = new Set<Seat>(['chief', 'finance', 'it'])

const wordsIn = (text: string): Set<string> => new Set(text.split(/[^\p{L}\p{M}'’-]+/u))

/**
 * The people of an account who were named in calls and are nobody there yet, as far as they were named: nothing is told of
 * them that no buyer said. `here` holds the whole names of those who are.
 */
export function namedPeople<Role extends Contact>(
  { people }: Pick<GeneratedAccount, 'people'>,
  told: readonly Told[],
  { here, roles }: { here: readonly string[]; roles: readonly Role[] },
): NamedPerson<Role>[] {
  const firstNamesHere = new Set(here.map((name) => name.split(' ')[0]))
  return people.flatMap((person) => {
    const whole = `${person.first} ${person.last}`
    // Of two people of one first name nobody could say which one was meant.
    if (here.includes(whole) || firstNamesHere.has(person.first)) return []
    const by = told.filter(({ summary }) => wordsIn(summary).has(person.first))
    if (by.length === 0) return []
    const name = by.some(({ summary }) => summary.includes(whole)) ? whole : person.first
    const role = roles.find((each) => sitsAt(each, person)) ?? null
    const namedBy = [...new Set(by.map(({ teller }) => teller))]
    return [{ name, namedBy, role, hasRole: seatsOfRoles.has(person.seat) }]
  })
}

/** What somebody told of themselves, said by their name: "They sign themselves" of Paul is "Paul signs", whoever reads it. */
export const toldByName = ({ summary, teller }: Told): string =>
  summary
    .replace(/^They sign themselves\b/u, `${teller} signs`)
    .replace(/\bthen sign themselves\b/u, `then ${teller} signs`)
