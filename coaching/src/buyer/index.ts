import type { MeterChange, PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { callTypeTraits } from '../call-types/call-types.ts'
import { answerAtDesk, atDesk, isConnecting, newDesk, pickUpAfter, takeAtDesk } from './desk/desk.ts'
import { deskTimeMs, openingMeters } from './desk/tuning.ts'
import { withOneAssent } from './assents.ts'
import { withHabit } from './habits.ts'
import { forgetUnsaid, keepConditions, noteMet } from './conditions.ts'
import { decide } from './decide.ts'
import { newDecision, undecidedAgain } from './decision/decision.ts'
import { signerOf } from './decision/signer.ts'
import { creditTold } from './judge/told.ts'
import { judgeTurn } from './judge/turn.ts'
import { copyOf, hasGiven } from './mind.ts'
import type { Mind } from './mind.ts'
import { moodOf } from './mood.ts'
import { open } from './opening.ts'
import { keepQuestion } from './answers/own-question.ts'
import { takeBackAsking, whenNamed } from './answers/promise.ts'
import { meaningOf, perceive } from './perceive.ts'
import { hearingOf } from './heard/product-heard.ts'
import { diceFor } from './random.ts'
import { sceneOf } from './scene.ts'
import type { BuyerReply, Plan, Scene } from './scene.ts'
import type { CallSetup, EarlierCall } from './setup.ts'
import { withRaggedEdges } from './ragged.ts'
import { withFewStamps } from './stamps.ts'
import { rememberBefore, withProduct, wordsOf } from './speak.ts'
import { isComplaint } from '../generation/customer.ts'
import { termsBefore } from './remembered.ts'
import { agreedNow, newBargain, takenBack } from './terms/bargain.ts'
import type { AgreedTerm } from './terms/bargain.ts'
import { newNames, peopleIn } from './names/names.ts'
import { callTypeRules } from './tuning.ts'

export { mindSchema } from './mind.ts'
export type { Mind } from './mind.ts'
export { isConnecting } from './desk/desk.ts'
export { outcomeOf, outcomeRank } from './outcome.ts'
export { hasAskedAfterPromise } from './answers/promise.ts'
export { wasReached } from './remembered.ts'
export { openingMeters } from './desk/tuning.ts'
export type { BuyerReply } from './scene.ts'
export { callMemorySchema, callSetupSchema } from './setup.ts'
export type { CallMemory, CallSetup, Gatekeeper } from './setup.ts'

/** How long this buyer and whoever answers for them stay on the line, in milliseconds from the moment they pick up. */
export function timeLimitMs(setup: CallSetup): number {
  return callTypeRules[setup.type].timeMs + (setup.gatekeeper === undefined ? 0 : deskTimeMs) + (setup.pastMs ?? 0)
}

function newMind(setup: CallSetup): Mind {
  const known = setup.memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven)
  const facts = setup.persona.facts
    .filter(({ id }) => known.includes(id))
    .map(({ id }) => ({ id, depth: 'plain' as const }))
  const { expected, aboutTerms, aboutNames, aboutDecision } = callTypeTraits[setup.type]
  const had = peopleIn(setup.persona.facts).filter(({ id }) => known.includes(id)).length
  return {
    version: 1,
    random: diceFor(setup.seed, setup.persona.personaId + setup.type).random,
    meters: openingMeters(setup),
    turn: 0,
    phase: 'opening',
    knows: {
      name: expected || known.length > 0,
      reason: expected,
    },
    facts,
    brought: [],
    dodged: [],
    objections: [],
    pending: null,
    conditions: [],
    question: null,
    step: { asks: 0, refusals: 0, agreed: null, wanted: false, brushedOff: false, proposed: null, counter: null },
    bargain: aboutTerms ? { ...structuredClone(newBargain), before: termsBefore(setup.memory) } : null,
    names: aboutNames ? { ...structuredClone(newNames), had, planned: had } : null,
    decision: aboutDecision ? newDecision(signerOf(setup.persona) === null) : null,
    topic: null,
    used: [],
    heard: [],
    counts: {},
    pieces: [],
    before: null,
    desk: newDesk(setup),
    endedBecause: null,
  }
}

