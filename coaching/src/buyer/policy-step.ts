import { beyondDoubtFrom, hintFrom } from '../acts/confidence.ts'
import { pendingObjection } from './judge-objections.ts'
import { count, countOf, hasGiven } from './mind.ts'
import type { Piece } from './mind.ts'
import { actIn } from './perceive.ts'
import { deepen, objectTo, shown } from './policy-objections.ts'
import { calledBy, capitalised, line, say, unsaid } from './speak.ts'
import { whenNamed } from './promise.ts'
import { plainPiece } from './scene.ts'
import type { Plan, Scene } from './scene.ts'
import { askSize, booksUnasked, distance, givesReason, isEarned, onlySends, setsPlan, stepDetailIn } from './step.ts'
import { asksWhatItTakes } from './what-it-takes.ts'
import { setNameRight } from './wrong-name.ts'
import { voices } from './words/lines.ts'

const offers =
  /\b(?:would (?:that|it|you)|could (?:we|that)|can we|shall we|how about|what if|does that work|(?:could|can|may|might) i (?:just )?(?:show|come|visit|call|ring|bring|meet|drop))\b/

/** "Could we set something up?": plain words that leave the ear no doubt. */
const arranges =
  /\b(?:could|can|shall|should|may) we (?:set (?:something|a time|up)|book|schedule|find (?:a|some) time|put something|meet|get together|talk again)\b|\bset (?:something|a time) up\b|\bsomething (?:in|on) the (?:calendar|diary)\b/
const suggestsDay =
  /^(?:(?:so|and|okay|ok|great|then|well|alright),? )*(?:how about|what about|would|could|can|are you (?:free|around)|say)\b/
const mostDayWords = 8

/** The turn asks for a next step, or gives the detail of one that was asked for. */
export const asksForStep = (scene: Scene): boolean => {
  const { heard, mind } = scene
  if (mind.turn <= 3 && setsPlan(heard.words)) return false
  if (actIn(heard, 'next_step') !== undefined || booksUnasked(heard.words)) return true
  const { when, what } = stepDetailIn(heard.words)
  if ((mind.question?.kind === 'step-detail' || mind.step.asks > 0) && when !== null) return true
  if (mind.turn > 2 && (arranges.test(heard.plain) || (heard.asks && onlySends(heard.words)))) return true
  if (mind.turn > 2 && when !== null && heard.wordCount <= mostDayWords && suggestsDay.test(heard.plain)) return true
  if (when === null || what === null) return false
  return actIn(heard, 'next_step', hintFrom) !== undefined || (heard.asks && offers.test(heard.plain))
}

/** The rep asks for a next step: agreed only when earned and definite. */
export function meetStep(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (!asksForStep(scene)) return null
  if (mind.step.agreed !== null) return confirm(scene)
  mind.step.asks += 1
  if (onlySends(heard.words)) return send(scene)
  const open = pendingObjection(scene)
  if (open !== null) {
    const text = line(scene, 'stepPending')
    if (text === null) return deepen(scene, open.objection) ?? refuse(scene)
    return { move: 'refuse-next-step', pieces: [plainPiece(text)], objection: shown(scene, open.objection) }
  }
  if (!isEarned(scene)) return refuse(scene)
  if (!mind.step.wanted && mind.step.asks <= 2 && actIn(heard, 'goodbye', beyondDoubtFrom) === undefined) {
    const objection = objectTo(scene, 'next_step', 1)
    if (objection !== null) {
      mind.step.wanted = true
      return objection
    }
  }
  if (stepDetailIn(heard.words).when === null) return askDetail(scene)
  return agree(scene)
}

function askDetail(scene: Scene): Plan {
  const { mind } = scene
  mind.step.wanted = true
  mind.question = { kind: 'step-detail', turn: mind.turn }
  if (count(mind, 'detail-asked') > 2) return followUp(scene)
  return { move: 'ask-next-step-detail', pieces: [...setNameRight(scene), say(scene, ['stepDetail'])] }
}

const agreedPiece = (piece: Piece): Piece => ({ ...piece, agreed: true })

