import type { Plan, Scene } from '../scene.ts'
import type { Piece } from '../mind.ts'
import { countOf } from '../mind.ts'
import { asksIfItHelps, offerAfterRecap } from '../heard/recap.ts'
import { isTied } from '../heard/tied.ts'
import { plainPiece } from '../scene.ts'
import { unsaid } from '../speak.ts'

/** The buyer asked something in their last line, and this turn is the answer. */
export function wasAskedFor({ mind }: Scene): boolean {
  return mind.question !== null && mind.turn - mind.question.turn <= 1
}

/** A question in the buyer's line waits for its answer, whichever rule asked it. An objection waits in its own way. */
export function keepQuestion({ mind }: Scene, plan: Plan): void {
  const last = plan.pieces.findLast(({ text }) => text !== '')
  if (last === undefined || last.objection !== null || mind.pending !== null || plan.ends !== undefined) return
  if (last.text.endsWith('?') && mind.question?.turn !== mind.turn && asksForThing.test(last.text))
    mind.question = { kind: 'own', turn: mind.turn }
}

/** "Go on, what is it?" only hands over the word. */
const asksForThing =
  /\b(?:what would|what exactly|exactly\?|precisely\?|what for|who else|how (?:does|do|would|long|much|many)|who (?:does|would|has)|what (?:happens|changes|makes|does|do)|where (?:does|do|is)|which|have you|do you|does it|can it|has that|show me|take away)\b/i

const helped: readonly string[] = [
  'And yes, it would have helped.',
  "It would have made a difference, yes. I'd want to see it on a bad day.",
  'It would have, I think.',
]
const perhaps: readonly string[] = [
  "Whether it would have helped, I'd have to see.",
  "It might have helped. I can't tell from here.",
]
const interested = 40

/** "Does that work?" at the end of a plan for the call asks about no offer. */
function hasOffer({ heard, mind }: Scene): boolean {
  return countOf(mind, 'offered') > 0 || offerAfterRecap(heard) !== undefined
}

/** After what is right about a summing-up, the answer to whether what was offered with it would have helped. */
export function whetherItHelps(scene: Scene): Piece[] {
  if (!asksIfItHelps(scene.heard) || !hasOffer(scene)) return []
  const { trust, interest } = scene.mind.meters
  const text = unsaid(scene, isTied(scene) && (trust + interest) / 2 >= interested ? helped : perhaps)
  return text === null ? [] : [plainPiece(text)]
}
