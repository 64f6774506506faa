import { asksForForm } from '../../speech/for-form.ts'
import { judgedFrom, likelyFrom } from '../../acts/confidence.ts'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import type { Act } from '@ringside/contract/simulations/vocabulary'
import { decisionAskIn } from '../../speech/deciding.ts'
import { smallQuestion } from '../heard/asides.ts'
import { isBeside } from '../answers/everyday.ts'
import { isPlainlyAsked } from '../heard/plainly-asked.ts'
import { isPromiseAnswered } from '../answers/promise.ts'
import type { Ledger } from './turn.ts'
import { speaksOfTopic, topicAskedIn } from '../answers/question-topics.ts'
import { countOf } from '../mind.ts'
import type { ObjectionMemory } from '../mind.ts'
import { keepObjectionTurn } from '../objection-turn.ts'
import { askedIn } from '../heard/asked-kind.ts'
import { answerStrength, isHeedless, onlyWantsToAsk, speaksToObjection } from '../heard/answer-strength.ts'
import { takesLeave } from '../heard/leave-taking.ts'
import { asksOnlyOfTheCall } from '../heard/of-the-call.ts'
import { takesUp } from '../heard/taken-up.ts'
import { ofTheLine } from '../heard/of-the-line.ts'
import { actIn, mainActOf, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import { putsOff } from '../heard/putting-off.ts'
import { easedBy, easesSeason, isOfSeason, isOverAsk } from '../heard/time-asked.ts'
import { sumsUp } from '../heard/recap.ts'
import { ownsUp } from '../heard/repair.ts'
import type { Scene } from '../scene.ts'
import { answersDoubt, takeAnswer } from './settling.ts'
import { judgeTakenBack } from './taken-back.ts'
import { takesOf } from '../heard/owners-worry.ts'
import { asksWhatItTakes } from '../heard/what-it-takes.ts'
import { asksAboutPast, asksHowItEnded, supposesOfPast } from '../heard/past-questions.ts'
import {
  asksAboutWorry,
  asksBehind,
  asksIfItWould,
  asksWhatIsFeared,
  asksWhatOthersSay,
  asksWhoseWorry,
} from '../heard/worry-questions.ts'

export interface OpenObjection {
  objection: Objection
  memory: ObjectionMemory
}

/** The objection on the table, with what the buyer remembers of it. */
export function pendingObjection(scene: Scene): OpenObjection | null {
  const { mind, persona } = scene
  const objection = persona.objections.find(({ id }) => id === mind.pending)
  const memory = mind.objections.find(({ id }) => id === mind.pending)
  return objection === undefined || memory === undefined ? null : { objection, memory }
}

/** The kinds of question that go to the heart of each objection. */
const heart: Record<Objection['family'], readonly Act[]> = {
  price: ['q_budget', 'q_impact', 'q_competitor'],
  timing: ['q_timeline'],
  incumbent: ['q_process', 'q_competitor', 'q_pain'],
  'tried-before': ['q_competitor', 'q_pain'],
  'no-need': ['q_process', 'q_pain', 'q_competitor', 'q_impact'],
  'no-authority': ['q_authority'],
  'send-something': ['q_process', 'q_pain', 'q_competitor', 'q_timeline'],
  'vendor-trust': ['q_pain', 'q_authority'],
  security: ['q_authority', 'q_process'],
  effort: ['q_process', 'q_authority', 'q_timeline'],
  competitor: ['q_competitor', 'q_timeline'],
  contract: ['q_timeline', 'q_budget', 'q_competitor'],
  complaint: ['q_process', 'q_pain', 'q_impact', 'q_timeline'],
  discretion: [],
}

export const curious =
  /\b(?:why|what makes|what happened|what went|what was it|what is it|how come|how so|tell me more|say more|what worries|what concerns|what(?:'s| is| was| lies) behind|behind (?:that|it|this)|compar(?:e|ed|ing) (?:it|that|this|us|them|me)? ?(?:to|with|against)|what do you mean|more than you|expected|which part|what part|concerns?|worr(?:y|ies|ied)|hesitat\w+)\b/

/** "How does that sound?" asks for a yes, not for what lies behind the worry. */
const asksForYes =
  /\b(?:how (?:does|would) (?:that|this) (?:sound|sit|land|strike)|how(?:'s| is) that\W*$|(?:that|this) (?:do it|help|any better)\?$|^(?:so |and )?(?:any )?better\?$|(?:is|was|would) (?:that|this|it) (?:be )?(?:(?:good|soon|early|quick|fast|cheap|small|short|close|safe|far|near|long|clear) )?enough\b(?! people)|is (?:that|this|it) (?:the thing|what) (?:that )?(?:you(?:'re| are| were|'d)|was|is) (?:been )?(?:worr\w+|bother\w+|after|afraid|asking|thinking)\b|(?:does|did|would|will) (?:that|this|it) (?:make sense|help|answer|work|do|settle|suit|take care|address|cover|give (?:you|her|him|them)|get (?:you|us|at)|solve|sort|clear|change|ease|put your mind|feel|sound|look|seem|go some)|what do you (?:think|say)|(?:is|was) that (?:clear|ok|okay|fair)|(?:would|could|might) something like (?:that|this) (?:help|work|be)|sound (?:fair|good|ok|okay|reasonable)|are we good|(?:would|could|might) (?:that|this|it) have (?:\w+ )?(?:saved|helped|worked|prevented|avoided|stopped|changed|fixed|made)|(?:is|was) (?:that|this|it)(?: \w+)? (?:what you (?:needed|were (?:looking|hoping) for|wanted|had in mind)))\b|^(?:so|and|is that|okay)?,? ?(?:fair|okay|ok|right|good|deal|agreed)\?/

/** The turn asks only what the buyer makes of what they have heard. */
export function asksIfItDoes({ plain }: Heard): boolean {
  return asksForYes.test(plain)
}

/** "You're right to ask. Who looks after that?" stays with what was said. */
const refersToIt = /\b(?:what|who|which|how|where|when)\b[^?]*\b(?:that|this|it|them)\b/

/** The question is about the worry itself, and about nothing else. */
function asksOfTheWorry(heard: Heard): boolean {
  const asked = [asksAboutWorry, asksIfItWould, asksWhatOthersSay, asksWhatItTakes, asksWhatIsFeared, asksWhoseWorry]
  return asked.some((asks) => asks(heard))
}

/** Asking what lies behind a worry is a way to take it seriously; asking something else is not. */
function exploresObjection(scene: Scene, objection: Objection): boolean {
  const { heard } = scene
  if (scene.mind.decision !== null && decisionAskIn(heard.words) === 'plain') return false
  if (onlyWantsToAsk.test(heard.plain)) return true
  if (!heard.asks || sumsUp(heard) || actIn(heard, 'next_step') !== undefined) return false
  if (asksOfTheWorry(heard) || takesUp(heard, scene.lastWords, true)) return true
  if (asksForYes.test(heard.plain) || asksForForm(heard.plain)) return false
  // How many of something they have goes to the heart of nothing.
  const counts = askedIn(heard.question)?.kind === 'count'
  if (!counts && heart[objection.family].some((act) => actIn(heard, act) !== undefined)) return true
  if (heard.acknowledges !== null && refersToIt.test(heard.question.toLowerCase())) return true
  if (asksBehind(heard, objection.family)) return true
  if (objection.family === 'tried-before' && (asksAboutPast(heard) || supposesOfPast(heard) || asksHowItEnded(heard)))
    return true
  if (actIn(heard, 'clarify', likelyFrom) !== undefined || curious.test(heard.plain)) return true
  const own = meaningOf([...objection.say, ...objection.explain].join(' '))
  return [...heard.stems].filter((stem) => own.has(stem)).length >= 2
}

/** Doing any of these is no going past it, however little of an answer it is. */
const meant: ReadonlySet<Act> = new Set<Act>(['answer', 'value', 'social_proof', 'empathy', 'clarify'])

/** The rep let the worry lie. An ear that is not sure of what it heard blames nobody. */
export function goesPast(heard: Heard): boolean {
  if (isHeedless(heard) || heard.pressure !== null || heard.wordCount <= 4) return true
  const main = mainActOf(heard)
  return main !== null && main.confidence >= judgedFrom && !meant.has(main.act)
}

const saysItIsSo =
  /^(?:(?:oh|well|great|good|okay|ok|right|perfect|then|sure|certainly|absolutely|of course)[,.! ]+)*(?:yes|yep|yeah|we (?:can|do|will|would)|i (?:can|do|will)|i'll|we'll|it is|that's (?:so|right|how|what|exactly)|certainly|absolutely|of course|done|consider it|it's so|sure|then (?:i'll|we'll|let's)|let's|no problem)\b/

/** The buyer said that something would do, and the rep now says that it is so, or asks for a day to do it. */
function promised({ heard, mind }: Scene, { id }: Objection): number {
  const asksOn = actIn(heard, 'next_step') !== undefined && countOf(mind, 'would-at') === mind.turn - 1
  return asksOn || (!heard.asks && saysItIsSo.test(heard.plain)) ? countOf(mind, `would:${id}`) : 0
}

/** The buyer has said what would settle it, or has already asked for proof: an answer after that is the one they wanted. */
function wasNamed(scene: Scene, { objection, memory }: OpenObjection): boolean {
  const { mind, persona } = scene
  if (promised(scene, objection) > 0) return true
  if (memory.doubts > 0) return false
  return (
    countOf(mind, `proof:${objection.id}`) > 0 ||
    takesOf(objection, persona.temperament).some((text) => mind.used.includes(text))
  )
}

/** "Not before the season is over" is answered by what makes room; "no time", said to an ask, by what changes it. Keeps what that was. */
function answerToAsk(scene: Scene, objection: Objection): 0 | 1 | 2 {
  // "What does it cost in year two?" is not settled by what it saves.
  const topic = topicAskedIn(scene.lastWords)
  if (topic === 'later-price' && !speaksOfTopic(scene.heard.plain, topic)) return 0
  const strength = answerStrength(scene, objection)
  if (isOfSeason(scene, objection) && !easesSeason(scene)) return 0
  if (objection.family !== 'timing' || !isOverAsk(scene)) return strength
  const eased = easedBy(scene)
  if (eased === null) return 0
  scene.mind.counts[`eased:${eased}`] = scene.mind.turn
  return strength
}

/** How strong an answer there is by now, in this turn and before, and how strong it has to be. Keeps the best so far. */
function weighAnswer(scene: Scene, open: OpenObjection, explores: boolean, acknowledges: boolean) {
  const { heard, mind, tuning } = scene
  const { objection, memory } = open
  const earlier = countOf(mind, `answered:${objection.id}`)
  const now = answerToAsk(scene, objection)
  const reflex = objection.family === 'no-need' || objection.family === 'send-something'
  // A question about how they work undoes a habit; one about the habit itself does not.
  const undone = reflex && explores && !asksOfTheWorry(heard) && (acknowledges || tuning.loss <= 1) ? 2 : 0
  // Words that show the worry was heard complete an answer given before; a mere question does not.
  const completed = memory.acknowledged || !acknowledges ? 0 : earlier
  const strength = Math.max(now, undone, completed, promised(scene, objection))
  if (now > earlier) mind.counts[`answered:${objection.id}`] = now
  return { now, earlier, strength, needed: strengthNeeded(scene, objection) }
}

/** The harder the worry and the call, the more of an answer it takes: 1 an answer, 2 one with evidence. */
export function strengthNeeded({ tuning }: Scene, objection: Objection): 1 | 2 {
  // Something gone wrong wants a day for the repair of whoever is not easily pleased.
  if (objection.family === 'complaint') return tuning.forgiving ? 1 : 2
  return objection.force >= tuning.evidenceFrom ? 2 : 1
}

/** The rep comes back by themselves to what the buyer has put aside. */
function takeUpParked(scene: Scene): void {
  const { mind, persona } = scene
  const memory = mind.pending === null ? mind.objections.find(({ parked }) => parked === 'now') : undefined
  const objection = persona.objections.find(({ id }) => id === memory?.id)
  if (memory === undefined || objection === undefined) return
  if (!speaksToObjection(scene, objection) || answerStrength(scene, objection) === 0) return
  memory.parked = 'before'
  mind.pending = memory.id
}

/** The worry that this turn is weighed against. What its words have only just opened again is not gone past by them. */
function onTable(ledger: Ledger): OpenObjection | null {
  const { scene } = ledger
  judgeTakenBack(ledger)
  if (countOf(scene.mind, 'taken-back-at') === scene.mind.turn) return null
  takeUpParked(scene)
  return pendingObjection(scene)
}

/** Passes nothing over: a small question, a word about the line, a goodbye. */
function isBesideIt({ heard, persona }: Scene): boolean {
  return (
    smallQuestion(heard) !== null ||
    ofTheLine(heard) !== null ||
    asksOnlyOfTheCall(heard) ||
    isPlainlyAsked(heard) ||
    isBeside(persona, heard) ||
    takesLeave(heard)
  )
}

/**
 * Weighs what the turn did with the objection on the table. It is resolved when it has been both acknowledged and
 * answered, in one turn or over several; a strong one needs evidence at the higher difficulties.
 */
export function objectionChanges(ledger: Ledger): void {
  const { scene } = ledger
  const { heard, mind } = scene
  const open = onTable(ledger)
  // "What's your e-mail?" passes nothing over: the objection simply stays. Nor does a goodbye make a call worse that is over.
  if (open === null || isBesideIt(scene)) return
  const { objection, memory } = open
  // What became of a promise was asked beside the worry: to say so passes nothing over either.
  if (isPromiseAnswered(mind) && answerStrength(scene, objection) === 0) return
  const explores = exploresObjection(scene, objection)
  const yields = objection.family === 'timing' && putsOff(heard)
  // To take away what is feared for somebody is to have heard it.
  const reassures = objection.family === 'discretion' && answerStrength(scene, objection) > 0
  const owns = reassures || (objection.family === 'complaint' && ownsUp(heard) !== null)
  const acknowledges = heard.acknowledges !== null || sumsUp(heard) || yields || owns
  const { now, earlier, strength, needed } = weighAnswer(scene, open, explores, acknowledges)
  keepObjectionTurn(mind, 'nothing')
  if (acknowledges || explores || (scene.tuning.forgiving && now > 0 && earlier > 0)) memory.acknowledged = true
  if (memory.acknowledged && (strength >= needed || answersDoubt(scene, memory, now))) {
    // What they said would do, or had asked for themselves, they take; and an answer they only had to be heard with.
    takeAnswer(ledger, open, { strength, mayDoubt: now > 0 && !yields && !reassures && !wasNamed(scene, open) })
  } else if (explores && (now === 0 || !memory.explained)) {
    keepObjectionTurn(mind, 'explored')
    if (!memory.explained)
      ledger.add('explored', 'You asked what lay behind their objection', { trust: 6, interest: 3, patience: 3 })
  } else if (now > 0) {
    keepObjectionTurn(mind, 'half-answered')
    ledger.add(
      'half-answered',
      memory.acknowledged
        ? 'Your answer to their objection lacked proof'
        : 'You answered without showing you had heard the worry',
      { trust: 1, patience: -2 },
    )
  } else if (acknowledges) {
    keepObjectionTurn(mind, 'only-heard')
    ledger.add('only-heard', 'You heard their objection but did not answer it', { trust: 2, patience: -1 })
  } else if (asksIfItDoes(heard)) {
    // Asking how an answer was taken passes nothing over; given one, they say that it does not do.
    keepObjectionTurn(mind, earlier > 0 ? 'half-answered' : 'left-open')
  } else if (!goesPast(heard)) {
    keepObjectionTurn(mind, 'left-open')
  } else {
    memory.brushed += 1
    memory.state = 'brushed-aside'
    keepObjectionTurn(mind, 'went-past')
    ledger.add('brushed', 'You went past their objection', { trust: -5, interest: -3, patience: -7 })
  }
}
