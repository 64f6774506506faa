import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { settledIn, type BargainMemory, type DemandMemory } from '../terms/bargain.ts'
import { demandNamed } from '../terms/demands.ts'

/** Asked after something that is agreed already, they say what that was for, and what is open stays open. */
export function tellBehindAgreed(scene: Scene, bargain: BargainMemory, open: DemandMemory): Plan | null {
  const names = ({ id }: { id: string }): boolean => new RegExp(demandNamed(id).own).test(scene.heard.plain)
  const agreed = names(open) ? undefined : settledIn(bargain).find(names)
  const text = agreed === undefined ? null : unsaid(scene, demandNamed(agreed.id).behind[scene.persona.temperament])
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
