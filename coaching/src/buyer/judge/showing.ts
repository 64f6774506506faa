import { showingIn } from '../../speech/showing.ts'
import { surely } from '../heard/surely.ts'
import { namesTheirs, payoffAsked, shownIn, showsTheirs, skipsTheirQuestion } from '../heard/showing.ts'
import { count, countOf } from '../mind.ts'
import { settledReason } from './settling.ts'
import type { Ledger } from './turn.ts'
import { speaksOfTopic, topicAskedIn } from '../answers/question-topics.ts'

/** Things shown in a row that nobody had asked for, after which they are a tour. */
const tourFrom = 2

/** Weighs what is shown in a demo: worth something when it is their own trouble, or what they asked to see. */
export function judgeShowing(ledger: Ledger): void {
  const { scene } = ledger
  const { mind, heard } = scene
  judgePayoff(ledger)
  const shown = shownIn(scene)
  if (shown === undefined) {
    if (namesTheirs(scene)) mind.counts['named-at'] = mind.turn
    return
  }
  if (skipsTheirQuestion(scene))
    ledger.add('skipped', 'You went on without answering what they asked', { trust: -3, patience: -5 }, shown)
  else if (mind.question !== null && !showsTheirs(scene)) {
    const topic = topicAskedIn(scene.lastWords)
    if (topic !== null && !speaksOfTopic(heard.plain, topic)) return
    ledger.add('shown-asked', 'You showed them what they had asked about', { trust: 2, interest: 3 }, shown)
    return
  }
  if (mind.pending !== null || ledger.has(settledReason)) {
    ledger.add('plain-answer', 'You told them what it does when they asked', { interest: 2 }, shown)
    return
  }
  if (showsTheirs(scene)) {
    mind.counts['named-at'] = 0
    mind.counts['shown-theirs-at'] = mind.turn
    mind.counts['tour'] = 0
    mind.counts['shown-at'] = mind.turn
    ledger.add('shown', 'You showed it on what they had told you', { trust: 4, interest: 9, patience: 2 }, shown)
    return
  }
  // Said of no screen, and after no question: it may be an answer, and is no tour.
  if (showingIn(heard.words) === null && surely(heard, 'pitch') === undefined) return
  ledger.add(
    'shown-untied',
    'What you showed had nothing to do with what they told you',
    { interest: -4, patience: -5 },
    shown,
  )
  mind.counts['untied-at'] = mind.turn
  if (count(mind, 'tour') >= tourFrom && !heard.asks)
    ledger.add('tour', 'You went on showing and asked nothing', { trust: -2, interest: -3, patience: -6 }, shown)
}

/** Asked after something of theirs was shown, the question lets them say themselves what it is good for. */
function judgePayoff(ledger: Ledger): void {
  const { scene } = ledger
  const { mind } = scene
  const asked = payoffAsked(scene)
  if (asked === undefined) return
  const fresh = countOf(mind, 'shown-at') > countOf(mind, 'payoff-at')
  if (!fresh) return
  mind.counts['payoff-at'] = mind.turn
  ledger.add('payoff', 'You asked what it would change for them', { trust: 5, interest: 7, patience: 2 }, asked)
}
