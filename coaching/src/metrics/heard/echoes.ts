import type { Quote } from '@ringside/contract'
import { presumes, saysBack } from '../../acts/recap.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { followUpIn } from './follow-ups.ts'
import { isHeldAgainst } from './credits.ts'
import { isPressing, wentPast } from './pressing.ts'
import { spanQuote } from './spans.ts'
import { contentWords, heardSentences, heardWords, isCommon, stemsOf } from './words.ts'
import type { CallEvidence } from './evidence.ts'

export type Said = { by: 'rep' | 'buyer'; at: number }

/** Who used each word first, and where. A word the rep brought in is no sign of listening when the rep says it again. */
export function firstUses(turns: readonly HeardTurn[], buyerName: string): Map<string, Said> {
  // The buyer's name is known to the rep before anybody has said a word, and so is the company they pick up as.
  const [greeting] = turns
  const named = greeting?.speaker === 'buyer' ? (greeting.heard.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []) : []
  const known = contentWords([buyerName, ...named].join(' ')).map(({ stem }) => [stem, { by: 'rep', at: -1 }] as const)
  const first = new Map<string, Said>(known)
  for (const turn of turns) {
    const { speaker } = turn
    if (speaker === 'colleague') continue
    for (const { stem } of heardWords(turn)) {
      if (!first.has(stem)) first.set(stem, { by: speaker, at: turn.at })
    }
  }
  return first
}

/** Words of a rep turn that the buyer brought into the call, before this turn. */
export function buyersWordsIn(turn: HeardTurn, first: ReadonlyMap<string, Said>): { stem: string; start: number }[] {
  return heardWords(turn).filter(({ stem, figure }) => {
    const use = first.get(stem)
    // The same number in two mouths is chance as often as not.
    return !figure && use?.by === 'buyer' && use.at < turn.at
  })
}

/** How far back a word still counts as taken up: the buyer's last turn or the one before. */
const recentTurns = 4

/** Words given back as the buyer's own ("You said ..."), from any time before: who said them first doesn't matter then. */
function givenBack(call: HeardCall, turn: HeardTurn): number | null {
  const giving = heardSentences(turn).filter(({ start, end }) => saysBack(turn.heard.slice(start, end)))
  if (giving.length === 0) return null
  const before = stemsOf(call.buyer.filter((earlier) => earlier.at < turn.at))
  const given = giving.find(({ start, end }) =>
    contentWords(turn.heard.slice(start, end)).some(({ stem }) => before.has(stem)),
  )
  return given?.start ?? null
}

/** Where the sentence with most of some words begins. */
function fullestOf(turn: HeardTurn, words: readonly { start: number }[]): number | null {
  const counted = heardSentences(turn).map((part) => {
    const inside = words.filter(({ start }) => start >= part.start && start < part.end)
    return { count: inside.length, start: inside[0]?.start ?? part.start }
  })
  const best = counted.toSorted((a, b) => b.count - a.count)[0]
  return best === undefined || best.count === 0 ? null : best.start
}

/** "Half a year is a lot, and you gave them your word": plain words of the last answer, turned to the buyer's face. */
function mirrors(call: HeardCall, turn: HeardTurn): number | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker !== 'buyer') return null
  const theirs = new Set(plainWords(before.heard))
  const hit = heardSentences(turn).find(({ start, end }) => {
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

const shortCommon = new Set(
  'and but for the you our out its not all any can had has her his how may new now off old one own see she too two use was way who why yes yet are did got let put say sir try ago big end far few lot per day him big get ask bit guy man etc hey hmm huh yep bye'.split(
    ' ',
  ),
)

/** What can be taken up on the spot: words of three letters, and figures, that mean little over a whole call. */
function wordsOnTheSpot(words: string): { word: string; start: number }[] {
  const found = contentWords(words).map(({ stem, start }) => ({ word: stem, start }))
  // "Boxes" is a box, and "does" is no doe.
  const short = [...words.matchAll(/(?<![\p{L}'’-])\p{L}{3}s?(?![\p{L}'’-])/gu)]
    .map((match) => ({ word: match[0].toLowerCase(), start: match.index }))
    .filter(({ word }) => !isCommon(word))
    .map(({ word, start }) => ({ word: word.replace(/s$/u, ''), start }))
  return [...found, ...short.filter(({ word }) => word.length === 3 && !shortCommon.has(word))]
}

/** "Forty boxes." "Nearly eleven thousand a month." Said back at once, as a statement or at the head of a question. */
function echoesAtOnce(call: HeardCall, uses: ReadonlyMap<string, Said>, turn: HeardTurn): number | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker !== 'buyer') return null
  const theirs = new Set(wordsOnTheSpot(before.heard).map(({ word }) => word))
  const told = wordsOnTheSpot(turn.heard).find(({ word }) => theirs.has(word) && uses.get(word)?.by !== 'rep')
  return told?.start ?? null
}

/**
 * Places where the rep took up what the buyer had said: their words, given back or built on, or a question that asks for
 * more of it. With the sentence as the quote; their words come first.
 */
export function echoesHeard({ call, uses }: Pick<CallEvidence, 'call' | 'uses'>): Quote[] {
  // Words taken up in order to go past a worry were not listened to; before the first line nothing was told.
  const listening = call.rep.filter(
    (turn) =>
      turn !== call.rep[0] &&
      !wentPast(call, turn) &&
      !isHeldAgainst(call, turn, 'listening.echo') &&
      !isPressing(turn) &&
      !presumes(turn.heard),
  )
  const inWords = listening.flatMap((turn) => {
    const recent = buyersWordsIn(turn, uses).filter(({ stem }) => {
      return turn.at - (uses.get(stem)?.at ?? -recentTurns) < recentTurns
    })
    const at = fullestOf(turn, recent) ?? givenBack(call, turn) ?? mirrors(call, turn) ?? echoesAtOnce(call, uses, turn)
    return at === null ? [] : (spanQuote(turn, at) ?? [])
  })
  const asked = listening.flatMap((turn) => {
    const question = followUpIn(call, turn)
    return question === null ? [] : (spanQuote(turn, question.start) ?? [])
  })
  return [...inWords, ...asked]
}
