import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { deniedOfTheirs } from '../heard/opposite.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import oppositeFile from '../words/opposite.json' with { type: 'json' }

const voiced = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))

/** What is said to a sum that says the opposite of what was told, by temperament. */
export const oppositeWords = z.strictObject({ trouble: voiced, number: voiced }).parse(oppositeFile)

/** "So nobody has a problem with it", after they have told what goes wrong: set right in a short sentence, and agreed to by nobody. */
export function meetOpposite(scene: Scene): Plan | null {
  const denied = deniedOfTheirs(scene)
  const text = denied === null ? null : unsaid(scene, oppositeWords[denied][scene.persona.temperament])
  return text === null ? null : { move: 'correct-recap', pieces: [plainPiece(text)] }
}