function agree(scene: Scene): Plan {
  const { heard, mind } = scene
  mind.step.agreed = { kind: 'meeting', words: heard.words.slice(0, 400) }
  mind.phase = 'closing'
  mind.question = null
  const colleague = whoComes(scene)
  const brings =
    colleague === null
      ? null
      : line(scene, 'stepAgreeColleague', {
          colleague: colleague.name.split(' ')[0] ?? colleague.name,
          colleagueTitle: calledBy(colleague.title),
        })
  const piece = brings === null ? sayYes(scene) : plainPiece(brings)
  return { move: 'agree-next-step', pieces: [...setNameRight(scene), ...saidBack(scene), agreedPiece(piece)] }
}

/** The day and time as the rep named them: both then know what was agreed. */
function saidBack({ heard }: Scene): Piece[] {
  const named = whenNamed(heard.words)
  return named === null ? [] : [plainPiece(capitalised(`${named}.`))]
}

const halfHour = /\b(?:half an? hour|half hour|thirty minutes|30 minutes|30 min)\b/i

/** Nobody grants half an hour to somebody who asked for fifteen minutes. */
function sayYes(scene: Scene): Piece {
  const { heard, persona } = scene
  const wordings = voices[persona.temperament].stepAgree
  const fitting = halfHour.test(heard.words) ? wordings : wordings.filter((text) => !halfHour.test(text))
  const text = unsaid(scene, fitting)
  return text === null ? say(scene, ['stepAgree']) : plainPiece(text)
}

type Colleague = Scene['persona']['colleagues'][number]

/** Who joins: a colleague the rep asked for by name or trade, else one the buyer has named as having a say. */
function whoComes({ heard, persona, mind }: Scene): Colleague | null {
  const named = (text: string) => (colleague: Colleague) =>
    new RegExp(`\\b${(colleague.name.split(' ')[0] ?? '').replaceAll(/[^\p{L}'-]/gu, '')}\\b`, 'u').test(text)
  const asked =
    persona.colleagues.find(named(heard.words)) ?? persona.colleagues.find(({ title }) => isMeant(heard, title))
  if (asked !== undefined) return asked
  const told = persona.facts.filter(({ id, topic }) => topic === 'authority' && hasGiven(mind, id))
  const words = told.flatMap(({ summary, plain, full }) => [summary, ...plain, ...full]).join(' ')
  return persona.colleagues.find(named(words)) ?? null
}

/** What the rep calls somebody whose name they do not know, and the titles it may mean. */
const trades: readonly [RegExp, RegExp][] = [
  [/\b(?:financ\w*|CFO|the money|the budget|controller)\b/i, /\b(?:financ\w*|cfo|controller|treasurer)\b/i],
  [/\bIT\b|\binformation security\b/, /\b(?:it|information|systems?)\b/i],
]
const together = /\b(?:with|bring|involve|include|invite|join)\b/

function isMeant({ words, plain }: Scene['heard'], title: string): boolean {
  return together.test(plain) && trades.some(([said, meant]) => said.test(words) && meant.test(title))
}

function followUp(scene: Scene): Plan {
  const { heard, mind } = scene
  mind.step.agreed = { kind: 'follow-up', words: heard.words.slice(0, 400) }
  mind.phase = 'closing'
  mind.question = null
  return { move: 'agree-next-step', pieces: [agreedPiece(say(scene, ['followUpAgree']))] }
}

function send(scene: Scene): Plan {
  const { mind, setup } = scene
  // Who has had their worry settled reads what they are sent, with or without having told of anything.
  const settled = setup.type === 'objection-handling' && mind.objections.some(({ state }) => state === 'resolved')
  const near = settled ? distance(scene) <= 14 : distance(scene) <= 6 && mind.facts.length > 0
  const warm = near && pendingObjection(scene) === null
  if (warm) return followUp(scene)
  mind.step.brushedOff = true
  return { move: 'brush-off', pieces: [say(scene, ['brushOff'])] }
}

function knowsTrouble({ persona, mind }: Scene): boolean {
  return persona.facts.some(({ id, topic }) => (topic === 'pain' || topic === 'impact') && hasGiven(mind, id))
}

