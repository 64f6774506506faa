import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { callTypeTraits } from '../call-types/call-types.ts'
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
