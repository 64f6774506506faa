import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { likelyFrom, sureFrom } from '../../acts/confidence.ts'
import { asksDirectly } from '../answers/direct-question.ts'
import { isNamed, namesSelf } from '../../speech/naming.ts'
import { count, countOf } from '../mind.ts'
import type { Mind, Piece } from '../mind.ts'
import { actIn, isAsking, mainActOf } from '../perceive.ts'
import { askPurpose, meetFirstQuestion, mostPurposeAsked } from '../answers/opening-questions.ts'
import { recallBadParting, recallLastCall, withHearsay } from '../answers/last-time.ts'
import { say, sayFitting } from '../speak.ts'
import { manners } from './carry-on.ts'
import { knowsAbout } from '../telling.ts'
import type { Heard } from '../perceive.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { askedIn, asksForTime } from '../heard/asked-kind.ts'
import { smallAtTheEnd, smallQuestion } from '../heard/asides.ts'
import { asksCustomer } from '../heard/customer-questions.ts'
import { lastAsked } from '../heard/taken-up.ts'
import { shownIn } from '../heard/showing.ts'
import { asksAfterThem } from '../heard/after-them.ts'
import { setsPlan } from '../heard/step.ts'

const checksName =
  /\b(?:is (?:this|that)(?! (?:an? |the |still |now )*(?:good|bad|okay|ok|alright|all right|fine|convenient|right|terrible|time|moment))|am i (?:speaking|talking) (?:with|to)|speaking with|do i have|may i speak|can i speak|could i speak)\b/
const reasonGiven =
  /\b(?:because|the reason|reason i|calling (?:about|to|because)|noticed|i saw|i read|i heard|congratulations|congrats|(?:i|we) (?:help|work|make|do|sell|build|provide|offer|are|specialise|specialize)|we (?!(?:spoke|met|talked|haven't|have|never|had|were|can|could|should|may|might|will|would|do|don't|both|all|need|just|already|last)\b)[a-z]+ (?:[a-z]+ ){0,2}(?!you\b|before\b|again\b)[a-z]{3,}|our (?:product|platform|software|company|system|customers)|reaching out|i (?:wanted|want|was hoping|would like) to (?:learn|ask|understand|find out|know))\b/

/** Takes in the caller's name and reason, whatever else the turn does. */
export function learnCaller(scene: Scene): void {
  const { heard, mind, setup } = scene
  const byFirstName = isNamed(heard.words, setup.rep.firstName)
  const named = byFirstName || isNamed(heard.words, setup.rep.companyName)
  if (byFirstName) count(mind, 'name-heard')
  if (named || namesSelf(heard.words) || actIn(heard, 'intro', likelyFrom) !== undefined) mind.knows.name = true
  const sells = (['pitch', 'value', 'social_proof', 'pricing', 'next_step'] as const).some((act) => actIn(heard, act))
  if ((reasonGiven.test(heard.plain) && heard.wordCount >= 7) || sells) mind.knows.reason = true
  if (mind.turn >= 5) mind.knows.reason = true
}

function settled(mind: Mind): void {
  mind.phase = 'talking'
}

/** A turn of manners asks nothing about the business, whatever words it has. */
function isCourteous({ heard }: Scene): boolean {
  const main = mainActOf(heard)
  return main !== null && main.confidence >= sureFrom && manners.has(main.act) && !heard.putsQuestion
}

/** Who has said who they are and why they call, and ends with a question of any kind but for leave, wants its answer. */
function asksAtTheEnd({ heard, mind }: Scene): boolean {
  // Who has been asked for their reason and asks something instead is not put off a second time.
  const mayAsk = mind.knows.reason || countOf(mind, 'purpose-asked') > 0
  if (!mind.knows.name || !mayAsk || checksName.test(heard.plain) || asksAfterThem(heard)) return false
  const isAsked = heard.plain.trim().endsWith('?') || heard.putsQuestion
  const asked = isAsked ? askedIn(heard.question) : null
  if (asked === null) return isAsked && asksOpenly.test(lastAsked(heard)) && smallQuestion(heard) === null
  return asked.kind !== 'permission' && smallQuestion(heard) === null && !offersTalk.test(asked.text)
}
/** "So where are you with the decision?": of no kind, and no courtesy either. */
const asksOpenly =
  /^(?:(?:and|so|but|okay|ok|well|now|then),? )*(?:(?:where|what|how|which|why|who|when)\b|(?:can|could|would|will) you (?:please |maybe |just )?(?:tell|walk|give|share|describe|explain)\b|tell me\b)/
