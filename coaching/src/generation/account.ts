import { targetIndustries } from '@ringside/contract/reference-data'
import { between, diceFor, pick, roll, shuffled } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { hashOf } from '../chance/hash.ts'
import { factsFrom } from './account-facts.ts'
import type { GeneratedAccount, PersonSeed, Seat } from './account-schema.ts'
import { companyName } from './company-name.ts'
import { factTemplates, manners, titles } from './content/content.ts'
import type { Trade } from './content/trades.ts'
import { fillTemplate } from './fill.ts'
import type { Values } from './fill.ts'
import { tradesMeant } from './market.ts'
import { countFamily, familiesOf, givenName, personName, seatOf, sitsAt, titleFor } from './people.ts'
import type { Contact } from './people.ts'
import { placeIn } from './place.ts'
import type { Place } from './place.ts'
import { figures, oneSite } from './figures.ts'
import { seatValues } from './seats.ts'
import type { SegmentInput } from './segment.ts'
import { ownTrade, plainName } from './own-market.ts'
import { statementsIn } from './own-voice.ts'
import { roundly } from './spoken.ts'
import { inOneWording } from './tellings.ts'

export type AccountInput = {
  seed: number
  segment: SegmentInput
  takenNames: string[]
  /** Whole names of whom the organisation knows elsewhere: people here have other family names, while there are any. */
  takenPeople?: readonly string[]
  /** Whom the organisation will speak to here: their title is the one that colleagues call them by. */
  contacts?: readonly Contact[]
  /** What is known of the company beforehand, and is not made up. How many work there goes into the segment's size. */
  given?: GivenCompany
}

export type GivenCompany = { name: string; place?: Place; description?: string }

const isListed = ({ industry }: SegmentInput, subIndustry: string): boolean =>
  (targetIndustries[industry] as readonly string[]).includes(subIndustry)

/** What the segment's owner calls their market in words that no list has. */
const ownNameIn = (segment: SegmentInput): string | undefined =>
  segment.subIndustries.find((wanted) => !isListed(segment, wanted))

/** What an industry that is none of the list is called by the segment's owner. */
const otherIndustryOf = (segment: SegmentInput): string | undefined =>
  segment.industry === 'Other' ? ownNameIn(segment) : undefined

/** A market of their own, which no described trade stands for. */
const ownIndustryOf = (segment: SegmentInput): string | undefined =>
  segment.subIndustries.some((wanted) => isListed(segment, wanted)) ? undefined : otherIndustryOf(segment)

/**
 * One of the trades the segment means, and what its owner would call it: their own word where they have one. Of an industry
 * that is none of the list it is always their word, whichever trade its companies are made from.
 */
function pickTrade(dice: Dice, segment: SegmentInput): { trade: Trade; subIndustry: string } {
  const { industry, subIndustries, name = '' } = segment
  const trade = pick(dice, tradesMeant(industry, subIndustries, name))
  const market = ownIndustryOf(segment)
  const chosen = subIndustries.includes(trade.subIndustry) ? trade.subIndustry : ownNameIn(segment)
  return {
    trade: market === undefined ? trade : ownTrade(trade, segment, market),
    subIndustry: otherIndustryOf(segment) ?? chosen ?? trade.subIndustry,
  }
}

/** By what its owner calls such companies they are named, unless that is the name of the trade. */
function ownNamesOf(segment: SegmentInput, { subIndustry }: Trade): string | undefined {
  const own = otherIndustryOf(segment)
  return own?.toLowerCase() === subIndustry.toLowerCase() ? undefined : own
}

/** Six people have a name of their own, so no company is smaller than they and a few more. */
const fewest = 8

/** A number as people would say it, somewhere inside a size such as "201-500" or "50,001+". */
function employeesIn(dice: Dice, size: string): number {
  const [low = 50, high = low * 1.6] = size.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  // Most companies are nearer the lower end of their class.
  const share = roll(dice) ** 1.5
  const value = roundly(Math.max(fewest, low + (high - low) * (0.05 + 0.85 * share)))
  const unit = value < 100 ? 5 : 10 ** (Math.floor(Math.log10(value)) - 1)
  if (value < low) return value + unit
  return value > high ? value - unit : value
}

