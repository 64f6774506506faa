import { doubtAnswersIn } from '../doubts/doubt-answer.ts'
import { doubtOf, keepDoubt } from '../doubts/doubting.ts'
import { countOf } from '../mind.ts'
import type { Mind, ObjectionMemory } from '../mind.ts'
import { isJustSettled, keepObjectionTurn } from '../objection-turn.ts'
import type { Scene } from '../scene.ts'
import type { OpenObjection } from './objections.ts'
import type { Effect, Ledger } from './turn.ts'

/** What the rep reads when they have settled a worry. */
export const settledReason = 'You took their objection seriously and answered it'
/** What they read when the answer spoke to it and the buyer wants to know more. */
export const doubtedReason = 'You answered their objection, and they wanted to know more'

const mostKept = 300

function settle({ heard, mind }: Scene, memory: ObjectionMemory): void {
  memory.state = 'resolved'
  memory.settledWith = heard.words.slice(0, mostKept)
  mind.pending = null
  // Whoever has talked a worry through is no stranger who has yet to say what the call is about.
  if (mind.phase === 'opening') mind.phase = 'talking'
  mind.counts[`resolved:${memory.id}`] = 1
}

/** The doubt on the table has its answer: something to hold on to, or words that speak to the worry. */
export function answersDoubt({ heard }: Scene, { doubt }: ObjectionMemory, strength: number): boolean {
  return doubt !== null && (strength > 0 || doubtAnswersIn(heard).length > 0)
}

const whole: Effect = { trust: 9, interest: 8, patience: 4 }
/** A good answer that is doubted has won a part; the rest comes when the doubt is met. Together they are worth no more. */
const first: Effect = { trust: 2, interest: 2, patience: 2 }
const rest: Effect = { trust: 7, interest: 6, patience: 2 }

/** The buyer has had an answer: it is enough, or they doubt it and want to know more. `mayDoubt` is false of one they asked for. */
export function takeAnswer(
  ledger: Ledger,
  { objection, memory }: OpenObjection,
  { strength, mayDoubt }: { strength: number; mayDoubt: boolean },
): void {
  const { scene } = ledger
  const { heard, mind } = scene
  const doubt = mayDoubt ? doubtOf(scene, objection, memory, strength) : null
  if (doubt !== null) {
    keepDoubt(scene, memory, doubt)
    keepObjectionTurn(mind, 'doubted')
    mind.counts['doubted-at'] = mind.turn
    ledger.add('doubted', doubtedReason, first, heard.acknowledges)
    return
  }
  const worth = memory.doubts > 0 ? rest : whole
  settle(scene, memory)
  ledger.add('resolved', settledReason, worth, heard.acknowledges)
}

/** The turn answers a doubt and asks for nothing: a day or a page in it belongs to the answer, and asks for no step. */
export function isOnDoubt({ heard, mind }: Pick<Scene, 'heard' | 'mind'>): boolean {
  if (heard.asks) return false
  return mind.objections.some(({ id, doubts }) => {
    if (doubts === 0 || isDoubted(mind)) return false
    return mind.pending === id || isJustSettled(mind, id)
  })
}

/** The answer of this turn is doubted, and nothing has been said of it yet. */
export function isDoubted(mind: Mind): boolean {
  return mind.pending !== null && countOf(mind, 'doubted-at') === mind.turn
}
