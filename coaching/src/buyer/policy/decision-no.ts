import type { DecisionMemory } from '../decision/decision.ts'
import { reasons, turned } from '../decision/reasons.ts'
import type { WhyNot } from '../decision/reasons.ts'
import { gapIn, isSupplied } from '../heard/ask-put.ts'
import { count } from '../mind.ts'
import type { Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { say, unsaid } from '../speak.ts'
import { shown } from './shown.ts'

/** A part of a line that binds: taken back when it was not said aloud. */
export const binding = (piece: Piece): Piece => ({ ...piece, agreed: true })

function reason(scene: Scene, why: WhyNot): Piece[] {
  const text = unsaid(scene, reasons[why])
  return text === null ? [] : [plainPiece(text)]
}

/**
 * Why it is a no when every worry has been spoken to. What they said was missing and has been brought is no reason any more:
 * then it is the other thing, and when that was brought too the rep they do not know well enough, or trouble that is not bad enough.
 */
export function whyNot(scene: Scene): WhyNot {
  const gap = gapIn(scene)
  if (!isSupplied(scene, gap)) return gap
  const other = gap === 'proof' ? 'benefit' : 'proof'
  if (!isSupplied(scene, other)) return other
  const { trust, interest } = scene.mind.meters
  return trust < interest ? 'vendor-trust' : 'no-need'
}

/** A no with its reason, which ends the matter. */
export function sayNo(scene: Scene, decision: DecisionMemory, why: WhyNot): Plan {
  decision.answer = 'no'
  decision.why = why
  // What they lacked can still be brought (`noteSupplied`).
  scene.mind.counts[`gap:${why}`] ??= scene.mind.turn
  scene.mind.pending = null
  scene.mind.phase = 'closing'
  scene.mind.counts['refused-at'] = 0
  return { move: 'refuse-next-step', pieces: [binding(say(scene, ['decideNo'])), ...reason(scene, why)] }
}

/** Their reason has been spoken to: it is a no no longer, and no yes before they are asked again. */
export function turnedFrom(scene: Scene, decision: DecisionMemory): Plan {
  const { mind, persona } = scene
  decision.answer = 'none'
  decision.turned = true
  mind.phase = 'talking'
  const worry = persona.objections.find(({ family }) => family === decision.why)
  const memory = mind.objections.find(({ id }) => id === worry?.id)
  if (memory !== undefined) Object.assign(memory, { state: 'resolved', settledWith: scene.heard.words.slice(0, 300) })
  const text = unsaid(scene, turned)
  const said = text === null ? say(scene, ['makesSense']) : plainPiece(text)
  return {
    move: worry === undefined ? 'react' : 'resolve-objection',
    pieces: [said],
    ...(worry === undefined ? {} : { objection: shown(scene, worry) }),
  }
}

/** After a no there is the reason, for whoever asks, and nothing else to be had. */
export function afterNo(scene: Scene, decision: DecisionMemory): Plan | null {
  const { heard, mind } = scene
  if (decision.turn === 'asked-in-the-way' || /\b(?:why|reason|what (?:made|was|would))\b/.test(heard.plain)) {
    const why = reason(scene, gapIn(scene))
    if (heard.asks && why.length > 0) return { move: 'answer-plain', pieces: why }
  }
  if (decision.turn === 'nothing' && mind.pending === null && heard.asks) return null
  if (decision.turn === 'nothing') return { move: 'react', pieces: [say(scene, ['decideNoThanks', 'makesSense'])] }
  if (count(mind, 'asked-past-no') > 2)
    return { move: 'goodbye', pieces: [say(scene, ['byeNo', 'byeCold'])], ends: 'goodbye' }
  return { move: 'refuse-next-step', pieces: [say(scene, ['decideNoStays', 'stepNo'])] }
}
