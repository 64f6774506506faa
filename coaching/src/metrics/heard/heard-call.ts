import type { BuyerTurn, CallType, PerceivedAct } from '@ringside/contract'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import { classifyTurn } from '../../acts/classify.ts'
import { priceMentioned, questions, type AskedQuestion } from '../../acts/details.ts'
import { sureFrom } from '../../acts/confidence.ts'
import { callTypeTraits } from '../../call-types/call-types.ts'
import { asksWhetherItSuits } from '../../speech/for-form.ts'
import { offerByName, sellerNamesIn } from '../../speech/named-offers.ts'
import { pressureIn } from '../../speech/pressure.ts'
import { amountsIn } from './amounts.ts'
import { oncePer } from '../../buyer/once.ts'
import { withoutOrders } from './orders.ts'
import { plainWordsOf } from './plain-words.ts'
import { echoesAlone } from './echoes-alone.ts'
import { isTheirMoney, moneyBefore } from './whose-money.ts'
import { withProof } from './proof.ts'
import type { HeardSpeaker, ReviewTurn, WordTime } from './review-turn.ts'
import { toldOfThem } from './told-of-them.ts'
import { contentWords, sentencesOf } from './words.ts'

/** Spoken English runs at about 160 words a minute; used wherever no time was measured. */
export const estimatedWordsPerMinute = 160
const estimatedMsPerWord = 60_000 / estimatedWordsPerMinute
/** Faster than any speech: such times are marks of a subtitle, not of a mouth. */
const fastestWordMs = 120
/** A few impossible cues do not make a recording untimed. */
const timedShare = 0.9

export type Mind = Pick<BuyerTurn, 'by' | 'move' | 'meters' | 'changes' | 'facts' | 'objection' | 'cut'>

/** A turn as the metrics and checks see it. */
export type HeardTurn = {
  turn: number
  /** Position in `HeardCall.turns`. */
  at: number
  speaker: HeardSpeaker
  /** What was said, to the letter. Quotes are spans of it. */
  words: string
  /**
   * The same length as `words`, with sentences that give orders to the scorer blanked out, and all that a colleague of the rep
   * says: it is neither the rep's nor the buyer's. Checks read only this.
   */
  heard: string
  /** Words of `heard`: who judges how much was said counts no orders to the scorer. */
  wordCount: number
  /** All the words that took time to say. */
  spokenCount: number
  startMs: number
  endMs: number
  /** How long the speaking took: measured in voice, else from the number of words. */
  speechMs: number
  /** `speechMs` and the times around it were measured. */
  timed: boolean
  typed: boolean
  /** When each word began and ended, where that is known. */
  wordTimes: readonly WordTime[] | null
  /** Empty for the buyer. */
  acts: readonly PerceivedAct[]
  /** It pushes for a yes. */
  pressing: boolean
  /** What it asks, in order. */
  questions: readonly AskedQuestion[]
  mind: Mind | null
}

export type HeardCall = {
  type: CallType
  turns: readonly HeardTurn[]
  rep: readonly HeardTurn[]
  buyer: readonly HeardTurn[]
  /** The times were measured: all of them, or all but the odd cue. */
  timed: boolean
  /** Some of the rep's words were typed. */
  typed: boolean
  /** First word to last word when measured, else the sum of the speaking. */
  durationMs: number
  repSpeechMs: number
  buyerSpeechMs: number
}

/** The buyer is a practice buyer, whose mind says what was told, asked and felt. */
export const isPractised = ({ buyer }: Pick<HeardCall, 'buyer'>): boolean => buyer.some(({ mind }) => mind !== null)

const offering = new Set<PerceivedAct['act']>(['pitch', 'value', 'social_proof', 'pricing'])

/** What is so at the buyer's and was told by somebody reads like an offer to the classifier, and is none. */
function offersWhatIsTold({ act, start, end }: PerceivedAct, heard: string): boolean {
  if (!offering.has(act)) return false
  const said = sentencesOf(heard)
    .filter((part) => part.start < end && part.end > start)
    .map((part) => heard.slice(part.start, part.end))
    .filter((sentence) => !sentence.endsWith('?'))
  return said.length > 0 && said.every(toldOfThem)
}

/** A span that is blanked out is no evidence of anything. */
function stillHeard(act: PerceivedAct, words: string, heard: string): boolean {
  const span = words.slice(act.start, act.end)
  if (span.trim() === '') return true
  return countWords(heard.slice(act.start, act.end)) * 2 > countWords(span)
}

function perceivedIn(turn: Exclude<ReviewTurn, BuyerTurn>, heard: string): readonly PerceivedAct[] {
  // A turn with an order in it is read again without the order, so that the order lends no weight to the rest; and what is no
  // English would sound like something to the classifier all the same.
  if (turn.acts === undefined || heard !== turn.words) {
    const plain = plainWordsOf(heard)
    return plain.trim() === '' ? [] : classifyTurn(plain)
  }
  return turn.acts.filter((act) => stillHeard(act, turn.words, heard))
}