function financeTitle(employees: number): string {
  if (employees <= 12) return 'Bookkeeper'
  // In anything larger they sign, for people with higher titles than that.
  if (employees <= 50) return 'Office Manager'
  if (employees <= 220) return 'Controller'
  return employees <= 1200 ? 'VP of Finance' : 'CFO'
}

/** What colleagues say for a title: nobody says "our Owner and President". */
export function spokenTitle(title: string): string {
  if (/\bowner\b/i.test(title)) return 'the owner'
  return /\bfounder\b/i.test(title) ? 'our founder' : `our ${title}`
}

const mostForPartners = 220

function peopleOf(
  dice: Dice,
  { seed, segment, contacts = [], takenPeople }: AccountInput,
  { country, trade, employees }: { country: string; trade: Trade; employees: number },
): PersonSeed[] {
  const given = contacts.flatMap((contact) => contact.given ?? [])
  const taken = new Set(given.map(({ first, last }) => `${first} ${last}`))
  const families = takenPeople && familiesOf([...takenPeople, ...taken])
  const [chief = 'CEO'] = titles.trades[trade.subIndustry]?.['Other']?.['C-Suite'] ?? []
  const usual = { chief, finance: financeTitle(employees), it: employees > 100 ? 'IT Manager' : 'IT Consultant' }
  const titleOf = (seat: keyof typeof usual): string => {
    const contact = contacts.find((candidate) => seatOf(candidate) === seat)
    return contact === undefined
      ? usual[seat]
      : (contact.given?.title ?? titleFor(seed, contact, { ...segment, subIndustry: trade.subIndustry }))
  }
  const called: Record<Seat, [string, string]> = {
    chief: [titleOf('chief'), spokenTitle(titleOf('chief'))],
    finance: [titleOf('finance'), spokenTitle(titleOf('finance'))],
    lead: [trade.lead, `our ${trade.lead}`],
    it: [titleOf('it'), 'in IT'],
    veteran: [`Senior ${capital(trade.area.replace(/^the /, ''))} Specialist`, 'our longest-serving hand'],
    partner: ['Co-owner', 'my business partner'],
  }
  // Nobody owns half of a company of thousands.
  const there = (Object.keys(called) as Seat[]).filter((seat) => seat !== 'partner' || employees <= mostForPartners)
  return there.map((seat) => {
    const [title, calledBy] = called[seat]
    const known = contacts.find((contact) => contact.given !== undefined && sitsAt(contact, { seat, title }))?.given
    const { first, last, pronoun } = known === undefined ? personName(dice, country, taken, families) : givenName(known)
    taken.add(`${first} ${last}`)
    if (families) countFamily(families, `${first} ${last}`)
    return { seat, first, last, pronoun, title, calledBy }
  })
}

const capital = (text: string): string => text.replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

function wordsOf(trade: Trade): Values {
  return {
    peers: trade.peers,
    workers: trade.workers,
    crew: trade.crew,
    units: trade.units.name,
    jobs: trade.jobs.name,
    per: trade.jobs.per,
    customers: trade.customers,
    area: trade.area,
    system: trade.system,
    kind: trade.systemKind,
    how: trade.how,
    tool: trade.tool,
    handoff: trade.handoff,
    pain: trade.pain.name,
    painSays: trade.pain.says,
    painStory: trade.pain.story,
    pain2: trade.secondPain.name,
    pain2Says: trade.secondPain.says,
    pain2Story: trade.secondPain.story,
    cost: trade.cost,
    customerHit: trade.customerHit,
    leaveFor: trade.leaveFor,
    metric: trade.metric.name,
    peak: trade.peak.name,
    peakMonth: trade.peak.month,
    triedWhat: trade.tried.what,
    triedWhy: trade.tried.why,
    lead: trade.lead,
  }
}

/** Facts that a company may have or not; the rest are true of all. */
const optional = ['sites', 'replace', 'looking', 'renewal', 'hard', 'spend', 'buying']

