import { smallQuestion } from '../heard/asides.ts'
import type { Ledger } from './turn.ts'
import { noteSupplied } from '../heard/ask-put.ts'
import { takesLeave } from '../heard/leave-taking.ts'
import { promisesRepair } from '../heard/repair.ts'
import { asksForLess, asksToBeTold, givesReason, isEarned, onlySends, setsPlan } from '../heard/step.ts'
import { isInsisted } from '../heard/counter-answer.ts'
import { surely } from '../heard/surely.ts'

/** Asking for the next step before it is earned costs a little, and asking again with nothing new costs more. */
export function judgeStep(ledger: Ledger): void {
  const { scene } = ledger
  const { heard, mind } = scene
  if (noteSupplied(scene))
    ledger.add('supplied', 'You brought what they had said was missing', { trust: 3, interest: 4, patience: 4 })
  // A call that is over is not made worse by what is said on the way out.
  if (takesLeave(heard)) return
  if (isInsisted(scene))
    ledger.add('insisted', 'You came back with the day they had turned down', { trust: -1, patience: -4 })
  const step = surely(heard, 'next_step')
  if (step === undefined || mind.step.agreed !== null || isEarned(scene)) return
  if (asksToBeTold(heard) || promisesRepair(scene)) return
  // To offer a page to read asks for nobody's time.
  if (smallQuestion(heard) !== null || setsPlan(heard.words) || onlySends(heard.words)) return
  if (mind.step.refusals === 0)
    ledger.add('step_early', 'You asked for a next step before they saw a reason', { patience: -4 }, step)
  // Asking for less than what was refused puts nobody under pressure.
  else if (givesReason(scene) || asksForLess(scene))
    ledger.add('step_reasoned', 'You gave a reason and asked again, before they were ready', { patience: -3 }, step)
  else ledger.add('step_again', 'You asked again with nothing new', { trust: -2, patience: -8 }, step)
}
