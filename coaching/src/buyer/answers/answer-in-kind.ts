import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { Move } from '@ringside/contract/simulations/vocabulary'
import { asksAfterThem } from '../heard/after-them.ts'
import { asksWhatElse, smallAtTheEnd } from '../heard/asides.ts'
import { askedIn, asksForTime } from '../heard/asked-kind.ts'
import { optionsIn } from '../heard/options.ts'
import type { Asked, AskedKind } from '../heard/asked-kind.ts'
import { asksHowItEnded } from '../heard/past-questions.ts'
import { isBesideQuestion } from './beside-the-question.ts'
import { knownOf } from './known.ts'
import { isTimedApart } from './plausible.ts'
import { replyInKind, replyKeyOf } from './kind-replies.ts'
import { slotKindsOf, matchSlot } from '../heard/matching.ts'
import { pendingObjection } from '../judge/objections.ts'
import { copyOf } from '../mind.ts'
import { actIn, meaningOf } from '../perceive.ts'
import { comeBack } from '../policy/come-back.ts'
import { isOfKind } from '../heard/of-kind.ts'
import { line, wordsOf } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import { asksTwo } from './two-questions.ts'
import { stayWithIt } from './what-was-said.ts'
import type { Plan, Scene } from '../scene.ts'
import { sayWhoSigns } from './who-signs.ts'

/** Moves that mean to answer. All others do something else with the turn, and that stands. */
const answering: ReadonlySet<Move> = new Set<Move>([
  'answer-plain',
  'answer-vague',
  'unknown-answer',
  'slot-answer',
  'reveal-fact',
  'ask-question',
  'take-up-word',
  'react',
  'deflect',
  'grant-time',
])
/** Moves that leave the question open. */
const evading: ReadonlySet<Move> = new Set<Move>(['unknown-answer', 'ask-question', 'take-up-word'])
/** Lines of reaction meet an offer or a word of courtesy; only these kinds are no matter of reaction. */
const noReaction: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'count',
  'share',
  'duration',
  'frequency',
  'who',
  'when',
  'happens',
  'effect',
])
/** Kinds that a fact not yet earned has no vague word for. */
const wantsPlain: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'happens',
  'yes-no',
  'choice',
  'would-help',
  'opinion',
  'which',
])
/** What is not told to everybody is put off in words of its own, and a yes or a no in their place would be made up. */
const heldBack: ReadonlySet<Fact['topic']> = new Set<Fact['topic']>([
  'budget',
  'timeline',
  'history',
  'competitor',
  'authority',
])
/** What is guessed at stays as it was guessed. */
const held: ReadonlySet<AskedKind> = new Set<AskedKind>(['count', 'share', 'duration', 'frequency', 'choice'])

function toldIn({ persona, mind }: Scene, plan: Plan): Fact | undefined {
  const id =
    plan.pieces.find(({ fact }) => fact !== null)?.fact ??
    (plan.move === 'answer-vague' || plan.move === 'deflect' ? mind.topic : null)
  return persona.facts.find((fact) => fact.id === id)
}

/** They have that figure and keep it to themselves: nothing is made up in its place. */
function keepsFigure(scene: Scene, plan: Plan, asked: Asked): boolean {
  if (plan.move !== 'answer-vague' || slotKindsOf(scene.heard.question).length === 0) return false
  const match = matchSlot(scene.persona, scene.heard)
  return match !== null && !isBesideQuestion(match.fact, asked, scene)
}

const granted = /\b(?:yes|yeah|fine|works?|sure|okay|minutes?|time|long|suits?|no|not)\b/

