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
  /** Two there have this first name, and nobody could say which one was meant. */
  isUnclear: boolean
}

/** The seats that a level and a department can stand for (`seatOf`). */
const seatsOfRoles: ReadonlySet<Seat> = new Set<Seat>(['chief', 'finance', 'it'])

const months = 'April|August|June|May'
const beforeMonths =
  '[Ii]n|[Bb]efore|[Aa]fter|[Uu]ntil|[Tt]ill|[Ss]ince|[Ff]rom|[Tt]his|[Nn]ext|[Ll]ast|[Ee]very|[Ee]arly|[Ll]ate|[Mm]id'
const partsOfMonths = String.raw`[Ee]nd|[Mm]iddle|[Ss]tart|[Bb]eginning|[Hh]alf|\d+(?:st|nd|rd|th)?`
/**
 * "ends in May", "the end of June": a month, and nobody. "Led by May" is somebody, and so is "in May Quist": small letters
 * after a month are told from a family name, which is why no letter here stands for both.
 */
export const monthSaid = new RegExp(
  String.raw`\b(?:${beforeMonths}|(?:${partsOfMonths}) of)[ -](?:${months})\b(?! \p{Lu})`,
  'gu',
)
const possessive = /['’]s?(?![\p{L}\p{M}])/gu

/** The words of a text in their order, each name as it is called: "Irene" of "Irene’s". */
const asWords = (text: string): string =>
  ` ${text
    .replaceAll(possessive, '')
    .split(/[^\p{L}\p{M}'’-]+/u)
    .join(' ')} `

const holds = (text: string, name: string): boolean => text.includes(name) && asWords(text).includes(asWords(name))

/** A first name that is said of somebody: "ends in May" is said of nobody. */
const holdsFirstName = (text: string, first: string): boolean =>
  text.includes(first) && holds(text.replaceAll(monthSaid, ' '), first)

/**
 * Whether words name this person: by their whole name, or by their first where they are `alone` with it, so that it can mean
 * nobody else. A month is nobody, and a word that only begins as a name does is none.
 */
export const namesPerson = (
  words: string,
  { first, last }: { first: string; last: string },
  { alone }: { alone: boolean },
): boolean => holds(words, `${first} ${last}`) || (alone && holdsFirstName(words, first))

type People = GeneratedAccount['people']

type Place = { people: People; firstNamesHere: ReadonlySet<string | undefined> }

/** Whom somebody's words can mean there: by their first name only while nobody else there has it. */
const saysWhom = (person: People[number], { people, firstNamesHere }: Place, { summary }: Told): boolean =>
  namesPerson(summary, person, {
    alone: !firstNamesHere.has(person.first) && people.filter(({ first }) => first === person.first).length === 1,
  })

/**
 * The people of an account who were named in calls and are nobody there yet, as far as they were named: nothing is told of
 * them that no buyer said. `here` holds the whole names of those who are; their first names are said of them, and of nobody
 * else until a whole name is said. Of two people of one first name nobody could say which one was meant, so that they are
 * named once, without a role, until a whole name is said.
 */
export function namedPeople<Role extends Contact>(
  { people }: Pick<GeneratedAccount, 'people'>,
  told: readonly Told[],
  { here, roles }: { here: readonly string[]; roles: readonly Role[] },
): NamedPerson<Role>[] {
  const firstNamesHere = new Set(here.map((name) => name.split(' ')[0]))
  const absent = people.filter(({ first, last }) => !here.includes(`${first} ${last}`))
  const known = absent.flatMap((person) => {
    const whole = `${person.first} ${person.last}`
    const by = told.filter((each) => saysWhom(person, { people, firstNamesHere }, each))
    if (by.length === 0) return []
    const name = by.some(({ summary }) => holds(summary, whole)) ? whole : person.first
    const role = roles.find((each) => sitsAt(each, person)) ?? null
    return [{ name, namedBy: tellersOf(by), role, hasRole: seatsOfRoles.has(person.seat), isUnclear: false }]
  })
  const shared = [...new Set(absent.map(({ first }) => first))].filter(
    (first) => !firstNamesHere.has(first) && absent.filter((person) => person.first === first).length > 1,
  )
  const unclear = shared.flatMap((first) => {
    const wholes = absent.map((person) => `${person.first} ${person.last}`)
    const by = told.filter(
      ({ summary }) => holdsFirstName(summary, first) && wholes.every((whole) => !holds(summary, whole)),
    )
    return by.length === 0 ? [] : [{ name: first, namedBy: tellersOf(by), role: null, hasRole: false, isUnclear: true }]
  })
  return [...known, ...unclear]
}

const tellersOf = (told: readonly Told[]): string[] => [...new Set(told.map(({ teller }) => teller))]

/** The person of an account whom a name that buyers said stands for, first name or whole; null where it stands for nobody or for two. */
export function whoWasNamed({ people }: Pick<GeneratedAccount, 'people'>, name: string): People[number] | null {
  const [one, other] = people.filter(({ first, last }) => name === first || name === `${first} ${last}`)
  return one === undefined || other !== undefined ? null : one
}

/** What somebody told of themselves, said by their name: "They sign themselves" of Paul is "Paul signs", whoever reads it. */
export const toldByName = ({ summary, teller }: Told): string =>
  // Few do, and an overview tells thousands.
  summary.includes('themselves')
    ? summary
        .replace(/^They sign themselves\b/u, `${teller} signs`)
        .replace(/^They hold the budget themselves\b/u, `${teller} holds the budget`)
        .replace(/\bthen sign themselves\b/u, `then ${teller} signs`)
    : summary
