import type { Move } from '@ringside/contract/simulations/vocabulary'
import { sentencesIn } from '../../speech/said.ts'
import { copyOf } from '../mind.ts'
import { perceive } from '../perceive.ts'
import { asksForStep } from '../policy/step.ts'
import { sellsIn } from '../policy/talk.ts'
import type { Plan, Scene } from '../scene.ts'

const asksOfTheirs =
  /^(?:(?:and|so|but|now|okay|then),? )*(?:(?:when|if) [^,?]{3,60}, )?(?:what|how|who|where|when|which|why|do|does|did|is|are|have|has)\b.*\b(?:you|your|yours|they|them)\b/
/** Of the offer, and not of their own work: what they make of it is what they say to it. */
const ofTheOffer =
  /\b(?:would|could|might|interest\w*|sounds?|make sense|makes sense|think|worth|useful|like to|open to|any questions|familiar|heard of|see (?:that|this|how))\b/

/** The question at the end of a turn that sells first: of how things are at theirs. Null where there is none. */
function questionAfter({ words }: Scene['heard']): string | null {
  const sentences = sentencesIn(words).map((sentence) => sentence.trim())
  const last = sentences.at(-1) ?? ''
  const plain = last.toLowerCase().replaceAll('’', "'")
  if (sentences.length < 2 || !last.endsWith('?') || ofTheOffer.test(plain)) return null
  return asksOfTheirs.test(plain) ? last : null
}

const answers: ReadonlySet<Move> = new Set<Move>(['reveal-fact', 'slot-answer', 'answer-plain'])

/** A sentence of selling and then a question about their work: the question is what is answered, where they have an answer. */
export function answerAfterPitch(scene: Scene, answered: (scene: Scene) => Plan | null): Plan | null {
  const { heard, mind, traits } = scene
  const isLate = mind.phase !== 'opening' || traits.expected
  if (!isLate || mind.pending !== null || mind.bargain !== null || mind.decision !== null || traits.showing) return null
  if (!sellsIn(heard) || asksForStep(scene)) return null
  const question = questionAfter(heard)
  if (question === null) return null
  const before = copyOf(mind)
  const plan = answered({ ...scene, heard: perceive(question, heard.elapsedMs) })
  if (plan !== null && answers.has(plan.move)) return plan
  Object.assign(mind, before)
  return null
}