const whyNot =
  /^(?:(?:and|but|so|okay|ok|oh|alright),? )*(?:why(?: not| is that)?|how come|what's (?:the problem|stopping you|holding you back)|(?:is there|what(?:'s| is)|when(?:'s| is| would be)) (?:there )?(?:an? )?(?:better|good|another) (?:day|time|moment)(?: for you)?)\W*$/

const missing = {
  trouble: [
    "First you'd have to know what goes wrong here. You haven't asked me much.",
    'You know too little about us yet. Ask me how it goes, then we can talk about dates.',
  ],
  trust: [
    "I'd need to know that it has worked for somebody like us.",
    "I don't know you well enough yet. Who else have you done this for?",
  ],
  interest: [
    "I'd have to see what changes for us, in our own figures.",
    "I don't see yet what I'd have afterwards that I haven't got now.",
  ],
} as const

/** Asked why not, or what it would take, right after a no: the buyer says what they lack. */
export function sayWhatIsMissing(scene: Scene): Plan | null {
  const { heard, mind, rules } = scene
  const refused = countOf(mind, 'refused-at')
  if (refused === 0 || refused < mind.turn - 1 || mind.step.agreed !== null || pendingObjection(scene) !== null)
    return null
  if (!whyNot.test(heard.plain) && !(heard.asks && asksWhatItTakes(heard))) return null
  const { trust, interest } = mind.meters
  const uninformed = rules.factsBeforeStep > 0 && (mind.facts.length < rules.factsBeforeStep || !knowsTrouble(scene))
  const text = unsaid(scene, uninformed ? missing.trouble : trust < interest ? missing.trust : missing.interest)
  if (text === null) return null
  mind.question = { kind: uninformed ? 'own' : 'proof', turn: mind.turn }
  return { move: 'ask-question', pieces: [plainPiece(text)] }
}

function refuse(scene: Scene): Plan {
  const { mind, setup, heard } = scene
  mind.step.refusals += 1
  const size = askSize(heard.words)
  // A smaller thing than what was refused is another request, not the same one again.
  const smaller = size < countOf(mind, 'refused-size')
  const insists =
    mind.step.refusals > 1 && countOf(mind, 'refused-at') >= mind.turn - 2 && !givesReason(scene) && !smaller
  mind.counts['refused-at'] = mind.turn
  mind.counts['refused-size'] = size
  // What it would be for is now the rep's to say, and saying it is an answer.
  mind.question = { kind: 'own', turn: mind.turn }
  if (insists) {
    const final = mind.step.refusals >= 4
    return {
      move: 'refuse-next-step',
      pieces: [say(scene, final ? ['stepNo', 'pushStepAgain'] : ['pushStepAgain', 'stepNo'])],
    }
  }
  // "You don't know what's wrong" is for those who have not been told, and whose offer has not been read.
  const informed = knowsTrouble(scene) || setup.type === 'objection-handling'
  const near = informed || (distance(scene) <= 14 && mind.facts.length > 0) || givesReason(scene)
  return {
    move: 'refuse-next-step',
    pieces: [...setNameRight(scene), say(scene, near ? ['stepNotYet', 'stepWhatFor'] : ['stepWhatFor', 'stepNotYet'])],
  }
}

function confirm(scene: Scene): Plan {
  const { heard, mind } = scene
  if (mind.step.agreed?.kind === 'follow-up' && stepDetailIn(heard.words).when !== null && distance(scene) <= 0)
    return agree(scene)
  if (actIn(heard, 'goodbye') !== undefined) return bye(scene)
  return { move: 'react', pieces: [say(scene, ['stepConfirm', 'makesSense'])] }
}

/** The goodbye that fits how the call went. */
export function bye(scene: Scene): Plan {
  const { mind, setup } = scene
  const { agreed, asks, brushedOff } = mind.step
  const settled = mind.objections.length > 0 && mind.objections.every(({ state }) => state === 'resolved')
  const warm = (mind.meters.trust + mind.meters.interest) / 2 >= 45 && mind.facts.length > 0
  const end = (keys: Parameters<typeof say>[1]): Plan => ({
    move: 'goodbye',
    pieces: [say(scene, keys)],
    ends: 'goodbye',
  })
  if (agreed?.kind === 'meeting') return end(['byeMeeting'])
  if (agreed?.kind === 'follow-up') return end(['byeFollowUp'])
  if (setup.type === 'objection-handling' && settled) return end(['byeSettled', 'byeWarm'])
  if (warm && asks === 0 && !brushedOff) return end(['byeNothing', 'byeWarm'])
  return end(warm ? ['byeWarm'] : ['byeCold'])
}