/** Why something has to happen now, if it is one that such a company can say. */
function triggerOf(dice: Dice, { serves = 'business' }: Trade, values: Values): string {
  const fitting = manners.triggers.filter(({ only }) => only?.includes(serves) ?? true)
  return fillTemplate(pick(dice, fitting).says, values)
}

const isSingle = (values: Values): boolean => values['sitesN'] === oneSite

/** Facts this company does not have. With one site there is nothing to tell of sites, and no main one. */
function leftOut(dice: Dice, values: Values): ReadonlySet<string> {
  const left = shuffled(dice, optional).slice(0, between(dice, 2, 4))
  return new Set(isSingle(values) ? [...left, 'sites'] : left)
}

function descriptionOf(dice: Dice, values: Values): string {
  const all = values['ownMarket'] === undefined ? manners.descriptions : manners.ownDescriptions
  const fitting = all.filter((text) => !isSingle(values) || !text.includes('{sitesN}'))
  return fillTemplate(pick(dice, fitting), values)
}

/** Nobody says more than this in one breath. */
const longestNote = 240

/** What the segment's owner has written, without what is empty; of the free text what it says of the companies. */
export function ownWordsOf({
  painPoints,
  objections,
  freeform,
}: Pick<SegmentInput, 'painPoints' | 'objections' | 'freeform'>): GeneratedAccount['segment'] {
  const written = (texts: readonly string[]): string[] => texts.filter((text) => text.trim() !== '')
  const notes = statementsIn(freeform).filter((sentence) => sentence.length <= longestNote)
  return { painPoints: written(painPoints), objections: written(objections), note: notes.slice(0, 3).join(' ') }
}

/**
 * Makes an account inside a segment: a company with a name, a place, people, numbers that agree with its size, and
 * 15 to 25 facts. Pure: the same input gives the same account. Unless it is given, its name is none of `takenNames`.
 */
export function generateAccount(input: AccountInput): GeneratedAccount {
  const { seed, segment } = input
  const dice = diceFor(seed, 'account')
  const { trade: written, subIndustry } = pickTrade(dice, segment)
  const place = input.given?.place ?? placeIn(dice, segment.geography)
  const employees = employeesIn(dice, segment.companySize)
  const name =
    input.given?.name ?? companyName(dice, { ...input, trade: written, place, own: ownNamesOf(segment, written) })
  const { takenNames } = input
  // The oldest company of an organisation sets where the row begins; each one after it is a place further on.
  const trade = inOneWording(written, { start: hashOf(takenNames[0] ?? name), place: takenNames.length })
  const people = peopleOf(dice, input, { country: place.country, trade, employees })
  const values: Values = {
    ...wordsOf(trade),
    ...figures(dice, trade, employees),
    ...seatValues(people, null, segment.companySize),
    name,
    city: place.city,
    secondCity: place.secondCity,
  }
  values['market'] = plainName(subIndustry)
  if (ownIndustryOf(segment) !== undefined) {
    values['ownMarket'] = subIndustry
    if (trade.units.arePlaces === true) values['places'] = 'shops and stores and branches and places'
    if (segment.painPoints.length > 0) values['ownPain'] = segment.painPoints[0] ?? ''
  }
  values['trigger'] = triggerOf(dice, trade, values)
  const left = leftOut(dice, values)
  const own = ownWordsOf(segment)
  const templates = factTemplates.map(({ id }) => id).filter((id) => !left.has(id))
  return {
    seed,
    name,
    industry: segment.industry,
    subIndustry,
    ...(written.subIndustry !== subIndustry && { trade: written.subIndustry }),
    size: segment.companySize,
    location: place.location,
    country: place.country,
    description: input.given?.description ?? descriptionOf(dice, values),
    difficulty: pick(dice, ['easy', 'medium', 'medium', 'medium', 'hard'] as const),
    facts: factsFrom(templates, values, own),
    vocabulary: { ...wordsOf(trade), ...(ownIndustryOf(segment) === undefined ? {} : { market: subIndustry }) },
    people,
    values,
    segment: own,
    templates,
  }
}
