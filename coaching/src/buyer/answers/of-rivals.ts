import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { ofRivals, rivalKinds } from '../heard/of-rivals.ts'
import { asksWhatItTakes } from '../heard/what-it-takes.ts'
import { asksIfItWould } from '../heard/worry-questions.ts'
import { pendingObjection } from '../judge/objections.ts'
import { shown } from '../policy/shown.ts'
import { asksForStep } from '../policy/step.ts'
import type { Plan, Scene } from '../scene.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import rivalsFile from '../words/of-rivals.json' with { type: 'json' }

/** What somebody who weighs two vendors says of the other one to this one, by temperament. */
export const rivalsWords = z
  .record(z.enum(rivalKinds), z.record(temperamentSchema, z.array(z.string().min(1)).min(2)))
  .parse(rivalsFile)

/** "Who is worried about it, you or the team?" is asked of the worry, and not of the other vendor. */
const ofTheWorry = /\b(?:worr\w+|concern\w*|bother\w*)\b/

/** Another vendor is the worry, and the rep asks about them: who they are is kept, the rest is answered. No fact is about them. */
export function meetOfRivals(scene: Scene): Plan | null {
  const { heard, persona } = scene
  const open = pendingObjection(scene)
  if (open?.objection.family !== 'competitor' || asksForStep(scene)) return null
  if (asksIfItWould(heard) || asksWhatItTakes(heard) || ofTheWorry.test(heard.plain)) return null
  const kind = ofRivals(heard)
  const text = kind === null ? null : unsaid(scene, rivalsWords[kind][persona.temperament])
  if (text === null) return null
  return {
    move: 'repeat-objection',
    pieces: [objectionPiece(text, open.objection)],
    objection: shown(scene, open.objection),
  }
}
