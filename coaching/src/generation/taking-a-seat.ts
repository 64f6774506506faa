import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { diceFor } from '../buyer/random.ts'
import { spokenTitle } from './account.ts'
import type { GeneratedAccount, PersonSeed, Seat } from './account-schema.ts'
import { monthSaid } from './named.ts'
import { familiesOf, givenName, personName, type GivenPerson } from './people.ts'
import { lowestPitch } from './persona.ts'
import { seatValues } from './seats.ts'

type Company = { account: GeneratedAccount; profiles: readonly BuyerProfile[] }

/** Texts in which a name was put in another's place: what each was before, by what it is now. */
export type Reworded = Readonly<Record<string, string>>

/** Who is called by their title; the others are told of by what they do. */
const calledByTitle: ReadonlySet<Seat> = new Set<Seat>(['chief', 'finance'])

/** Somebody who is known by name, on a seat of which colleagues speak: with their own title, else that of the seat. */
export function seatFor(was: PersonSeed, given: GivenPerson): PersonSeed {
  const title = given.title ?? was.title
  return {
    ...was,
    ...givenName(given),
    title,
    calledBy: calledByTitle.has(was.seat) ? spokenTitle(title) : was.calledBy,
  }
}

/** Somebody made up, to come after whoever leaves a seat: of a name that nobody of `taken` has, in the same job. */
export function successorOf(
  was: PersonSeed,
  { seed, country, taken }: { seed: number; country: string; taken: readonly string[] },
): PersonSeed {
  return { ...was, ...personName(diceFor(seed, 'successor'), country, new Set(taken), familiesOf(taken)) }
}

/** What else is known of two who sit on a seat one after the other. */
export interface SeatGiving {
  /** Texts that were reworded when the seat was given the other way. */
  readonly before?: Reworded | undefined
  /** The id of the one who leaves and stays who they were, as somebody archived does; else they go on under the other's name. */
  readonly leaver?: string | null | undefined
  /** The id of the one who comes, where they are among the profiles already. */
  readonly comer?: string | null | undefined
}

/**
 * A company in which `now` sits where `was` sat: whoever spoke of the one speaks of the other. Where `was` is one of the
 * profiles, that person goes on under the other's name, unless they are the `leaver`. Only for somebody whom nobody has called or
 * heard of, or who is there no more. The way back is the same with the two changed about and the texts that were `reworded` on the
 * way there, which are as they were then; of texts that came since the names are told apart by their words. Pure.
 */
export function giveSeat(
  { account, profiles }: Company,
  was: PersonSeed,
  now: PersonSeed,
  { before = {}, leaver = null, comer = null }: SeatGiving = {},
): Company & { readonly reworded: Reworded } {
  const people = account.people.map((person) => (person.seat === was.seat ? now : person))
  const reworded = new Map<string, string>()
  const inOtherWords = callingOther(account, was, now)
  const called = (text: string): string => {
    const other = Object.hasOwn(before, text) ? (before[text] ?? text) : inOtherWords(text)
    if (other !== text) reworded.set(other, text)
    return other
  }
  return {
    account: {
      ...account,
      people,
      values: { ...account.values, ...seatValues(people, null, account.size) },
      facts: inAllWords(account.facts, called),
    },
    profiles: profiles.map((profile) =>
      profile.personaId === leaver
        ? profile
        : {
            ...profile,
            ...(isOf(profile, was) && namedAs(profile, was, now)),
            facts: inAllWords(profile.facts, called),
            objections: inAllWords(profile.objections, called),
            colleagues: knowing(profile.colleagues, was, { now, leaver, comer }),
          },
    ),
    reworded: Object.fromEntries(reworded),
  }
}

type Colleagues = BuyerProfile['colleagues']

/**
 * Whoever knew the one knows the other, once: as a person, of whom no opinion is told, by the id that is theirs, and else by the seat,
 * whoever sits there.
 */
function knowing(
  colleagues: Colleagues,
  was: PersonSeed,
  { now, leaver, comer }: { now: PersonSeed; leaver: string | null; comer: string | null },
): Colleagues {
  const isKnown = colleagues.some(({ name }) => name === whole(now))
  return colleagues.flatMap((each) => {
    if (each.name !== whole(was)) return each
    if (isKnown) return []
    const asPerson = each.says === '' ? comer : null
    const personaId = asPerson ?? (each.personaId === leaver ? null : each.personaId)
    return { ...each, personaId, name: whole(now), title: personaId ? now.title : now.calledBy }
  })
}

const whole = ({ first, last }: Pick<PersonSeed, 'first' | 'last'>): string => `${first} ${last}`
const isOf = ({ firstName, lastName }: BuyerProfile, { first, last }: PersonSeed): boolean =>
  firstName === first && lastName === last

function namedAs({ voice }: BuyerProfile, was: PersonSeed, { first, last, title, pronoun }: PersonSeed) {
  const pitch = Math.round((voice.pitch + lowestPitch[pronoun] - lowestPitch[was.pronoun]) * 100) / 100
  return { firstName: first, lastName: last, title, pronoun, voice: { ...voice, pitch } }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * Says the other's name where the one's stood; a first name that two have there may mean either, and stays. Whoever comes with the
 * first name of somebody there is called by the whole name, so that nobody is taken for the other.
 */
function callingOther({ people }: GeneratedAccount, was: PersonSeed, now: PersonSeed): (text: string) => string {
  const isAlone = people.filter(({ first }) => first === was.first).length === 1
  const isShared = people.some(({ first, seat }) => first === now.first && seat !== was.seat)
  const family = `( ${escaped(was.last)})${isAlone ? '?' : ''}`
  const said = new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(was.first)}${family}(?![\p{L}\p{M}])`, 'gu')
  const inWords = (text: string): string =>
    text.replaceAll(said, (_, last?: string) => (last === undefined && !isShared ? now.first : whole(now)))
  // Every other part is a month: "ends in May" is nobody.
  const apart = new RegExp(`(${monthSaid.source})`, 'gu')
  return (text) =>
    text
      .split(apart)
      .map((part, index) => (index % 2 === 1 ? part : inWords(part)))
      .join('')
}

type Said = string | number | boolean | null | undefined | readonly Said[] | { readonly [key: string]: Said }

/** The same, with every text in it changed. */
function inAllWords<Value extends Said>(value: Value, change: (text: string) => string): Value
function inAllWords(value: Said, change: (text: string) => string): Said {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each: Said) => inAllWords(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inAllWords(each, change)]))
}
