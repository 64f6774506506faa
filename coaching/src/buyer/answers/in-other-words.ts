import { unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'

/** What was told last, once more and differently. Null when nothing was, or there are no other words for it. */
export function inOtherWords(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const fact = persona.facts.find(({ id }) => id === mind.topic && mind.facts.some((told) => told.id === id))
  const text = fact === undefined ? null : unsaid(scene, fact.plain)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
