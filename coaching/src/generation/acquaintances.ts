import type { BuyerProfile, Fact, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { diceFor, pick, shuffled } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { hashOf } from '../chance/hash.ts'
import type { Assurance } from '../speech/referring.ts'
import { endingsIn, firstWordsIn } from './company-name.ts'
import { referralContent } from './content/content.ts'
import { fillTemplate } from './fill.ts'
import type { Values } from './fill.ts'
import { personName, titleFor } from './people.ts'
import { countryOf } from './place.ts'

/** Trust that each name takes: the first is given to whoever asks well, the last to somebody they would send to a friend. */
const nameTrust = [28, 45, 52, 58] as const
/** They have two people in mind at least. */
const fewest = 2

/** Whether a fact is somebody whom a customer knows, by its id. */
export const isAcquaintance = (factId: string): boolean => factId.startsWith('customer-knows-')

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

function companyOf(dice: Dice, { company }: BuyerProfile, taken: Set<string>): string {
  const country = countryOf(company.location)
  const suffixes = endingsIn(country, company)
  const free = firstWordsIn(country).filter((first) => !company.name.startsWith(first) && !taken.has(first))
  const first = pick(dice, free)
  taken.add(first)
  return `${first} ${pick(dice, suffixes)}`
}

/** Somebody in a job like theirs knows most people in such jobs. */
function titleOf(dice: Dice, { department, level, company }: BuyerProfile, nth: number): string {
  const levels = nth === 0 ? [level] : ['Department Head/Manager', 'VP/Director Level', level]
  return titleFor(hashOf(`${nth}`, dice.random), { level: pick(dice, levels), department }, company)
}

/** Each of them is told in words of their own: the wordings begin one further on for everybody. */
const startingAt = (nth: number, texts: readonly string[]): string[] => {
  const from = nth % texts.length
  return [...texts.slice(from), ...texts.slice(0, from)]
}

/**
 * The people this customer would think of when asked for somebody like them: two to four, in their own trade and
 * neighbourhood, easiest first. The dice belong to the persona, so that every call has the same ones. Pure.
 */
export function acquaintancesOf(persona: BuyerProfile): Fact[] {
  const { company, personaId, firstName, lastName, colleagues } = persona
  const dice = diceFor(hashOf(`${company.name}:${firstName} ${lastName}`), 'acquaintances')
  const country = countryOf(company.location)
  const people = new Set([`${firstName} ${lastName}`, ...colleagues.map(({ name }) => name)])
  const companies = new Set<string>()
  const [city = company.location] = company.location.split(',')
  const ties = shuffled(dice, referralContent.ties)
  const told = { plain: shuffled(dice, referralContent.plain), full: shuffled(dice, referralContent.full) }
  const count = fewest + Math.floor(pick(dice, [0, 1, 1, 2]))
  return nameTrust.slice(0, count).map((trust, nth) => {
    const { first, last } = personName(dice, country, people)
    const name = `${first} ${last}`
    people.add(name)
    const tie = ties[nth] ?? pick(dice, ties)
    const values: Values = {
      name,
      first,
      title: titleOf(dice, persona, nth),
      firm: companyOf(dice, persona, companies),
      place: pick(dice, referralContent.places).replace('{city}', city),
      tie: tie.told,
    }
    const all = (texts: readonly string[]): string[] => startingAt(nth, texts).map((text) => fillTemplate(text, values))
    return {
      id: `customer-knows-${slugOf(name)}`,
      label: referralContent.labels[nth] ?? '',
      summary: fillTemplate('{name}, {title} at {firm}, {place}: {tie}', { ...values, tie: tie.summary }),
      topic: 'acquaintance',
      act: 'off_topic',
      trust,
      needs: null,
      cues: [],
      vague: [...referralContent.vague],
      plain: all(told.plain),
      full: all(told.full),
      slots: [],
      knownBy: [personaId],
    }
  })
}

/** What a customer fears for the people they name, in the order in which this one would say it. Pure. */
export function worriesOverNames({ company, firstName, lastName }: BuyerProfile): Objection[] {
  const dice = diceFor(hashOf(`${company.name}:${firstName} ${lastName}`), 'discretion')
  return shuffled(dice, referralContent.worries).map(({ answeredBy: _, ...worry }) => ({
    ...worry,
    family: 'discretion',
    force: 2,
    trigger: 'off_topic',
    answerCues: [],
  }))
}

/** What takes a worry over names away, any of it. Empty for a worry of another kind. */
export function answersOverNames(objectionId: string): readonly Assurance[] {
  return referralContent.worries.find(({ id }) => id === objectionId)?.answeredBy ?? []
}
