import { likelyFrom } from '../../acts/confidence.ts'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { movesOn, payoffAskedIn, screenWords, sharesScreen, showingIn } from '../../speech/showing.ts'
import { countOf, isShared } from '../mind.ts'
import { oncePer } from '../once.ts'
import { actIn, meaningOf } from '../perceive.ts'
import type { Span } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { offerAfterRecap } from './recap.ts'
import { setsPlan } from './step.ts'
import { surely } from './surely.ts'

/** Where the rep shows something of what they sell: on a screen, or in any words that sell. Undefined where they do not. */
export function shownIn({ heard, traits }: Scene): Span | undefined {
  if (!traits.showing || sharesScreen(heard.words)) return undefined
  const onScreen = showingIn(heard.words)
  if (onScreen !== null) return onScreen
  // What the call is to be about is no part of it yet.
  if (setsPlan(heard.words) || actIn(heard, 'permission', likelyFrom) !== undefined) return undefined
  return surely(heard, 'pitch') ?? surely(heard, 'value') ?? offerAfterRecap(heard)
}

/** Where the rep asks what it would change for them; undefined where they do not. */
export function payoffAsked({ heard, traits }: Scene): Span | undefined {
  return traits.showing ? (payoffAskedIn(heard.words) ?? undefined) : undefined
}

/** The buyer asked something, and the rep goes on to the next thing instead. */
export function skipsTheirQuestion({ heard, mind }: Scene): boolean {
  const { question } = mind
  if (question === null || mind.turn - question.turn > 1) return false
  return movesOn(heard.words) && !saysYes.test(heard.plain)
}
const saysYes = /^(?:yes|no|it does|it can|it comes|good question|sure|both|from|you do|they do|we do)\b/

const ofAnyScreen = meaningOf(screenWords)
const wordsTold = oncePer(({ summary }: Fact) => [...meaningOf(summary)].filter((stem) => !ofAnyScreen.has(stem)))
const fewestShared = 2

/** Turns after the rep has named their trouble in which "your place" on the screen is still about it. */
const stillAboutIt = 2
const theirs = /\b(?:you|your|yours)\b/

/**
 * What is shown speaks to one thing that the buyer has told: in two of its words, or by "your" once the rep has named it
 * in the turns just before. Each naming carries one thing shown.
 */
export function showsTheirs(scene: Scene): boolean {
  const { mind, heard } = scene
  if (namesTheirs(scene)) return true
  const named = countOf(mind, 'named-at')
  return named > 0 && mind.turn - named <= stillAboutIt && theirs.test(heard.plain) && !movesOn(heard.words)
}

const hasWordsOf = ({ heard }: Scene, fact: Fact): boolean =>
  wordsTold(fact).filter((stem) => heard.stems.has(stem)).length >= fewestShared

/** The turn takes up one thing that the buyer has told: two of its words, and none of those that fit any screen. */
export function namesTheirs(scene: Scene): boolean {
  return scene.persona.facts.some(
    (fact) => isShared(scene.mind, fact.id) && fact.topic !== 'size' && hasWordsOf(scene, fact),
  )
}

/** The same of what hurts, or of what it costs. */
export function namesTrouble(scene: Scene): boolean {
  return scene.persona.facts.some(
    (fact) =>
      isShared(scene.mind, fact.id) && (fact.topic === 'pain' || fact.topic === 'impact') && hasWordsOf(scene, fact),
  )
}
