import type { Plan, Scene } from './scene.ts'
import { plainPiece } from './scene.ts'
import { objectNext } from './policy-objections.ts'
import { recallPromise } from './promise.ts'
import { line, say } from './speak.ts'

/** The words with which the buyer picks up. In an objection call they come straight to what troubles them. */
export function open(scene: Scene): Plan {
  const { setup } = scene
  if (setup.type === 'cold-call') return { move: 'pick-up', pieces: [say(scene, ['pickUp'])] }
  const promise = recallPromise(scene)
  const recalled = promise === null ? [] : [promise]
  if (setup.type === 'discovery')
    return { move: 'pick-up', pieces: [say(scene, ['pickUpDiscovery', 'pickUp']), ...recalled] }
  const hello = line(scene, 'pickUpObjections')
  const objection = objectNext(scene, false)
  const pieces = hello === null ? [say(scene, ['pickUp'])] : [plainPiece(hello)]
  if (objection === null) return { move: 'pick-up', pieces: [...pieces, ...recalled] }
  return { ...objection, pieces: [...pieces, ...recalled, ...objection.pieces] }
}
