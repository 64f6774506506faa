import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { count, countOf } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import gapFile from '../words/gap.json' with { type: 'json' }

const voicedSchema = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What a buyer does with a call in which nothing comes: helps it along, offers another day, and leaves it there. */
export const gap = z.strictObject({ helps: voicedSchema, another: voicedSchema, leave: voicedSchema }).parse(gapFile)

/** So many times in a row a buyer hands back the word; then they fill the gap themselves. */
const mostHandedBack = 2
const inTurn = ['helps', 'another', 'leave'] as const

/** The plan only hands back the word. Nobody does that five times in a row: by the third they do something with the silence. */
export function orFillGap(scene: Scene, plan: Plan): Plan {
  const { mind, persona, traits } = scene
  if (mind.phase !== 'talking' || mind.pending !== null || mind.step.agreed !== null || traits.aboutDecision)
    return plan
  const goesOn = countOf(mind, 'handed-back-at') === mind.turn - 1
  mind.counts['handed-back-at'] = mind.turn
  if (!goesOn) mind.counts['handed-back'] = 0
  const filled = count(mind, 'handed-back') - mostHandedBack
  const key = filled < 1 ? undefined : inTurn[Math.min(filled, inTurn.length) - 1]
  const text = key === undefined ? null : unsaid(scene, gap[key][persona.temperament] ?? [])
  return text === null ? plan : { move: 'react', pieces: [plainPiece(text)] }
}
