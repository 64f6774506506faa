import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { contractEndAsked } from '../heard/contract-end.ts'
import { pendingObjection } from '../judge/objections.ts'
import { shown } from '../policy/shown.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import contractEndFile from '../words/contract-end.json' with { type: 'json' }

/** What is said to how long their contract still runs, by temperament. */
export const contractEnd = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(contractEndFile)

/** Who has said that they are tied until a month says that month, and guesses at no number of years. */
export function meetContractEnd(scene: Scene): Plan | null {
  const month = contractEndAsked(scene)
  const wordings = contractEnd[scene.persona.temperament]
  const text =
    month === null
      ? null
      : unsaid(
          scene,
          wordings.map((wording) => wording.replaceAll('{month}', month)),
        )
  if (text === null) return null
  const open = pendingObjection(scene)
  if (open === null) return { move: 'answer-plain', pieces: [plainPiece(text)] }
  return {
    move: 'repeat-objection',
    pieces: [objectionPiece(text, open.objection)],
    objection: shown(scene, open.objection),
  }
}