/** "Does that work?" after a plan reads like a question about their work to the classifier. */
const isNoQuestion = ({ act, start, end }: PerceivedAct, heard: string): boolean =>
  act.startsWith('q_') && asksWhetherItSuits(heard.slice(start, end))

function actsOf(turn: ReviewTurn, heard: string): readonly PerceivedAct[] {
  if (turn.speaker !== 'rep') return []
  return perceivedIn(turn, heard).filter((act) => !offersWhatIsTold(act, heard) && !isNoQuestion(act, heard))
}

/** Money of the buyer's, said back or counted on, reads like a price to the classifier, and is none. */
function withoutTheirMoney(turns: readonly HeardTurn[]): HeardTurn[] {
  return turns.map((turn) => {
    const pricing = turn.acts.filter(({ act }) => act === 'pricing')
    if (pricing.length === 0) return turn
    const before = moneyBefore(turns, turn)
    const isTheirs = ({ start, end }: PerceivedAct): boolean => {
      const words = turn.heard.slice(start, end)
      const sum = priceMentioned(words)?.text ?? words
      return amountsIn(sum).length > 0 && isTheirMoney(words, sum, before)
    }
    const left = pricing.filter(isTheirs)
    return left.length === 0 ? turn : { ...turn, acts: turn.acts.filter((act) => !left.includes(act)) }
  })
}

/** A sentence with so many of the buyer's words of just before, and next to none of its own, says them back. */
const fewestBack = 4
const mostOwn = 0.25
const ofOurs = /\b(?:we|we['’]\w+|us|our|ours|i|i['’]\w+|my)\b/iu

