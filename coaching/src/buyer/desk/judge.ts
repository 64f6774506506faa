import type { MeterChange } from '@ringside/contract/simulations/vocabulary'
import { move } from '../judge/move.ts'
import { Ledger } from '../judge/turn.ts'
import { countOf } from '../mind.ts'
import type { DeskScene } from './scene.ts'

function judgeManners(ledger: Ledger, { heard, atDesk, mind }: DeskScene): void {
  if (heard.insult) ledger.add('insult', 'You were rude', { trust: -30, interest: -15, patience: -40 })
  if (heard.pressure)
    ledger.add('pressure', 'You pushed somebody who decides nothing', { trust: -9, patience: -12 }, heard.pressure)
  if (atDesk.goesAround && !heard.insult)
    ledger.add('around', 'You tried to go round the one who answered', { trust: -12, patience: -12 })
  if (heard.strange === 'attack' || heard.strange === 'code')
    ledger.add('strange', 'You said something that made no sense on a call', { trust: -5, patience: -12 })
  if (atDesk.byName && countOf(mind, 'cause:by-name') === 0)
    ledger.add('by-name', 'You used their name', { trust: 4, patience: 3 })
  if (atDesk.asks.help && countOf(mind, 'cause:help') === 0)
    ledger.add('help', 'You asked for their help', { trust: 5, patience: 4 })
  else if (atDesk.courteous && countOf(mind, 'cause:courtesy') < 3)
    ledger.add('courtesy', 'You were polite to the one who answered', { trust: 2, patience: 2 })
}

function judgeReason(ledger: Ledger, { atDesk, desk, mind }: DeskScene): void {
  if (atDesk.pitches)
    ledger.add('desk-pitch', 'You pitched to somebody who only answers the phone', {
      trust: -4,
      interest: -4,
      patience: -9,
    })
  if (atDesk.evades) ledger.add('evades', 'You kept your reason to yourself', { trust: -6, patience: -5 })
  if (atDesk.name && atDesk.company && countOf(mind, 'cause:desk-intro') === 0)
    ledger.add('desk-intro', 'You said who you are and where from', { trust: 4, patience: 3 })
  if (atDesk.pitches || atDesk.reason <= desk.knows.reason) return
  if (atDesk.reason === 2)
    ledger.add('desk-reason', 'Your reason was about their company', { trust: 7, interest: 12, patience: 5 })
  else ledger.add('desk-reason-thin', 'You gave a reason for calling', { trust: 2, interest: 4, patience: 1 })
}

/** Patience a line costs that brings the call no further. */
const perTurn = 3

/** Judges one line said at the desk: books every cause, moves the meters, and returns the changes that mattered. */
export function judgeAtDesk(scene: DeskScene): MeterChange[] {
  const ledger = new Ledger(scene)
  const { atDesk, heard, mind, desk } = scene
  judgeManners(ledger, scene)
  judgeReason(ledger, scene)
  if (scene.lies)
    ledger.add('lie', 'You claimed what the diary does not have', { trust: -22, interest: -8, patience: -12 })
  if (scene.answer === 'good')
    ledger.add('test', 'You answered what they asked', { trust: 6, interest: 3, patience: 3 })
  if (scene.answer === 'bad')
    ledger.add('test-failed', 'You left their question without an answer', { trust: -3, patience: -6 })
  if (mind.heard.includes(heard.plain) && heard.wordCount > 3)
    ledger.add('repeat', 'You said the same thing again', { trust: -2, patience: -8 })
  if (desk.refused && atDesk.asks.through)
    ledger.add('refused', 'You asked again after they had said no', { trust: -3, patience: -9 })
  if (!ledger.isGood) ledger.add('time', 'Time went by', { patience: -perTurn })
  move(scene, ledger.changes)
  return ledger.changes.filter(({ trust, interest, patience }) => trust !== 0 || interest !== 0 || patience !== 0)
}
