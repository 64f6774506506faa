import { saysGoodbye, takesLeave } from '../heard/leave-taking.ts'
import { ofTheLine } from '../heard/of-the-line.ts'
import { count, countOf } from '../mind.ts'
import type { Mind, Piece } from '../mind.ts'
import { plainPiece } from '../scene.ts'
import type { Plan } from '../scene.ts'
import { deskTimeMs } from './tuning.ts'
import { deniesAppointment, smallAsked } from './heard.ts'
import { deskLine } from './scene.ts'
import type { DeskScene } from './scene.ts'
import type { DeskKey } from './words.ts'

type Rule = (scene: DeskScene) => Plan | null
type Ends = NonNullable<Mind['endedBecause']>

/** A turn of some lines; each of them may have been said out, and one that says nothing is no turn. */
function turn(scene: DeskScene, move: Plan['move'], pieces: readonly (Piece | null)[], ends?: Ends): Plan {
  const said = pieces.filter((piece) => piece !== null)
  if (said.length > 0) return { move, pieces: said, ...(ends === undefined ? {} : { ends }) }
  const last = deskLine(scene, 'timeUp', 'patience', 'byeRefused')
  return { move: 'goodbye', pieces: last === null ? [] : [last], ends: ends ?? 'time' }
}

const says = (scene: DeskScene, ...keys: readonly DeskKey[]): Piece | null => deskLine(scene, ...keys)

/** Silence, code and other things that nobody says at a desk. */
const meetStrange: Rule = (scene) => {
  const { heard, mind } = scene
  if (heard.strange === null) return null
  if (heard.strange === 'silence' && count(mind, 'silences') >= 3)
    return turn(scene, 'hang-up', [says(scene, 'timeUp', 'patience')], 'silence')
  if (heard.strange === 'silence') return turn(scene, 'react', [says(scene, 'silence', 'pardon')])
  if (count(mind, 'strange') >= 3) return turn(scene, 'hang-up', [says(scene, 'hangRude')], 'attack')
  return turn(scene, 'ask-meaning', [says(scene, 'pardon', 'nudge')])
}

/** An insult is warned of once; going round them, twice. */
const meetRudeness: Rule = (scene) => {
  const { heard, mind, atDesk } = scene
  if (heard.insult)
    return count(mind, 'insults') >= 2 || mind.meters.patience <= 0
      ? turn(scene, 'hang-up', [says(scene, 'hangRude')], 'rude')
      : turn(scene, 'warn', [says(scene, 'rudeWarn')])
  if (!atDesk.goesAround && heard.pressure === null) return null
  if (count(mind, 'around') >= 3 || mind.meters.patience <= 0)
    return turn(scene, 'hang-up', [says(scene, 'hangRude', 'patience')], 'pressure')
  return turn(scene, 'push-back', [says(scene, 'aroundWarn', 'refuseStill')])
}

/** The end of their patience, and of the time they have for one caller. */
const endOfPatience: Rule = (scene) => {
  const { mind, heard, desk } = scene
  if (mind.meters.patience <= 0) return turn(scene, 'hang-up', [says(scene, 'patience', 'timeUp')], 'patience')
  if (heard.elapsedMs <= deskTimeMs || count(mind, 'overtime') < 2) return null
  desk.refused = desk.given === null
  return turn(scene, 'goodbye', [says(scene, 'timeUp', 'patience')], 'time')
}

/** Claimed, and looked up in the diary. */
const meetLie: Rule = (scene) => {
  const { desk } = scene
  if (!scene.lies) return null
  desk.lies += 1
  desk.asked = null
  if (desk.lies < 2) return turn(scene, 'push-back', [says(scene, 'lieCaught'), says(scene, 'regarding', 'nudge')])
  desk.refused = true
  return turn(scene, 'push-back', [says(scene, 'lieAgain'), says(scene, 'refuse')])
}

/** The goodbye that fits how it went. */
function bye(scene: DeskScene): Plan {
  const { given, refused } = scene.desk
  const key =
    given === 'call-back' ? 'byeTime' : given === 'message-taken' ? 'byeMessage' : refused ? 'byeRefused' : 'byeOpen'
  return turn(scene, 'goodbye', [says(scene, key, 'byeOpen')], 'goodbye')
}

const meetGoodbye: Rule = (scene) => {
  const { heard, mind, desk, atDesk } = scene
  const asksNothing = !heard.plain.includes('?') && !atDesk.asks.when && !atDesk.asks.message
  if (desk.given !== null && asksNothing && !atDesk.asks.through) return bye(scene)
  if (atDesk.asks.message && desk.given === null && (atDesk.name || desk.knows.name)) return null
  if (!takesLeave(heard) || (mind.turn < 2 && !saysGoodbye(heard))) return null
  return bye(scene)
}

