import { keepPromiseAnswered, promiseOpenFor } from '../answers/promise.ts'
import { promiseAnswer } from '../heard/promise-answer.ts'
import type { Ledger } from './turn.ts'

/** The rep may say hello first; a turn later the question has been passed over. */
const turnsToAnswer = 2

/** The buyer asked what became of a promise. An honest answer settles it, that it was kept as well as that it was not. */
export function judgePromise(ledger: Ledger): void {
  const { heard, mind } = ledger.scene
  const since = promiseOpenFor(mind)
  if (since === null || since > turnsToAnswer) return
  const answer = promiseAnswer(heard)
  if (answer !== null) keepPromiseAnswered(mind)
  if (answer === 'owned')
    ledger.add('promise-owned', 'You owned up to what you had not sent', { trust: 4, patience: 2 })
  else if (answer === 'kept') ledger.add('promise-kept', 'You said what became of what you had promised', { trust: 2 })
  else if (since === turnsToAnswer)
    ledger.add('promise-ignored', 'You did not say what became of what you had promised', { trust: -4, patience: -3 })
}
