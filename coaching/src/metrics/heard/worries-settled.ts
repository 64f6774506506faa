import type { ObjectionFamily } from '@ringside/contract'
import { nextStepDetail } from '../../acts/details.ts'
import { hasNoAnswer } from '../../speech/no-answer.ts'
import { takesBack } from '../../speech/taking-back.ts'
import { does } from './acts-done.ts'
import { easesIn } from './easing.ts'
import { followUpIn } from './follow-ups.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import type { HeardObjection } from './heard-objection.ts'
import { putsOff } from './postponing.ts'
import { isArguing, isPressing } from './pressing.ts'
import { familyIn } from './worries.ts'
import type { Raised } from './worries-raised.ts'
import { quotedSpan } from './worry-spans.ts'
import { contentWords, heardWords, stemsOf } from './words.ts'

const replyLimit = 3
/** A worry that is talked over at length is let go in words after more replies than that. */
const longestTalk = 6

/** Replies until the speaker index `until` (a buyer turn that closed it), at most three. */
export function repliesAfter(call: HeardCall, raised: HeardTurn, until: number, most = replyLimit): HeardTurn[] {
  return call.rep.filter((turn) => turn.at > raised.at && turn.at < until).slice(0, most)
}

const goesOn =
  /\b(still|again|as i said|i just said|already (told|said)|not (interested|convinced|sure)|no\b|don't think)/iu

/** The buyer lets a worry go in words: relief, or a question about what comes after it. */
const relieved =
  /\b(that's (different|better|good|fair|helpful|new)|that (is different|helps|would help|makes sense|answers)|makes sense|that(?:'d| would) be (useful|helpful|good|great|different|something)|fair enough|good to (know|hear)|i see|i like that|alright|all right|okay|ok|right|then (it|that) could|what (does|would) (it|that) cost|what (do|would) you (charge|ask|want)|what's (it|that) cost|how (soon|much|would|does))\b/iu

/** Gets rid of the rep: what stood in the way stands, and they will not talk about it. */
const brushingOff =
  /\b(send (me |us |over |it )?(a|an|some|the|your|me|over|through)?\b ?(link|e-?mail|info\w*|brochure|deck|leaflet|details|something|stuff|pdf)|e-?mail (me|it)|leave it with (me|us)|(i'll|let me|i'd) (have a )?(think|see|get back|let you know)|(another|some other) time|(have|got|need) to (go|run|dash)|gotta (go|run))\b/iu

const rulingOut =
  /^\W*(no\b|not\b|never\b|(you|it|that|they|there|we|nobody|he|she)(['’](s|re|ll|d)| is| are| will| would| do| does)? ?(not|no|never|don['’]t|doesn['’]t|isn['’]t|won['’]t|wouldn['’]t|aren['’]t|needs?)\b)/iu

/** "..., nothing starts before January": further on in a reply, only what will not be asked of them rules a fear out. */
const rulingOutLater =
  /(?:^|[.!?,;:–—-] *|\b(?:and|so|but|because|that) )(?:nothing|nobody|no one|none of (?:it|that|them|you|your \p{L}+))(?:['’]ll| will| would| has to| have to| needs? to)? ?(?:start|begin|change|happen|move|leave|go|be|come|do|have|need|learn|pay|sign|prepare|get|work|stop|break)(?:s|es)?\b(?! (?:wrong|about (?:it|that))\b)/iu

/**
 * True for a reply that says that what is feared is not so, at its beginning ("There's no login", "You're not tied in")
 * or after it has taken the worry up.
 */
export function rulesOut({ heard, wordCount }: HeardTurn): boolean {
  return (rulingOut.test(heard) || rulingOutLater.test(heard)) && wordCount > 3 && !hasNoAnswer(heard)
}

/** A reply that speaks to a worry. To push on, to argue, to put it off or to name a day over it does not. */
function speaksToIt(call: HeardCall, { turn, family }: Raised, reply: HeardTurn): boolean {
  if (isPressing(reply) || isArguing(reply) || putsOff(reply) || hasNoAnswer(reply.heard)) return false
  if (does(reply, answering) !== null || rulesOut(reply)) return true
  if (settledByStep.has(family) && (does(reply, ['next_step']) !== null || followUpIn(call, reply) !== null))
    return true
  // What the product does speaks to a worry once that was asked after, or in its own words; else it goes past it.
  const askedAfter = call.rep.some(
    (other) => other.at > turn.at && other.at < reply.at && followUpIn(call, other) !== null,
  )
  const told = stemsOf(call.buyer.filter(({ at }) => at >= turn.at && at < reply.at))
  const inTheirWords = heardWords(reply).some(({ stem }) => told.has(stem))
  if (does(reply, ['pitch']) !== null && (askedAfter || inTheirWords)) return true
  // Who asked, and then states something in the words of the answer, speaks to it in whatever act.
  const asked = call.rep.some((other) => other.at > turn.at && other.at < reply.at && other.questions.length > 0)
  return asked && inTheirWords && reply.questions.length === 0 && reply.wordCount >= fewestStated
}

/** "Yeah, send me a link" ends the talk; with a day in it, it goes on. */
function brushesOff({ heard }: HeardTurn): boolean {
  return brushingOff.test(heard.replaceAll('’', "'")) && nextStepDetail(heard).day === undefined
}

const fewestStated = 8

/** Who has no time, must ask somebody or wants it in writing can be met by a step. */
const settledByStep = new Set<ObjectionFamily>(['send-something', 'timing', 'no-authority'])

/** They say it again, or still do not want it: "Still, we have no budget" goes on about the budget and about nothing before. */
function comesBack({ heard }: HeardTurn, family: ObjectionFamily): boolean {
  const named = familyIn(heard)
  return named === family || (named === null && goesOn.test(heard.slice(0, 60)))
}

/** What had answered it does not hold, by a later line in words of the answer. */
function takesItBack(later: HeardTurn, answer: HeardTurn): boolean {
  if (later.at <= answer.at || !takesBack(later.words)) return false
  const then = stemsOf([answer])
  return contentWords(later.heard).some(({ stem }) => then.has(stem))
}

/** The line in which the buyer lets it go, before they come to another worry; what is said of the same again undoes it. */
function easedIn(call: HeardCall, { turn, family }: Raised, until: number): HeardTurn | undefined {
  const replies = repliesAfter(call, turn, until, longestTalk)
  const eased = call.buyer.find(
    (later) => replies.some(({ at }) => at + 1 === later.at) && later.at < until && easesIn(call, later),
  )
  const after = call.buyer.filter(({ at }) => eased !== undefined && at > eased.at).slice(0, 2)
  return after.some(({ heard }) => familyIn(heard) === family) ? undefined : eased
}

/** What they let it go after: the last reply that says something, where the very last only asks whether that settles it. */
function settledAfter(replies: readonly HeardTurn[], eased: HeardTurn): HeardTurn | null {
  const before = replies.filter(({ at }) => at < eased.at)
  const states = ({ wordCount, questions }: HeardTurn): boolean =>
    questions.length === 0 || wordCount >= fewestStated * 2
  return before.findLast(states) ?? before.at(-1) ?? null
}

/**
 * As the words show: settled when the buyer lets it go in words, else when it was spoken to and the buyer's two turns after that
 * do not come back to it. What they say in between, when asked about it, is no coming back.
 */
function isSettled(
  call: HeardCall,
  raised: Raised,
  replies: readonly HeardTurn[],
): Pick<HeardObjection, 'settled' | 'settledBy'> {
  const { turn, family } = raised
  const speaking = replies.filter((reply) => speaksToIt(call, raised, reply))
  const states = (reply: HeardTurn): boolean => does(reply, stating) !== null || reply.questions.length === 0
  // What was only remarked is answered by a statement: to ask on about it leaves it where it was.
  const answer = speaking.find(states) ?? (raised.inPassing === true ? undefined : speaking[0])
  const spokenTo = answer !== undefined && replies.indexOf(answer) < 2
  const after = call.buyer.filter((later) => later.at > (answer ?? turn).at).slice(0, 2)
  const back = after.some((later) => comesBack(later, family))
  const [next] = after
  const relief = after.find((later) => relieved.test(later.heard.slice(0, 60).replaceAll('’', "'")))
  const isPassed = raised.inPassing === true && relief === undefined
  const tookBack = answer !== undefined && call.rep.some((later) => takesItBack(later, answer))
  const settled = spokenTo && next !== undefined && !back && !isPassed && !tookBack && !brushesOff(next)
  const settledBy = relief === undefined || !settled ? undefined : replies.findLast((reply) => reply.at < relief.at)
  return { settled, settledBy: settledBy ?? null }
}

/** So many of its words are the buyer's that a reply says theirs back, and answers nothing yet. */
const mostlyTheirs = 0.6

function saysBack(call: HeardCall, reply: HeardTurn): boolean {
  const theirs = stemsOf(call.buyer.filter(({ at }) => at < reply.at))
  const words = contentWords(reply.heard)
  return words.filter(({ stem }) => theirs.has(stem)).length >= words.length * mostlyTheirs
}

type Became = Pick<HeardObjection, 'settled' | 'settledBy'>

/** Relief settles it, unless something that answers it had settled it before that. */
function withRelief(
  call: HeardCall,
  raised: Raised,
  { replies, until, settled, settledBy }: Became & { replies: readonly HeardTurn[]; until: number },
): Became {
  const eased = easedIn(call, raised, until)
  const talked = repliesAfter(call, raised.turn, until, longestTalk)
  const answer = eased === undefined ? null : settledAfter(talked.length > replies.length ? talked : replies, eased)
  const tookBack = answer !== null && call.rep.some((later) => takesItBack(later, answer))
  const isAnswered = settledBy !== null && !saysBack(call, settledBy)
  return answer === null || tookBack || isAnswered ? { settled, settledBy } : { settled: true, settledBy: answer }
}

/** A worry with what became of it; `until` is where the next one was raised. */
export function objectionFrom(call: HeardCall, raised: Raised, until = call.turns.length): HeardObjection {
  const { turn, span, family, unsure } = raised
  const replies = repliesAfter(call, turn, call.turns.length)
  const became = withRelief(call, raised, { replies, until, ...isSettled(call, raised, replies) })
  const told = { id: null, family, raised: turn, span: quotedSpan(turn, span), replies, ...became }
  return unsure === true ? { ...told, unsure } : told
}

const stating = ['answer', 'value', 'social_proof', 'pricing'] as const
const answering = ['answer', 'value', 'social_proof', 'pricing', 'empathy', 'clarify'] as const
