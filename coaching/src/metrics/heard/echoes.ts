import type { Quote } from '@ringside/contract'
import { recapOf } from '../../acts/details.ts'
import type { HeardTurn } from './heard-call.ts'
import { does } from './acts-done.ts'
import { isPressing, wentPast } from './pressing.ts'
import { spanQuote } from './spans.ts'
import { contentWords, sentencesOf } from './words.ts'
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

/** Places where the rep took up words that the buyer had just brought in, with the sentence as the quote. */
export function echoesHeard({ call, uses }: CallEvidence): Quote[] {
  return call.rep.flatMap((turn) => {
    // Words taken up in order to go past a worry were not listened to.
    if (wentPast(call, turn) || isPressing(turn)) return []
    const word = buyersWordsIn(turn, uses).find(({ stem }) => {
      return turn.at - (uses.get(stem)?.at ?? -recentTurns) < recentTurns
    })
    const quote = word === undefined ? null : spanQuote(turn, word.start)
    return quote === null ? [] : [quote]
  })
}

/** Looser than the extractor: these need more of the buyer's words beside them. */
const summing =
  /\b(so (it sounds|you(['’]re| are)|you have|your|basically|in short)|let me (see if|check|make sure|repeat)|(did|have) i (miss|missed)|(sounds|seems) like (you|it|the|your)|correct me|just to (confirm|check|be clear))\b/iu

/** Where a turn sums up, or null. `theirs` is how many of the buyer's words it holds. */
function summingIn(turn: HeardTurn, theirs: number, confirmed: boolean): number | null {
  const loose = summing.exec(turn.heard)?.index ?? null
  if (recapOf(turn.heard) && (theirs >= 2 || confirmed)) {
    const sentence = sentencesOf(turn.heard).find(({ start, end }) => recapOf(turn.heard.slice(start, end)))
    return sentence?.start ?? loose ?? 0
  }
  if (loose !== null && theirs >= 3) return loose
  const clarifies = does(turn, ['clarify'])
  return clarifies !== null && theirs >= 4 ? clarifies.act.start : null
}

const confirming =
  /^\W*(yes|yeah|yep|exactly|correct|right|that['’]?s (it|right|correct|the list|about|exactly|fair|pretty)|you['’]?ve got it|you got it|pretty much|more or less|spot on|all of it)\b/iu

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
    const at = summingIn(turn, theirs, confirms(call.turns[turn.at + 1]))
    const quote = at === null ? null : spanQuote(turn, at)
    return quote === null ? [] : [{ turn, quote }]
  })
}
