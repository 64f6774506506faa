import { askedIn } from '../heard/asked-kind.ts'
import type { AskedKind } from '../heard/asked-kind.ts'
import { counter, offerReturn, tellBehind } from '../policy/terms.ts'
import type { Plan, Scene } from '../scene.ts'
import { knowsAbout } from '../telling.ts'
import { openDemand } from '../terms/bargain.ts'

/** "What would be far enough?", "where would we have to be?": what they would take. */
const whatWouldDo =
  /\b(?:what|where|how (?:far|much|low|high))\b[^?]*\b(?:would|could|do|does|can)\b[^?]*\b(?:enough|do it|settle for|happy with|live with|acceptable|(?:meet|get) (?:me|us|there|you)|middle|have to be|need (?:us|me) to)\b/

/** Kinds that somebody with a demand answers by what the demand is for. */
const ofIts: ReadonlySet<AskedKind> = new Set<AskedKind>(['who', 'what', 'which', 'why', 'how', 'opinion', 'effect'])
const mostWords = 18

/**
 * While a demand is on the table a question that nothing else answers is about the demand: who the five are, what they would do with
 * it. Who asks for something knows why; nobody hands that to a colleague.
 */
export function meetOfDemand(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const { bargain } = mind
  const memory = bargain === null ? undefined : openDemand(bargain)
  if (bargain === null || memory === undefined || !heard.asks || heard.wordCount > mostWords) return null
  if (whatWouldDo.test(heard.plain))
    return memory.counter === null ? offerReturn(scene, memory) : counter(scene, bargain, memory)
  const asked = askedIn(heard.question)
  if (asked === null || !ofIts.has(asked.kind) || knowsAbout(scene)) return null
  return tellBehind(scene, memory)
}
