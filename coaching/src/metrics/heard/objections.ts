import type { ObjectionFamily } from '@ringside/contract'
import { objectionFamilySchema } from '@ringside/contract'
import { nextStepDetail } from '../../acts/details.ts'
import { complaintIn } from './complaints.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { does, offersIn } from './acts-done.ts'
import { followUpIn } from './follow-ups.ts'
import { putsOff } from './postponing.ts'
import { isArguing, isPressing } from './pressing.ts'
import { dislikeIn, doubtIn, familyIn, havingIn } from './worries.ts'
import { takesBack } from '../../speech/taking-back.ts'
import { hasNoAnswer } from '../../speech/no-answer.ts'
import { worryByEar } from './worries-by-ear.ts'
import { asksForWorries, worryInAnswer } from './worry-words.ts'
import { contentWords, heardSentences, heardWords, saidSentences, shortened, stemsOf, type Span } from './words.ts'

/** One worry of the buyer, from where it was raised to how it stood at the end. */
export type HeardObjection = {
  /** The persona's id for it, null when heard from the words alone. */
  id: string | null
  family: ObjectionFamily
  raised: HeardTurn
  span: Span
  /** Rep turns that spoke to it: after it was raised, up to the buyer letting it go or three of them. */
  replies: readonly HeardTurn[]
  settled: boolean
  /** The rep turn after which the buyer let it go; null while it stands, and where the words alone do not tell. */
  settledBy: HeardTurn | null
}

const replyLimit = 3

/** Replies until the speaker index `until` (a buyer turn that closed it), at most three. */
function repliesAfter(call: HeardCall, raised: HeardTurn, until: number): HeardTurn[] {
  return call.rep.filter((turn) => turn.at > raised.at && turn.at < until).slice(0, replyLimit)
}

/** Where it was let go for good: what was opened again after that was not settled by it. */
function settlingTurn(turns: readonly HeardTurn[]): HeardTurn | undefined {
  const isOpen = (turn: HeardTurn): boolean => turn.mind?.objection?.state !== 'resolved'
  return turns[turns.findLastIndex(isOpen) + 1]
}

function fromMind(call: HeardCall): HeardObjection[] {
  const byId = new Map<string, HeardTurn[]>()
  for (const turn of call.buyer) {
    const id = turn.mind?.objection?.id
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), turn])
  }
  return [...byId].flatMap(([id, turns]) => {
    const [raised] = turns
    const family = objectionFamilySchema.safeParse(raised?.mind?.objection?.family)
    if (raised === undefined || !family.success) return []
    const closed = settlingTurn(turns)
    return [
      {
        id,
        family: family.data,
        raised,
        span: objectionSpan(raised),
        replies: repliesAfter(call, raised, closed?.at ?? call.turns.length),
        settled: closed !== undefined,
        settledBy: call.rep.findLast((turn) => closed !== undefined && turn.at < closed.at) ?? null,
      },
    ]
  })
}

/** Short enough to be quoted whole, in one sentence or two. */
const wholeLimit = 120

