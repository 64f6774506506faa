import type { Quote } from '@ringside/contract'
import { callTypeTraits } from '../../call-types/call-types.ts'
import { dayNamed } from '../../buyer/decision/day.ts'
import { signerWays } from '../../buyer/decision/signer.ts'
import { decisionAskIn, givesAway, sentenceOfAsk } from '../../speech/deciding.ts'
import { anyOf } from '../../speech/ways.ts'
import { does, offersIn } from './acts-done.ts'
import { agreementTo } from './agreement.ts'
import { decidersNamed } from './deciders.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import type { HeardObjection } from './heard-objection.ts'
import { isPressing } from './pressing.ts'
import { quoteOfSpan } from './spans.ts'
import { takesUpToldBefore } from './told-before.ts'
import { heardSentences } from './words.ts'

/** What became of the decision in a call that is about one. */
export type HeardDecision = {
  /** Where it was asked for plainly, and where in words that need no answer. */
  plain: readonly HeardTurn[]
  hedged: readonly HeardTurn[]
  /** Where the day of the decision was asked for. */
  dayAsked: readonly HeardTurn[]
  answer: { kind: 'yes' | 'no' | 'day'; turn: HeardTurn } | null
  /** The line in which the rep named a day for it. */
  day: HeardTurn | null
  /** Whose signature it takes besides the buyer's; null where nobody else was named. */
  signer: string | null
  /** Where the rep saw to that signature, or asked who signs. */
  signature: HeardTurn | null
  /** Where the rep said what happens next. */
  after: HeardTurn | null
  /** Something taken off the price or thrown in that nobody had asked for. */
  gift: HeardTurn | null
  /** Sold once more from the start, or on after the yes. */
  resold: HeardTurn | null
  /** Where things stand, in what the buyer had told. */
  stands: Quote | null
}

/** How a buyer says no for good, and how they say that they have not decided. */
const saysNo =
  /^\W*(?:(?:well|look|okay|right|honestly|i'm (?:really )?sorry|sorry|i'm afraid)[,.]? )*(?:no\b(?! (?:problem|worries|rush|hurry|doubt|idea|more (?:questions|worries)))|it's (?:a )?no\b)|\b(?:(?:it|the answer|that|my answer)(?:'s| is| has to be|'d be| will be) (?:a |still a |still )?no\b|a no from|(?:we|i)(?:'ve| have)? decided against|(?:we|i)(?: will|'ll)? (?:have to |must )?decline|(?:we|i) (?:won't|will not|aren't going to|are not going to|'re not going to) (?:do|buy|sign|take|go (?:ahead|with|for))|(?:we|i)(?:'re| are|'ve| have) (?:going|gone) with (?:the others?|somebody else|someone else|another))\b/iu

function isNo(turn: HeardTurn): boolean {
  if (turn.mind !== null)
    return (
      turn.mind.move === 'refuse-next-step' &&
      turn.mind.objection === undefined &&
      saysNo.test(turn.heard.replaceAll('’', "'"))
    )
  return heardSentences(turn).some(({ start, end }) => saysNo.test(turn.heard.slice(start, end).replaceAll('’', "'")))
}

const namesDay = ({ heard }: HeardTurn): boolean => dayNamed(heard) !== null

const asksDayReason = 'You asked for the day of the decision'

/** A yes to the line before it: to the decision, or to a day for it. */
function yesTo(call: HeardCall, turn: HeardTurn): NonNullable<HeardDecision['answer']> {
  const before = call.turns[turn.at - 1]
  const noted = turn.mind?.changes.some(({ reason }) => reason === asksDayReason) === true
  return { kind: noted || (before !== undefined && decisionAskIn(before.heard) === 'day') ? 'day' : 'yes', turn }
}

