import { hasNoAnswer } from '../../speech/no-answer.ts'
import { priceMentioned, questions } from '../../acts/details.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { figure } from './amounts.ts'
import { discoveryActs, does, offersIn } from './acts-done.ts'
import { contentWords, heardSentences, heardWords, shortened, type Span } from './words.ts'

const signalKinds = ['price', 'timing', 'rollout', 'others', 'people', 'proof', 'warmth'] as const
export type SignalKind = (typeof signalKinds)[number]

/** The buyer leaning in: asking what a buyer asks, or saying that it could work. */
export type Signal = { kind: SignalKind; turn: HeardTurn; span: Span; caught: boolean; reply: HeardTurn | null }

const asked: readonly (readonly [SignalKind, RegExp])[] = [
  // Asked how much of their own goes into it, nobody wants to hear a price.
  [
    'rollout',
    /\bhow (much|many) (?:of )?(?:(?:my|our|their|the|your|\p{L}+['’]s?) ){0,2}(?:\p{L}+['’]s? )?(time|work|effort|hours|training|people|hands|staff)\b/iu,
  ],
  [
    'price',
    /\b(how much|what (does|would|do|will) (it|this|that|you|we|one|yours|(?:something|anything|a thing) (?:like (?:that|this|it)))\b.{0,20}\b(cost|charge|pay|run|ask|want) ?(?:for|per|an?\b|me|us|for it)?|what's (it|this|that|the) (cost|price|pricing|damage)|pric(e|ing)|per (user|seat|month))\b/iu,
  ],
  [
    'timing',
    /\b(how (long|soon|fast|quickly)|when (could|can|would|do) (we|you|it|i|they)|by when|what's the timeline)\b/iu,
  ],
  [
    'rollout',
    /\b(how (does|do|would|will|could|is) (it|that|this|you|your|we|they|setup|the)\b|would (it|that|this|the \w+|they|my \w+|our \w+) (work|connect|integrate|fit|see|need|have|get|run|talk)|does (it|that|this) (work|connect|integrate|fit|talk|plug|need|run)|what (would|does) (that|it|this) (look like|take|involve|need|mean)|set ?up|integrat\w+|training)\b/iu,
  ],
  [
    'others',
    /\b(who else|anyone else|other (companies|customers|carriers|people|firms|places|shops|hospitals|schools|plants|stores)|see (that )?at other|anyone (like|our size)|customers? (like us|our size)|references?)\b/iu,
  ],
  [
    'people',
    /\b(could (you|we) (show|include|bring|talk to)(?! (?:me|us|it|that|this)\b)|my (boss|team|cfo|director|partner) (would|should|might|will) (want|like|need|see))\b/iu,
  ],
  [
    'proof',
    /\b(can (you|i) (show|see|send|try)|could (you|i) (show|see|try)|do you have (an example|numbers|a case)|have you got (an example|numbers))\b/iu,
  ],
]

const warm =
  /\b(that (could|might|would|may) (work|help|be (useful|helpful|interesting|good|something))|that('d| would)? (help|work for|solve|save) (us|me)|(i|we) could (live with|use|see) (that|this|it)|(?<!\bthan )i(['’]d| would) (like|want|be interested|love)|i like (that|the|how|this)|sounds (useful|helpful|interesting|promising|about right)|that's (interesting|useful|helpful|exactly what|what (we|i) need)|now that('s| is) interesting|tell me more|i'm (interested|curious)|that part i'd like|could live with|worth (a look|looking))\b/iu

/** Asks to hear on: it leans in only once something was offered. "Go on" alone is leave to speak, whenever it is said. */
const leave = /\b(tell me more|i'm curious)\b/iu

/** Said with gritted teeth or a curl of the lip: the words of a yes, and no warmth behind them. */
const grudging =
  /\b(if (i|you|we) must|if you (insist|have to|like)\b|i suppose\b|i guess\b|for what it's worth|whatever\b|(oh|ah) (great|good|wonderful|lovely|joy|brilliant)|(great|lovely|wonderful|brilliant|perfect|fantastic)[,.!]? (another|one more|just what|that's all)|that'd be a (first|miracle)|would be a (first|miracle)|(i'll|i'd) believe (it|that)|pigs (might|will|would) fly|good luck (with|to)|yeah,? right|sure you (do|are|can|will)|i'm sure (they|it|you|he|she|everybody|everyone) (do|does|did|is|are|will|would|love)|heard it all|heard that|too good to be true|in (theory|a perfect world|your dreams)|on paper|they all (say|promise|do)|(everybody|everyone|every \w+) says|how (nice|lovely|kind|generous) for|makes a change|don't hold your breath|not holding my breath|let's pretend|so you say|says (you|who))\b/iu

/** Said by buyers who are closing, not leaning in. */
const notWarm =
  /\b((think|sleep|reflect) (it over|about (it|that)|on (it|that))|who('s| is) (this|calling)|what('s| is) (this|it) (about|regarding)|what do you (want|need)|why should|why would (yours|you)|not (going|interested)|(don't|do not) (see|need|think)|heard that|on paper|how did you get|how (does|is|would) (that|this|it) (any )?(different|help (me|us))|what would (that|it) change|how do (you|i|we) know|who else (have|did|are) you|how (long|much) (is this|will this|longer|more of|have you got|did you|are you going)|how much (time|longer)|(?:i'd|i would|i should) like to (?:ask|speak|raise|make|come back|say|add|know why)|what's in it for you|how long (?:have|has) (?:you|your|\p{L}+)\b.{0,20}\bbeen (?:doing|around|in|going|at|with)|do you people|(when|how|why|where) (would|could|should|can|do) (we|i|they|one)(?=\?)|do you know what we do|do you ever)\b/iu

const closedMoves = new Set([
  'pick-up',
  'greet-back',
  'ask-who',
  'ask-purpose',
  'grant-time',
  'refuse-time',
  'object',
  'repeat-objection',
  'deepen-objection',
  'push-back',
  'brush-off',
  'warn',
  'goodbye',
  'hang-up',
  'stay-in-character',
  'ask-meaning',
  'ask-next-step-detail',
  'agree-next-step',
  'price-reaction',
  'refuse-next-step',
])

/** "What I'm measured on is sold at full price." "Don't ask me how much." A clause that begins like a question asks nothing. */
const inverted =
  /^\W*(?:(?:and|so|but|okay|ok|right|well|then|now|sorry),? )*(?:(?:what|how|when|where|who|why|which)(?: (?:much|many|long|soon|fast|quickly|often|else|kind of|sort of)(?: [\p{L}-]+){0,2}?)?(?:['’](?:s|d|ll|re)\b| (?:is|are|was|were|does|do|did|would|will|could|can|should|has|have)\b)|(?:does|do|did|is|are|would|will|could|can|have|has|may|might)\b|(?:who|anyone|anybody) else\b|what about\b|how (?:much|long|soon)\W*$)/iu

function isPutAsQuestion(sentence: string): boolean {
  if (questions(sentence).length === 0) return false
  const end = sentence.trimEnd()
  return !/[.!…]$/u.test(end) || inverted.test(end)
}

function kindIn(sentence: string, hasOffer: boolean): SignalKind | null {
  const plain = sentence.replaceAll('’', "'")
  if (notWarm.test(plain)) return null
  const isLeave = leave.test(plain)
  if (isPutAsQuestion(sentence) && !isLeave) return asked.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
  if (!warm.test(plain) || (isLeave && !hasOffer)) return null
  return 'warmth'
}

const answeringActs = ['answer', 'pitch', 'value', 'pricing', 'social_proof', 'next_step'] as const
/** How a straight answer begins: a yes or no, the thing asked about, or "You wouldn't", "We do", "They can't". */
const directly =
  /^\W*(yes|no|not|never|yeah|it|it['’]s|that|that['’]s|they|about|around|(?:a few|a couple of|some|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:minutes|hours|days|weeks|months)|usually|typically|exactly|because|good question|fair question|(you|we|i|he|she|they|there)(['’](d|ll|re|ve|s|m))?(?! (what|how|know what))\b ?(would|wouldn['’]t|do|don['’]t|does|doesn['’]t|did|didn['’]t|can|can['’]t|could|couldn['’]t|will|won['’]t|are|aren['’]t|is|isn['’]t|have|haven['’]t|bill|charge|only|start|need)\b)/iu

/** "It depends, really" is what everybody says who was asked and will not tell. */
const depends =
  /^\W*(?:(?:well|er|um|oh|so|that|honestly|yeah),? )*(?:it |that )?(?:really |all |kind of |sort of )?depends?\b/iu

/** "Two of the three near you do." */
const counted =
  /^\W*(?:all|most|some|none|half|both|each|every\w*|nobody|no one|two|three|four|five|six|seven|eight|nine|ten|\d+|a (?:few|couple|third|quarter)|(?:nearly|almost|about) \w+)\b[^.?!]{0,60}\b(?:do|does|don['’]t|doesn['’]t|did|can|can['’]t|will|won['’]t|are|aren['’]t|is|isn['’]t|have|haven['’]t|would)\b(?=\W*$|[.,;])/iu

/** True for a reply that begins with its answer. */
function answersOutright({ heard, wordCount }: HeardTurn): boolean {
  return (directly.test(heard) || counted.test(heard)) && wordCount > 3 && !hasNoAnswer(heard)
}

/** The reply speaks to what was asked: it takes up the buyer's words, or gives the sort of thing that was asked for. */
export function repliesTo(question: HeardTurn, span: Span, kind: SignalKind | null, reply: HeardTurn): boolean {
  const asked = contentWords(question.heard.slice(span.start, span.end)).map((word) => word.stem)
  const takesUp = heardWords(reply).some((word) => asked.includes(word.stem))
  const answers = does(reply, answeringActs) !== null
  if (hasNoAnswer(reply.heard) || (depends.test(reply.heard) && !figure.test(reply.heard))) return false
  if (kind === 'price' && priceMentioned(reply.heard) !== null) return true
  if (answersOutright(reply)) return true
  if (kind === 'price' || kind === 'timing') return figure.test(reply.heard) && (answers || takesUp)
  if (kind === 'others') return does(reply, ['social_proof', 'answer', 'value']) !== null
  // Without a kind, only an answer or the buyer's own words will do: any pitch can follow any question.
  if (kind === null) return does(reply, ['answer']) !== null || (takesUp && reply.wordCount > 4)
  return answers || (takesUp && reply.wordCount > 4)
}

/** Moves of a practice buyer that tell how things are with them, or keep it back. */
const describing = new Set(['reveal-fact', 'slot-answer', 'answer-vague', 'unknown-answer', 'deflect', 'correct-recap'])

/** The buyer answers what they were asked of their own work: "more often than I'd like" is said of that, and of nothing offered. */
function describes({ turns }: HeardCall, turn: HeardTurn, hasOffer: boolean): boolean {
  if (turn.mind !== null && describing.has(turn.mind.move)) return true
  const before = turns[turn.at - 1]
  return !hasOffer && before?.speaker === 'rep' && does(before, discoveryActs) !== null
}

/**
 * Where the buyer leaned in. Caught when the rep's next turn does something with it: answers what was asked; for warm
 * words, asks, adds to them or moves towards a step. Leave to speak, a grudging yes and irony are no leaning in.
 */
export function signalsHeard(call: HeardCall): Signal[] {
  const [firstOffer] = offersIn(call.rep)
  return call.buyer.flatMap((turn) => {
    if (turn.mind !== null && closedMoves.has(turn.mind.move)) return []
    const hasOffer = firstOffer !== undefined && firstOffer.turn.at < turn.at
    const grudges = grudging.test(turn.heard.replaceAll('’', "'"))
    const tells = describes(call, turn, hasOffer)
    for (const span of heardSentences(turn)) {
      const kind = kindIn(turn.heard.slice(span.start, span.end), hasOffer)
      if (kind === null || (kind === 'warmth' && (grudges || tells))) continue
      const [reply = null, ...later] = call.rep.filter(({ at }) => at > turn.at)
      const caught = (reply !== null && catches(turn, span, kind, reply)) || answeredLater(turn, span, kind, later)
      return [{ kind, turn, span: shortened(turn.words, span), caught, reply }]
    }
    return []
  })
}

const building = [
  'next_step',
  'q_authority',
  'q_timeline',
  'q_impact',
  'q_budget',
  'q_pain',
  'q_process',
  'clarify',
  'value',
] as const

function catches(turn: HeardTurn, span: Span, kind: SignalKind, reply: HeardTurn): boolean {
  // A price asked for and named needs no other sign.
  if (kind === 'price' && priceMentioned(reply.heard) !== null) return true
  return actsOn(reply) && (kind === 'warmth' || repliesTo(turn, span, kind, reply))
}

/** "To come back to your question": an answer that came late is one, where it says what was asked. */
function answeredLater(turn: HeardTurn, span: Span, kind: SignalKind, later: HeardTurn[]): boolean {
  if (kind === 'warmth') return false
  const theirs = contentWords(turn.heard.slice(span.start, span.end)).map(({ stem }) => stem)
  return later.some((reply) => {
    if (kind === 'price') return does(reply, ['pricing']) !== null && priceMentioned(reply.heard) !== null
    const takesUp = heardWords(reply).some(({ stem }) => theirs.includes(stem))
    const says = does(reply, answeringActs) !== null || offersIn([reply]).length > 0
    return takesUp && says && !hasNoAnswer(reply.heard)
  })
}

/** "Yeah, okay, great" does nothing: an ask, an answer or a step does. */
function actsOn(reply: HeardTurn): boolean {
  return does(reply, [...building, ...answeringActs]) !== null || asksOn(reply)
}

const courtesy = /^\W*((okay|ok|right|really|yes|yeah|great)\W*|(how are you|are you there|can you hear me)\b.*)$/iu

function asksOn(reply: HeardTurn): boolean {
  return reply.questions.some(({ text }) => !courtesy.test(text))
}