/** "It went nowhere." "And I mean like us." What it is about stands in the sentence before. */
const hanging =
  /^\W*(?:(?:and|so|but|well|then),? )*(?:it|it['’]?s|that|that['’]?s|this|they|they['’]?re|he|she|those|these|then|why|who|where|what|which|somebody|nobody|since|no)\b/iu
const fewestTelling = 2

function hangs(text: string): boolean {
  return hanging.test(text) || contentWords(text).length < fewestTelling
}

/** A sentence, with the one before it where it says nothing by itself. */
function withWhatItIsAbout(words: string, spans: readonly Span[], span: Span): Span {
  const before = spans.findLast(({ end }) => end <= span.start)
  const short = before !== undefined && span.end - before.start <= wholeLimit
  return short && hangs(words.slice(span.start, span.end)) ? { start: before.start, end: span.end } : span
}

/** A practice buyer comes to their worry after what they make of the last line: it stands at the end of the turn. */
function objectionSpan(turn: HeardTurn): Span {
  if (turn.words.length <= wholeLimit) return { start: 0, end: turn.words.length }
  const spans = saidSentences(turn)
  const last = spans.at(-1) ?? { start: 0, end: turn.words.length }
  const told = familyIn(turn.heard.slice(last.start, last.end)) === null ? spans.at(-2) : undefined
  const both = told === undefined ? last : { start: told.start, end: last.end }
  if (both.end - both.start > wholeLimit) return shortened(turn.words, last, wholeLimit)
  return both === last ? withWhatItIsAbout(turn.words, spans, last) : both
}

const goesOn =
  /\b(still|again|as i said|i just said|already (told|said)|not (interested|convinced|sure)|no\b|don't think)/iu

/** The buyer lets a worry go in words: relief, or a question about what comes after it. */
const relieved =
  /\b(that's (different|better|good|fair|helpful|new)|that (is different|helps|would help|makes sense|answers)|makes sense|that(?:'d| would) be (useful|helpful|good|great|different|something)|fair enough|good to (know|hear)|i see|i like that|alright|all right|okay|ok|right|then (it|that) could|what (does|would) (it|that) cost|what (do|would) you (charge|ask|want)|what's (it|that) cost|how (soon|much|would|does))\b/iu

/** Gets rid of the rep: what stood in the way stands, and they will not talk about it. */
const brushingOff =
  /\b(send (me |us |over |it )?(a|an|some|the|your|me|over|through)?\b ?(link|e-?mail|info\w*|brochure|deck|leaflet|details|something|stuff|pdf)|e-?mail (me|it)|leave it with (me|us)|(i'll|let me|i'd) (have a )?(think|see|get back|let you know)|(another|some other) time|(have|got|need) to (go|run|dash)|gotta (go|run))\b/iu

/** What was only remarked is settled when the buyer says so, and not by their saying no more of it. */
type Raised = { turn: HeardTurn; span: Span; family: ObjectionFamily; inPassing?: true; byEar?: true }

/** "We do laundry for hotels": no offer yet, and what a "we have one" answers. */
const inBusiness = /\bwe do (?:[\p{L}-]+ ){1,4}for \p{L}/iu

/** "Patients hate call centres", in answer to an offer, is about what was offered; asked what goes wrong, it is a trouble. */
function againstOffer(call: HeardCall, turn: HeardTurn): Raised | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker !== 'rep') return null
  const offered = offersIn([before]).length > 0 || inBusiness.test(before.heard)
  if (!offered && !asksForWorries(before.heard)) return null
  const spans = heardSentences(turn)
  const disliked = spans.find(({ start, end }) => dislikeIn(turn.heard.slice(start, end)))
  if (disliked !== undefined) return { turn, span: disliked, family: 'effort', inPassing: true }
  for (const span of spans) {
    const family = worryInAnswer(turn.heard.slice(span.start, span.end))
    if (family !== null) return { turn, span, family, inPassing: true }
  }
  const [first] = spans
  const has = offered && first !== undefined && havingIn(turn.heard.slice(first.start, first.end))
  return has ? { turn, span: first, family: 'incumbent', inPassing: true } : null
}

/** The first worry of a turn. What was tried, and that it failed, is often told in two sentences. */
function firstRaisedIn(call: HeardCall, turn: HeardTurn): Raised | null {
  const complaint = complaintIn(call, turn)
  if (complaint !== null) return { turn, span: complaint, family: 'complaint' }
  const spans = heardSentences(turn)
  for (const [i, span] of spans.entries()) {
    const family = familyIn(turn.heard.slice(span.start, span.end))
    if (family !== null) return { turn, span, family }
    const both = { start: span.start, end: spans[i + 1]?.end ?? span.end }
    if (familyIn(turn.heard.slice(both.start, both.end)) === 'tried-before')
      return { turn, span: both, family: 'tried-before' }
  }
  return againstOffer(call, turn)
}

/** The worries of a turn: people, money and time are often named in one breath. */
function raisedIn(call: HeardCall, turn: HeardTurn): Raised[] {
  const first = firstRaisedIn(call, turn)
  if (first === null) {
    const byEar = worryByEar(call, turn)
    return byEar === null ? [] : [{ turn, ...byEar, inPassing: true, byEar: true }]
  }
  const others = heardSentences(turn).flatMap((span): Raised[] => {
    const isTold = span.start < first.span.end && span.end > first.span.start
    const family = isTold ? null : familyIn(turn.heard.slice(span.start, span.end))
    return family === null ? [] : [{ turn, span, family }]
  })
  return [first, ...others]
}

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

/**
 * As the words show: settled when spoken to, and the buyer's two turns after that do not come back to it. What they say
 * in between, when asked about it, is no coming back.
 */
function objectionFrom(call: HeardCall, raised: Raised): HeardObjection {
  const { turn, span, family } = raised
  const replies = repliesAfter(call, turn, call.turns.length)
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
  return {
    id: null,
    family,
    raised: turn,
    span: shortened(turn.words, withWhatItIsAbout(turn.words, saidSentences(turn), span), wholeLimit),
    replies,
    settled,
    settledBy: settledBy ?? null,
  }
}

/** Each family counts once a call, however often it is said. */
function firstOfEach(raised: readonly (Raised | null)[]): Raised[] {
  const found: Raised[] = []
  for (const one of raised) if (one !== null && !found.some(({ family }) => family === one.family)) found.push(one)
  return found
}

/** What sounds like a worry soon after one is more of the same, whatever family it sounds like. */
const stillTheSame = 4

function withoutMoreOfTheSame(raised: readonly Raised[]): Raised[] {
  return raised.filter(
    ({ turn, byEar }, i) =>
      byEar !== true || !raised.slice(0, i).some((earlier) => turn.at - earlier.turn.at <= stillTheSame),
  )
}

/** What a colleague of the rep takes up was not left to the rep: it is neither handled by them nor missed. */
const isTheReps = (call: HeardCall, { at }: HeardTurn): boolean => call.turns[at + 1]?.speaker !== 'colleague'

function fromWords(call: HeardCall): HeardObjection[] {
  const raised = call.buyer.filter((turn) => isTheReps(call, turn)).flatMap((turn) => raisedIn(call, turn))
  return firstOfEach(withoutMoreOfTheSame(raised)).map((each) => objectionFrom(call, each))
}

/** A practice buyer's doubts of what they hear are raised too, though their mind holds no objection for them. */
function doubtsHeard(call: HeardCall, known: readonly HeardObjection[]): HeardObjection[] {
  const raised = call.buyer.map((turn): Raised | null => {
    if (turn.mind?.objection !== undefined) return null
    const span = heardSentences(turn).find((part) => doubtIn(turn.heard.slice(part.start, part.end)) !== null)
    const family = span === undefined ? null : doubtIn(turn.heard.slice(span.start, span.end))
    return span === undefined || family === null ? null : { turn, span, family }
  })
  return firstOfEach(raised)
    .filter(({ family }) => !known.some((objection) => objection.family === family))
    .map((doubt) => objectionFrom(call, doubt))
}

const stating = ['answer', 'value', 'social_proof', 'pricing'] as const
const answering = ['answer', 'value', 'social_proof', 'pricing', 'empathy', 'clarify'] as const

/** The buyer's objections in the order raised: as the practice buyer's mind records them, else as the words show. */
export function objectionsHeard(call: HeardCall): HeardObjection[] {
  const practised = call.buyer.some((turn) => turn.mind !== null)
  if (!practised) return fromWords(call)
  const known = fromMind(call)
  return [...known, ...doubtsHeard(call, known)].toSorted((a, b) => a.raised.at - b.raised.at)
}