/** The last answer that was given: a no that comes later takes an earlier day back. */
function answerTo(call: HeardCall, asks: readonly HeardTurn[]): HeardDecision['answer'] {
  const decided = call.buyer.filter(({ mind }) => mind?.move === 'agree-next-step')
  const said = decided.length > 0 ? decided : asks.flatMap((turn) => agreementTo(call, turn) ?? [])
  const no = asks
    .flatMap(({ at }) => call.turns[at + 1] ?? [])
    .filter(isNo)
    .map((turn) => ({ kind: 'no' as const, turn }))
  const all = [...said.map((turn) => yesTo(call, turn)), ...no]
  return all.toSorted((a, b) => a.turn.at - b.turn.at).at(-1) ?? null
}

const signatureOf = /signature of (\p{Lu}[\p{L}'’-]+)/u
const getsToThem = anyOf(signerWays, 'iu')
const asksWhoSigns =
  /\bwho\b[^.?!]{0,30}\b(?:signs?|sign off|has to (?:sign|agree|approve)|decides?|approves?)\b|\b(?:signature|sign)\b[^.?!]{0,40}\byours\b|\byour signature\b[^.?!]*\?|\b(?:do|would|will) (?:you|both of you|you both)(?: \w+)? sign\b|\b(?:does|do|will|would) (?:s?he|they|your \p{L}+|\p{L}+) (?:need|have|want) to sign\b[^.?!]*\?|\b(?:is it|is that|would it be|are)(?: just)? (?:you|both of you|yourself)\b[^.?!]{0,30}\b(?:signs?|signing)\b/iu
const byOffice =
  /\b(?:whoever|who else) (?:signs?|has to sign)|\b(?:the|your) (?:signature|signatory|boss|cfo|ceo|finance (?:director|people)|director|owner|board)\b/iu

function signerIn(call: HeardCall, toldBefore: readonly string[], buyerName: string): string | null {
  if (toldBefore.some((summary) => /\bsign themselves\b/u.test(summary))) return null
  const known = toldBefore.flatMap((summary) => signatureOf.exec(summary)?.[1] ?? [])
  return known[0] ?? decidersNamed(call, call.turns.length, [buyerName])[0] ?? null
}

function signatureIn({ rep, turns }: HeardCall, signer: string | null): HeardTurn | null {
  const found = rep.find((turn) => {
    if (isPressing(turn)) return false
    const who = signer?.replace(/^your /u, '').toLowerCase()
    const before = turns[turn.at - 1]?.heard.toLowerCase() ?? ''
    // "Margaret signs for us." "I'll send her the page by noon."
    const meant = who !== undefined && before.includes(who) && /\b(?:her|him|them|she|he|they)\b/iu.test(turn.heard)
    const named = who !== undefined && (turn.heard.toLowerCase().includes(who) || meant)
    return (named || byOffice.test(turn.heard)) && getsToThem.test(turn.heard.toLowerCase())
  })
  return found ?? rep.find((turn) => asksWhoSigns.test(turn.heard) && turn.questions.length > 0) ?? null
}

const goesOn =
  /\b(?:i|we|you|they|my colleague|our \w+|your (?:first )?(?:team|people))(?:['’]ll| will|['’]d| would| can| could| shall) (?:\w+ )?(?:send|get|bring|put|ring|call|start|begin|set|have|be|come|receive|train|meet|write|confirm|do|show|draft|prepare|book)\b|\byou(?:['’]ll)? (?:get|have|hear)\b[^.?!]{0,30}\b(?:contract|paper|agreement|draft|from me|plan|log-ins|within|tomorrow|today|tonight|\p{L}+day)\b|\b(?:the )?(?:contract|paper|agreement|order form|log-ins|kick-off|first (?:team|week|day)|start)\b[^.?!]{0,40}\b(?:is|are|be|goes?|comes?|with you|on|would|will|starts?)\b/iu

/** "Shall we go ahead, and I'll send the contract today?" */
const promisesWith = /[,;:–-] ?(?:and |then |so )?(?:i|we|you|they)(?:['’]ll| will)\b/iu

/** What follows is said with the ask, or after it. */
function afterIn(call: HeardCall, first: HeardTurn | undefined): HeardTurn | null {
  if (first === undefined) return null
  // "So could we start on Monday?" asks for the decision, and says nothing of what follows it.
  const says = (turn: HeardTurn): boolean =>
    heardSentences(turn).some(({ start, end }) => {
      const text = turn.heard.slice(start, end)
      const asks = text.trimEnd().endsWith('?') && decisionAskIn(text) !== null
      return asks ? promisesWith.test(text) : goesOn.test(text)
    })
  return call.rep.find((turn) => turn.at >= first.at && !isPressing(turn) && says(turn)) ?? null
}

/** A price that is the worry on the table may be talked of. */
const isPriceOpen = (objections: readonly HeardObjection[], { at }: HeardTurn): boolean =>
  objections.some(
    ({ family, raised, settledBy }) =>
      (family === 'price' || family === 'contract') && raised.at < at && (settledBy === null || settledBy.at >= at),
  )

const resoldReasons: ReadonlySet<string> = new Set([
  'You sold it again from the start',
  'You went on selling after the yes',
  'You asked again what they had told you',
])

/** By the practice buyer's reasons; else an offer that answers nobody and takes up nothing, by its acts. */
function resoldIn(
  call: HeardCall,
  objections: readonly HeardObjection[],
  toldBefore: readonly string[],
): HeardTurn | null {
  const noted = call.rep.find(({ at }) =>
    call.turns[at + 1]?.mind?.changes.some(({ reason }) => resoldReasons.has(reason)),
  )
  if (noted !== undefined || call.buyer.some(({ mind }) => mind !== null)) return noted ?? null
  const answering = objections.flatMap(({ replies, settledBy }) => [
    ...replies,
    ...(settledBy === null ? [] : [settledBy]),
  ])
  return (
    call.rep.find((turn) => {
      if (answering.includes(turn) || turn.questions.length > 0 || takesUpToldBefore(turn, toldBefore) !== null)
        return false
      const asked = call.turns[turn.at - 1]
      return (
        offersIn([turn], ['pitch']).length > 0 &&
        (asked?.questions.length ?? 0) === 0 &&
        does(turn, ['answer']) === null
      )
    }) ?? null
  )
}

const firstLines = 3

/** Said before the decision is asked for, or in one breath with it. */
function standsIn(call: HeardCall, toldBefore: readonly string[], ask: HeardTurn | undefined): Quote | null {
  const before = call.rep.slice(0, firstLines).filter(({ at }) => ask === undefined || at <= ask.at)
  for (const turn of before) {
    const span = isPressing(turn) ? null : takesUpToldBefore(turn, toldBefore)
    if (span !== null) return quoteOfSpan(turn, span)
  }
  return null
}

/** The decision as it was asked for and answered; null in a call of another type. Read from the words, so that uploads work. */
export function decisionHeard(
  call: HeardCall,
  objections: readonly HeardObjection[],
  toldBefore: readonly string[],
  buyerName: string,
): HeardDecision | null {
  if (!callTypeTraits[call.type].aboutDecision) return null
  const asked = (kind: ReturnType<typeof decisionAskIn>): HeardTurn[] =>
    call.rep.filter((turn) => !isPressing(turn) && decisionAskIn(turn.heard) === kind)
  const plain = asked('plain')
  const hedged = asked('hedged')
  const dayAsked = asked('day')
  const signer = signerIn(call, toldBefore, buyerName)
  const asks = [...plain, ...hedged, ...dayAsked].toSorted((a, b) => a.at - b.at)
  // Of what was never asked for nothing can follow.
  const first = asks.find((turn) => !hedged.includes(turn))
  return {
    plain,
    hedged,
    dayAsked,
    answer: answerTo(call, asks),
    day: first === undefined ? null : (call.rep.find((turn) => turn.at >= first.at && namesDay(turn)) ?? null),
    signer,
    signature: signatureIn(call, signer),
    after: afterIn(call, first),
    gift: call.rep.find((turn) => givesAway(turn.heard) && !isPriceOpen(objections, turn)) ?? null,
    resold: resoldIn(call, objections, toldBefore),
    stands: standsIn(call, toldBefore, first),
  }
}

/** The sentence of a turn that asks, as a quote. */
export function askQuote(turn: HeardTurn): Quote | null {
  const span = sentenceOfAsk(turn.heard)
  return span === null ? null : quoteOfSpan(turn, span)
}
