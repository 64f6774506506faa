import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { doubtContent, lettingGo } from '../doubts/content.ts'
import { doubtAnswersIn, figureIn } from '../doubts/doubt-answer.ts'
import { remark, wantedBy, wordingsOf } from '../doubts/doubting.ts'
import { pendingObjection } from '../judge/objections.ts'
import type { OpenObjection } from '../judge/objections.ts'
import { isDoubted } from '../judge/settling.ts'
import { count, countOf } from '../mind.ts'
import type { ObjectionMemory } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import { calling } from '../worry-called.ts'
import { shown } from './shown.ts'

/** A good answer that begs a question: what it is worth, and the question. Null where nothing was doubted in this turn. */
export function voiceDoubt(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const open = isDoubted(mind) ? pendingObjection(scene) : null
  if (open === null || open.memory.doubt === null) return null
  const text = unsaid(scene, wordingsOf(open.memory.doubt, persona.temperament))
  if (text === null) return null
  // What begins by taking something in needs no other words before it.
  const lead = open.memory.doubt === remark ? null : unsaid(scene, doubtContent.leads[persona.temperament])
  return {
    move: 'deepen-objection',
    pieces: [...(lead === null ? [] : [plainPiece(lead)]), objectionPiece(text, open.objection)],
    objection: shown(scene, open.objection),
  }
}

/** What had settled a worry has been taken back: the buyer says so, and is where they were. */
export function meetTakenBack(scene: Scene): Plan | null {
  const { mind } = scene
  const open = countOf(mind, 'taken-back-at') === mind.turn ? pendingObjection(scene) : null
  const text = open === null ? null : unsaid(scene, doubtContent.takenBack[scene.persona.temperament])
  if (open === null || text === null) return null
  return {
    move: 'deepen-objection',
    pieces: [objectionPiece(text, open.objection)],
    objection: shown(scene, open.objection),
  }
}

const ofSomebody = /\b(?:customers?|compan(?:y|ies)|firms?|names?|references?|somebody|who|ring|put you through)\b/

/** What is said when a doubt has had its answer: what it was that settled it. Null where nothing had been doubted. */
export function whatSettled(scene: Scene, objection: Objection): string | null {
  const { heard, mind } = scene
  const { temperament } = scene.persona
  const memory = mind.objections.find((one) => one.id === objection.id)
  if (memory === undefined || memory.doubts === 0) return null
  const found = doubtAnswersIn(heard)
  const wanted = wantedBy(objection, memory.doubt)
  // Nobody can be asked where nobody was spoken of, whatever the ear makes of the line.
  const held = found.filter((answer) => answer !== 'name' || ofSomebody.test(heard.plain))
  const by = (wanted !== null && (wanted === 'fits' || held.includes(wanted)) ? wanted : held[0]) ?? 'fits'
  const figure = by === 'figure' ? figureIn(heard) : null
  return (
    unsaid(scene, lettingGo.settled[by][temperament], figure === null ? {} : { named: figure }) ??
    unsaid(scene, lettingGo.settled.fits[temperament])
  )
}

/** How often a worry is come back to without getting any nearer before it is put aside. */
const standsFor = 2

/** Gets no further with a worry for now: put aside once, to be taken up before anything is agreed. Null where it is not. */
export function park(scene: Scene, { objection, memory }: OpenObjection): Plan | null {
  const { mind, setup, traits } = scene
  if (memory.parked !== 'never' || !memory.acknowledged || setup.difficulty === 'easy') return null
  // A decision, a customer's complaint and a favour are not gone past.
  if (mind.decision !== null || traits.customer || count(mind, `stood:${objection.id}`) < standsFor) return null
  const text = unsaid(scene, doubtContent.park[scene.persona.temperament])
  if (text === null) return null
  memory.parked = 'now'
  mind.pending = null
  return { move: 'repeat-objection', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
}

const isParked = ({ parked, state }: ObjectionMemory): boolean => parked === 'now' && state !== 'resolved'

/** Comes back to what was put aside. Null where nothing was. */
export function unpark(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const memory = mind.pending === null ? mind.objections.find(isParked) : undefined
  const objection = persona.objections.find(({ id }) => id === memory?.id)
  if (memory === undefined || objection === undefined) return null
  const named = unsaid(scene, doubtContent.unpark[persona.temperament], calling(scene, objection))
  // What has no name is said once more as it was.
  const text = named ?? unsaid(scene, [...objection.say, ...objection.explain])
  if (text === null) return null
  memory.parked = 'before'
  mind.pending = objection.id
  mind.topic = null
  return { move: 'repeat-objection', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
}
