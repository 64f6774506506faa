import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { calledInBefore, openCondition } from '../conditions.ts'
import { conditionKinds, conditionsIn, meets, refusesIt } from '../heard/conditions.ts'
import { takesLeave } from '../heard/leave-taking.ts'
import type { Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import conditionFile from '../words/conditions.json' with { type: 'json' }

const wordings = z.array(z.string().min(1)).min(2)

/** What is said over a condition, by temperament: with the yes, and to a rep who then promises it or says no to it. */
export const conditionWords = z
  .strictObject({
    calledIn: z.record(temperamentSchema, z.record(z.enum(conditionKinds), wordings)),
    promised: z.record(temperamentSchema, wordings),
    refused: z.record(temperamentSchema, wordings),
  })
  .parse(conditionFile)

/** With a yes: what they had made a condition of, and nobody has met since. Nothing where the yes itself says it. */
export function callIn(scene: Scene, yes: readonly Piece[]): Piece[] {
  const { mind, persona } = scene
  const open = openCondition(scene)
  if (open === null || conditionsIn(yes.map(({ text }) => text).join(' ')).includes(open.kind)) return []
  const { system = '', peak = '', workers = 'people' } = persona.vocabulary
  const parts = { workers, ...(system === '' ? {} : { system }), ...(peak === '' ? {} : { peak }) }
  const text = unsaid(scene, conditionWords.calledIn[persona.temperament][open.kind], parts)
  if (text === null) return []
  Object.assign(open, { state: 'called-in', turn: mind.turn })
  return [plainPiece(text)]
}

/** The rep's answer to a condition that was called in: promised, it stands; refused, the yes that hung on it falls. */
export function meetCalledIn(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  const kind = calledInBefore(scene)
  if (kind === null) return null
  const ends = takesLeave(heard) ? ({ ends: 'goodbye' } as const) : {}
  if (refusesIt(heard)) {
    const text = unsaid(scene, conditionWords.refused[persona.temperament])
    if (text === null) return null
    mind.step.agreed = null
    if (mind.decision !== null) mind.decision.answer = 'none'
    mind.phase = 'talking'
    return { move: 'refuse-next-step', pieces: [plainPiece(text)], ...ends }
  }
  if (heard.asks || takesLeave(heard) || !meets(heard, kind)) return null
  const text = unsaid(scene, conditionWords.promised[persona.temperament])
  return text === null ? null : { move: 'react', pieces: [plainPiece(text)] }
}