/** "Is that about it?" "What have I missed?" What stands before it is a summary, in whatever words. */
const checksSum =
  /\b(?:is that (?:about |roughly |more or less )?(?:it|right|fair|everything|all|correct|where (?:you are|we are))|(?:have|did) i (?:got|get|miss|missed|left|leave|forgotten|forget)|am i (?:missing|right|close|leaving)|anything (?:i['’]ve )?(?:missed|wrong)|what (?:have|did|am) i (?:miss|missed|missing|left|leaving|got|get))\b[^.?!]*\?/iu

function saysTheirsBack(turns: readonly HeardTurn[], turn: HeardTurn, { start, end }: PerceivedAct): boolean {
  const before = turns.filter(({ speaker, at }) => speaker === 'buyer' && at < turn.at).slice(-lately)
  const theirs = new Set(before.flatMap(({ heard }) => contentWords(heard)).map(({ stem }) => stem))
  const said = sentencesOf(turn.heard).filter((part) => part.start < end && part.end > start)
  return said.every((part) => {
    const text = turn.heard.slice(part.start, part.end)
    if (checksSum.test(turn.heard.slice(part.end)) && !ofOurs.test(text)) return true
    if (echoesAlone(text, before.at(-1)?.heard ?? '')) return true
    const words = contentWords(text)
    const own = words.filter(({ stem }) => !theirs.has(stem)).length
    return !ofOurs.test(text) && words.length >= fewestBack && own <= words.length * mostOwn
  })
}
const lately = 3

/** "So thirteen technicians run it on every pull" reads like an offer to the classifier where the buyer has just said so. */
function withoutTheirWords(turns: readonly HeardTurn[]): HeardTurn[] {
  return turns.map((turn) => {
    const left = turn.acts.filter((act) => !(offering.has(act.act) && saysTheirsBack(turns, turn, act)))
    return left.length === turn.acts.length ? turn : { ...turn, acts: left }
  })
}

/** What the seller's firm or thing does is offered under its name as under "we"; the classifier knows no names. */
function withNamedOffers(turns: readonly HeardTurn[]): HeardTurn[] {
  const rep = turns.filter(({ speaker }) => speaker === 'rep')
  const names = rep.slice(0, introducedWithin).flatMap(({ heard }) => sellerNamesIn(heard))
  return turns.map((turn) => {
    const span = turn.speaker === 'rep' ? offerByName(turn.heard, names) : null
    if (span === null || turn.acts.some(({ act, confidence }) => offering.has(act) && confidence >= sureFrom))
      return turn
    return { ...turn, acts: [...turn.acts, { act: 'pitch', confidence: sureFrom, ...span }] }
  })
}
const introducedWithin = 3

function hasMind(turn: ReviewTurn): turn is BuyerTurn {
  return turn.speaker === 'buyer' && 'move' in turn
}

function mindOf({ by, move, meters, changes, facts, objection, cut }: BuyerTurn): Mind {
  return { by, move, meters, changes, facts, objection, cut }
}

/** Words that were put right since have no times one by one. */
function wordTimesOf(turn: ReviewTurn): readonly WordTime[] | null {
  const times = 'wordTimes' in turn ? turn.wordTimes : undefined
  return times !== undefined && times.length === turn.words.split(' ').length ? times : null
}

function isEstimated(turn: ReviewTurn): boolean {
  return 'estimated' in turn && turn.estimated === true
}

/** A buyer of a practice call is timed as the rep before them was: a typed call has no clock worth reading. */
function modesOf(turns: readonly ReviewTurn[]): ('typed' | 'voice')[] {
  let last = turns.find((turn) => 'mode' in turn)?.mode ?? 'typed'
  return turns.map((turn) => {
    if (!hasMind(turn)) last = turn.mode
    return last
  })
}

/** "Phil, take me through it" asks as "Take me through it" does: a name before it is blanked out, at the same length. */
function withoutAddress(words: string): string {
  return words.replaceAll(
    /(?<=^|[.?!] )\p{Lu}\p{Ll}+, (?=(?:and|so|what|how|why|who|when|where|which|do|does|did|is|are|can|could|would|take|tell|walk|talk|describe|explain|help)\b)/giu,
    (name) =>
      /^(and|so|but|okay|well|now|yes|no|right|sure|then|also|just|oh)\b/iu.test(name) ? name : ' '.repeat(name.length),
  )
}

const asksIndirectly =
  /\b(?:know|hear|understand|learn|ask|asking|wonder\w*|curious|tell me|see|find out|check|interested in|question is)\b[^.?!]*$/iu

/** "I'll show you what would have happened." asks nothing, whatever clause of it begins like a question. */
function isClauseOfStatement(heard: string, { start, end }: AskedQuestion): boolean {
  const sentence = sentencesOf(heard).find((part) => part.start <= start && part.end >= end)
  if (sentence === undefined || sentence.start === start) return false
  const before = heard.slice(sentence.start, start)
  return /[\p{L}\p{N}] *$/u.test(before) && heard[sentence.end - 1] === '.' && !asksIndirectly.test(before)
}

function heardTurn(turn: ReviewTurn, at: number, mode: 'typed' | 'voice', type: CallType): HeardTurn {
  const heard = turn.speaker === 'colleague' ? ' '.repeat(turn.words.length) : withoutOrders(turn.words)
  const spokenCount = countWords(turn.words)
  const measured = turn.endMs - turn.startMs
  const timed = mode === 'voice' && !isEstimated(turn) && measured >= spokenCount * fastestWordMs
  return {
    turn: turn.turn,
    at,
    speaker: turn.speaker,
    words: turn.words,
    heard,
    spokenCount,
    wordCount: heard === turn.words ? spokenCount : countWords(heard),
    startMs: turn.startMs,
    endMs: turn.endMs,
    speechMs: timed ? measured : Math.round(spokenCount * estimatedMsPerWord),
    timed,
    typed: mode === 'typed',
    wordTimes: wordTimesOf(turn),
    acts: actsOf(turn, heard),
    pressing: turn.speaker === 'rep' && pressureIn(heard, callTypeTraits[type].aboutDecision) !== null,
    questions: questions(withoutAddress(heard)).filter((question) => !isClauseOfStatement(heard, question)),
    mind: hasMind(turn) ? mindOf(turn) : null,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const readAs = oncePer((_turns: readonly ReviewTurn[]) => new Map<CallType, HeardCall>())

/**
 * Reads a call once: acts found where they are missing, spoken lengths measured or estimated, orders to the scorer
 * blanked out. The same turns are read once for as long as somebody holds them, since what is heard in a call is kept with it; so they
 * must not change afterwards. Everything in a review is computed from the result. Turns are taken in the order given.
 */
export function heardCall(turns: readonly ReviewTurn[], type: CallType): HeardCall {
  const before = readAs(turns).get(type)
  if (before !== undefined) return before
  const call = read(turns, type)
  readAs(turns).set(type, call)
  return call
}

function read(turns: readonly ReviewTurn[], type: CallType): HeardCall {
  const modes = modesOf(turns)
  const heard = withProof(
    withoutTheirWords(
      withNamedOffers(withoutTheirMoney(turns.map((turn, at) => heardTurn(turn, at, modes[at] ?? 'typed', type)))),
    ),
  )
  const rep = heard.filter((turn) => turn.speaker === 'rep')
  const buyer = heard.filter((turn) => turn.speaker === 'buyer')
  const repSpeechMs = sum(rep.map((turn) => turn.speechMs))
  const buyerSpeechMs = sum(buyer.map((turn) => turn.speechMs))
  const timed = heard.length > 0 && heard.filter((turn) => turn.timed).length >= heard.length * timedShare
  const first = heard.reduce((least, turn) => Math.min(least, turn.startMs), Number.MAX_SAFE_INTEGER)
  const last = heard.reduce((most, turn) => Math.max(most, turn.endMs), 0)
  return {
    type,
    turns: heard,
    rep,
    buyer,
    timed,
    typed: rep.some((turn) => turn.typed),
    durationMs: timed ? last - first : repSpeechMs + buyerSpeechMs,
    repSpeechMs,
    buyerSpeechMs,
  }
}
