import type { Reason } from '../../speech/reasons.ts'
import { checksNothing } from '../heard/never-said.ts'
import { leadsToYes } from '../heard/leading.ts'
import { deniedOfTheirs } from '../heard/opposite.ts'
import { saysBackTheirs, sumsUp, sumsUpWrong } from '../heard/recap.ts'
import { sharedStems } from '../heard/shared-stems.ts'
import { surely } from '../heard/surely.ts'
import { isTied } from '../heard/tied.ts'
import { actIn } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { asksIfItDoes } from './objections.ts'
import { settledReason } from './settling.ts'
import type { Ledger } from './turn.ts'

function asked(heard: Scene['heard']): Reason {
  if (sumsUp(heard)) return 'You checked that you had understood'
  return asksIfItDoes(heard) ? 'You asked what they made of it' : 'You asked them to say more'
}

export function judgeListening(ledger: Ledger): void {
  const { scene } = ledger
  if (deniedOfTheirs(scene) !== null) {
    ledger.add('opposite', 'You said the opposite of what they had told you', { trust: -2 })
    return
  }
  const { heard, mind, lastWords } = scene
  const overlap = sharedStems(lastWords, heard)
  const empathy = heard.acknowledges === null ? undefined : actIn(heard, 'empathy')
  if (empathy) {
    if (mind.topic !== null || mind.pending !== null || ledger.has(settledReason))
      ledger.add('empathy', 'You showed that you had heard them', { trust: 4, patience: 2 }, empathy)
    else ledger.add('empathy_early', 'You were considerate', { trust: 1, patience: 2 }, empathy)
  }
  const clarify = leadsToYes(heard) || checksNothing(scene) ? undefined : surely(heard, 'clarify')
  const isTheirs = isTied(scene) || (sumsUp(heard) && saysBackTheirs(scene))
  const says = clarify !== undefined && (sumsUp(heard) || (isTheirs && heard.wordCount >= 12))
  if (says && sumsUpWrong(scene)) {
    ledger.add('recap', 'You summed up, and they had to put it right', { trust: 2 }, clarify)
  } else if (clarify && isTheirs && heard.wordCount >= 12) {
    ledger.add('recap', 'You summed up what they had told you', { trust: 8, interest: 3, patience: 4 }, clarify)
  } else if (clarify && (heard.asks || sumsUp(heard)))
    ledger.add('clarify', asked(heard), { trust: 3, interest: 2 }, clarify)
  else if (overlap >= 2 && mind.turn > 2) ledger.add('echo', 'You used their own words', { trust: 2 })
}
