import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { saysBackUnheardOf } from '../heard/never-said.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import neverSaidFile from '../words/never-said.json' with { type: 'json' }

/** What is said to bananas on the moon, by temperament. */
export const neverSaid = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(neverSaidFile)

/** What is of another world altogether is no other way to put it: they say no. Null where it might be theirs. */
export function denyIt(scene: Scene): Plan | null {
  const text = saysBackUnheardOf(scene) ? unsaid(scene, neverSaid[scene.persona.temperament] ?? []) : null
  return text === null ? null : { move: 'correct-recap', pieces: [plainPiece(text)] }
}
