import { callTypeTraits } from '../../call-types/call-types.ts'
import { decisionAskIn, sentenceOfAsk } from '../../speech/deciding.ts'
import type { Move } from '@ringside/contract'
import { nextStepDetail, type NextStepDetail } from '../../acts/details.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { isHeldAgainst } from './credits.ts'
import { isPressing } from './pressing.ts'
import { does } from './acts-done.ts'
import { promisesOnlyPapers, sendsTimes, wantsToRead } from './papers.ts'
import { agreementTo, refuses } from './agreement.ts'
import { declinesBeforehand } from './declines.ts'
import type { Need } from './needs.ts'
import { proposalIn, proposalTakenUp } from './proposals.ts'
import { askedAndTold } from './names-in-words.ts'
import { isRepair } from './repairs.ts'
import type { Signal } from './signals.ts'
import { meetingPart } from './meeting-part.ts'
import { whenAgreed } from './when-agreed.ts'
import { announcedIn, announces, whatIsAnnounced } from '../../speech/announcing.ts'
import { definite } from './some-time.ts'
import { whoComes } from './who-comes.ts'
import { saidSentences, type Span } from './words.ts'

/** One ask of the rep for what happens after the call. `what`, `when` and `who` are the words that say so, or null. */
export type Step = {
  turn: HeardTurn
  /** The sentence that asks. */
  span: Span
  what: string | null
  /** "Thursday at ten" */
  when: string | null
  who: string | null
  /** It was put as a question, and so waits for a yes. */
  asks: boolean
  /**
   * Asked, not announced, after the buyer had told of a need or leaned in. A buyer who was pressed for a signature owes
   * no step any more; one who agrees to it all the same has one.
   */
  earned: boolean
  /** Told and not asked: "I'll send you the papers on Monday." */
  announced: boolean
  /** The buyer turn that agreed to it. */
  agreed: HeardTurn | null
  /** Something is sent, and nobody meets: a day in it is the day it comes. */
  papers: boolean
  /** What, when and who as far as this very turn says it: the rest was said in an ask before. */
  own: Detail
}

/** Things a rep offers that the extractor does not count as a meeting or a document with a name. */
const looseWhat =
  /\b(email|info|information|(?<=\b(?:send|sending|e-?mail|mail|post|show|bring|give|get|leave|have)(?: \p{L}+){0,2} )something|some details|more details|deck|one-pager|overview|numbers|chat|coffee|time|test|pilot|trial|(look at|go (through|over)|walk through|try|see) (it|this|that|them|how)|(one|a|two) (site|home|week|shift|ward|team|line|branch|store)s?|(go|went|going) through|sit(ting)? (down\b|with|together)|(put|run|take) .{1,40} through it|(do|go|look|work|try|start|run|plan) (?:\p{L}+ ){1,4}together|listen (to|in)|in person|come (in|round|by|over|to (you|see))|show you|sign(ing)?)\b/iu
