import type { Fact, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { keepConditions } from '../buyer/conditions.ts'
import { isKnownTo } from '../buyer/findable.ts'
import { hasGiven, newWorry } from '../buyer/mind.ts'
import type { Mind } from '../buyer/mind.ts'
import { moodOf } from '../buyer/mood.ts'
import { meaningOf } from '../buyer/perceive.ts'
import type { BuyerReply } from '../buyer/scene.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { callTypeRules, tunings } from '../buyer/tuning.ts'

/** What a buyer makes of a line, and what they would say to it. */
export interface Answered {
  readonly mind: Mind
  readonly reply: BuyerReply
}

/** Somebody who stayed on the line had this much patience left, whatever the engine makes of what they heard. */
const leastPatience = 30
/** So much of what a sentence means comes back where it is said in a few other words. */
const sameShare = 0.6
const fewestStems = 3

function isSaidIn(sentence: string, said: ReadonlySet<string>): boolean {
  const meant = [...meaningOf(sentence)]
  const shared = meant.filter((stem) => said.has(stem)).length
  return shared >= fewestStems && shared >= sameShare * meant.length
}

function factsIn({ persona }: CallSetup, mind: Mind, said: ReadonlySet<string>): Fact[] {
  return persona.facts.filter(
    (fact) => !hasGiven(mind, fact.id) && isKnownTo(persona.personaId, fact) && isSaidIn(fact.summary, said),
  )
}

function worryIn({ persona }: CallSetup, mind: Mind, said: ReadonlySet<string>): Objection | undefined {
  const isNew = ({ id }: Objection): boolean => mind.objections.every((raised) => raised.id !== id)
  return persona.objections.find((objection) => isNew(objection) && objection.say.some((say) => isSaidIn(say, said)))
}

const plainly = (facts: readonly Fact[]): Mind['facts'] => facts.map(({ id }) => ({ id, depth: 'plain' }))

/** What a real buyer's words tell that this one has to tell, and had not. */
export const toldIn = (setup: CallSetup, mind: Mind, words: string): Mind['facts'] =>
  plainly(factsIn(setup, mind, meaningOf(words)))

const metIn = (mind: Mind, kind: Mind['conditions'][number]['kind']): boolean =>
  mind.conditions.some((one) => one.kind === kind && one.state === 'met')

/** What really was said stands for what the engine would have said: nothing else was told, objected to, asked or agreed. */
function mindAfter(before: Mind, after: Mind, said: Said): Mind {
  const open = after.objections.filter(({ id }) => before.objections.some((raised) => raised.id === id))
  const pending = open.some(({ id }) => id === after.pending) ? after.pending : null
  const { trust, interest, patience } = after.meters
  return {
    ...after,
    meters: { trust, interest, patience: Math.max(patience, leastPatience) },
    turn: Math.min(after.turn, said.mostTurns),
    phase: 'talking',
    knows: { name: true, reason: true },
    facts: [...before.facts, ...plainly(said.facts)],
    dodged: before.dodged,
    objections: said.worry ? [...open, newWorry(said.worry.id)] : open,
    pending: said.worry?.id ?? pending,
    question: null,
    step: { ...before.step, proposed: after.step.proposed },
    bargain: before.bargain,
    names: before.names,
    decision: before.decision,
    topic: said.facts.at(-1)?.id ?? before.topic,
    used: before.used,
    conditions: before.conditions.map((one) => ({ ...one, state: metIn(after, one.kind) ? 'met' : one.state })),
    pieces: [
      { text: said.words, fact: said.facts.at(-1)?.id ?? null, objection: said.worry?.id ?? null, agreed: false },
    ],
    before: null,
    endedBecause: null,
  }
}

interface Said {
  readonly words: string
  readonly facts: readonly Fact[]
  readonly worry: Objection | undefined
  readonly mostTurns: number
}

function moveOf({ facts, worry }: Said): BuyerReply['move'] {
  if (worry) return 'object'
  return facts.length > 0 ? 'reveal-fact' : 'answer-plain'
}

/** The worry that a turn is about: the one it raises, or the one that the rep's words before it have moved on. */
function aboutWorry({ persona }: CallSetup, { reply }: Answered, mind: Mind): BuyerReply['objection'] {
  const raised = persona.objections.find(({ id }) => id === mind.pending)
  if (raised && mind.objections.at(-1)?.state === 'raised')
    return { id: raised.id, family: raised.family, state: 'raised' }
  return mind.objections.some(({ id }) => id === reply.objection?.id) ? reply.objection : undefined
}

/**
 * The buyer after words that a real buyer said. How they feel comes from what the rep's line did to them; what they have told and
 * what worries them is what the words tell of it, as far as this buyer has it to tell.
 */
export function asWasSaid(setup: CallSetup, before: Mind, answered: Answered, words: string): Answered {
  const stems = meaningOf(words)
  const said = {
    words,
    facts: factsIn(setup, before, stems),
    worry: worryIn(setup, before, stems),
    mostTurns: Math.floor(callTypeRules[setup.type].turns / 2),
  }
  const mind = mindAfter(before, answered.mind, said)
  keepConditions(mind)
  const objection = aboutWorry(setup, answered, mind)
  const reply: BuyerReply = {
    words,
    move: moveOf(said),
    meters: mind.meters,
    changes: answered.reply.changes,
    facts: said.facts.map(({ id }) => id),
    ...(objection ? { objection } : {}),
    ends: false,
    mood: moodOf({ mind, tuning: tunings[setup.difficulty] }),
  }
  return { mind, reply }
}
