import type { Quote } from '@ringside/contract'
import { countWords } from '@ringside/contract/simulations/spoken-words'
import { presumes, recapOf, recapOfEarlierCall } from '../../acts/recap.ts'
import { does } from './acts-done.ts'
import { confirms, limits } from './confirming.ts'
import { buyersWordsIn } from './echoes.ts'
import type { CallEvidence } from './evidence.ts'
import { putsRightWhat } from '../../speech/putting-right.ts'
import { quantitiesIn } from '../../speech/quantities.ts'
import { amountsIn } from './amounts.ts'
import { isPractised, type HeardCall, type HeardTurn } from './heard-call.ts'
import { saysTheOpposite } from './opposites.ts'
import { isPressing, wentPast } from './pressing.ts'
import { proposalIn } from './proposals.ts'
import { claimsUntold } from './put-in-their-mouth.ts'
import { wordsHeld } from './words-held.ts'
import { spanQuote } from './spans.ts'
import { contentWords, heardSentences, stemsOf, type Span } from './words.ts'

/** Looser than the extractor: these need more of the buyer's words beside them. */
const summing =
  /\b(so (it sounds|you(['’]re| are)|you have|your|basically|in short)|let me (see if|check|make sure|repeat)|(did|have) i (miss|missed)|(sounds|seems) like (you|it|the|your)|correct me|just to (confirm|check|be clear))\b/iu

const seller = /\b(we|we['’]\w+|our|ours|us|i['’]ll|i['’]d|i can|i could|let me|let['’]s)\b/iu

/** Concludes from what was told: "So it was the typing, not the phone", "It isn't the planning, it's the photo". */
const concluding = new RegExp(
  [
    String.raw`^\W*(?:(?:okay|ok|right|ah|oh|and|yes|i see),? )*(?:so|then|in (?:short|other words)|that means|which means|(?:it )?(?:sounds|seems|looks) like)\b,? (?!(?:what|how|why|who|when|where|which|do|does|did|is|are|was|were|can|could|would|will|shall|have|has|if i|far|quick)\b)`,
    String.raw`\b(?:it|that|this|the \w+)(?:['’]s|(?: is| was)(?: not|n['’]t)?|['’]s not|(?: is|s)n['’]t)\b.{3,60}(?:, not |, it['’]s | but |, rather )`,
    String.raw`^\W*not \w+.{0,40}(?:, but |, then\b|, it['’]s )`,
  ].join('|'),
  'iu',
)
const fewestConcluding = 4

/** Says that what follows is put together from what was told. */
const gathering =
  /\b(?:(?:let me |to |i )?(?:get|got|have|put) (?:this|that|it|all (?:of )?(?:this|that)|these|those) (?:straight|right|together)|what (?:i['’]m|i am|i['’]ve|i have) (?:taking|taken|tak|hearing|heard|getting|got|noted|written)\b|(?:so far|until now|up to now),? (?:i|you|we)(?:['’]ve| have)|i (?:hear|heard|have|make it|count) (?:two|three|four|\d|both)\b|(?:my|the) (?:notes|list|picture) (?:say|says|is|so far)|what (?:you have|you['’]ve got|that (?:gives|leaves) (?:us|me|you)) is|all (?:in all|told|together)|the (?:short|long) of it)\b/iu
/** Put at such length, one word of theirs is enough to know that it is theirs. */
const fewestGathered = 12
/** So much of what was told in one sentence says it back without any words of summing up. */
const fewestCarried = 4
/** More than a yes: whoever says so has heard their own matter in the rep's words. */
const outrightYes =
  /^\W*((yes|yeah|yep|well),? )?(exactly|that['’]s (it|right|exactly|about (it|right)|the (one|thing|problem|part))|you['’]ve been listening|you (do )?listen|pretty much|more or less|spot on|precisely|you['’]ve got it|in a nutshell|correct)\b/iu

/**
 * A few words that say back what the matter is count as a summary when they hold the buyer's words and the buyer says
 * yes, or hold two of them and stand uncontradicted; in the rep's own words they need the buyer's "exactly". A sentence
 * that carries most of what was told sums it up whether it says so or not.
 */
function concludes(call: HeardCall, turn: HeardTurn, answer: HeardTurn | undefined): Span | null {
  if (isPressing(turn) || wentPast(call, turn) || presumes(turn.heard)) return null
  // Gathered for the few turns that may conclude something: all that was told before, in a long call, is a lot of words.
  let before: ReadonlySet<string> | undefined
  const heldIn = (text: string): number => {
    const theirs = (before ??= stemsOf(call.buyer.filter((earlier) => earlier.at < turn.at)))
    return new Set(contentWords(text).flatMap(({ stem }) => (theirs.has(stem) ? [stem] : []))).size
  }
  const confirmed = confirms(answer)
  const outright = saidYesOutright(answer)
  const told = call.turns[turn.at - 1]?.speaker === 'buyer'
  const found = heardSentences(turn).find((span) => {
    const text = turn.heard.slice(span.start, span.end)
    if (seller.test(withoutGathering(text)) || text.split(/\s+/u).length < fewestConcluding) return false
    if (span.start === proposalIn(turn)?.start) return false
    if (gathering.test(text)) return heldIn(text) >= (countWords(text) >= fewestGathered ? 1 : 2)
    if (!concluding.test(text)) return !text.trimEnd().endsWith('?') && heldIn(text) >= fewestCarried
    if (outright && told) return true
    return confirmed ? heldIn(turn.heard) >= 1 : heldIn(text) >= 2
  })
  return found ?? null
}

/** The buyer says that it is just so. A practice buyer does where they confirm it, and by a polite word they don't. */
function saidYesOutright(answer: HeardTurn | undefined): boolean {
  if (answer === undefined || !confirms(answer)) return false
  return answer.mind === null ? outrightYes.test(answer.heard) && !limits(answer) : answer.mind.move === 'confirm-recap'
}

/** "Let me get this straight" offers nothing of ours. */
function withoutGathering(text: string): string {
  return text.replace(gathering, '')
}

/** "Let me play that back." "Just so I have it right." */
const longestFrame = 6

/** The sentence of a summary that holds most of what the buyer had told: "Have I got that right?" holds nothing. */
function fullest(turn: HeardTurn, uses: CallEvidence['uses'], at: number): number {
  const words = buyersWordsIn(turn, uses)
  const held = ({ start, end }: Span): number => words.filter((word) => word.start >= start && word.start < end).length
  const spans = heardSentences(turn)
  const asked = spans.find(({ start, end }) => at >= start && at < end)
  // In the rep's own words nothing is held: "Let me play that back" is then quoted by the sentence after it.
  const isFrame = asked !== undefined && countWords(turn.heard.slice(asked.start, asked.end)) <= longestFrame
  const after = isFrame ? spans.find(({ start }) => start >= asked.end) : undefined
  const best = spans.reduce<Span | undefined>((a, b) => (a === undefined || held(b) > held(a) ? b : a), undefined)
  const isTag = isFrame && asked !== undefined && held(asked) === 0 && turn.heard[asked.end - 1] === '?'
  const told = isTag ? spans.findLast(({ end }) => end <= asked.start) : undefined
  if (told !== undefined && (best === undefined || held(best) === 0)) return told.start
  if (after !== undefined && (best === undefined || held(best) === 0)) return after.start
  return best !== undefined && (asked === undefined || held(best) > held(asked)) ? best.start : at
}

/** How a summary stands: how many of the buyer's words it holds that nobody had said before them, and what they said to it. */
type Standing = { readonly theirs: number; readonly fits: boolean; readonly denied: boolean }

/** Where a turn sums up, or null. */
function summingIn(turn: HeardTurn, { theirs, fits, denied }: Standing): number | null {
  const loose = summing.exec(turn.heard)?.index ?? null
  if (recapOf(turn.heard) && (theirs >= 2 || fits)) {
    const sentence = heardSentences(turn).find(({ start, end }) => recapOf(turn.heard.slice(start, end)))
    return sentence?.start ?? loose ?? 0
  }
  // What an earlier call brought out was said by nobody in this one: it stands unless the buyer denies it.
  const earlier = heardSentences(turn).find(({ start, end }) => recapOfEarlierCall(turn.heard.slice(start, end)))
  if (earlier !== undefined && !denied && contentWords(turn.heard.slice(earlier.start, earlier.end)).length >= 2)
    return earlier.start
  if (loose !== null && theirs >= 3) return loose
  const clarifies = does(turn, ['clarify'])
  return clarifies !== null && theirs >= 4 ? clarifies.act.start : null
}

const denying =
  /^\W*(no\b|nope|not (quite|really|exactly)|I (never|didn['’]t) s(ay|aid)|that['’]?s not|who told you|we (never|haven['’]t))/iu

/** A place where the rep summed up. */
export type Recap = {
  turn: HeardTurn
  quote: Quote
  /** The buyer had to put it right, and the rep did not take that up: tried, and not yet what they had told. */
  putRight: boolean
  /** How many of the buyer's words it holds. */
  holds: number
}

/** What shows best that the rep summed up: an answer may hold a word or two of theirs, the summary holds most. */
export const fullestRecap = (recaps: readonly Recap[]): Recap | undefined =>
  recaps
    .filter(({ putRight }) => !putRight)
    .reduce<Recap | undefined>((a, b) => (a === undefined || b.holds > a.holds ? b : a), undefined)

const figuresIn = ({ heard }: HeardTurn): number[] => [
  ...quantitiesIn(heard.toLowerCase()).map(({ value }) => value),
  ...amountsIn(heard),
]

/** "Five then." "Ah, five, got it.": what was put right is said back at once, in so many words. */
const mostTakingUp = 12
const takingUp =
  /^\W*(?:(?:ah|oh|ok|okay|right|sorry|thanks|thank you|yes|so|my mistake|i see|got it|understood|noted|fair|good|i stand corrected)\b[,.! –-]*)*/iu

function takesUp(said: HeardTurn, answer: HeardTurn, next: HeardTurn | undefined): boolean {
  if (next?.speaker !== 'rep') return false
  const [first] = heardSentences({ ...next, heard: next.heard.replace(takingUp, (lead) => ' '.repeat(lead.length)) })
  if (first === undefined) return false
  const words = next.heard.slice(first.start, first.end)
  if (words.trimEnd().endsWith('?') || countWords(words) > mostTakingUp) return false
  const [known, figures] = [stemsOf([said]), figuresIn(said)]
  const told = [...stemsOf([answer])].filter((stem) => !known.has(stem))
  const right = figuresIn(answer).filter((figure) => !figures.includes(figure))
  const back = { ...next, heard: words }
  return (
    contentWords(words).some(({ stem }) => told.includes(stem)) || figuresIn(back).some((one) => right.includes(one))
  )
}

function isPutRight(call: HeardCall, turn: HeardTurn, answer: HeardTurn | undefined): boolean {
  if (answer?.speaker !== 'buyer' || answer.mind?.move === 'confirm-recap') return false
  const corrected = answer.mind?.move === 'correct-recap' || putsRightWhat(turn.heard, answer.heard)
  return corrected && !takesUp(turn, answer, call.turns[answer.at + 1])
}

/**
 * A yes may make a summary of it: it holds something of theirs or, where the words alone are known, claims at least no trouble
 * that nobody told.
 */
function mayBeTheirs(call: HeardCall, turn: HeardTurn): boolean {
  if (isPractised(call)) return wordsHeld(turn.heard, call, turn) > 0
  return !heardSentences(turn).some(({ start, end }) => claimsUntold(call, turn, turn.heard.slice(start, end)))
}

/** Says the opposite of what the buyer had told, and had no yes from them: no summary, in whatever words. */
export const isDeniedOutright = (call: HeardCall, turn: HeardTurn): boolean =>
  saysTheOpposite(call, turn) && !confirms(call.turns[turn.at + 1])

/**
 * Where the rep summed up: words of summing up together with the buyer's own words from before, or with their
 * yes after it. Words of summing up alone ("got it, is that right?") are no summary.
 */
export function recapsHeard({ call, uses }: Pick<CallEvidence, 'call' | 'uses'>): Recap[] {
  return call.rep.flatMap((turn) => {
    const theirs = new Set(buyersWordsIn(turn, uses).map((word) => word.stem)).size
    const answer = call.turns[turn.at + 1]
    if (isDeniedOutright(call, turn)) return []
    const denied = answer?.speaker === 'buyer' && denying.test(answer.heard)
    const fits = confirms(answer) && (saidYesOutright(answer) || mayBeTheirs(call, turn))
    const summed = summingIn(turn, { theirs, fits, denied })
    const at = summed === null ? null : fullest(turn, uses, summed)
    const concluded = denied ? null : concludes(call, turn, answer)
    const place = at ?? concluded?.start ?? null
    const quote = place === null ? null : spanQuote(turn, place)
    return quote === null
      ? []
      : [{ turn, quote, putRight: isPutRight(call, turn, answer), holds: wordsHeld(quote.quote, call, turn) }]
  })
}