const offersTalk =
  /\b(?:may|can|could|shall|should) (?:i|we)\b|\b(?:would|do|are|is|have|got) (?:you|it|that|this|now)\b.*\b(?:minutes?|seconds?|moment|time|open|mind|okay|ok|alright|willing|chat|talk|call)\b/

/** The rep says how the call is to go, and at most asks leave for it: what it names is not asked yet. */
function plansOnly({ words, question }: Scene['heard']): boolean {
  return setsPlan(words) && (!words.trim().endsWith('?') || askedIn(question)?.kind === 'permission')
}

function sellsIn(scene: Scene): boolean {
  const { heard } = scene
  if (shownIn(scene) !== undefined) return true
  return (['pitch', 'value', 'social_proof', 'pricing', 'next_step'] as const).some(
    (act) => actIn(heard, act) !== undefined && !(act === 'next_step' && setsPlan(heard.words)),
  )
}

/**
 * The first moments: who is it, what is it about, is there time. Null once the call is under way, or when the turn asks
 * for something that only the body of the call can answer.
 */
export function open(scene: Scene): Plan | null {
  const plan = begin(scene)
  return plan === null ? null : withHearsay(scene, plan)
}

function begin(scene: Scene): Plan | null {
  const { heard, mind, traits } = scene
  if (mind.phase !== 'opening') return null
  const asksProperly =
    heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= sureFrom) ||
    (heard.asks && (asksDirectly(scene) || (!isCourteous(scene) && knowsAbout(scene)) || asksAtTheEnd(scene)))
  const sells = sellsIn(scene)
  if (plansOnly(heard) && mind.knows.name && mind.pending === null) {
    settled(mind)
    return grant(scene)
  }
  const permission = actIn(heard, 'permission', likelyFrom)
  if (traits.expected) return openKnown(scene, asksProperly || sells)
  const again = recognise(scene, asksProperly || sells) ?? (sells ? null : meetFirstQuestion(scene))
  if (again !== null) return again
  const reasoned = mind.knows.reason || (asksProperly && countOf(mind, 'purpose-asked') > 0)
  if (mind.knows.name && reasoned && (permission || asksProperly || sells)) {
    settled(mind)
    if (asksProperly || (sells && !permission)) return null
    return grant(scene)
  }
  if (permission && mind.knows.name) {
    settled(mind)
    return grant(scene)
  }
  if (asksProperly && (mind.turn >= 2 || mind.knows.name)) {
    settled(mind)
    return null
  }
  if (checksName.test(heard.plain) && !mind.knows.name && count(mind, 'name-checked') === 1) {
    return { move: 'greet-back', pieces: [say(scene, ['speaking', 'askWho'])] }
  }
  if (asksAfterThem(heard) && !mind.knows.reason && countOf(mind, 'greeted') === 0) {
    count(mind, 'greeted')
    return { move: 'greet-back', pieces: [say(scene, ['greetBack'])] }
  }
  if (sells && mind.knows.name) {
    settled(mind)
    return null
  }
  if (!mind.knows.name) return askWho(scene)
  // Asked and not told, they hear what comes.
  if (!mind.knows.reason && count(mind, 'purpose-asked') <= mostPurposeAsked) {
    mind.question = { kind: 'purpose', turn: mind.turn }
    return { move: 'ask-purpose', pieces: [askPurpose(scene)] }
  }
  settled(mind)
  return grant(scene)
}

const dependsOn: Record<Temperament, string> = {
  direct: 'Depends.',
  warm: 'That depends a little.',
  analytical: "That depends on what it's for.",
  harried: 'Not really, but go on.',
  sceptical: "Depends who's asking.",
  formal: 'That would depend.',
}

/** Nobody asks a fourth time who it is. */
const mostWhoAsked = 3

/** "Is this an okay moment?" of somebody unknown: that depends on who it is. */
function dependsOnWho({ heard, mind, persona }: Scene): Piece[] {
  const asked = heard.asks && mind.turn === 1 ? askedIn(heard.question) : null
  const isOfMoment = asked !== null && asked.kind === 'permission' && asksForTime(asked)
  const text = isOfMoment ? dependsOn[persona.temperament] : null
  return text === null ? [] : [plainPiece(text)]
}

function askWho(scene: Scene): Plan {
  if (count(scene.mind, 'who-asked') > mostWhoAsked)
    return { move: 'hang-up', pieces: [say(scene, ['hangPatience'])], ends: 'patience' }
  return { move: 'ask-who', pieces: [...dependsOnWho(scene), say(scene, ['askWho'])] }
}

