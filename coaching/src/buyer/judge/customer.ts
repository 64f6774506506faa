import type { Ledger } from './turn.ts'
import { customerSubjectOf } from '../heard/customer-questions.ts'
import { knowsTrouble } from '../heard/ask-put.ts'
import { asksToRenew } from '../heard/renewal.ts'
import { surely } from '../heard/surely.ts'
import { ownsUp } from '../heard/repair.ts'
import { actIn } from '../perceive.ts'

/** What counts with a customer beside what counts with any buyer: to be asked how it goes, and to have a mistake owned. */
export function judgeCustomer(ledger: Ledger): void {
  const { heard, mind, traits } = ledger.scene
  if (!traits.customer) return
  const subject = asksToRenew(ledger.scene) ? null : customerSubjectOf(heard)
  if (subject === 'trouble' && actIn(heard, 'q_pain') === undefined)
    ledger.add('asked-trouble', 'You asked what does not go well', { trust: 4, interest: 3, patience: 2 })
  else if (subject === 'promise')
    ledger.add('asked-promise', 'You asked what became of what you had promised', {
      trust: 5,
      interest: 2,
      patience: 2,
    })
  else if (subject !== null && ledger.changes.length === 0)
    ledger.add('asked-customer', 'You asked how they get on with it', { trust: 3, interest: 3, patience: 1 })
  else if (subject === null && !knowsTrouble(ledger.scene) && (asksToRenew(ledger.scene) || surely(heard, 'pricing')))
    ledger.add('before-hearing', 'You went for the renewal before hearing how it goes', {
      trust: -3,
      interest: -4,
      patience: -6,
    })
  const owned = mind.objections.length > 0 ? ownsUp(heard) : null
  if (owned !== null)
    ledger.add('owned', 'You owned up to what had gone wrong', { trust: 3, interest: 2, patience: 1 }, owned)
}
