import { newWorry } from '../mind.ts'
import { keepPromiseAnswered, overdueRepair, promiseOpenFor } from '../answers/promise.ts'
import { promiseAnswer } from '../heard/promise-answer.ts'
import type { Ledger } from './turn.ts'

/** The rep may say hello first; a turn later the question has been passed over. */
const turnsToAnswer = 2

/** A repair that did not come leaves the complaint where it was. */
function complainAgain({ scene }: Ledger): void {
  const { mind } = scene
  const repair = overdueRepair(scene)
  if (repair === null || mind.pending !== null || mind.objections.some(({ id }) => id === repair.id)) return
  mind.objections.push({ ...newWorry(repair.id), acknowledged: true, explained: true })
  mind.pending = repair.id
}

/** The buyer asked what became of a promise. An honest answer settles it, that it was kept as well as that it was not. */
export function judgePromise(ledger: Ledger): void {
  const { heard, mind } = ledger.scene
  const since = promiseOpenFor(mind)
  if (since === null || since > turnsToAnswer) return
  const answer = promiseAnswer(heard)
  if (answer !== null) keepPromiseAnswered(mind)
  if (answer === 'owned') complainAgain(ledger)
  if (answer === 'owned')
    ledger.add('promise-owned', 'You owned up to what you had not sent', { trust: 4, patience: 2 })
  else if (answer === 'kept') ledger.add('promise-kept', 'You said what became of what you had promised', { trust: 2 })
  else if (since === turnsToAnswer)
    ledger.add('promise-ignored', 'You did not say what became of what you had promised', { trust: -4, patience: -3 })
}