function replyFrom(scene: Scene, plan: Plan, changes: MeterChange[]): BuyerReply {
  const { mind } = scene
  mind.pieces = plan.pieces
  return {
    words: wordsOf(plan, scene.persona),
    move: plan.move,
    meters: mind.meters,
    changes,
    facts: plan.facts ?? [],
    ...(plan.objection === undefined ? {} : { objection: plan.objection }),
    ends: plan.ends !== undefined,
    mood: moodOf(scene),
  }
}

/** The worries of a call as it left them, and the repair that was promised for a day: what a later call with the same rep starts from. */
export function worriesLeftBy({ objections }: Mind): NonNullable<EarlierCall['objections']> {
  return objections.map(({ id, state, settledWith }) => {
    const isDated = isComplaint(id) && settledWith !== null && whenNamed(settledWith) !== null
    return { id, state, ...(isDated ? { repair: settledWith } : {}) }
  })
}

/** The terms that a call agreed on, as a later call with the same rep starts from them. */
export function termsAgreedIn({ bargain }: Mind): AgreedTerm[] {
  return bargain === null ? [] : [...agreedNow(bargain)]
}

/** Whoever is called picks up. Pure: the same setup gives the same first words. */
export function openCall(setup: CallSetup): { mind: Mind; reply: BuyerReply } {
  const mind = newMind(setup)
  const scene = sceneOf(setup, mind, perceive('', 0))
  rememberBefore(mind)
  const desk = atDesk(setup, mind)
  if (desk === null) return { mind, reply: replyFrom(scene, open(scene), []) }
  const plan = answerAtDesk(scene, desk.gatekeeper, desk.desk)
  return { mind, reply: { ...replyFrom(scene, plan, []), by: 'gatekeeper' } }
}

/**
 * The persona picks up, the rep having been put through (`isConnecting`). Pure. `elapsedMs` counts from the moment somebody
 * picked up. Throws on a mind that waits for nobody.
 */
export function connect(setup: CallSetup, mind: Mind, elapsedMs: number): { mind: Mind; reply: BuyerReply } {
  const next = copyOf(mind)
  if (setup.gatekeeper === undefined || next.desk === null || !isConnecting(next))
    throw new Error('Only a rep who was put through is picked up by the persona.')
  const scene = sceneOf(setup, next, perceive('', 0))
  const plan = pickUpAfter(scene, setup.gatekeeper, next.desk, elapsedMs)
  rememberBefore(next)
  return { mind: next, reply: replyFrom(scene, plan, []) }
}

/**
 * The buyer hears one turn of the rep and answers. Pure: `mind` is left as it was, and the same mind and words give the
 * same answer. `elapsedMs` counts from the moment somebody picked up. What is said while the rep is being put through is
 * answered by the persona picking up. After the buyer has ended the call they hear nothing: the answer is then empty, and
 * `ends` stays true.
 */
export function hear(
  setup: CallSetup,
  mind: Mind,
  heard: { words: string; elapsedMs: number },
): { mind: Mind; acts: PerceivedAct[]; reply: BuyerReply } {
  const { aboutDecision } = callTypeTraits[setup.type]
  const before = (mind.desk?.throughAtMs ?? 0) + (setup.pastMs ?? 0)
  const perceived = perceive(heard.words, heard.elapsedMs - before, aboutDecision)
  if (isConnecting(mind)) return { ...connect(setup, mind, heard.elapsedMs), acts: perceived.acts }
  const next = copyOf(mind)
  const scene = sceneOf(setup, next, hearingOf(setup, perceived))
  if (next.phase === 'ended') {
    return {
      mind: next,
      acts: perceived.acts,
      reply: replyFrom(scene, { move: 'hang-up', pieces: [], ends: 'goodbye' }, []),
    }
  }
  rememberBefore(next)
  next.turn += 1
  const reply = answerTo(scene)
  return { mind: next, acts: perceived.acts, reply }
}

/** What whoever is on the line makes of a turn, and says to it. */
function answerTo(scene: Scene): BuyerReply {
  const { mind, setup, heard } = scene
  const desk = atDesk(setup, mind)
  const { changes, plan: chosen } = desk === null ? takeAsPersona(scene) : takeAtDesk(scene, desk.gatekeeper, desk.desk)
  const plan = withFewStamps(scene, withOneAssent(chosen), (desk?.gatekeeper ?? setup.persona).temperament)
  if (heard.plain !== '') mind.heard = [...mind.heard, heard.plain.slice(0, 300)].slice(-40)
  if (plan.ends !== undefined) {
    mind.phase = 'ended'
    mind.endedBecause = plan.ends
  }
  const reply = replyFrom(scene, plan, changes)
  if (desk === null) keepConditions(mind)
  return desk === null ? reply : { ...reply, by: 'gatekeeper' }
}