/** Not heard, or lost for a moment: what was said last is said once more, and waiting costs nothing. */
const meetOfTheLine: Rule = (scene) => {
  const { heard, mind, atDesk } = scene
  const kind = Object.values(atDesk.asks).some(Boolean) ? null : ofTheLine(heard)
  if (kind === null) return null
  if (kind === 'waits') return turn(scene, 'react', [says(scene, 'waits', 'nudge')])
  const last = mind.pieces.map(({ text }) => text).join(' ')
  return last === '' ? null : turn(scene, 'answer-plain', [says(scene, 'again'), plainPiece(last)])
}

const meetRepetition: Rule = (scene) =>
  scene.heard.wordCount > 3 && scene.mind.heard.includes(scene.heard.plain) && !scene.atDesk.asks.when
    ? turn(scene, 'push-back', [says(scene, 'repeated'), says(scene, 'nudge')])
    : null

/** A time to call back, once they know for whom to note it and have a mind to help. */
function giveTime(scene: DeskScene): Plan {
  const { desk, mind, deskTuning } = scene
  if (!desk.knows.name) return turn(scene, 'ask-who', [says(scene, 'whoIs', 'nudge')])
  if (mind.meters.trust < deskTuning.diary) return turn(scene, 'deflect', [says(scene, 'whenNo', 'refuseStill')])
  desk.given = 'call-back'
  desk.asked = null
  return turn(scene, 'give-time', [says(scene, 'whenFree')])
}

function takeMessage(scene: DeskScene): Plan {
  const { desk } = scene
  if (!desk.knows.name) return turn(scene, 'ask-who', [says(scene, 'whoIs', 'nudge')])
  desk.given ??= 'message-taken'
  desk.asked = null
  return turn(scene, 'take-message', [says(scene, 'message')])
}

/** What the rep wants instead of being put through. */
const meetOtherWays: Rule = (scene) => {
  const { atDesk, mind, deskTuning } = scene
  const { when, message, through } = atDesk.asks
  // "Tell her I rang, and that I'll try on Thursday": with a time given, what is left is the message.
  const asksTime = when && !(message && scene.desk.given !== null)
  if (asksTime && !(through && mind.turn <= 2)) return giveTime(scene)
  if (message && !through) return takeMessage(scene)
  if (atDesk.asks.direct)
    return mind.meters.trust >= deskTuning.diary + 4
      ? turn(scene, 'slot-answer', [says(scene, 'directLine'), askNext(scene)])
      : turn(scene, 'deflect', [says(scene, 'directNo', 'refuseStill'), askNext(scene)])
  if (atDesk.asks.address) return turn(scene, 'slot-answer', [says(scene, 'writeTo'), askNext(scene)])
  return null
}

/** What they ask of every caller, in the order they ask it; null when nothing is missing. */
function missing(scene: DeskScene): DeskKey | null {
  const { desk, deskTuning } = scene
  if (!desk.knows.name) return 'whoIs'
  if (!desk.knows.company) return 'whichCompany'
  if (desk.knows.reason === 0) return 'regarding'
  if (desk.knows.reason < deskTuning.reason) return 'regardingMore'
  return desk.tests[desk.passed] ?? null
}

/** The next thing they want to know, as a line; null when there is nothing left, or it was asked before in all its wordings. */
function askNext(scene: DeskScene): Piece | null {
  const { desk } = scene
  const key = missing(scene)
  if (key === null || desk.refused) return null
  const test = desk.tests[desk.passed]
  const asksTest = key === test
  desk.asked = asksTest ? (test ?? null) : null
  return says(scene, key, key === 'regarding' || key === 'regardingMore' ? 'nudge' : 'testAgain')
}

const mostReasonsAsked = 3

/** They say no, and offer what they can. */
function refuse(scene: DeskScene): Plan {
  const { desk } = scene
  desk.asked = null
  if (desk.refused) return turn(scene, 'refuse-time', [says(scene, 'refuseStill', 'byeRefused')])
  desk.refused = true
  return turn(scene, 'refuse-time', [says(scene, 'refuse', 'refuseStill')])
}

function putThrough(scene: DeskScene): Plan {
  const { desk, mind, deskTuning } = scene
  desk.line = 'connecting'
  desk.won = desk.lies === 0 && mind.meters.trust >= deskTuning.through + 10
  desk.asked = null
  return turn(scene, 'put-through', [says(scene, desk.won ? 'putThroughWon' : 'putThrough', 'putThrough')])
}

