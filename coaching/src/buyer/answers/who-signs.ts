import { calledFirst, signerOf } from '../decision/signer.ts'
import type { Asked } from '../heard/asked-kind.ts'
import { hasGiven } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'

const ofSigning = /^who\b[^?]*\b(?:signs?|signing|sign(?:ed)? off|approves?|puts? (?:their|the) (?:name|signature))\b/
const signs: readonly string[] = ['{first} signs.', 'The signature is {first}’s.']
const mine: readonly string[] = ['I sign it myself.', 'That would be me.']

/** "Who signs, you or Ana?": whoever does, once that has been told, which may be neither of the two. */
export function sayWhoSigns(scene: Scene, asked: Asked): Plan | null {
  const { mind, persona, traits } = scene
  if (asked.kind !== 'choice' || !ofSigning.test(asked.text)) return null
  if (!traits.aboutDecision && !hasGiven(mind, 'authority')) return null
  const signer = signerOf(persona)
  const text = unsaid(scene, signer === null ? mine : signs, signer === null ? {} : { first: calledFirst(signer) })
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}
