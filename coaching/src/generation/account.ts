import { targetIndustries } from '@ringside/contract/reference-data'
import type { TargetIndustry } from '@ringside/contract/reference-data'
import { between, diceFor, pick, roll, shuffled } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { factsFrom } from './account-facts.ts'
import type { GeneratedAccount, PersonSeed, Seat } from './account-schema.ts'
import { companyNames, factTemplates, manners } from './content/content.ts'
import type { Trade } from './content/content.ts'
import { fillTemplate } from './fill.ts'
import type { Values } from './fill.ts'
import { tradesOf } from './market.ts'
import { personName, seatOf, titleFor } from './people.ts'
import type { Contact } from './people.ts'
import { placeIn } from './place.ts'
import type { Geography, Place } from './place.ts'
import { digits, roundly, spoken } from './spoken.ts'
import { hashOf, inOneWording } from './tellings.ts'

export type AccountInput = {
  seed: number
  segment: {
    /** What its owner calls it; a name such as “Mid-size clinics” says which kind of company it means. */
    name?: string
    industry: TargetIndustry
    subIndustries: string[]
    companySize: string
    geography: Geography
    painPoints: string[]
    objections: string[]
    freeform: string
  }
  takenNames: string[]
  /** Whom the organisation will speak to here: their title is the one that colleagues call them by. */
  contacts?: readonly Contact[]
}

function tradeFor(dice: Dice, segment: AccountInput['segment']): { trade: Trade; subIndustry: string } {
  const { industry, subIndustries, name = '' } = segment
  const trade = pick(dice, tradesOf(industry, subIndustries, name))
  const listed: readonly string[] = targetIndustries[industry]
  const own = subIndustries.find((wanted) => !listed.includes(wanted))
  return {
    trade,
    subIndustry: subIndustries.includes(trade.subIndustry) ? trade.subIndustry : (own ?? trade.subIndustry),
  }
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

/** The words a company is known by: two that begin alike are taken for one. */
const firstWord = (name: string): string => name.toLowerCase().split(' ')[0] ?? ''

function companyName(dice: Dice, input: AccountInput, trade: Trade, place: Place): string {
  const taken = new Set(input.takenNames.map((name) => name.toLowerCase()))
  const begun = new Set(input.takenNames.map(firstWord))
  const suffixes = companyNames.bySubIndustry[trade.subIndustry] ??
    companyNames.byIndustry[input.segment.industry] ?? ['Group']
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const local = roll(dice) < 0.08
    const name = `${local ? place.city : pick(dice, companyNames.first)} ${pick(dice, suffixes)}`
    if (!begun.has(firstWord(name))) return name
  }
  const free = companyNames.first.filter((first) => !begun.has(firstWord(first)))
  if (free.length > 0) return `${pick(dice, free)} ${pick(dice, suffixes)}`
  for (let number = 2; ; number += 1) {
    const name = `${pick(dice, companyNames.first)} & ${pick(dice, companyNames.first)} ${pick(dice, suffixes)}`
    if (!taken.has(name.toLowerCase()) || number > 400) return name
  }
}

function financeTitle(employees: number): string {
  if (employees <= 12) return 'Bookkeeper'
  if (employees <= 60) return 'Office Manager'
  if (employees <= 220) return 'Controller'
  return employees <= 1200 ? 'VP of Finance' : 'CFO'
}

/** What colleagues say for a title: nobody says "our Owner and President". */
function spokenTitle(title: string): string {
  if (/\bowner\b/i.test(title)) return 'the owner'
  return /\bfounder\b/i.test(title) ? 'our founder' : `our ${title}`
}

function peopleOf(
  dice: Dice,
  { seed, contacts = [] }: AccountInput,
  { country, trade, employees }: { country: string; trade: Trade; employees: number },
): PersonSeed[] {
  const taken = new Set<string>()
  const usual = { chief: 'CEO', finance: financeTitle(employees), it: employees > 100 ? 'IT Manager' : 'IT Consultant' }
  const titleOf = (seat: keyof typeof usual): string => {
    const contact = contacts.find((candidate) => seatOf(candidate) === seat)
    return contact === undefined ? usual[seat] : titleFor(seed, contact.level, contact.department)
  }
  const titles: Record<Seat, [string, string]> = {
    chief: [titleOf('chief'), spokenTitle(titleOf('chief'))],
    finance: [titleOf('finance'), spokenTitle(titleOf('finance'))],
    lead: [trade.lead, `our ${trade.lead}`],
    it: [titleOf('it'), 'in IT'],
    veteran: [`Senior ${capital(trade.area)} Specialist`, 'our longest-serving hand'],
    partner: ['Co-owner', 'my business partner'],
  }
  return (Object.keys(titles) as Seat[]).map((seat) => {
    const { first, last, pronoun } = personName(dice, country, taken)
    taken.add(`${first} ${last}`)
    const [title, calledBy] = titles[seat]
    return { seat, first, last, pronoun, title, calledBy }
  })
}

const capital = (text: string): string => text.replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

const months = 'January February March April May June July August September October November December'.split(' ')

