import { askedOfTheCall, asksOnlyOfTheCall } from '../heard/of-the-call.ts'
import type { OfTheCall } from '../heard/of-the-call.ts'
import { comeBack } from '../policy/come-back.ts'
import { asksForStep } from '../policy/step.ts'
import { shown } from '../policy/shown.ts'
import { pendingObjection } from '../judge/objections.ts'
import { saysBackTheirs, sumsUp } from '../heard/recap.ts'
import { isTied } from '../heard/tied.ts'
import { actIn } from '../perceive.ts'
import { wasAskedFor } from './own-question.ts'
import { unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'

/** From here a meter speaks for the rep, 0 to 100: about what a call that goes well reaches by its middle. */
const wellFrom = { mean: 46, trust: 46, patience: 38 } as const

/** Words of the rep's before the question that are more than a lead-in: something was given that may count. */
const leastGiven = 14

function isWell({ mind, heard, setup }: Scene, id: string, by: 'mean' | 'trust' | 'patience' | 'met'): boolean {
  const { trust, interest, patience } = mind.meters
  if (by === 'met') return setup.memory.earlierCalls.length > 0
  if (by === 'patience') return patience >= wellFrom.patience
  if (by === 'trust') return trust >= wellFrom.trust
  if (id === 'counts' && heard.wordCount >= leastGiven && mind.question !== null) return trust >= wellFrom.trust - 10
  return (trust + interest) / 2 >= wellFrom.mean
}

function sells({ heard }: Scene): boolean {
  return (['pitch', 'value', 'social_proof', 'pricing'] as const).some((act) => actIn(heard, act) !== undefined)
}

/** Other rules know better what this is about: an ask for a date, an offer, a worry that the question is after. */
function isElsewhere(scene: Scene, { id, skipsSelling }: OfTheCall): boolean {
  const { heard, mind, traits } = scene
  if (mind.phase === 'opening' && !traits.expected) return true
  if (mind.pending !== null && !asksOnlyOfTheCall(heard)) return true
  // "Are you joking?", said to something they have told, asks whether it is so.
  if (id === 'joking' && mind.pieces.some(({ fact }) => fact !== null)) return true
  // Asked of what the rep has said back of theirs it wants to know whether that is right.
  if (id === 'counts' && sumsUp(heard) && (isTied(scene) || saysBackTheirs(scene))) return true
  if (skipsSelling === true && sells(scene) && !wasAskedFor(scene)) return true
  return asksForStep(scene)
}

function backToWorry(scene: Scene): Pick<Plan, 'pieces' | 'objection'> {
  const open = pendingObjection(scene)
  if (open === null) return { pieces: [] }
  return { pieces: comeBack(scene, open), objection: shown(scene, open.objection) }
}

/**
 * Asked about the call itself a person looks at how it goes for them, and takes up the word the rep had for it. It passes no
 * worry over: after a short answer they come back to theirs.
 */
export function meetOfTheCall(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  const asked = askedOfTheCall(heard)
  if (asked === null || isElsewhere(scene, asked.question)) return null
  const { id, answers } = asked.question
  const voiced = 'any' in answers ? answers.any : isWell(scene, id, answers.by) ? answers.well : answers.badly
  const words = asked.word === null ? {} : { word: asked.word }
  const text = unsaid(scene, voiced[persona.temperament] ?? [], words)
  if (text === null) return null
  if (mind.phase === 'opening') mind.phase = 'talking'
  const back = backToWorry(scene)
  return {
    move: back.objection === undefined ? 'answer-plain' : 'react',
    ...back,
    pieces: [plainPiece(text), ...back.pieces],
  }
}