/** A word of leave fits what leave was asked for: "ask away" to somebody who wants to ask. */
function grants(words: string, asked: Asked): boolean {
  const plain = words.toLowerCase()
  if (asksForTime(asked)) return granted.test(plain) && !plain.endsWith('?')
  if (/\bmind\b/.test(asked.text)) return /\b(?:no|not|don't|by all means|go|sure)\b/.test(plain)
  return /\bask\b/.test(asked.text) || !(/\bask\b/.test(plain) || plain.endsWith('?'))
}

/** About the parking or the phones there is one true answer, whatever kind it is put in. */
function isEveryday({ mind }: Scene): boolean {
  return mind.topic?.startsWith('everyday:') === true
}

/** A word for yes or no comes before whatever is told. */
function opensWithVerdict({ pieces: [first] }: Plan): boolean {
  return (
    first?.fact === null &&
    /^(?:yes|no|not|partly|much the same|that's us|a bit of|some of|some|now and then|occasionally|they do|oh, they)\b/i.test(
      first.text,
    )
  )
}

/** The reply answers what was asked, in the kind it was asked. */
function answers(scene: Scene, plan: Plan, asked: Asked): boolean {
  const { kind } = asked
  const words = wordsOf(plan, scene.persona)
  if (plan.move === 'grant-time') return kind === 'permission' && grants(words, asked)
  if (kind === 'permission' && plan.move === 'react') return grants(words, asked)
  // Of two whole sentences "the second" is no answer that anybody understands: what was decided is better.
  if (kind === 'choice' && optionsIn(asked) === null && !evading.has(plan.move)) return true
  if (plan.move === 'react' && !noReaction.has(kind)) return replyKeyOf(scene, asked) !== 'not-all'
  const fact = toldIn(scene, plan)
  if (kind === 'yes-no' && !evading.has(plan.move) && (plan.move === 'slot-answer' || opensWithVerdict(plan)))
    return true
  if (plan.move === 'answer-plain' && kind !== 'effect' && isEveryday(scene)) return true
  if (plan.move === 'answer-plain' && fact === undefined && isLoose(scene, words, asked)) return false
  // "Have you looked at any software for this?": what they tried is the yes that was asked for.
  if (fact?.topic === 'history' && kind === 'yes-no' && !evading.has(plan.move)) return true
  // How it ended is what was asked, however little of it they say.
  if (fact?.topic === 'history' && asksHowItEnded(scene.heard)) return true
  if (fact !== undefined && isBesideQuestion(fact, asked, scene)) return false
  // Of money that is not talked about yet, a yes and a no would both be made up.
  if (plan.move === 'deflect' || (plan.move === 'answer-vague' && heldBack.has(fact?.topic ?? 'pain'))) return true
  if (kind === 'what' && evading.has(plan.move))
    return plan.move === 'unknown-answer' && replyKeyOf(scene, asked) === 'what-any' && !/\byou\b/.test(asked.text)
  if (kind === 'money') return plan.move !== 'ask-question'
  if (evading.has(plan.move) || (plan.move === 'answer-vague' && wantsPlain.has(kind))) return false
  if (kind === 'happens' && fact?.topic === 'impact') return true
  return isOfKind(scene.persona, kind, words)
}

/** One of the two that were named, or a word for one or both of them. */
function namesOne(words: string, asked: Asked): boolean {
  if (/\b(?:both|second|first|neither|latter|former|together|better|worse|every|daily|all|each)\b/i.test(words))
    return true
  const named = meaningOf(optionsIn(asked)?.join(' ') ?? '')
  return [...meaningOf(words)].some((stem) => named.has(stem))
}

/** A guess of somebody else's kind: a share that moves, or how one feels where it was asked how others do. */
function isLoose(scene: Scene, words: string, asked: Asked): boolean {
  const key = replyKeyOf(scene, asked)
  if (asked.kind === 'choice') return !namesOne(words, asked)
  if (key === 'how-notice' || key === 'degree-low') return true
  if (asked.kind === 'share' || (asked.kind === 'yes-no' && key === 'nobody')) return true
  if (asked.kind === 'happens')
    return key !== 'happens' && !/\b(?:others|cover|carry|short|rings? round|ask)/.test(words)
  if (key === 'effect-me' || key === 'effect-rest') return true
  if (asked.kind === 'effect') return !/\b(?:they|them)\b/i.test(words)
  return asked.kind === 'duration' && isTimedApart(asked.text)
}

const inTheLongRun = /\b(?:year|years|months)\b/
const sees = /^Oh, they (?:see|notice) it\. /

/** What follows from it comes first, then what came of it: who is asked what happens does not begin with a story. */
function withWhatFollows(scene: Scene, plan: Plan, asked: Asked): Plan {
  const fact = toldIn(scene, plan)
  // What becomes of people within a year is the answer itself: what is done on the day is none.
  if (asked.kind !== 'happens' || fact?.topic !== 'impact' || inTheLongRun.test(asked.text)) return plan
  const first = replyInKind(scene, asked)
  if (first === null) return plan
  const told = plan.pieces
    .filter((piece) => piece.fact !== null)
    .map((piece) => ({ ...piece, text: piece.text.replace(sees, '') }))
  return { ...plan, pieces: [plainPiece(first), ...told] }
}

/** Words that make no other question of it. */
const inPassing = meaningOf('roughly sorry again exactly talking mean say thing things average usually')

/** Under which a guess is kept: what was asked, and of what. */
function keyOfGuess({ mind }: Scene, { kind, text }: Asked): string {
  return `guess:${kind}:${[...meaningOf(text)]
    .filter((stem) => !inPassing.has(stem))
    .toSorted()
    .join(' ')}:${(mind.topic ?? '').replaceAll(':', '/')}:`
}

/** What was guessed of all these, in answer to whatever question: it is what they have said. */
export function guessOf({ mind }: Scene, kind: string, asked: ReadonlySet<string>): string | null {
  for (const used of mind.used) {
    const [sign, of, stems = '', , ...text] = used.split(':')
    if (sign !== 'guess' || of !== kind) continue
    const known = new Set(stems.split(' '))
    if ([...asked].every((stem) => known.has(stem))) return text.join(':')
  }
  return null
}

/** Asked once more, they say what they said. */
function saidBefore(scene: Scene, asked: Asked): Plan | null {
  if (!held.has(asked.kind)) return null
  const key = keyOfGuess(scene, asked)
  const text = scene.mind.used.find((used) => used.startsWith(key))?.slice(key.length)
  const lead = text === undefined ? null : line(scene, 'leadAgain')
  return text === undefined || lead === null
    ? null
    : { move: 'answer-plain', pieces: [plainPiece(lead), plainPiece(text)] }
}

function keep(scene: Scene, key: string, plan: Plan, asked: Asked): Plan {
  const [piece] = plan.pieces.slice(-1)
  if (held.has(asked.kind) && piece !== undefined && piece.fact === null && plan.pieces.length === 1)
    scene.mind.used.push(key + piece.text)
  return plan
}

const offers = ['next_step', 'pitch', 'value', 'pricing', 'social_proof'] as const

function isOffer({ heard }: Scene, { kind }: Asked): boolean {
  return kind !== 'would-help' && offers.some((act) => actIn(heard, act) !== undefined)
}

/** "How has your week been?" after the hello is answered as people answer it, and not with how anything is done. */
function isCourtesy({ heard, mind }: Scene): boolean {
  return mind.phase === 'opening' && (asksAfterThem(heard) || smallAtTheEnd(heard) !== null)
}

/**
 * What a rule has decided, held against the kind of the question: a number gets a number, "what happens if" what happens,
 * a choice one of the two. A reply of another kind is taken back as if it had not been thought of, and one of the right
 * kind said, as this person would.
 */
export function answerInKind(scene: Scene, decided: (scene: Scene) => Plan | null): Plan | null {
  const { heard, mind, traits } = scene
  const asked = heard.asks && !(mind.phase === 'opening' && !traits.expected) ? askedIn(heard.question) : null
  if (asked === null || isOffer(scene, asked) || asksWhatElse(heard) || asksTwo(heard) || isCourtesy(scene))
    return decided(scene)
  const signer = sayWhoSigns(scene, asked)
  if (signer !== null) return signer
  const before = copyOf(mind)
  const key = keyOfGuess(scene, asked)
  const again = mind.pending === null ? saidBefore(scene, asked) : null
  if (again !== null) return again
  const plan = decided(scene)
  if (plan === null || plan.ends !== undefined || !(answering.has(plan.move) || asksInVain(plan, asked))) return plan
  if (!asksInVain(plan, asked) && answers(scene, plan, asked))
    return keep(scene, key, withWhatFollows(scene, plan, asked), asked)
  if (keepsFigure(scene, plan, asked)) return plan
  // What follows changes the copy of before: the parts of this one stay as they are.
  const after = { ...mind }
  Object.assign(mind, before)
  const same = stayWithIt(scene)
  if (same !== null) return same
  const text = replyInKind(scene, asked)
  if (text === null) {
    Object.assign(mind, after)
    return plan
  }
  return keep(scene, key, replacing(scene, plan, text, asked), asked)
}

const plainly: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'permission',
  'happens',
  'who',
  'when',
  'count',
  'duration',
  'frequency',
  'choice',
  'why',
])

/** "Since when?" before anything was told is after nothing. */
const fewestToBeClear = 5
const afterSomething: ReadonlySet<AskedKind> = new Set<AskedKind>(['when', 'count', 'duration', 'frequency', 'why'])

/** Nobody asks what is meant by a question of a plain kind: "and what does he do then?" is understood. */
function asksInVain({ move }: Plan, { kind, text }: Asked): boolean {
  const isBare = afterSomething.has(kind) && text.split(' ').length < fewestToBeClear
  return move === 'ask-meaning' && plainly.has(kind) && !isBare
}

/** A worry that stands is come back to in the same breath: anew, as nothing that was taken back has been said. */
function replacing(scene: Scene, plan: Plan, text: string, asked: Asked): Plan {
  const move = plan.move === 'unknown-answer' || plan.move === 'react' ? plan.move : 'answer-plain'
  const { objection } = plan
  const open = pendingObjection(scene)
  const cameBack = objection !== undefined && plan.pieces.slice(1).some((piece) => piece.fact === null)
  const back = cameBack && open !== null ? comeBack(scene, open) : []
  return {
    move,
    pieces: [plainPiece(text), ...back],
    knows: knownOf(scene, asked),
    ...(objection === undefined ? {} : { objection }),
  }
}
