import { judgedFrom } from '../../acts/confidence.ts'
import { concretely } from './answer-strength.ts'
import { countOf, isShared } from '../mind.ts'
import { actIn } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { namesSomebody } from './somebody-named.ts'
import { isTied } from './tied.ts'

/** What a buyer lacks for a yes: to have been asked about their trouble, somebody it works for, what they would have. */
export const gaps = ['trouble', 'proof', 'benefit'] as const
export type Gap = (typeof gaps)[number]

/** Something that goes wrong, or what it leads to, has been told or was known to the rep. */
export function knowsTrouble({ persona, mind }: Scene): boolean {
  return persona.facts.some(({ id, topic }) => (topic === 'pain' || topic === 'impact') && isShared(mind, id))
}

/** How long the meeting takes is nothing that the buyer would have from it. */
const duration =
  /\b(?:\w+|\d+)[- ]min(?:ute)?s?\b|\bhalf an? hour\b|\ban? (?:quarter of an )?hour (?:of your time|on|next|this|to)\b/g
const wouldHave =
  /\byou(?:'d| would|'ll| will)? (?:\w+ )?(?:see|get|have|know|save|find|keep|take away|be able|spend|lose|walk away with|come away with|leave with|end up with)\b|\byour (?:own|last|worst|people|team|crew|planners?|drivers?)\b|\bone of your\b|\b(?:cut|halv(?:e|ed|es)|sav(?:e|ed|es)|won|got)\b|\bso (?:that )?(?:you|your|nobody|no one|they)\b/
const ownThings =
  /\byour (?:own|last|worst|bad)\b|\bone of your\b|\b(?:your|those|these) (?:figures|numbers|data|days?|mornings?|orders?|jobs?|requests?|quotes?|cases?|reports?|invoices?|shifts?|routes?|loads?)\b/

/** The turn says what the buyer would have: something of theirs, a quantity, or what they have told of. */
export function namesBenefit(scene: Scene): boolean {
  const { heard } = scene
  if (heard.pressure !== null || heard.insult) return false
  const plain = heard.plain.replaceAll(duration, ' ')
  if (!wouldHave.test(plain) && actIn(heard, 'value', judgedFrom) === undefined) return false
  return isTied(scene) || ownThings.test(plain) || concretely.test(plain)
}

const wayOut =
  /\bif (?:it|that|this|there|you|i|we|they|the \w+|your \w+)(?:'s| is|'re| are)?\b[^.?!]{0,50}\b(?:nothing|not|isn't|doesn't|don't|no|aren't|can't|rubbish|breaks?|wrong|dull|useless|hate|dislike|bored?|better|worse)\b[^.?!]*\b(?:stop|leave|say (?:so|no)|tell me|that's it|done|never|won't|hang up|walk|end|lost|go (?:our|away)|shake hands|forget|no hard feelings|drop)\b|\bno (?:obligation|strings|commitment|hard feelings)\b|\byou can (?:always |still )?(?:stop|say no|hang up|walk away|end it|throw me out)\b|\bwon't (?:ring|call|bother|ask|chase|trouble) (?:you )?(?:again|any ?more)\b|\bnothing (?:lost|to lose)\b/

/** Some words say how the buyer gets out of what they are asked for. */
export function isWayOut(plain: string): boolean {
  return wayOut.test(plain)
}

/** The ask says how the buyer gets out of it. */
export function offersWayOut({ heard }: Scene): boolean {
  return isWayOut(heard.plain)
}

/** What the buyer has said is missing, and the rep has brought since. */
export function isSupplied({ mind }: Scene, gap: Gap): boolean {
  return countOf(mind, `supplied:${gap}`) > 0
}

/** The rep has brought it at some time, asked for or not. */
function isNamed(scene: Scene, gap: Gap): boolean {
  return isSupplied(scene, gap) || countOf(scene.mind, `named:${gap}`) > 0
}

/** The rep has asked what goes wrong, and was put off: nobody is told to ask what they have asked. */
function hasAsked({ mind }: Scene): boolean {
  return countOf(mind, 'cause:q_pain') + countOf(mind, 'cause:q_impact') > 0
}

/** The rep has said what the buyer would have, and who has it. */
export function isAllNamed(scene: Scene): boolean {
  return isNamed(scene, 'proof') && isNamed(scene, 'benefit')
}

/** What this buyer lacks most at the moment, of what has not been brought yet. */
export function gapIn(scene: Scene): Gap {
  const { mind, rules } = scene
  if (rules.factsBeforeStep > 0 && !knowsTrouble(scene) && !hasAsked(scene)) return 'trouble'
  const { trust, interest } = mind.meters
  const enough = (trust + interest) / 2 >= scene.tuning.stepThreshold
  // Who trusts and cares enough, and still says no, does not see yet what it is for.
  const first: Gap = trust < interest && !enough ? 'proof' : 'benefit'
  const second: Gap = first === 'proof' ? 'benefit' : 'proof'
  return isNamed(scene, first) && !isNamed(scene, second) ? second : first
}

const brings: Record<Gap, (scene: Scene) => boolean> = {
  trouble: knowsTrouble,
  proof: ({ heard }) => namesSomebody(heard),
  benefit: namesBenefit,
}

/** Notes what the turn brings, and whether the buyer had said that it was missing. True when there is such a thing. */
export function noteSupplied(scene: Scene): boolean {
  const { mind } = scene
  for (const gap of gaps) if (brings[gap](scene)) mind.counts[`named:${gap}`] = mind.turn
  const brought = gaps.filter((gap) => countOf(mind, `gap:${gap}`) > 0 && !isSupplied(scene, gap) && brings[gap](scene))
  for (const gap of brought) mind.counts[`supplied:${gap}`] = mind.turn
  return brought.length > 0
}

/** Points of the mean of trust and interest that a well put ask is worth, before the difficulty weighs them. */
const worth = { benefit: 4, proof: 3, wayOut: 2, smaller: 3, supplied: 5 } as const

/** How much nearer to a yes the way the ask is put brings the buyer, in points of the mean of trust and interest. */
export function nearerBy(scene: Scene, smaller: boolean): number {
  const points = [
    isNamed(scene, 'benefit') ? worth.benefit : 0,
    isNamed(scene, 'proof') ? worth.proof : 0,
    offersWayOut(scene) ? worth.wayOut : 0,
    smaller ? worth.smaller : 0,
    gaps.some((gap) => isSupplied(scene, gap)) ? worth.supplied : 0,
  ]
  return points.reduce((sum, value) => sum + value, 0) * scene.tuning.askWeight
}
