import type { Fact, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { answersOverNames } from '../../generation/acquaintances.ts'
import { knowsTrouble } from '../heard/ask-put.ts'
import { pendingObjection } from '../judge/objections.ts'
import { count, countOf, newWorry } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { namedIn, namedNow, peopleIn, type NamesMemory } from '../names/names.ts'
import { worriesBefore } from '../remembered.ts'
import { objectionPiece, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { lineCalled } from '../worry-called.ts'
import { trustNeeded } from '../telling.ts'
import type { LineKey } from '../words/line-keys.ts'
import { acknowledge, callIn } from './conditions.ts'
import { deepen } from './deepen.ts'
import { relent } from './objections.ts'
import { shown } from './shown.ts'
import { askedBeforeNamed, doNotMind } from './unnamed.ts'

const just = (scene: Scene, move: Plan['move'], ...keys: LineKey[]): Plan => ({ move, pieces: [say(scene, keys)] })

const firstNameOf = ({ summary }: Fact): string => summary.split(' ')[0] ?? summary

/** The one they named last, as a filling. */
function lastNamed({ mind, persona }: Scene): { acquaintance?: string } {
  const last = namedIn(mind, persona).at(-1)
  return last === undefined ? {} : { acquaintance: firstNameOf(last) }
}

/** How many worries a buyer has over names by the time they are asked for the first, for leave, and for more. */
const mostWorries = { first: 1, leave: 2, more: 3 } as const

function raise(scene: Scene, objection: Objection): Plan | null {
  const { mind } = scene
  const text = unsaid(scene, objection.say)
  if (text === null) return null
  mind.objections.push(newWorry(objection.id))
  mind.pending = objection.id
  return { move: 'object', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
}

/** What they fear for the person before they say who it is; null where it has been answered beforehand, or is too little to say. */
function raiseWorry(scene: Scene, names: NamesMemory, at: keyof typeof mostWorries): Plan | null {
  const { mind, persona, setup, tuning } = scene
  const raised = new Set(mind.objections.map(({ id }) => id))
  const own = persona.objections.filter(({ family }) => family === 'discretion')
  const most = Math.min(mostWorries[at], Math.max(1, tuning.objections - 1))
  if (mind.objections.length >= tuning.objections || own.filter(({ id }) => raised.has(id)).length >= most) return null
  const before = worriesBefore(setup.memory)
  const worry = own.find(
    ({ id }) =>
      !raised.has(id) &&
      before.get(id) !== 'resolved' &&
      !answersOverNames(id).some((kind) => names.assured.includes(kind)),
  )
  return worry === undefined ? null : raise(scene, worry)
}

/** A customer who is not easily pleased sends nobody to people who have not put right what annoys them. */
function raiseTrouble(scene: Scene): Plan | null {
  const { mind, persona, tuning } = scene
  if (tuning.loss <= 1 || knowsTrouble(scene) || mind.objections.length >= tuning.objections) return null
  const complaint = persona.objections.find(({ family }) => family === 'complaint')
  // What was raised in this call was talked about, whatever became of it.
  if (complaint === undefined || mind.objections.some(({ id }) => id === complaint.id)) return null
  const plan = raise(scene, complaint)
  return plan && { ...plan, pieces: [say(scene, ['namesFirstThis']), ...plan.pieces] }
}

/** How far from the trust a name takes somebody still offers to ask the person first. */
const nearEnough = 8

function notYet(scene: Scene, names: NamesMemory, missing: number): Plan {
  const { mind, heard } = scene
  if (missing > nearEnough || names.willAsk || namedNow(mind, scene.persona) > 0)
    return just(scene, 'refuse-next-step', 'namesNotYet', 'deflect')
  names.willAsk = true
  mind.step.agreed ??= { kind: 'follow-up', words: heard.words.slice(0, 400) }
  return { move: 'agree-next-step', pieces: [{ ...say(scene, ['namesWillAsk']), agreed: true }] }
}

function pieceOf(scene: Scene, fact: Fact): Piece | null {
  const isWarm = scene.mind.meters.trust - trustNeeded(scene, fact) >= 9
  // The wordings of each begin with another one: two people are not told of in one mould.
  const told = (wordings: readonly string[]): string | null =>
    unsaid(scene, wordings.filter((wording) => !scene.mind.used.includes(wording)).slice(0, 1))
  const text = (isWarm ? told(fact.full) : null) ?? told(fact.plain)
  return text === null ? null : { text, fact: fact.id, objection: null, agreed: false }
}

/** The next person in mind, where there is one and they are trusted with it. */
function nameOne(scene: Scene, names: NamesMemory): Plan {
  const { mind, persona } = scene
  const named = namedIn(mind, persona)
  const next = peopleIn(persona.facts).find((fact) => !named.includes(fact))
  if (next === undefined) return just(scene, 'unknown-answer', 'namesAllGiven', 'nothingElse')
  const isFirst = namedNow(mind, persona) === 0
  const worry = raiseWorry(scene, names, isFirst ? 'first' : 'more')
  if (worry !== null) {
    names.wanted = 'another'
    return worry
  }
  const missing = trustNeeded(scene, next) - mind.meters.trust
  if (missing > 0) return notYet(scene, names, missing)
  const piece = pieceOf(scene, next)
  if (piece === null) return just(scene, 'unknown-answer', 'namesAllGiven')
  mind.facts.push({ id: next.id, depth: 'plain' })
  // Told beforehand that they would hear how it went, somebody easily pleased knows what becomes of the first.
  if (isFirst && names.assured.includes('report') && scene.tuning.loss <= 1) names.planned = named.length + 1
  mind.topic = next.id
  const lead = say(scene, [isFirst ? 'nameLead' : 'nameNext'])
  return { move: 'reveal-fact', pieces: [lead, piece], facts: [next.id] }
}

/** Leave to say who sent them, or an introduction. */
function giveLeave(scene: Scene, names: NamesMemory, kind: 'name' | 'introduction'): Plan {
  const { mind, persona, heard } = scene
  const [first] = namedIn(mind, persona)
  if (first === undefined) return just(scene, 'deflect', 'leaveForWhat', 'deflect')
  if (names.leave === kind) return just(scene, 'react', 'stepConfirm', 'makesSense')
  // Who introduces somebody has asked them.
  if (kind === 'introduction') names.assured.push('asked-first')
  const worry = raiseWorry(scene, names, 'leave')
  if (worry !== null) {
    names.wanted = kind
    return worry
  }
  if (mind.meters.trust < trustNeeded(scene, first) - nearEnough)
    return just(scene, 'refuse-next-step', 'namesNotYet', 'deflect')
  names.leave = kind
  mind.step.agreed = { kind: 'follow-up', words: heard.words.slice(0, 400) }
  const yes =
    (kind === 'name' ? doNotMind(scene) : null) ??
    say(scene, [kind === 'name' ? 'leaveYes' : 'introduceYes', 'stepConfirm'], lastNamed(scene))
  return { move: 'agree-next-step', pieces: [{ ...yes, agreed: true }] }
}

/** Nobody comes to mind to whoever asks for anybody; the second time they ask who is meant. */
function wonder(scene: Scene, names: NamesMemory): Plan {
  const isKind = scene.tuning.forgiving || names.vague > 1
  names.wondersWho = true
  if (!isKind || names.vague > 3) return just(scene, 'deflect', 'namesVague', 'deflect')
  return just(scene, 'ask-question', 'namesWhoMeant', 'namesVague', 'deflect')
}

function meetAsk(scene: Scene, names: NamesMemory, asksMore: boolean): Plan {
  const { mind, persona } = scene
  if (!names.heard) return just(scene, 'refuse-next-step', 'namesUnheard', 'unheardNo')
  if (!names.clear) return wonder(scene, names)
  const trouble = raiseTrouble(scene)
  if (trouble !== null) {
    names.wanted = 'another'
    return trouble
  }
  const named = namedIn(mind, persona).length
  if (asksMore && names.planned < named)
    return { move: 'push-back', pieces: [say(scene, ['namesOneFirst'], lastNamed(scene))] }
  return nameOne(scene, names)
}

/** A worry that the line has settled is let go; then what it had held up is done. */
function goOn(scene: Scene, names: NamesMemory): Plan | null {
  const settled = scene.persona.objections.some(({ id }) => countOf(scene.mind, `resolved:${id}`) === 1)
  const { wanted } = names
  if (!settled || wanted === null) return null
  const eased = relent(scene)
  names.wanted = null
  if (eased === null) return null
  const plan = wanted === 'another' ? nameOne(scene, names) : giveLeave(scene, names, wanted)
  return { ...plan, pieces: [...eased.pieces, ...plan.pieces], objection: plan.objection ?? eased.objection }
}

const ofThem = /\b(?:each other|she|he|they|her|him|them|their|his|there)\b/
const mostOfThem = 14

/** The plan for whoever was named: fine, and with what they had asked for where the plan leaves it out. */
function heardPlan(scene: Scene): Plan {
  const open = callIn(scene, [], ['hear-first'])
  if (open.length > 0) return { move: 'react', pieces: open }
  const met = acknowledge(scene)
  return { move: 'react', pieces: met.length > 0 ? met : just(scene, 'react', 'namesPlanYes', 'stepConfirm').pieces }
}

/** Asked more about whoever they have just named: they have said what they know. */
function tellOfThem(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  const last = namedIn(mind, persona).at(-1)
  if (last === undefined || mind.topic !== last.id || !heard.asks || heard.wordCount > mostOfThem) return null
  const isNamed = heard.words.includes(firstNameOf(last))
  if (!isNamed && !ofThem.test(heard.plain)) return null
  // The name is what they have said: it is said again.
  const whole = /\bname\b/.test(heard.plain) ? /^[^,.]+/.exec(last.summary)?.[0] : undefined
  if (whole !== undefined) return { move: 'answer-plain', pieces: [plainPiece(`${whole}.`)] }
  return { move: 'answer-plain', pieces: [say(scene, ['nameMore', 'unknownAlone'], lastNamed(scene))] }
}

function withLeave(scene: Scene, names: NamesMemory, plan: Plan): Plan {
  const leave = names.turn?.leave ?? null
  if (leave === null || names.leave !== null || plan.move !== 'reveal-fact') return plan
  const given = giveLeave(scene, names, leave)
  if (given.move !== 'agree-next-step' && given.move !== 'object') return plan
  return { ...plan, pieces: [...plan.pieces, ...given.pieces], objection: given.objection ?? plan.objection }
}

/** A call in which a customer is asked for people they know. Null outside of one, and where a line does nothing about names. */
export function meetNames(scene: Scene): Plan | null {
  const { mind } = scene
  const { names } = mind
  if (names === null) return null
  const resumed = goOn(scene, names)
  if (resumed !== null) return withLeave(scene, names, resumed)
  if (names.turn === null) return pendingObjection(scene) === null ? tellOfThem(scene) : askedBeforeNamed(scene)
  const { asks, asksMore, leave, plans, pushes, details, rewards } = names.turn
  if (rewards) return just(scene, 'push-back', 'namesReward', 'namesPush')
  if (pushes) return just(scene, 'push-back', 'namesPush', 'namesDetails')
  const open = pendingObjection(scene)
  if (open !== null) {
    if (!asks && leave === null) return null
    if (open.objection.family === 'discretion') return deepen(scene, open.objection)
    return {
      move: 'refuse-next-step',
      pieces: [lineCalled(scene, open.objection, ['namesFirstThis', 'stepPending'])],
      objection: shown(scene, open.objection),
    }
  }
  if (mind.phase === 'opening') mind.phase = 'talking'
  if (asks) return withLeave(scene, names, meetAsk(scene, names, asksMore))
  if (leave !== null) return giveLeave(scene, names, leave)
  if (details) return just(scene, 'deflect', 'namesDetails', 'deflect')
  if (scene.heard.asks || count(mind, 'plan-heard') > 3) return null
  // Nobody to be rung has been named.
  if (plans && namedIn(mind, scene.persona).length === 0) return just(scene, 'deflect', 'namesVague', 'deflect')
  // What is promised for the person, before or after they are named, is taken note of.
  if (plans || names.turn.assures) return heardPlan(scene)
  return null
}
