import { sureFrom } from '../../acts/confidence.ts'
import type { Fact, Objection } from '@ringside/contract/pipeline/buyer-profile'
import { sentencesIn } from '../../speech/said.ts'
import { sharesScreen } from '../../speech/showing.ts'
import { isSaidAgain } from '../answers/told-already.ts'
import { lastAsked } from '../heard/taken-up.ts'
import { namesTheirs, payoffAsked, shownIn, skipsTheirQuestion } from '../heard/showing.ts'
import { count, countOf, hasGiven } from '../mind.ts'
import type { Mind, Piece } from '../mind.ts'
import { actIn, isAsking } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { line, maybe, say, unsaid } from '../speak.ts'
import { knowsAbout } from '../telling.ts'
import { objectAmong } from './objections.ts'
import { hearOfOthers } from './talk.ts'

/** Worries that come up in front of a screen: whether it is safe, how much work it is, and what becomes of what they have. */
const ofWatching: ReadonlySet<Objection['family']> = new Set<Objection['family']>([
  'effort',
  'security',
  'incumbent',
  'tried-before',
  'vendor-trust',
  'competitor',
  'price',
])

/** Wordings that go on from another one: "The other thing is ...". */
const goesOn = /^(?:the other thing|then|what also|and|what['’]s changed|if i had)\b/i
const standingAlone = ({ plain }: Fact): readonly string[] => plain.filter((text) => !goesOn.test(text))

/** Another frame around the same sentences would be the same said twice. */
const leftToSay = (mind: Mind, fact: Fact): readonly string[] =>
  standingAlone(fact).filter((text) => !mind.used.includes(text) && !isSaidAgain(mind, text))

/** Something told before in other words than it was told in, the heaviest first; null when there are none left. */
function inOwnWords({ persona, mind }: Scene, topics: readonly Fact['topic'][]): Fact | null {
  // How many they are is nothing that a screen could leave out.
  const told = persona.facts.filter(({ id, topic }) => hasGiven(mind, id) && topics.includes(topic) && id !== 'team')
  const byWeight = told.toSorted((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic))
  return byWeight.find((fact) => leftToSay(mind, fact).length > 0) ?? null
}

/** One thing of those topics that was told before, in other words; none when all has been said. */
export function saidAgain(scene: Scene, topics: readonly Fact['topic'][]): Piece[] {
  const fact = inOwnWords(scene, topics)
  const text = fact === null ? null : unsaid(scene, leftToSay(scene.mind, fact))
  if (fact === null || text === null) return []
  scene.mind.topic = fact.id
  return [plainPiece(text)]
}

const seesScreen: readonly string[] = [
  'Yes, I can see it.',
  "It's up. Go ahead.",
  'I see it, yes.',
  'There it is. Go on.',
]

/** What is asked before anything is shown has its own answer. */
const beforeIt = /\bbefore (?:i|we) (?:share|show|start|put)\b[^.!]*\?/

/** The rep gets the screen ready, and wants to know that it can be seen. */
export function meetScreen(scene: Scene): Plan | null {
  if (!scene.traits.showing || !sharesScreen(scene.heard.words) || beforeIt.test(scene.heard.plain)) return null
  const text = unsaid(scene, seesScreen)
  if (text === null) return null
  if (scene.mind.phase === 'opening') scene.mind.phase = 'talking'
  return { move: 'grant-time', pieces: [plainPiece(text)] }
}

const asksWhetherItHelps = /\b(?:would|could|might) (?:that|this|it) (?:have )?(?:really )?help(?:ed)?\b/

/** The question is what it would save them, and not only what it would change. */
const ofSavings = /\b(?:sav\w+|costs?|worth|money|hours|in figures)\b/

/** Asked what it would change, somebody who has seen their own trouble solved says so in their own words. */
export function meetPayoff(scene: Scene): Plan | null {
  const { mind } = scene
  if (mind.pending !== null || payoffAsked(scene) === undefined) return null
  mind.question = null
  const seen = countOf(mind, 'cause:shown') > 0
  if (!seen) return { move: 'push-back', pieces: [say(scene, ['payoffCold', 'showUntied'])] }
  const wouldHelp = asksWhetherItHelps.test(scene.heard.plain) ? maybe(scene, 1, 'payoff') : []
  const gain = say(scene, ['payoffGain', 'showTied'])
  // The answer first. What it costs them today belongs to it once, where it was asked what it would save.
  const own = ofSavings.test(scene.heard.plain) && count(mind, 'payoffs') === 1 ? saidAgain(scene, ['impact']) : []
  // A yes that has said more than yes stands by itself.
  const isEnough =
    wouldHelp.some(({ text }) => sentencesIn(text).length > 1) || (wouldHelp.length > 0 && own.length > 0)
  return { move: 'answer-plain', pieces: [...wouldHelp, ...(isEnough ? [] : [gain]), ...own] }
}

/** "And what happens to those today?": of their own work, in the middle of what is shown. */
const asksOfTheirs =
  /^(?:(?:and|so|but|now),? )*(?:what|how|who|where|when|which)\b.*\b(?:today|at the moment|currently|these days|right now|do you|does your|do your|are you|is your)\b/

/** The turn asks something that has an answer of its own, beside what it shows. */
function asksBeside(scene: Scene): boolean {
  const { heard } = scene
  if (heard.questionCount === 0) return false
  if (asksOfTheirs.test(lastAsked(heard))) return true
  return heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom) || knowsAbout(scene)
}

/** Something is shown: the buyer reacts as somebody who watches for their own trouble. */
export function meetShowing(scene: Scene): Plan | null {
  const { mind } = scene
  if (mind.pending !== null || shownIn(scene) === undefined || payoffAsked(scene) !== undefined) return null
  if (asksBeside(scene)) return null
  count(mind, 'offered')
  const waited = mind.question !== null && mind.turn - mind.question.turn <= 1
  const skipped = skipsTheirQuestion(scene)
  mind.question = null
  if (countOf(mind, 'shown-theirs-at') === mind.turn || namesTheirs(scene)) return seesOwn(scene)
  const untied = countOf(mind, 'untied-at') === mind.turn
  if ((waited && !skipped) || !untied) return { move: 'react', pieces: [say(scene, ['reactAnswer', 'makesSense'])] }
  return seesOther(scene, skipped)
}

/** Their own trouble, solved: a warm word and what it makes them think of, or the worry it brings up. */
function seesOwn(scene: Scene): Plan {
  const { mind } = scene
  const warm =
    mind.meters.interest >= 30 ? (['showTied', 'reactPitchWarm'] as const) : (['reactAnswer', 'makesSense'] as const)
  // A worry is said for itself: praise in the same breath would take it back.
  const worry = countOf(mind, 'cause:shown') >= 2 ? objectAmong(scene, ofWatching, true) : null
  return worry ?? { move: 'react', pieces: [say(scene, warm), ...curious(scene, 0.7)] }
}

/** Nothing of theirs: they say so, and the second time they ask for what they had told. */
function seesOther(scene: Scene, skipped: boolean): Plan {
  const { mind } = scene
  if (skipped || countOf(mind, 'tour') >= 2) {
    const text = line(scene, 'showMine')
    if (text !== null)
      return { move: 'push-back', pieces: [plainPiece(text), ...saidAgain(scene, ['pain', 'process', 'impact'])] }
  }
  const proof = actIn(scene.heard, 'social_proof')
  if (proof !== undefined) return { move: 'react', pieces: [hearOfOthers(scene)] }
  return { move: 'push-back', pieces: [say(scene, ['showUntied', 'reactPitchCool'])] }
}

/** How many questions about the screen a buyer asks of their own accord. */
const mostAsked = 4

function curious(scene: Scene, likelihood: number): Piece[] {
  const { mind } = scene
  if (countOf(mind, 'watching-asked') >= mostAsked) return []
  const asked = maybe(scene, likelihood, 'showCurious')
  if (asked.length === 0) return []
  count(mind, 'watching-asked')
  mind.question = { kind: 'own', turn: mind.turn }
  return asked
}