/** What is said back to a courtesy or a small question, before what they want to know. */
function reaction(scene: DeskScene): Piece | null {
  const { atDesk, desk, mind, gatekeeper } = scene
  if (atDesk.asks.name) return says(scene, 'myName')
  const small = smallAsked.find((asked) => atDesk.asks[asked])
  if (small !== undefined) return says(scene, small)
  if (atDesk.there && desk.knows.name) return says(scene, 'thereNow')
  if (atDesk.asks.well && count(mind, 'greeted') === 1) return says(scene, 'greetBack')
  if (gatekeeper.remembers && atDesk.firstName && count(mind, 'recognised') === 1) return says(scene, 'knowsCaller')
  if (atDesk.asks.looksAfter) return says(scene, 'looksAfter')
  if (atDesk.asks.help && desk.knows.reason === 0 && count(mind, 'help-asked') === 1) return says(scene, 'help')
  return null
}

/** A question about the business, which nobody at a desk answers. */
function asksBusiness({ heard, atDesk }: DeskScene): boolean {
  return (
    heard.asks &&
    atDesk.reason === 0 &&
    !Object.values(atDesk.asks).some(Boolean) &&
    heard.acts.some(({ act, confidence }) => act.startsWith('q_') && confidence >= 0.6)
  )
}

/** What an answer to their own question leads to. */
function afterAnswer(scene: DeskScene): Piece | null | 'refuse' {
  const { desk, mind, deskTuning } = scene
  if (scene.answer === null) return null
  const asked = desk.asked
  desk.asked = null
  if (scene.answer === 'good') {
    desk.passed += 1
    return null
  }
  desk.failed += 1
  if (desk.failed >= deskTuning.failures) return 'refuse'
  // Asked twice, they leave it at that and ask something else.
  if (asked !== null && count(mind, `test:${asked}`) >= 2) desk.passed += 1
  return says(scene, 'testAgain')
}

/** Who it is, what it is about and what else they want to know; then they put through, or say no. */
const meetCaller: Rule = (scene) => {
  const { desk, mind, atDesk, deskTuning } = scene
  const after = afterAnswer(scene)
  if (after === 'refuse') return refuse(scene)
  // Having said no, they still answer what costs nothing.
  const small = desk.refused && atDesk.reason === 0 ? reaction(scene) : null
  if (small !== null) return turn(scene, 'answer-plain', [small])
  if (desk.refused) return refuse(scene)
  const first = atDesk.pitches
    ? says(scene, 'pitchCut')
    : asksBusiness(scene)
      ? says(scene, 'notMine')
      : reaction(scene)
  const key = missing(scene)
  if (key === null) return mind.meters.trust >= deskTuning.through ? putThrough(scene) : refuse(scene)
  const wantsReason = key === 'regarding' || key === 'regardingMore'
  if (first !== null && atDesk.asks.advice) return turn(scene, 'answer-plain', [first])
  if (wantsReason && count(mind, 'reasons-asked') > mostReasonsAsked) return refuse(scene)
  const hurry = mind.meters.patience < 18 && countOf(mind, 'hurried') === 0
  if (hurry) count(mind, 'hurried')
  // One thing said back, and one thing asked: nobody at a desk says more.
  const said = first ?? after ?? (hurry ? says(scene, 'anotherLine') : null)
  // "What do you need?" asks for the reason already.
  const asks =
    first !== null && (atDesk.pitches || (key === 'regarding' && countOf(mind, 'help-asked') === 1 && atDesk.asks.help))
  const next = asks ? null : askNext(scene)
  const move = key === 'whoIs' ? 'ask-who' : wantsReason ? 'ask-purpose' : 'ask-question'
  return turn(scene, first !== null && next === null ? 'push-back' : move, [said, next])
}

const rules: readonly Rule[] = [
  meetStrange,
  meetRudeness,
  endOfPatience,
  // A lie is looked up before anything that is asked beside it.
  meetLie,
  meetOfTheLine,
  meetGoodbye,
  meetRepetition,
  meetOtherWays,
  meetCaller,
]

/** Who has said of their own accord that they are not expected is not asked whether they are. */
function knowsUnexpected({ desk, atDesk, heard, lies }: DeskScene): void {
  if (desk.asked !== null || lies || atDesk.claims || !deniesAppointment(heard)) return
  desk.tests = desk.tests.filter((test, index) => test !== 'expected' || index < desk.passed)
}

/** Takes in who calls and why, whatever else the line does. */
function learn(scene: DeskScene): void {
  const { desk, atDesk } = scene
  knowsUnexpected(scene)
  desk.knows = {
    name: desk.knows.name || atDesk.name,
    company: desk.knows.company || atDesk.company,
    reason: atDesk.pitches ? desk.knows.reason : Math.max(desk.knows.reason, atDesk.reason),
  }
}

/** Chooses what whoever answers for somebody does about one line. The first rule that has something to say decides. */
export function decideAtDesk(scene: DeskScene): Plan {
  learn(scene)
  for (const rule of rules) {
    const plan = rule(scene)
    if (plan !== null) return plan
  }
  return turn(scene, 'react', [says(scene, 'pardon', 'nudge')])
}
