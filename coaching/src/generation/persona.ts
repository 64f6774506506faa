import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { levelsWithoutDepartment } from '@ringside/contract/reference-data'
import type { BuyerProfile, Fact, Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { diceFor, pick, roll, shuffled } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { factsKnownTo } from './account-facts.ts'
import type { GeneratedAccount, PersonSeed, Seat } from './account-schema.ts'
import { seatValues } from './seats.ts'
import { hearsay, tails, troubles, vague, views, workings } from './content/content.ts'
import type { Vantage } from './content/content.ts'
import { fillTemplate } from './fill.ts'
import type { Values } from './fill.ts'
import { mannerOf } from './manner.ts'
import { objectionsFor } from './persona-objections.ts'
import { familiesOf, givenName, personName, seatOf, titleFor } from './people.ts'
import type { Contact, PersonName, Pronoun } from './people.ts'

/** Somebody at the account whom the organisation knows. */
export type Colleague = { personaId: string; name: string; title: string; manner: string }

export type PersonaInput = {
  seed: number
  personaId: string
  account: GeneratedAccount
  contact: Contact
  /** Other personas of the account, who already have names. */
  colleagues: Colleague[]
  /** Whole names of everybody in the organisation: this one has another family name, while there is any. */
  takenNames: string[]
  /** How everybody else in the organisation comes across: no two reps' notes there are to be the same. */
  takenManners: string[]
}

/** The person colleagues speak of whom this persona is: by their job, or because the title is the same. */
function seatedAs(input: PersonaInput, title: string): PersonSeed | null {
  const seat = seatOf(input.contact)
  const person = input.account.people.find((candidate) =>
    seat === null ? candidate.title.toLowerCase() === title.toLowerCase() : candidate.seat === seat,
  )
  if (person === undefined) return null
  const name = `${person.first} ${person.last}`
  const sitsAlready = input.colleagues.some((colleague) => colleague.name === name)
  const { given } = input.contact
  const isSomebodyElse = given !== undefined && name.toLowerCase() !== `${given.first} ${given.last}`.toLowerCase()
  return sitsAlready || isSomebodyElse ? null : person
}

function nameFor(dice: Dice, input: PersonaInput, seated: PersonSeed | null): PersonName {
  if (seated !== null) return { first: seated.first, last: seated.last, pronoun: seated.pronoun }
  if (input.contact.given !== undefined) return givenName(input.contact.given)
  const taken = new Set([...input.takenNames, ...input.colleagues.map(({ name }) => name)])
  for (const { first, last } of input.account.people) taken.add(`${first} ${last}`)
  return personName(dice, input.account.country, taken, familiesOf(input.takenNames))
}

const byDepartment: Readonly<Record<string, Vantage>> = {
  Finance: 'finance',
  Procurement: 'finance',
  IT: 'systems',
  Sales: 'customers',
  Marketing: 'customers',
  'Customer Support': 'customers',
  HR: 'people',
  Operations: 'floor',
  'Supply Chain': 'floor',
  Logistics: 'floor',
  Manufacturing: 'floor',
  Facilities: 'floor',
  Transportation: 'floor',
}

/** Where somebody sees their company from; null where that makes no difference. */
export function vantageOf({ level, department }: Pick<Contact, 'level' | 'department'>): Vantage | null {
  const own = byDepartment[department ?? ''] ?? null
  // The head of finance looks at money first; who leads the work from the top looks at it from the top.
  return levelsWithoutDepartment.includes(level) || (level === 'C-Suite' && (own === 'floor' || own === null))
    ? 'top'
    : own
}

/** What somebody in a place has no part in, and would have to ask a colleague about. */
const outOfSight: Record<Vantage, readonly string[]> = {
  top: ['handoff'],
  finance: ['handoff'],
  systems: ['replace', 'budget'],
  customers: ['renewal', 'spend'],
  people: ['handoff', 'renewal'],
  floor: ['spend'],
}

/** Whether somebody has a part in what a fact tells. */
function isInSight({ id }: Fact, contact: Contact): boolean {
  const vantage = vantageOf(contact)
  return vantage === null || !outOfSight[vantage].includes(id)
}

/** Below the top, the money for a year is a matter for Finance. */
function holdsNoMoney({ level, department }: Contact): boolean {
  return (level === 'Department Head/Manager' || level === 'Other') && department !== 'Finance'
}

export type Teller = { temperament: Temperament; vantage: Vantage | null; values: Values }

/** The whole story: what is told plainly, and what somebody of this temperament, in this place, adds to it. */
function toldBy({ temperament, vantage, values }: Teller, fact: Fact): string[] | null {
  const ofTemperament = tails[fact.id]?.[temperament]
  const seen = vantage === null ? [] : (views[vantage]?.[fact.id] ?? [])
  // What their place shows them comes before what their temper adds: a head of finance is heard to be one.
  const own = ofTemperament === undefined ? undefined : [...seen, ...ofTemperament.slice(seen.length > 0 ? 2 : 0)]
  if (own === undefined || isOwners(fact, values)) return null
  // The story of a trouble is the point of telling it, so it stays.
  const told = fact.id === 'pain' ? fact.full : fact.plain
  return own.flatMap((tail, index) => {
    const text = told[index % Math.max(1, told.length)]
    return text === undefined ? [] : [`${text} ${fillTemplate(tail, values)}`]
  })
}

/** A trouble in the words of the segment's owner stands for itself. */
const isOwners = ({ id }: Fact, values: Values): boolean => id === 'pain' && values['ownPain'] !== undefined

/** Told by the one it happened to: nobody has that from hearsay. */
const ofTheirOwn = /\b(?:I|I'd|I've|me|my|mine)\b/

/** The stories of an account as somebody knows them from where they sit: who was not there had it from those who were. */
function asKnown(values: Values, vantage: Vantage | null): Values {
  const from = vantage === null ? undefined : hearsay[vantage]
  if (from === undefined) return values
  const known = { ...values }
  for (const [index, key] of ['painStory', 'pain2Story'].entries()) {
    const story = values[key]
    const lead = from[index % from.length]
    if (story === undefined || lead === undefined || ofTheirOwn.test(story)) continue
    known[key] = `${lead} ${story.charAt(0).toLowerCase()}${story.slice(1)}`
  }
  return known
}

/**
 * How they work, or a trouble, as somebody of this temperament tells it: a trouble with the story first, with its name last,
 * or without a name for it.
 */
function inOwnShape(fact: Fact, { temperament, vantage, values }: Teller): Fact {
  if (fact.id === 'process') {
    const told = workings[temperament].map((text) => fillTemplate(text, values))
    return { ...fact, plain: told, full: told }
  }
  // A market's owner has named what goes wrong there, whatever it is called by.
  const shapes = values['ownPain'] === undefined ? troubles[fact.id]?.[temperament] : undefined
  if (shapes === undefined) return fact
  const known = asKnown(values, vantage)
  const filled = (texts: readonly string[]): string[] => texts.map((text) => fillTemplate(text, known))
  return { ...fact, plain: filled(shapes.plain), full: filled(shapes.full) }
}

/** Each persona tells a fact in another way: two people of one company don't recite the same lines. */
export function inOwnWords(dice: Dice, told: Fact, own: Teller): Fact {
  const fact = inOwnShape(told, own)
  const plain = shuffled(dice, fact.plain).slice(0, 3)
  const full = shuffled(dice, fact.full).slice(0, 3)
  return {
    ...fact,
    vague: shuffled(dice, vague[fact.id]?.[own.temperament] ?? fact.vague),
    plain,
    full: toldBy(own, { ...fact, plain, full }) ?? full,
  }
}

/** What whoever leads the work is known to say. */
export const namesTheTrouble = ({ pain = 'the day' }: Values): string => `says ${pain} is the real problem`

function colleaguesOf(input: PersonaInput, seat: Seat | null, self: PersonName): BuyerProfile['colleagues'] {
  const known = input.colleagues.map(({ personaId, name, title }) => ({ personaId, name, title, says: '' }))
  const names = new Set([...known.map(({ name }) => name), `${self.first} ${self.last}`])
  const { values, people } = input.account
  const opinions: Partial<Record<Seat, string>> = {
    chief: 'wants it short, with a number in it',
    finance: 'asks what it brings before anything else',
    lead: namesTheTrouble(values),
    it: 'wants to see the security papers first',
    veteran: 'has seen three systems come and go',
  }
  const seated = people
    .filter((person) => person.seat !== seat && opinions[person.seat] !== undefined)
    .filter(({ first, last }) => !names.has(`${first} ${last}`))
    .map((person) => ({
      personaId: null,
      name: `${person.first} ${person.last}`,
      title: person.calledBy,
      says: opinions[person.seat] ?? '',
    }))
  return [...known, ...seated]
}

function prioritiesOf(dice: Dice, { account, contact }: PersonaInput): string[] {
  const {
    metric = 'service',
    crew = 'people',
    cost = 'cost',
    customers = 'customers',
    area = 'the work',
  } = account.values
  const common = [metric, `keeping the ${crew} we have`, `fewer surprises in ${area}`, `${customers} who stay`]
  const money = [`spending less on ${cost}`, 'no surprises in the forecast']
  const own =
    contact.department === 'Finance'
      ? money
      : contact.department === 'IT'
        ? ['fewer systems, not more', 'no incidents']
        : []
  return [...new Set([...own, ...shuffled(dice, [...common, ...money.slice(0, 1)])])].slice(0, 3)
}

/** How high somebody speaks at the lowest, 0..1. */
export const lowestPitch: Readonly<Record<Pronoun, number>> = { she: 0.55, they: 0.32, he: 0.1 }

function pitchOf(dice: Dice, pronoun: Pronoun): number {
  return Math.round((lowestPitch[pronoun] + roll(dice) * 0.35) * 100) / 100
}

/** By its trade, whatever its owner calls that: an orchard has the titles of a farm. */
const workplaceOf = ({ industry, subIndustry, trade }: GeneratedAccount) => ({
  industry,
  subIndustry: trade ?? subIndustry,
})

/**
 * Makes one person at an account, for a contact profile: name, title, temperament, what they know and what they fear.
 * Pure: the same input gives the same persona. All people of an account tell the same facts in their own words.
 */
export function generatePersona(input: PersonaInput): BuyerProfile {
  const { account, contact, personaId } = input
  const dice = diceFor(input.seed, `persona:${personaId}`)
  const held = input.colleagues.map(({ title }) => title)
  const ownTitle = contact.given?.title ?? titleFor(input.seed, contact, { ...workplaceOf(account), held })
  const seated = seatedAs(input, ownTitle)
  const seat = seated?.seat ?? null
  const name = nameFor(dice, input, seated)
  const temperament = pick(dice, temperaments)
  const values = { ...account.values, ...seatValues(account.people, seat, account.size) }
  // Dice of their own: a wording added to a fact makes nobody another person.
  const wordDice = diceFor(input.seed, `wordings:${personaId}`)
  const facts = factsKnownTo(account, values)
    .filter(({ id }) => id !== 'budget' || !holdsNoMoney(contact))
    .map((fact) => inOwnWords(wordDice, fact, { temperament, vantage: vantageOf(contact), values }))
    .filter((fact) => isInSight(fact, contact))
  return {
    personaId,
    firstName: name.first,
    lastName: name.last,
    pronoun: name.pronoun,
    // One person has one title, whoever says it.
    title: seated?.title ?? ownTitle,
    level: contact.level,
    department: contact.department,
    temperament,
    manner: mannerOf(
      dice,
      { temperament, pronoun: name.pronoun, values },
      { atAccount: input.colleagues.map(({ manner }) => manner), taken: input.takenManners },
    ),
    priorities: prioritiesOf(dice, input),
    company: {
      name: account.name,
      industry: account.industry,
      subIndustry: account.subIndustry,
      size: account.size,
      location: account.location,
      description: account.description,
    },
    facts,
    objections: objectionsFor(dice, account, { temperament, values }, seat),
    colleagues: colleaguesOf(input, seat, name),
    vocabulary: account.vocabulary,
    voice: {
      pitch: pitchOf(dice, name.pronoun),
      pace: Math.round((temperament === 'harried' ? 0.65 + roll(dice) * 0.3 : 0.35 + roll(dice) * 0.35) * 100) / 100,
    },
  }
}