function takeAsPersona(scene: Scene): { changes: MeterChange[]; plan: Plan } {
  noteMet(scene)
  const judged = judgeTurn(scene)
  const plan = withRaggedEdges(scene, withHabit(scene, withProduct(scene, decide(scene))))
  const changes = creditTold(scene, plan, judged)
  keepQuestion(scene, plan)
  return { changes, plan }
}

/**
 * The rep cut in: only `saidWords`, the beginning of the reply, was said aloud. Facts, objections and agreements in the
 * rest are taken back. A buyer who was hanging up still hangs up.
 */
export function cutOff(
  setup: CallSetup,
  mind: Mind,
  reply: BuyerReply,
  saidWords: string,
): { mind: Mind; reply: BuyerReply } {
  const said = saidWords.trim()
  const next = copyOf(mind)
  const { before } = next
  const scene = sceneOf(setup, next, perceive('', 0))
  if (before === null || said.length >= reply.words.length) return { mind: next, reply }
  const lost = unsaidPieces(next, reply.words, said)
  for (const piece of lost) {
    if (piece.fact !== null) {
      const earlier = before.facts.find(({ id }) => id === piece.fact)
      next.facts = next.facts.filter(({ id }) => id !== piece.fact)
      if (earlier !== undefined) next.facts.push(earlier)
    }
    if (piece.objection !== null) {
      const earlier = before.objections.find(({ id }) => id === piece.objection)
      if (earlier === undefined) {
        next.objections = next.objections.filter(({ id }) => id !== piece.objection)
        if (next.pending === piece.objection) next.pending = before.pending
      }
    }
    if (piece.promise === true) takeBackAsking(next)
    if (piece.objection !== null) next.bargain = takenBack(next.bargain, before.bargain, piece.objection)
    if (piece.agreed || piece.objection !== null) next.decision = undecidedAgain(next.decision, before.decision)
    if (piece.agreed) {
      next.step.agreed = before.agreed
      next.names = before.names && structuredClone(before.names)
      next.phase = before.phase
    }
  }
  dropUnsaid(next, lost)
  const objectionLost = lost.some(
    ({ objection }) => objection === reply.objection?.id && !next.objections.some(({ id }) => id === objection),
  )
  const { objection, ...rest } = reply
  return {
    mind: next,
    reply: {
      ...rest,
      ...(objection === undefined || objectionLost ? {} : { objection }),
      words: said,
      facts: reply.facts.filter((id) => hasGiven(next, id)),
      mood: moodOf(scene),
    },
  }
}

function dropUnsaid(mind: Mind, lost: Mind['pieces']): void {
  mind.pieces = mind.pieces.filter((piece) => !lost.includes(piece))
  if (lost.length > 0) forgetUnsaid(mind)
  // Another day that was not said aloud waits for no answer.
  if (lost.length > 0 && mind.step.counter?.turn === mind.turn) mind.step.counter = null
}

/** The parts of a line whose end was not reached. */
function unsaidPieces(mind: Mind, words: string, said: string): Mind['pieces'] {
  let end = 0
  return mind.pieces.filter(({ text }) => {
    const at = words.toLowerCase().indexOf(text.toLowerCase(), end)
    if (at < 0) return said.length < endInOtherWords(text, words)
    end = at + text.length
    return said.length < end - 2
  })
}

/**
 * Where a part ends in a line that says it in other words: after the last word that the two have in common. A word that
 * comes again in a later part moves that end too far, and words with nothing in common put it beyond the line: what may
 * not have been said counts as not told.
 */
function endInOtherWords(text: string, words: string): number {
  const meant = meaningOf(text)
  const common = [...words.matchAll(/\S+/g)].filter(([word]) => [...meaningOf(word)].some((stem) => meant.has(stem)))
  const last = common.at(-1)
  return last === undefined ? words.length : last.index + last[0].replace(/\P{L}+$/u, '').length
}
