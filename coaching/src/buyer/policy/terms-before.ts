import type { Piece } from '../mind.ts'
import { termsBefore } from '../remembered.ts'
import { plainPiece } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { line, unsaid } from '../speak.ts'
import { newBargain } from '../terms/bargain.ts'
import { termsOf, termsSpoken } from '../terms/demands.ts'
import { listed } from '../../metrics/wording.ts'

/** Whoever decides has nothing left to bargain for: what was agreed is what they decide about. */
const asAgreed: readonly string[] = [
  'And it says {terms} in there, as we agreed.',
  'I checked that it has {terms} in it. It has.',
  'With {terms}, as we settled it last time.',
]

/** What was agreed in an earlier call, said before anything new is asked for. */
export function recallTerms(scene: Scene): Piece[] {
  const { bargain, decision } = scene.mind
  const before = bargain?.before ?? (decision === null ? [] : termsBefore(scene.setup.memory))
  if (before.length === 0) return []
  const standing = bargain ?? { ...structuredClone(newBargain), before }
  const text =
    bargain === null
      ? unsaid(scene, asAgreed, { terms: listed(termsOf(standing)) })
      : line(scene, 'termsBefore', { terms: termsSpoken(bargain, scene.persona.temperament) })
  return text === null ? [] : [plainPiece(text)]
}