/** A voice from an earlier call: the buyer knows who it is, how they parted, and what was agreed the last time. */
function recognise(scene: Scene, started: boolean): Plan | null {
  const { mind, setup } = scene
  const met = setup.memory.earlierCalls.length > 0
  if (!met || countOf(mind, 'name-heard') === 0 || countOf(mind, 'recognised') > 0) return null
  // Whoever hung up on somebody says so before they hear them out.
  const bad = recallBadParting(scene)
  if (started && bad === null) return null
  count(mind, 'recognised')
  mind.knows.name = true
  if (bad !== null) return { move: 'greet-back', pieces: [bad] }
  const { pieces, isOwed } = recallLastCall(scene)
  if (isOwed) settled(mind)
  return { move: 'greet-back', pieces: [say(scene, ['knowsCaller', 'greetBack']), ...pieces] }
}

function grant(scene: Scene): Plan {
  const { mind, tuning } = scene
  if (mind.meters.patience < 34 && tuning.loss > 1)
    return { move: 'refuse-time', pieces: [say(scene, ['refuseTime', 'grantTime'])] }
  const reasoned = countOf(mind, 'cause:reason') > 0 && mind.meters.interest >= 24
  return { move: 'grant-time', pieces: [say(scene, reasoned ? ['grantTimeReason', 'grantTime'] : ['grantTime'])] }
}

/** Asked how they are, or how the week was, people say so, however little. */
const howTheyAre =
  /\b(?:fine|good|well|lovely|complain|in order|according to plan|ish|hanging in|don't ask|i wish|not (?:bad|too bad)|weather's)\b/i

function sayHowTheyAre(scene: Scene): Piece {
  return sayFitting(scene, 'reactSmallTalk', (wording) => howTheyAre.test(wording))
}

/** After the hello something is asked that is no courtesy: "if I'd never called, would you have noticed?" */
function putsSomething({ plain, question }: Heard): boolean {
  const kind = plain.includes('?') ? askedIn(question)?.kind : undefined
  return (
    kind === 'would-help' || kind === 'choice' || (kind === 'yes-no' && /\b(?:would|did|have|were) you\b/.test(plain))
  )
}

/** A longer first line asks for more than how they are. */
const longestGreeting = 9

/** "Shall we get started?" asks for leave to begin, and for no date. */
const begins =
  /\b(?:shall|should|can|could|may) (?:we|i) (?:just |maybe )?(?:get (?:started|going)|begin|start|kick off|dive (?:right )?in|jump (?:right )?in)(?: now| then| right away)?\W*$/

/** A call that was arranged: no need to say who and why, a short hello and on. */
function openKnown(scene: Scene, started: boolean): Plan | null {
  const { heard, mind, traits } = scene
  const perceived = mainActOf(heard)
  const main = perceived?.act
  const unsure = (perceived?.confidence ?? 0) < sureFrom && !heard.asks
  const polite =
    !putsSomething(heard) &&
    (unsure || main === 'greeting' || main === 'small_talk' || main === 'intro' || main === 'ack')
  // "How's it been going?" in the first breath is a greeting, to a customer as well.
  const greets = mind.turn <= 1 && heard.wordCount < longestGreeting && asksAfterThem(heard)
  const ofTheirTime = traits.customer && heard.plain.trim().endsWith('?') && asksCustomer(lastAsked(heard))
  if (ofTheirTime && !greets && mind.pending === null) {
    settled(mind)
    return null
  }
  const small = mind.pending === null ? smallAtTheEnd(heard) : null
  if (small !== null && !small.includes('reactSmallTalk') && !small.includes('goOn')) {
    settled(mind)
    return { move: 'react', pieces: [say(scene, small)] }
  }
  if (begins.test(heard.plain) && mind.pending === null) {
    settled(mind)
    return grant(scene)
  }
  if (mind.pending !== null || started || !(polite || asksAfterThem(heard)) || mind.turn > 2) {
    settled(mind)
    return actIn(heard, 'permission') && !started && mind.pending === null ? grant(scene) : null
  }
  if (asksAfterThem(heard)) return { move: 'greet-back', pieces: [sayHowTheyAre(scene)] }
  const chats = main === 'small_talk' && !unsure
  return { move: 'grant-time', pieces: [say(scene, chats ? ['reactSmallTalk', 'goOn'] : ['goOn', 'grantTime'])] }
}
