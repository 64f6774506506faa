import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { plainKindOf, plainKinds } from '../heard/plainly-asked.ts'
import type { PlainKind } from '../heard/plainly-asked.ts'
import { pendingObjection } from '../judge/objections.ts'
import { shown } from '../policy/shown.ts'
import { objectionPiece, unsaid } from '../speak.ts'
import type { Fillings } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import { calling } from '../worry-called.ts'
import type { Plan, Scene } from '../scene.ts'
import plainlyAskedFile from '../words/plainly-asked.json' with { type: 'json' }

/** What is said to questions that anybody may ask and only the one who is asked can answer, by temperament. */
export const plainlyAsked = z
  .record(z.enum(plainKinds), z.record(temperamentSchema, z.array(z.string().min(1)).min(2)))
  .parse(plainlyAskedFile)

function partsOf({ persona }: Scene): Fillings {
  const { peak, pain } = persona.vocabulary
  return { ...(peak === undefined ? {} : { peak }), ...(pain === undefined ? {} : { pain }) }
}

/** What they say to a question of this kind, in whatever words it was asked, while no worry stands. */
export function sayPlainly(scene: Scene, kind: PlainKind): Plan | null {
  const text = unsaid(scene, plainlyAsked[kind][scene.persona.temperament], partsOf(scene))
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

/** Asked plainly, they answer plainly; what worries them stays where it was. */
export function meetPlainlyAsked(scene: Scene): Plan | null {
  const { heard, mind, persona, traits } = scene
  const open = pendingObjection(scene)
  const isEarly = mind.phase === 'opening' && !traits.expected && open === null
  if (mind.bargain !== null || isEarly) return null
  const kind = plainKindOf(heard, open !== null)
  if (kind === null) return null
  if (kind === 'to-stay' && !traits.customer) return null
  // Of a complaint alone somebody can be at fault.
  if (kind === 'their-fault' && open?.objection.family !== 'complaint') return null
  const parts = {
    ...partsOf(scene),
    ...(open !== null && kind === 'the-point' ? calling(scene, open.objection) : {}),
  }
  // What they could not get past is said once more in other words, where they have some.
  const again = kind === 'the-point' && open !== null ? unsaid(scene, open.objection.say) : null
  const text = again ?? unsaid(scene, plainlyAsked[kind][persona.temperament], parts)
  if (text === null) return null
  return open === null
    ? { move: 'answer-plain', pieces: [plainPiece(text)] }
    : {
        move: 'repeat-objection',
        pieces: [objectionPiece(text, open.objection)],
        objection: shown(scene, open.objection),
      }
}

/** About the worry itself, whatever else its words stand for. */
const ofThisWorry: ReadonlySet<PlainKind> = new Set<PlainKind>([
  'if-settled',
  'one-first',
  'the-point',
  'who-told',
  'long-ago',
])

/** The same of what asks for the decision only where this worry is gone, or for another one. */
export function meetOfThisWorry(scene: Scene): Plan | null {
  if (pendingObjection(scene) === null) return null
  const kind = plainKindOf(scene.heard, true)
  return kind !== null && ofThisWorry.has(kind) ? meetPlainlyAsked(scene) : null
}
