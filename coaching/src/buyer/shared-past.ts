import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { callTypeTraits } from '../call-types/call-types.ts'
import { asCustomer, isOfCustomer } from '../generation/customer.ts'
import { isKnownTo } from './findable.ts'
import { diceFor, pick } from './random.ts'
import type { CallSetup } from './setup.ts'

type Persona = CallSetup['persona']
/** A call of any type. */
type AnyCall = Pick<CallSetup, 'persona' | 'memory' | 'known'> & { type: CallType }

/** What this persona can tell of a topic by now. Told first is what others build on: that a tool was tried, then why it failed. */
function tellable({ personaId, facts }: Persona, topic: Fact['topic'], told: ReadonlySet<string>): Fact[] {
  const open = facts.filter(
    (fact) =>
      fact.topic === topic &&
      isKnownTo(personaId, fact) &&
      !told.has(fact.id) &&
      (fact.needs === null || told.has(fact.needs)),
  )
  const roots = open.filter(({ id }) => facts.some(({ needs }) => needs === id))
  return roots.length > 0 ? roots : open
}

/**
 * What a call of a type presupposes and was never told: one fact for each of its topics. The dice belong to the persona
 * and the topic, so that the same things were told whichever call asks.
 */
function missingFor(type: CallType, persona: Persona, told: ReadonlySet<string>): string[] {
  const known = new Set(told)
  return callTypeTraits[type].toldBefore.flatMap((topic) => {
    if (persona.facts.some((fact) => fact.topic === topic && known.has(fact.id))) return []
    const open = tellable(persona, topic, known)
    if (open.length === 0) return []
    const { id } = pick(diceFor(0, `told:${persona.personaId}:${topic}`), open)
    known.add(id)
    return [id]
  })
}

/** What was told in talks that nobody played: made up before the first call that needed it, and kept ever after. */
function madeUp({ persona, memory, type }: AnyCall): string[] {
  const told = new Set<string>()
  const made = new Set<string>()
  for (const call of [...memory.earlierCalls, { type, factsGiven: [] }]) {
    for (const id of missingFor(call.type, persona, told)) {
      told.add(id)
      made.add(id)
    }
    for (const id of call.factsGiven) told.add(id)
  }
  return persona.facts.filter(({ id }) => made.has(id)).map(({ id }) => id)
}

/**
 * The setup with the talk that a call of its type presupposes: in a demo the buyer has told how they work, what hurts and
 * what it costs. What was really told comes first; the rest is made up of facts the persona knows, as an earlier call
 * that went well, and stands in `known` for the rep to read. Pure, and the same for every later call with this persona.
 */
export function withSharedPast<Call extends AnyCall>(setup: Call): Call {
  if (callTypeTraits[setup.type].customer) return withCustomerPast(setup)
  return withTalkBefore(withoutCustomerFacts(setup))
}

function withTalkBefore<Call extends AnyCall>(setup: Call): Call {
  const { persona, memory, known = [] } = setup
  const ids = madeUp(setup)
  if (ids.length === 0) return setup
  const read = new Set(known.map(({ factId }) => factId))
  const told = persona.facts.filter(({ id }) => ids.includes(id) && !read.has(id))
  return {
    ...setup,
    memory: {
      ...memory,
      earlierCalls: [{ type: 'discovery', outcome: 'meeting', factsGiven: ids, promise: null }, ...memory.earlierCalls],
    },
    known: [...known, ...told.map(({ id, summary }) => ({ factId: id, summary, from: persona.firstName }))],
  }
}

/** The facts this buyer told this rep in earlier talks, as the rep's plan shows them: what hurts comes first. */
export function toldBefore({ persona, memory }: Pick<CallSetup, 'persona' | 'memory'>): Fact[] {
  const told = new Set(memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven))
  const facts = persona.facts.filter(({ id }) => told.has(id))
  return facts.toSorted((a, b) => Number(b.topic === 'pain') - Number(a.topic === 'pain'))
}

/** The trouble they bought for: what this rep or their colleagues really found, where that was not the usual one. */
function foundPain({ persona, memory, known = [] }: AnyCall): string | null {
  const found = new Set([
    ...memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven),
    ...known.map((one) => one.factId),
  ])
  return found.has('pain2') && !found.has('pain') ? (persona.vocabulary['pain2'] ?? null) : null
}

/**
 * The setup with the months in which the buyer has been a customer. What was found of them as a prospect and is no longer
 * so leaves `known`; why they bought, since when and what was promised stand there in its place.
 */
function withCustomerPast<Call extends AnyCall>(setup: Call): Call {
  const { memory, known = [] } = setup
  const { persona, shared } = asCustomer(setup.persona, foundPain(setup))
  const lived = persona.facts.filter(({ id }) => shared.includes(id))
  const still = known.filter(({ factId }) => !shared.includes(factId) && persona.facts.some(({ id }) => id === factId))
  const before = { type: 'closing' as const, outcome: 'left-warm' as const, factsGiven: [...shared], promise: null }
  return {
    ...setup,
    persona,
    memory: { ...memory, earlierCalls: [before, ...memory.earlierCalls] },
    known: [...lived.map(({ id, summary }) => ({ factId: id, summary, from: persona.firstName })), ...still],
  }
}

/** What a customer has told says nothing of the prospect they are in a call of another type. */
function withoutCustomerFacts<Call extends AnyCall>(setup: Call): Call {
  if (setup.known?.some(({ factId }) => isOfCustomer(factId)) !== true) return setup
  return { ...setup, known: setup.known.filter(({ factId }) => !isOfCustomer(factId)) }
}
