import type { Reason } from '../../speech/reasons.ts'
import { customerSubjectOf } from '../heard/customer-questions.ts'
import { stepDetailIn } from '../heard/step-detail.ts'
import { answersWho, describesWho, referringIn, type Referring } from '../../speech/referring.ts'
import type { Scene } from '../scene.ts'
import { namedIn, type NamesMemory } from '../names/names.ts'
import type { Effect, Ledger } from './turn.ts'

/** What each thing that a line can do is called, and what it does to the buyer before difficulty weighs it. */
const weights = {
  early: ['You asked for names before you had heard how it goes', { trust: -5, interest: -4, patience: -7 }],
  vague: ['You asked for anybody at all', { interest: -2, patience: -4 }],
  clear: ['You said who it would help', { trust: 4, interest: 4, patience: 2 }],
  assured: ['You made it easy and safe to name somebody', { trust: 4, interest: 2, patience: 2 }],
  leave: ['You asked leave instead of taking it', { trust: 4, interest: 1, patience: 1 }],
  planned: ['You said what becomes of the name', { trust: 4, interest: 3, patience: 2 }],
  greedy: ['You asked for more before you had said what becomes of the first', { trust: -2, patience: -4 }],
  pushed: ['You pushed for a list', { trust: -6, interest: -3, patience: -8 }],
  details: ['You asked for a number that is not theirs to give', { trust: -3, patience: -4 }],
  rewarded: ['You offered them something for a name', { trust: -7, interest: -3, patience: -6 }],
} as const satisfies Record<string, readonly [reason: Reason, effect: Effect]>

function book(ledger: Ledger, cause: keyof typeof weights): void {
  const [reason, effect] = weights[cause]
  ledger.add(`names-${cause}`, reason, effect)
}

/** The line just judged did something about names, and asks or offers nothing else. */
export const isAboutNames = ({ mind }: Scene): boolean => mind.names !== null && mind.names.turn !== null

/** The line, as one that may ask for names: who has asked, and now says whom they mean, asks once more. */
function referringOf({ heard, mind, persona }: Scene, { wondersWho, asked }: NamesMemory): Referring {
  const said = referringIn(heard.words)
  const named = namedIn(mind, persona).length > 0
  // "Who else would you change something for?" asks how it goes.
  const ofTheirs = customerSubjectOf(heard) === 'trouble' && !said.asks
  const asksMore = said.asksMore && named && !ofTheirs
  const told = wondersWho && !said.asks ? answersWho(heard.words) : null
  const again = asked && !named && describesWho(heard.words)
  const saysWho = said.saysWho || told === 'one-sort' || again
  return { ...said, asks: said.asks || asksMore || told !== null || again, asksMore, saysWho }
}

function judgeAsk(ledger: Ledger, names: NamesMemory, { saysWho, asksMore }: Referring): void {
  const { mind, persona } = ledger.scene
  if (!names.heard) return book(ledger, 'early')
  const named = namedIn(mind, persona).length
  if (saysWho && !names.clear) book(ledger, 'clear')
  else if (!saysWho && !names.clear) book(ledger, 'vague')
  else if (asksMore && names.planned < named) book(ledger, 'greedy')
}

/** Weighs what a line does in a call about names, and keeps it. */
export function namesChanges(ledger: Ledger): void {
  const { mind, persona, heard } = ledger.scene
  const { names } = mind
  if (names === null) return
  names.turn = null
  if (heard.pressure !== null) return
  const said = referringOf(ledger.scene, names)
  const { asks, asksMore, leave, pushes, details, rewards, assures } = said
  const does = asks || asksMore || leave !== null || said.plans || pushes || details || rewards || assures.length > 0
  names.turn = does
    ? { asks, asksMore, leave, plans: said.plans, assures: assures.length > 0, pushes, details, rewards }
    : null
  if (said.rewards) book(ledger, 'rewarded')
  if (said.pushes) book(ledger, 'pushed')
  else if (said.details) book(ledger, 'details')
  const fresh = said.assures.filter((kind) => !names.assured.includes(kind))
  if (fresh.length > 0 && !said.pushes && !said.rewards) book(ledger, 'assured')
  names.assured.push(...fresh)
  const named = namedIn(mind, persona).length
  const dated = stepDetailIn(heard.words).when !== null
  // A buyer who is not easily pleased wants to hear the day as well.
  const plans = said.plans && (dated || ledger.scene.tuning.loss <= 1)
  if (named > names.planned && (plans || (dated && fresh.includes('report')))) {
    names.planned = named
    book(ledger, 'planned')
  }
  if (named > 0 && dated) names.dated = true
  if (said.leave !== null && named > 0 && names.leave === null) book(ledger, 'leave')
  if (said.pushes || said.rewards) return
  if (said.asks) {
    judgeAsk(ledger, names, said)
    names.asked = true
  }
  if (said.asks && names.heard && said.saysWho) {
    names.clear = true
    names.wondersWho = false
  } else if (said.asks && names.heard && !names.clear) names.vague += 1
}
