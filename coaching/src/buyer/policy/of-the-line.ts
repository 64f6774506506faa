import { ofTheLine } from '../heard/of-the-line.ts'
import { countOf } from '../mind.ts'
import { pendingObjection } from '../judge/objections.ts'
import { maybe, objectionPiece, say, unsaid } from '../speak.ts'
import { shown } from './shown.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'

const saidAgainAt = 'said-again-at'

/** What the buyer said last, without the lead-in of having said it again before. */
function lastSaid({ mind }: Scene): string {
  const pieces = countOf(mind, saidAgainAt) === mind.turn - 1 && mind.turn > 1 ? mind.pieces.slice(1) : mind.pieces
  return pieces.map(({ text }) => text).join(' ')
}

/**
 * A line about the talking: what was said last is said once more, a moment is given, the floor taken back. It passes
 * nothing over and moves nothing.
 */
export function meetOfTheLine(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const kind = ofTheLine(heard)
  if (kind === null) return null
  if (kind === 'waits') return { move: 'react', pieces: [say(scene, ['waits'])] }
  // With the floor given back, what stands between the two comes first.
  const open = kind === 'yields' ? pendingObjection(scene) : null
  const worry = open === null ? null : unsaid(scene, [...open.objection.say, ...open.objection.explain])
  if (open !== null && worry !== null)
    return {
      move: 'repeat-objection',
      pieces: [objectionPiece(worry, open.objection)],
      objection: shown(scene, open.objection),
    }
  const text = lastSaid(scene)
  if (text === '') return null
  mind.counts[saidAgainAt] = mind.turn
  return { move: 'answer-plain', pieces: [...maybe(scene, 1, 'saidAgain'), plainPiece(text)] }
}
