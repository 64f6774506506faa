import type { BuyerProfile, Fact, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { acquaintancesOf, worriesOverNames } from './acquaintances.ts'
import { between, diceFor, pick, roll, shuffled } from '../buyer/random.ts'
import { hashOf } from '../chance/hash.ts'
import { customerContent } from './content/content.ts'
import type { Complaint, FactTemplate } from './content/content.ts'
import { fillCue, fillTemplate, inThirdPerson } from './fill.ts'
import type { Values } from './fill.ts'
import { spoken } from './spoken.ts'

/** Trust that each trouble takes: the one that irritates most is told first, the other only to somebody who goes on asking. */
const troubleTrust = [20, 30] as const
const effectTrust = [26, 36] as const
const troubleLabels = ['What does not go as it should', 'What else annoys them'] as const
const effectLabels = ['What that costs them', 'What the other thing costs them'] as const

/** What a prospect told that is as true of a customer: who and how many they are, and whose signature it takes. */
const stillTrue: ReadonlySet<string> = new Set(['team', 'system', 'size', 'volume', 'sites', 'authority'])

/** What both sides know of their past, without anybody telling it. */
const sharedFacts: readonly string[] = ['customer-bought', 'customer-since', 'customer-promised']

/** Whether a fact is of the time as a customer, by its id. */
export const isOfCustomer = (factId: string): boolean => factId.startsWith('customer-')

/** The complaint that goes with a fact: told, that is what stands between the two. */
export const complaintId = (factId: string): string => `complaint-${factId}`

/** True of the id of an objection that is a customer's complaint. */
export const isComplaint = (objectionId: string): boolean => objectionId.startsWith(complaintId(''))

function filled(template: Omit<FactTemplate, 'bySigner'>, values: Values): Fact {
  const all = (texts: readonly string[]): string[] => texts.map((text) => fillTemplate(text, values))
  return {
    ...template,
    label: fillTemplate(template.label, values),
    summary: inThirdPerson(fillTemplate(template.summary, values)),
    cues: [...new Set(template.cues.flatMap((cue) => fillCue(cue, values)))],
    vague: all(template.vague),
    plain: all(template.plain),
    full: all(template.full),
    slots: template.slots.map((slot) => ({ ...slot, value: fillTemplate(slot.value, values) })),
    knownBy: [],
  }
}

function complaintOf(
  fact: Fact,
  force: number,
  { called, explain, deeper, resolved, goodAnswer }: Complaint,
): Objection {
  return {
    id: complaintId(fact.id),
    family: 'complaint',
    force,
    trigger: 'q_pain',
    called,
    say: fact.plain,
    explain,
    deeper,
    resolved,
    answerCues: [],
    goodAnswer,
  }
}

/** The account has one past, whoever there is asked: its dice belong to the company. */
function pastOf({ company, vocabulary }: BuyerProfile, bought: string | null) {
  const dice = diceFor(hashOf(company.name), 'customer')
  const { parts } = customerContent
  const known: Values = {
    area: 'the work',
    workers: 'people',
    system: 'what we run',
    peers: 'companies',
    ...vocabulary,
    pain: bought ?? vocabulary['pain'] ?? 'what went wrong',
  }
  const [months, since] = pick(dice, parts.months)
  const part = (texts: readonly string[]): string => lowerFirst(fillTemplate(pick(dice, texts), known))
  const values: Values = {
    ...known,
    months,
    since,
    group: part(parts.group),
    ends: part(parts.ends),
    notice: part(parts.notice),
    rival: part(parts.rival),
    neighbour: part(parts.neighbour),
    promised: part(parts.promised),
    hoursN: spoken(between(dice, 12, 30)),
    lostN: spoken(between(dice, 3, 8)),
  }
  const troubles = shuffled(dice, customerContent.troubles).slice(0, troubleTrust.length)
  return { values, troubles, keptPromise: roll(dice) < 0.5, worries: shuffled(dice, customerContent.worries) }
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

type Past = ReturnType<typeof pastOf>

function troublesOf({ values, troubles }: Past): { facts: Fact[]; complaints: Objection[] } {
  const told = troubles.map(({ fact, effect, complaint }, nth) => {
    const at = nth === 0 ? 0 : 1
    const trouble = filled(
      { ...fact, label: troubleLabels[at], topic: 'pain', act: 'q_pain', trust: troubleTrust[at], needs: null },
      values,
    )
    const follows = filled(
      { ...effect, label: effectLabels[at], topic: 'impact', act: 'q_impact', trust: effectTrust[at], needs: fact.id },
      values,
    )
    return { facts: [trouble, follows], complaint: complaintOf(trouble, 2 + nth, complaint) }
  })
  return { facts: told.flatMap(({ facts }) => facts), complaints: told.map(({ complaint }) => complaint) }
}

function promiseOf({ keptPromise, values }: Past): { fact: Fact; complaints: Objection[] } {
  const { kept, open, complaint } = customerContent.promise
  const fact = filled(keptPromise ? kept : open, values)
  return { fact, complaints: keptPromise ? [] : [complaintOf(fact, 2, complaint)] }
}

/** People of one company tell the same things, each beginning with other words. */
function inOwnOrder(personaId: string, fact: Fact): Fact {
  const dice = diceFor(0, `customer:${personaId}:${fact.id}`)
  return {
    ...fact,
    vague: shuffled(dice, fact.vague),
    plain: shuffled(dice, fact.plain),
    full: shuffled(dice, fact.full),
  }
}

/** The same buyer, some months after they bought, and the ids of the facts that neither side has to tell the other. */
export type Customer = { persona: BuyerProfile; shared: readonly string[] }

/**
 * The persona as a customer of some months: why they bought (`foundPain`, the trouble the rep really found, where there is
 * one, else the account's own), how it is used, what irritates them, what was promised, when the contract ends. What a
 * prospect told of their needs is past and goes; what annoys them today comes in its place, and complaints in the place of
 * worries; and whom they could name. Pure, and alike for everybody at the company and for every call.
 */
export function asCustomer(persona: BuyerProfile, foundPain: string | null): Customer {
  const past = pastOf(persona, foundPain)
  const troubles = troublesOf(past)
  const promise = promiseOf(past)
  const lived = [
    ...customerContent.facts.map((template) => filled(template, past.values)),
    promise.fact,
    ...troubles.facts,
  ].map((fact) => inOwnOrder(persona.personaId, fact))
  const still = persona.facts.filter(({ id }) => stillTrue.has(id))
  const facts = [...lived, ...still, ...acquaintancesOf(persona)]
  return {
    persona: {
      ...persona,
      facts,
      objections: [...troubles.complaints, ...promise.complaints, ...past.worries, ...worriesOverNames(persona)],
    },
    shared: facts.filter(({ id }) => sharedFacts.includes(id)).map(({ id }) => id),
  }
}
