import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { asksWhatStandsInWay } from '../heard/stands-in-way.ts'
import { isOfOwner } from '../heard/owners-worry.ts'
import { count, countOf } from '../mind.ts'
import { pendingObjection } from '../judge/objections.ts'
import { objectionPiece, say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectNext, objectWith } from './objections.ts'
import { shown } from './shown.ts'
import { reflexes, worriesLeft } from './worries-left.ts'
import guardedFile from '../words/stands-in-way.json' with { type: 'json' }

/** What somebody says who has something against it and does not say yet what, by temperament. */
export const guarded = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(guardedFile)

/** Below this trust nobody tells a caller at the first asking what stands in the way: only that there is something. */
const openFrom = 22

/** The worry that presses most: what the owner of the segment knows of, then the hardest. */
function mostPressing(scene: Scene): Objection | undefined {
  const { mind, traits } = scene
  const isOffered = traits.offerKnown || mind.step.asks > 0 || countOf(mind, 'offered') > 0
  return worriesLeft(scene)
    .filter(({ family }) => !reflexes.has(family) && (isOffered || family !== 'price'))
    .toSorted((a, b) => Number(isOfOwner(b)) - Number(isOfOwner(a)) || b.force - a.force)[0]
}

/** It is on the table, and no other one is asked for: once more in other words, while there are some. */
function sayAgain(scene: Scene, objection: Objection): Plan | null {
  const text = unsaid(scene, objection.say)
  if (text === null) return null
  return { move: 'repeat-objection', pieces: [objectionPiece(text, objection)], objection: shown(scene, objection) }
}

/** What the rules of a decision have not heard in the question is still asked after: the next worry, else that there is none. */
function atTheDecision(scene: Scene): Plan | null {
  if (scene.mind.pending !== null || !asksWhatStandsInWay(scene.heard)) return null
  return objectNext(scene, false) ?? { move: 'react', pieces: [say(scene, ['noConcerns', 'nothingElse'])] }
}

/** Asked what stands in the way, a person names it, or says that there is something; a plain no is for whoever has nothing. */
export function meetStandsInWay(scene: Scene): Plan | null {
  const { heard, mind, traits } = scene
  if (mind.bargain !== null || mind.names !== null) return null
  if (mind.decision !== null) return atTheDecision(scene)
  if ((mind.phase === 'opening' && !traits.expected) || !asksWhatStandsInWay(heard)) return null
  const open = pendingObjection(scene)
  if (open !== null) return /\belse\b/.test(heard.plain) ? null : sayAgain(scene, open.objection)
  return sayWhatStandsInWay(scene)
}

/** What presses them most, in whatever words it is asked for while no worry stands, or that there is something, or nothing. */
export function sayWhatStandsInWay(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const worry = mind.step.agreed === null ? mostPressing(scene) : undefined
  if (worry === undefined) return { move: 'react', pieces: [say(scene, ['noConcerns', 'nothingElse'])] }
  const keepsIt = mind.meters.trust < openFrom && count(mind, 'guarded') === 1
  const text = keepsIt ? unsaid(scene, guarded[persona.temperament]) : null
  return text === null ? objectWith(scene, worry) : { move: 'answer-vague', pieces: [plainPiece(text)] }
}