/** The people of a step without a "with" before them: who sends, who joins. */
const looseWho =
  /\b([Ii](?:['’]ll|['’]d| will| could| can|['’]m going to) (?:just |then |also )?(send|bring|put|call|come|show|set|ring|phone|forward|share|draft|prepare|e-?mail|mail|post|text|drop|give|get|be in touch)|([Mm]y|[Oo]ur) \p{L}+ will|hear from (me|us)|(we|you)( both| two| all)? (to )?sign|(with|and|bring|include|invite|plus) (whoever|whichever \p{L}+|somebody|someone|anybody|anyone|everybody|everyone)\b|you,? (me|and me|and I)\b|you, (?:[\p{L}]+,? ){1,4}and (me|I)\b|(you|we) (both|all|two)|the (two|three|four) of (us|you)|all of us|you and [\p{L}]+|both of you|[A-Z][\p{L}]+ (joins?|could join|should join|only has|and (I|you)))\b/u

/** "I'll send the invite today" does not move a meeting that was fixed for Thursday. */
function later(own: string | null, said: string | null): string | null {
  return own === null || (said !== null && /today|this (morning|afternoon|evening)/iu.test(own)) ? said : own
}

/** "Rosa agreed to a meeting on Thursday": a yes that only the rep tells of. */
const claiming = /\b(has|have|had|already|just|she|he|they|we|[A-Z]\p{L}+) agreed (to|on|that|with)\b/u

type Detail = { what: string | null; when: string | null; who: string | null }

const nothingSaid: Detail = { what: null, when: null, who: null }

/** Day and time as one phrase when they stand side by side: "Thursday at ten". */
function whenIn(words: string, { day, time }: NextStepDetail): string | null {
  if (day === undefined || time === undefined) return definite((day ?? time)?.text ?? null)
  const start = Math.min(day.start, time.start)
  const end = Math.max(day.end, time.end)
  return end - start <= day.text.length + time.text.length + 6 ? words.slice(start, end) : day.text
}

/** "I don't want to show you anything today": what is not to be has no day. */
const notToBe = /\bI (?:don['’]t|do not|didn['’]t|won['’]t) (?:want|mean|wish|need|plan)(?: to)?\b[^.?!]*/giu

function detailOf(turn: HeardTurn): Detail {
  const heard = turn.heard.replaceAll(notToBe, (words) => ' '.repeat(words.length))
  const detail = nextStepDetail(heard)
  const meets = meetingPart(heard) ?? heard
  return {
    what: detail.what?.text ?? looseWhat.exec(heard)?.[0] ?? whatIsAnnounced(heard),
    when: whenIn(meets, nextStepDetail(meets))?.replace(/^The\b/u, 'the') ?? null,
    who: detail.who?.text ?? looseWho.exec(heard)?.[0] ?? null,
  }
}

/** What the practice buyer says to somebody who asks for a next step. */
const toAnAsk = new Set<Move>(['agree-next-step', 'ask-next-step-detail', 'refuse-next-step'])

/** The practice buyer took the turn for an ask, where the words alone left the classifier unsure. */
function takenForAsk(call: HeardCall, turn: HeardTurn): Span | undefined {
  const answer = call.turns[turn.at + 1]
  const taken = answer?.mind !== null && answer !== undefined && toAnAsk.has(answer.mind.move)
  return taken ? { start: 0, end: turn.words.length } : undefined
}

/** How long this call is to take is its plan, and no step after it. */
const thisCall = /\b(minutes?|hours?|half an hour)\b/iu
const openingTurns = 3

/** "I'd like to show you our product today", said at the beginning, is done in this call. */
const ofNow = /^(?:(?:right )?now|today|this (?:morning|afternoon|evening|time))$/iu

function planOfThisCall(call: HeardCall, turn: HeardTurn, { what, when }: Detail): boolean {
  if (call.rep.indexOf(turn) >= openingTurns) return false
  if (when !== null) return ofNow.test(when) && callTypeTraits[call.type].showing
  return what === null || thisCall.test(what)
}

const noPromise = /\b(?:can['’]t|won['’]t|don['’]t|not|never|no)\b/iu

/** Offered something to read, they say what it should be about, or that they will look at it. */
function wantsPapers({ turns }: HeardCall, turn: HeardTurn): HeardTurn | null {
  const answer = turns[turn.at + 1]
  if (answer?.speaker !== 'buyer' || answer.mind !== null || turn.questions.length === 0) return null
  return promisesOnlyPapers(turn) && wantsToRead(answer) ? answer : null
}

/** Asked when it is signed, they say by which day they will see to it. */
function saysWhenSigned({ turns, type }: HeardCall, turn: HeardTurn): HeardTurn | null {
  const answer = turns[turn.at + 1]
  if (!callTypeTraits[type].aboutTerms || !asksToSign.test(turn.heard)) return null
  if (answer?.speaker !== 'buyer' || answer.mind !== null || noPromise.test(answer.heard)) return null
  const promises = /\b(?:i|we)(?:['’]ll| will| can)\b|\byou(?:['’]ll| will) (?:have|get) it\b/iu.test(answer.heard)
  return promises && nextStepDetail(answer.heard).day !== undefined ? answer : null
}

type Asked = { turn: HeardTurn; span: Span; own: Detail; agreed: HeardTurn | null }

/** "When do you think you could sign?" */
const asksToSign =
  /\b(?:when|how soon|what day|which day)\b[^.?!]*\b(?:sign|signed|signature|start|go live|(?:have|get) it back)\b[^.?!]*\?/iu

/** In a call about the decision, or about the terms, to ask for it is the step, whatever the classifier makes of it. */
function decisionAsked({ type }: HeardCall, { heard }: HeardTurn): Span | undefined {
  const { aboutDecision, aboutTerms } = callTypeTraits[type]
  if (aboutTerms && asksToSign.test(heard)) return sentenceOfAsk(heard) ?? undefined
  if (!aboutDecision) return undefined
  const ask = decisionAskIn(heard)
  return ask === 'plain' || ask === 'day' ? (sentenceOfAsk(heard) ?? undefined) : undefined
}

/** "Do you want a quote?" asks for something to be read, and so for a step. */
const offersPapers =
  /\b(?:do you want|would you like|shall i (?:send|do|make|write)|can i (?:send|e-?mail|mail)|could i (?:send|e-?mail|mail))(?: (?:you|me to send(?: you)?))? (?:an?|the|our|some|more|one) (?:\p{L}+ )?(?:quote|offer|proposal|brochure|info\w*|details|prices?|price list|sample|one-pager|link)\b/iu

function papersAskedIn({ heard }: HeardTurn): Span | null {
  const found = offersPapers.exec(heard)
  return found === null ? null : { start: found.index, end: found.index + found[0].length }
}

/** What a turn asks for, or undefined where it asks for no step. */
function askedIn(call: HeardCall, turn: HeardTurn, proposedBefore: boolean): Asked | undefined {
  const takenUp = proposalTakenUp(call, turn, proposedBefore)
  const own = detailOf(turn)
  const plan = planOfThisCall(call, turn, own)
  const asked =
    (plan ? undefined : does(turn, ['next_step'])?.act) ??
    decisionAsked(call, turn) ??
    (isPressing(turn) ? turn.questions[0] : undefined) ??
    takenForAsk(call, turn) ??
    (plan ? null : (proposalIn(turn) ?? papersAskedIn(turn))) ??
    (plan || proposedBefore || own.when === null ? null : announcedIn(turn.heard)) ??
    (takenUp === null ? undefined : { start: 0, end: turn.words.length })
  if (asked === undefined) return undefined
  const sentences = saidSentences(turn).filter(({ start, end }) => end > asked.start && start < asked.end)
  const dated = saidSentences(turn).find(
    ({ start, end }) =>
      own.when !== null && turn.heard.slice(start, end).toLowerCase().includes(own.when.toLowerCase()),
  )
  const when = own.when ?? (takenUp === null ? null : detailOf(takenUp).when)
  return {
    turn,
    span: dated ?? sentences[0] ?? { start: asked.start, end: asked.end },
    own: { ...own, when },
    agreed: agreementTo(call, turn) ?? takenUp ?? wantsPapers(call, turn) ?? saysWhenSigned(call, turn),
  }
}

/** A yes that nobody gave is no step, however exactly it is told. */
const isMadeUp = ({ turn, agreed }: Asked): boolean =>
  agreed === null && turn.questions.length === 0 && claiming.test(turn.heard)

/** What the buyer said no to before it was asked for stays a no until they tell of something new or lean in. */
function wasDeclined(call: HeardCall, wins: readonly number[], ask: HeardTurn, papers: boolean): boolean {
  const said = call.buyer.findLast((turn) => turn.at < ask.at && declinesBeforehand(turn, papers))
  return said !== undefined && !wins.some((at) => at > said.at && at < ask.at)
}

/** The asks of a call, in order. What one ask said holds for the next, unless that says otherwise. */
export function stepsHeard(call: HeardCall, needs: readonly Need[], signals: readonly Signal[]): Step[] {
  const wins = [...needs.map((need) => need.turn.at), ...signals.map((signal) => signal.turn.at)]
  const firstPush = call.rep.find(isPressing)
  // With the offer on the table the buyer has their reason already.
  const { needsFound, customer } = callTypeTraits[call.type]
  // A customer who was asked how it goes, and told, has been listened to: there need be no trouble.
  const toldAt = customer ? (askedAndTold(call)?.at ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
  let said = nothingSaid
  let proposed = false
  return call.rep.flatMap((turn) => {
    const asked = askedIn(call, turn, proposed)
    if (asked === undefined || isMadeUp(asked) || isRepair(call, turn, asked.span)) return []
    if (sendsTimes(call, turn)) return []
    proposed = true
    const { own, agreed, span } = asked
    const papers = promisesOnlyPapers(turn)
    // The day of a meeting that was turned down is not the day on which something is sent.
    const before = papers ? nothingSaid : said
    const when = whenAgreed({ when: later(own.when, before.when), agreed })?.replace(/^The\b/u, 'the') ?? null
    const detail = { what: own.what ?? before.what, when, who: own.who ?? before.who ?? whoComes(call, agreed) }
    if (!papers && !isPressing(turn)) said = detail
    const refused = agreed === null && (refuses(call, turn) || wasDeclined(call, wins, turn, papers))
    // What the practice buyer saw no reason for was not earned, whatever they had told before.
    const early = isHeldAgainst(call, turn, 'next-step.asked')
    const pushed = firstPush !== undefined && firstPush.at <= turn.at
    const calm = !isPressing(turn) && (needsFound || toldAt < turn.at || wins.some((at) => at < turn.at))
    const announced = turn.questions.length === 0 && announces(turn.heard)
    return [
      {
        turn,
        span,
        ...detail,
        asks: turn.questions.length > 0,
        // A vague "I'll ring you some time" that nobody minds was not asked for.
        earned: calm && (agreed === null ? !pushed && !announced && !refused && !early : !announced || when !== null),
        announced,
        agreed,
        papers,
        own,
      },
    ]
  })
}

/** How much of a step was said; more is better, and of equals the later one stands. To meet is more than to read. */
function weightOf(step: Step): number {
  return (
    (step.agreed === null ? 0 : step.papers ? 5 : 8) +
    (step.earned ? 4 : 0) +
    (step.when === null ? 0 : 2) +
    (step.asks ? 2 : 0) +
    (step.what === null ? 0 : 1) +
    (step.who === null ? 0 : 1)
  )
}

/** The ask that the call is judged by: the one agreed to, else the most complete. */
export function bestStep(steps: readonly Step[]): Step | null {
  return steps.reduce<Step | null>(
    (best, step) => (best === null || weightOf(step) >= weightOf(best) ? step : best),
    null,
  )
}

/** The sentence that asks, where the day stands in one beside it: "Shall we go on? You'd have it by Thursday." */
export function askOf({ turn, span }: Step): Span {
  if (turn.words.slice(span.start, span.end).trimEnd().endsWith('?')) return span
  return turn.questions.findLast(({ end }) => end <= span.start) ?? span
}