/** The company's numbers. All follow from its size, so that no two of them can disagree. */
function figures(dice: Dice, trade: Trade, employees: number): Values {
  const workers = Math.max(3, Math.min(60, Math.round(employees * (0.015 + roll(dice) * 0.02))))
  const units = Math.max(2, roundly((employees / 100) * trade.units.perHundred * (0.85 + roll(dice) * 0.3)))
  const jobs = Math.max(5, roundly((employees / 100) * trade.jobs.perHundred * (0.85 + roll(dice) * 0.3)))
  const cost = Math.max(2000, roundly(employees * (55 + roll(dice) * 45)))
  const leavers = Math.max(employees < 30 ? 2 : 3, Math.min(40, Math.round(employees * (0.008 + roll(dice) * 0.012))))
  const replace = between(dice, 6, 14) * 1000
  const budget = Math.max(8000, roundly(cost * (2 + roll(dice) * 2)))
  const spend = Math.max(4000, roundly(employees * (110 + roll(dice) * 90)))
  const limit = pick(
    dice,
    employees < 60 ? [5000, 10_000] : employees < 600 ? [25_000, 50_000] : [50_000, 100_000, 250_000],
  )
  const sites = employees < 30 ? 1 : Math.max(2, Math.min(60, Math.round(employees / between(dice, 70, 140))))
  return {
    workersN: spoken(workers),
    unitsN: spoken(units),
    jobsN: spoken(jobs),
    employeesN: spoken(employees),
    sitesN: sites === 1 ? 'one site' : `${spoken(sites)} sites`,
    costMoney: spoken(cost),
    costDigits: digits(cost),
    leaveN: spoken(leavers),
    replaceMoney: spoken(replace),
    replaceDigits: digits(replace),
    budgetMoney: spoken(budget),
    budgetDigits: digits(budget),
    spendMoney: spoken(spend),
    spendDigits: digits(spend),
    limitMoney: spoken(limit),
    limitDigits: digits(limit),
    yearsN: spoken(between(dice, 2, 4)),
    systemYears: spoken(between(dice, 4, 11)),
    weeksN: spoken(pick(dice, [6, 8, 10, 12])),
    metricNow: spoken(trade.metric.now + between(dice, -2, 1)),
    metricGoal: spoken(trade.metric.goal),
    renewalMonth: pick(
      dice,
      months.filter((month) => month !== trade.peak.month),
    ),
  }
}

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

/** Who is who, as one of them would say it. `self` is the seat of the person who speaks, if they have one. */
export function seatValues(people: readonly PersonSeed[], self: Seat | null): Values {
  const by = (seat: Seat): PersonSeed | undefined => people.find((person) => person.seat === seat)
  const decider = self === 'finance' ? by('chief') : self === 'chief' ? by('partner') : by('finance')
  const hard = self === 'lead' ? by('veteran') : by('lead')
  const full = (person: PersonSeed | undefined): string =>
    person === undefined ? 'somebody' : `${person.first} ${person.last}`
  return {
    deciderFirst: decider?.first ?? 'Finance',
    deciderName: full(decider),
    deciderTitle: decider?.calledBy ?? 'in finance',
    hardName: hard?.first ?? 'the floor',
    leadFirst: self === 'lead' ? (by('veteran')?.first ?? 'our oldest hand') : (by('lead')?.first ?? 'the lead'),
    leadName: self === 'lead' ? full(by('veteran')) : full(by('lead')),
    itFirst: by('it')?.first ?? 'IT',
  }
}

/**
 * Makes an account inside a segment: a company with a name, a place, people, numbers that agree with its size, and
 * 15 to 25 facts. Pure: the same input gives the same account. Its name is none of `takenNames`.
 */
export function generateAccount(input: AccountInput): GeneratedAccount {
  const { seed, segment } = input
  const dice = diceFor(seed, 'account')
  const { trade: written, subIndustry } = tradeFor(dice, segment)
  const place = placeIn(dice, segment.geography)
  const employees = employeesIn(dice, segment.companySize)
  const name = companyName(dice, input, written, place)
  const { takenNames } = input
  // The oldest company of an organisation sets where the row begins; each one after it is a place further on.
  const trade = inOneWording(written, { start: hashOf(takenNames[0] ?? name), place: takenNames.length })
  const people = peopleOf(dice, input, { country: place.country, trade, employees })
  const values: Values = {
    ...wordsOf(trade),
    ...figures(dice, trade, employees),
    ...seatValues(people, null),
    name,
    city: place.city,
    secondCity: place.secondCity,
  }
  values['trigger'] = fillTemplate(pick(dice, manners.triggers), values)
  const left = new Set(shuffled(dice, optional).slice(0, between(dice, 2, 4)))
  const note =
    segment.freeform
      .trim()
      .split(/(?<=[.!?])\s/)[0]
      ?.slice(0, 160) ?? ''
  const own = {
    painPoints: segment.painPoints.filter((text) => text.trim() !== ''),
    objections: segment.objections.filter((text) => text.trim() !== ''),
    note,
  }
  const templates = factTemplates.map(({ id }) => id).filter((id) => !left.has(id))
  return {
    seed,
    name,
    industry: segment.industry,
    subIndustry,
    size: segment.companySize,
    location: place.location,
    country: place.country,
    description: fillTemplate(pick(dice, manners.descriptions), values),
    difficulty: pick(dice, ['easy', 'medium', 'medium', 'medium', 'hard'] as const),
    facts: factsFrom(templates, values, own),
    vocabulary: wordsOf(trade),
    people,
    values,
    segment: own,
    templates,
  }
}
