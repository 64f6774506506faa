import { guessesFigure } from '../answers/figure-check.ts'
import { offerByName } from '../../speech/named-offers.ts'
import type { Span } from '../../speech/said.ts'
import type { Ledger } from './turn.ts'
import { settledReason } from './settling.ts'
import { judgeShowing } from './showing.ts'
import { count, countOf } from '../mind.ts'
import { knowsTrouble } from '../heard/ask-put.ts'
import { offerAfterRecap } from '../heard/recap.ts'
import { surely } from '../heard/surely.ts'
import { exampleIn } from '../heard/somebody-named.ts'
import { isTiedTo } from './tied-to.ts'

/** Weighs what the rep says of what they sell: worth something once they know what it is for. */
export function judgeSelling(ledger: Ledger): void {
  const { scene } = ledger
  const { heard, mind, rules } = scene
  // A figure held against what they told sells nothing; what is shown is weighed by itself.
  const selling =
    guessesFigure(heard) || scene.traits.showing
      ? undefined
      : (surely(heard, 'pitch') ?? surely(heard, 'value') ?? offerAfterRecap(heard) ?? offeredByName(scene))
  const isUnheard = scene.traits.customer && !knowsTrouble(scene)
  // Nothing is tied to what a customer has not been asked yet.
  const tied = isTiedTo(scene) && !isUnheard
  if (scene.traits.showing) judgeShowing(ledger)
  // What has just settled a worry was an answer to it.
  const answersMe = mind.pending !== null || mind.question !== null || ledger.has(settledReason)
  if (selling) {
    const asked = countOf(mind, 'questions') > 0
    const offerRead = scene.traits.offerKnown
    if (tied)
      ledger.add(
        'tied',
        'You tied what you sell to what they had told you',
        { trust: 3, interest: 9, patience: 2 },
        selling,
      )
    else if (answersMe)
      ledger.add('plain-answer', 'You told them what it does when they asked', { interest: 2 }, selling)
    else if (isUnheard)
      ledger.add(
        'before-hearing',
        'You offered more before hearing how it goes',
        { trust: -4, interest: -6 * rules.earlyPitch, patience: -8 * rules.earlyPitch },
        selling,
      )
    else if (!asked && !offerRead)
      ledger.add(
        'early',
        'You pitched before asking anything',
        { trust: -3, interest: -6 * rules.earlyPitch, patience: -9 * rules.earlyPitch },
        selling,
      )
    else if (!knowsTrouble(scene) && !offerRead)
      ledger.add('unfounded', 'You pitched before you knew what hurts', { interest: -3, patience: -5 }, selling)
    else ledger.add('untied', 'You pitched something they had not asked about', { interest: -2, patience: -4 }, selling)
    if (count(mind, 'selling-in-a-row') >= 2 && !heard.asks && !answersMe) {
      ledger.add('again', 'You went on pitching and asked nothing', { interest: -3, patience: -7 }, selling)
    }
  } else mind.counts['selling-in-a-row'] = 0
  judgeProofAndPrice(ledger, tied, answersMe)
}

/** What the rep's firm or thing does is offered under its name as under "we". */
const offeredByName = ({ heard, setup }: Ledger['scene']): Span | undefined =>
  offerByName(heard.words, [setup.rep.companyName, setup.rep.product?.name ?? '']) ?? undefined

function judgeProofAndPrice(ledger: Ledger, tied: boolean, answersMe: boolean): void {
  const { scene } = ledger
  const { heard, mind } = scene
  const proof = surely(heard, 'social_proof') ?? exampleIn(heard)
  if (proof && (knowsTrouble(scene) || answersMe))
    ledger.add('proof', 'You told them of a company like theirs', { trust: 5, interest: 5 }, proof)
  else if (proof)
    ledger.add(
      'proof_early',
      'You named customers before you knew their business',
      { interest: -1, patience: -2 },
      proof,
    )
  const price = guessesFigure(heard) ? undefined : surely(heard, 'pricing')
  if (price && !tied && mind.question === null && !knowsTrouble(scene)) {
    ledger.add(
      'price_early',
      'You talked price before they knew what it was for',
      { interest: -5, patience: -5 },
      price,
    )
  }
}
