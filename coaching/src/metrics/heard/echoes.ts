import type { Quote } from '@ringside/contract'
import { recapOf, recapOfEarlierCall, saysBack } from '../../acts/recap.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { does } from './acts-done.ts'
import { isPressing, wentPast } from './pressing.ts'
import { spanQuote } from './spans.ts'
import { contentWords, sentencesOf, stemsOf } from './words.ts'
import type { CallEvidence } from './evidence.ts'

export type Said = { by: 'rep' | 'buyer'; at: number }

/** Who used each word first, and where. A word the rep brought in is no sign of listening when the rep says it again. */
export function firstUses(turns: readonly HeardTurn[], buyerName: string): Map<string, Said> {
  // The buyer's name is known to the rep before anybody has said a word.
  const known = contentWords(buyerName).map(({ stem }) => [stem, { by: 'rep', at: -1 }] as const)
  const first = new Map<string, Said>(known)
  for (const turn of turns) {
    for (const { stem } of contentWords(turn.heard)) {
      if (!first.has(stem)) first.set(stem, { by: turn.speaker, at: turn.at })
    }
  }
  return first
}

/** Words of a rep turn that the buyer brought into the call, before this turn. */
export function buyersWordsIn(turn: HeardTurn, first: ReadonlyMap<string, Said>): { stem: string; start: number }[] {
  return contentWords(turn.heard).filter(({ stem, figure }) => {
    const use = first.get(stem)
    // The same number in two mouths is chance as often as not.
    return !figure && use?.by === 'buyer' && use.at < turn.at
  })
}

/** How far back a word still counts as taken up: the buyer's last turn or the one before. */
const recentTurns = 4

/** Words given back as the buyer's own ("You said ..."), from any time before: who said them first doesn't matter then. */
function givenBack(call: HeardCall, turn: HeardTurn): number | null {
  const giving = sentencesOf(turn.heard).filter(({ start, end }) => saysBack(turn.heard.slice(start, end)))
  if (giving.length === 0) return null
  const before = stemsOf(call.buyer.filter((earlier) => earlier.at < turn.at))
  const given = giving.find(({ start, end }) =>
    contentWords(turn.heard.slice(start, end)).some(({ stem }) => before.has(stem)),
  )
  return given?.start ?? null
}

/** "Half a year is a lot, and you gave them your word": plain words of the last answer, turned to the buyer's face. */
function mirrors(call: HeardCall, turn: HeardTurn): number | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker !== 'buyer') return null
  const theirs = new Set(plainWords(before.heard))
  const hit = sentencesOf(turn.heard).find(({ start, end }) => {
    const sentence = turn.heard.slice(start, end)
    const shared = new Set(plainWords(sentence).filter((word) => theirs.has(word)))
    return shared.size >= 2 && /\byou(r|rs|rself|['’]\w+)?\b/iu.test(sentence) && !/\?|\b(we|our|I)\b/u.test(sentence)
  })
  return hit?.start ?? null
}

/** Words of four letters and more, but for those that every sentence has. */
function plainWords(words: string): string[] {
  const found = words.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
  return found.filter(
    (word) =>
      !/^(that|this|with|have|from|they|them|your|yours|what|when|then|than|there|here|were|will|would|just|about|very|some)$/u.test(
        word,
      ),
  )
}

/** Places where the rep took up words that the buyer had just brought in, or gave back as theirs, with the sentence as the quote. */
export function echoesHeard({ call, uses }: Pick<CallEvidence, 'call' | 'uses'>): Quote[] {
  return call.rep.flatMap((turn) => {
    // Words taken up in order to go past a worry were not listened to.
    if (wentPast(call, turn) || isPressing(turn)) return []
    const word = buyersWordsIn(turn, uses).find(({ stem }) => {
      return turn.at - (uses.get(stem)?.at ?? -recentTurns) < recentTurns
    })
    const at = word?.start ?? givenBack(call, turn) ?? mirrors(call, turn)
    const quote = at === null ? null : spanQuote(turn, at)
    return quote === null ? [] : [quote]
  })
}

/** Looser than the extractor: these need more of the buyer's words beside them. */
const summing =
  /\b(so (it sounds|you(['’]re| are)|you have|your|basically|in short)|let me (see if|check|make sure|repeat)|(did|have) i (miss|missed)|(sounds|seems) like (you|it|the|your)|correct me|just to (confirm|check|be clear))\b/iu

/** Where a turn sums up, or null. `theirs` is how many of the buyer's words it holds. */
function summingIn(turn: HeardTurn, theirs: number, confirmed: boolean, denied: boolean): number | null {
  const loose = summing.exec(turn.heard)?.index ?? null
  if (recapOf(turn.heard) && (theirs >= 2 || confirmed)) {
    const sentence = sentencesOf(turn.heard).find(({ start, end }) => recapOf(turn.heard.slice(start, end)))
    return sentence?.start ?? loose ?? 0
  }
  // What an earlier call brought out was said by nobody in this one: it stands unless the buyer denies it.
  const earlier = sentencesOf(turn.heard).find(({ start, end }) => recapOfEarlierCall(turn.heard.slice(start, end)))
  if (earlier !== undefined && !denied && contentWords(turn.heard.slice(earlier.start, earlier.end)).length >= 2)
    return earlier.start
  if (loose !== null && theirs >= 3) return loose
  const clarifies = does(turn, ['clarify'])
  return clarifies !== null && theirs >= 4 ? clarifies.act.start : null
}

const confirming =
  /^\W*(yes|yeah|yep|exactly|correct|right|that['’]?s (it|right|correct|the list|about|exactly|fair|pretty)|you['’]?ve got it|you got it|pretty much|more or less|spot on|all of it)\b/iu

const denying =
  /^\W*(no\b|nope|not (quite|really|exactly)|I (never|didn['’]t) s(ay|aid)|that['’]?s not|who told you|we (never|haven['’]t))/iu

/** A summary in the rep's own words is one when the buyer says so. */
function confirms(answer: HeardTurn | undefined): boolean {
  if (answer?.speaker !== 'buyer') return false
  return answer.mind?.move === 'confirm-recap' || confirming.test(answer.heard)
}

/**
 * Where the rep summed up: words of summing up together with the buyer's own words from before, or with their
 * yes after it. Words of summing up alone ("got it, is that right?") are no summary.
 */
export function recapsHeard({ call, uses }: Pick<CallEvidence, 'call' | 'uses'>): { turn: HeardTurn; quote: Quote }[] {
  return call.rep.flatMap((turn) => {
    const theirs = new Set(buyersWordsIn(turn, uses).map((word) => word.stem)).size
    const answer = call.turns[turn.at + 1]
    const denied = answer?.speaker === 'buyer' && denying.test(answer.heard)
    const at = summingIn(turn, theirs, confirms(answer), denied)
    const quote = at === null ? null : spanQuote(turn, at)
    return quote === null ? [] : [{ turn, quote }]
  })
}
