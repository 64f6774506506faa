import type { Asked } from '../heard/asked-kind.ts'
import type { Plan, Scene } from '../scene.ts'
import { replyKeyOf } from './kind-replies.ts'

/** Replies of these kinds tell that there is nothing to tell. */
const ofNothing: ReadonlySet<string> = new Set(['what-any', 'unknownWhen'])

/** What somebody knows who answers in the kind of a question alone: they guess, or say that they cannot. */
export function knownOf(scene: Scene, asked: Asked): NonNullable<Plan['knows']> {
  return ofNothing.has(replyKeyOf(scene, asked) ?? '') ? 'nothing' : 'guess'
}
