import { takesBack } from '../../speech/taking-back.ts'
import { meaningOf } from '../perceive.ts'
import type { ObjectionMemory } from '../mind.ts'
import type { Scene } from '../scene.ts'
import type { Ledger } from './turn.ts'

/** What the rep reads when they have unsettled a worry. */
export const takenBackReason = 'You took back what had settled their objection'

const shared = ({ heard }: Scene, { settledWith }: ObjectionMemory): number => {
  const then = meaningOf(settledWith ?? '')
  return [...heard.stems].filter((stem) => then.has(stem)).length
}

/** The settled worry whose answer is taken back: the one with most words in common, the later of two alike. */
function unsettled(scene: Scene): ObjectionMemory | undefined {
  const { heard, mind } = scene
  if (mind.pending !== null || heard.asks || !takesBack(heard.words)) return undefined
  const settled = mind.objections.filter(({ state, settledWith }) => state === 'resolved' && settledWith !== null)
  return settled.toSorted((a, b) => shared(scene, a) - shared(scene, b)).at(-1)
}

/** A worry stays settled as long as the answer stands. Without it the worry is back, and so is all that was agreed on top of it. */
export function judgeTakenBack(ledger: Ledger): void {
  const { scene } = ledger
  const { mind } = scene
  const memory = unsettled(scene)
  if (memory === undefined) return
  Object.assign(memory, { state: 'raised', doubt: null, settledWith: null })
  mind.pending = memory.id
  mind.counts[`resolved:${memory.id}`] = 0
  mind.counts[`answered:${memory.id}`] = 0
  mind.counts['taken-back-at'] = mind.turn
  mind.step.agreed = null
  if (mind.phase === 'closing') mind.phase = 'talking'
  if (mind.decision !== null && mind.decision.answer !== 'no') mind.decision.answer = 'none'
  ledger.add('took-back', takenBackReason, { trust: -8, interest: -5, patience: -4 })
}
