import { sureFrom } from '../acts/confidence.ts'
import type { Act, PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { hasAttack } from '../acts/evidence.ts'
import { classifyTurn } from '../acts/classify.ts'
import { plainText, stemOf, tokensOf } from '../acts/tokens.ts'
import { acknowledgementIn } from '../speech/acknowledging.ts'
import { onceForWords } from '../speech/once-for-words.ts'
import { hasNoAnswer } from '../speech/no-answer.ts'
import { pressureIn } from '../speech/pressure.ts'
import { sentencesIn } from '../speech/said.ts'
import type { Span } from '../speech/said.ts'
import { anyOf } from '../speech/ways.ts'
import type { Ways } from '../speech/ways.ts'
import { isGibberish } from './heard/gibberish.ts'
import { isInsult } from './heard/insult.ts'
import { coreOf, putsQuestion } from './heard/question-core.ts'

export type { Span }

export type Strange = 'silence' | 'attack' | 'code' | 'flood' | 'foreign' | 'gibberish'

/** What the buyer takes in of one turn of the rep. */
export type Heard = {
  words: string
  /** Lower case, straight apostrophes. */
  plain: string
  /** Stems of the words that carry meaning. */
  stems: ReadonlySet<string>
  wordCount: number
  acts: PerceivedAct[]
  /** The words ask for an answer. */
  asks: boolean
  /** The words of the questions without what is said around them, or all words when none stands out. */
  question: string
  /** The turn asks leave to ask, or tells why, and puts the question itself: "could I ask how you plan the week?" */
  putsQuestion: boolean
  questionCount: number
  strange: Strange | null
  insult: boolean
  pressure: Span | null
  /** Where the rep shows that the buyer was heard. */
  acknowledges: Span | null
  elapsedMs: number
}

const light = new Set(
  (
    'a an and the to of in on at for with from by as is are was were be been am do does did have has had will would can ' +
    'could should may might i you we they he she it this that these those there here my your our their me us them so but ' +
    'or if then than not no yes just very really about what how who when where why which ok all right get got go going ' +
    'know think like want need say said tell let one some any more most much many out up down over into well now today'
  ).split(' '),
)

/** A word that carries no meaning of its own. */
export function isLight(token: string): boolean {
  return light.has(token)
}

/** The stems of the words that carry meaning, for comparing what was asked with what is known. */
export const meaningOf = onceForWords(
  (words: string): ReadonlySet<string> =>
    new Set(
      tokensOf(words)
        .filter((token) => !light.has(token) && token.length > 1)
        .map(stemOf),
    ),
  16,
)

/** How a question starts when recognition has lost its question mark. */
export const openingWays: Ways = {
  'how many people do you have':
    /(?:what|how|who|where|why|which|whose|when)(?:'s|'re| \w+){0,2}? (?:do|does|did|are|is|was|were|can|could|would|will|have|has|had|should|many|much|long|often|else)\b/,
  "where's the plan": /(?:what|who|where|when|how)'s\b/,
  'what happens next':
    /what (?:goes|went|happens|happened|breaks|bothers|hurts|makes|made|changed|comes|gets|would|takes?|keeps|kept|stops|stopped|holds|slows|trips|worries|eats|wastes|costs|causes|caused|drives|needs|killed|kills|broke|put)\b/,
  'do you plan it':
    /(?:do|does|did|are|is|was|were|can|could|would|will|have|has) (?:you|your|it|that|there|they|we|i|the|anyone|this)\b/,
  "i'd love to hear": /i(?:'d| would) (?:really )?(?:love|like) to (?:hear|know|understand|learn)\b/,
  "i'm curious how": /i(?:'m| am) (?:curious|interested) (?:how|what|to)\b/,
  'tell me': /tell me\b/,
  'walk me through it': /(?:walk|talk|take|run|lead) me\b/,
  describe: /describe\b/,
  'help me understand': /help me understand\b/,
  'say more': /say more\b/,
  'go on': /go on\b/,
  'who signs': /who [a-z]+s\b/,
  'how much time': /how (?:much|many) \w+/,
  'give me one': /give me (?:an?|one|the last)\b/,
  'i see, but tell me how': /(?:.{1,60}\b(?:but|so|and|just) )?tell me (?:in|how|what|about|a bit)\b/,
  'what about the weekend': /what about\b/,
  'how about fridays': /how about\b/,
  'why not': /why\b/,
  'what if': /what if\b/,
  'what kind of': /what (?:kind|sort|type)s? of\b/,
}
const leadIn = String.raw`(?:(?:and|so|but|okay|ok|right|well|um|uh|then|now|sorry|great|got it|sure),? )*`
const questionOpening = new RegExp(String.raw`^${leadIn}(?:${anyOf(openingWays).source})`)

/** How a statement ends that wants a yes or a no, when recognition has lost its question mark. */
const questionTail =
  /\b(?:would you say|(?:am i|is that|is it) (?:right|correct|so)|(?:isn't|wasn't|aren't|don't|doesn't|haven't|hasn't|won't|wouldn't) (?:it|that|you|they|there)|you reckon|(?:is|was) (?:that|this|it) (?:something|how it is|the same|what)\b.{0,30})$/
const turnedRound = /\b(?:do|does|did|are|is|was|were|would|can|will) (?:they|it|he|she|you)\b/
const mostTurnedWords = 8
/** "And your field people what would they say": the asking word stands in the middle. */
const askedInside =
  /\b(?:what|how|who|when|where|why) (?:do|does|did|would|will|can) (?:they|it|he|she|you|your|the)\b|^(?:(?:and|so|but|then),? )*(?:is|are|does|do|has|have|was|will|would) (?:someone|somebody|anyone|anybody)\b/

/** Whole sentences, unlike `questions` of acts/details: of "the reason is that you hire" its last piece alone would ask. */
function questionsIn(words: string): string[] {
  return sentencesIn(words)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.endsWith('?') || asksUnmarked(sentence))
}

/** "And what you have today stays": the words stand in the order of a statement, and what is said of it follows. */
const saysOfIt =
  /^(?:(?:and|so|but|okay|ok|right|well),? )*(?:what|how|where|when|who) (?:you|we|they|i|he|she|it|your \w+|our \w+) (?:have|has|had|do|does|did|are|is|was|were|use|need|want|see|said|told|get|got|know)\b[^?]* (?:is|was|are|were|stays?|remains?|sounds?|makes?|helps?|counts?|matters?|goes|comes|looks?|means?|tells?|can|will|would)\b(?! (?:you|it|they|that|we|i|he|she)\b)/

function asksUnmarked(sentence: string): boolean {
  const plain = plainText(sentence).replace(/[.!]+$/, '')
  if (saysOfIt.test(plain)) return false
  return (
    questionOpening.test(plain) ||
    questionTail.test(plain) ||
    askedInside.test(plain) ||
    (turnedRound.test(plain) && plain.split(' ').length <= mostTurnedWords) ||
    putsQuestion(plain) ||
    questionOpening.test(coreOf(plain))
  )
}

const askingActs: ReadonlySet<Act> = new Set([
  'q_process',
  'q_pain',
  'q_impact',
  'q_budget',
  'q_authority',
  'q_timeline',
  'q_competitor',
])

export function isAsking(act: Act): boolean {
  return askingActs.has(act)
}

const foreignPattern =
  /\b(?:hola|buenos|gracias|por favor|usted|bonjour|merci|vous|s'il|guten tag|danke|bitte|ich|nicht|ciao|grazie|obrigado|quiero|puede|hablar|sprechen|parlez|olá)\b/g

/** Without such letters all there are is Latin. */
const beyondAscii = /[\u0080-\u{10ffff}]/u

function isForeign(words: string, plain: string): boolean {
  if (beyondAscii.test(words)) {
    const letters = words.match(/\p{L}/gu)?.length ?? 0
    const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0
    if (letters >= 4 && latin / letters < 0.5) return true
  }
  return (plain.match(foreignPattern)?.length ?? 0) >= 2
}

const codePattern =
  /[{}<>;=]{2,}|\bfunction\s*\(|=>|<\/?[a-z]+>|\bselect \* from\b|\bdrop table\b|```|\bimport \w+ from\b/

function strangeness(words: string, plain: string): Strange | null {
  if (!/[\p{L}\p{N}]/u.test(words)) return 'silence'
  if (words.length > 6000) return 'flood'
  if (hasAttack(plain)) return 'attack'
  if (codePattern.test(plain)) return 'code'
  if (isGibberish(plain)) return 'gibberish'
  return isForeign(words, plain) ? 'foreign' : null
}

/** Takes in one turn: what it does, what it asks, and what about it is out of the ordinary. */
export function perceive(words: string, elapsedMs: number, isAboutDecision = false): Heard {
  const plain = plainText(words.slice(0, 6001))
  const acts = classifyTurn(words)
  const questions = questionsIn(words.slice(0, 6000))
  const asked = acts.filter(({ act, confidence }) => isAsking(act) && confidence >= sureFrom)
  const spoken = asked.map(({ start, end }) => words.slice(start, end))
  return {
    words,
    plain,
    stems: meaningOf(words),
    wordCount: words.split(/\s+/).filter(Boolean).length,
    acts,
    asks: questions.length > 0 || asked.length > 0,
    question: questions.length > 0 ? questions.map(coreOf).join(' ') : spoken.length > 0 ? spoken.join(' ') : words,
    putsQuestion: questions.some(putsQuestion),
    questionCount: questions.length,
    strange: strangeness(words, plain),
    insult: isInsult(plain, acts),
    pressure: pressureIn(words.slice(0, 6000), isAboutDecision),
    acknowledges: acknowledgementIn(words.slice(0, 6000), acts),
    elapsedMs,
  }
}

/** The surest perceived act of a kind, if the buyer is sure enough of it. */
export function actIn(heard: Heard, act: Act, from: number = sureFrom): PerceivedAct | undefined {
  return heard.acts.find((perceived) => perceived.act === act && perceived.confidence >= from)
}

/** The act the whole turn does most; null for words that do nothing. */
export function mainActOf(heard: Heard): PerceivedAct | null {
  return heard.acts[0] ?? null
}

/** The rep has no answer and says so, or says they would have to ask. */
export function knowsNothing(heard: Heard): boolean {
  return hasNoAnswer(heard.words)
}
