import type { HeardTurn } from './heard/heard-call.ts'
import { saidIn, shortened, type Span } from './heard/words.ts'

/** The first letter small, so that a label can stand inside a sentence; "I", names of two words and shortenings stay. */
export function lowerFirst(words: string): string {
  return /^(I\b|[A-Z]{2}|[A-Z][\p{L}'’-]* [A-Z])/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

/**
 * A fact is kept in the third person; said to the buyer themselves it is about "you". Null where "they" may as well be
 * somebody else.
 */
export function toTheirFace(summary: string): string | null {
  const plain = summary.replace(/[.\s]+$/u, '')
  if (!/^(they|their)\b/iu.test(plain))
    return /\b(they|their|them|they['’]\w+)\b/iu.test(plain) ? null : lowerFirst(plain)
  return lowerFirst(
    plain
      .replace(/\bthey\b/giu, 'you')
      .replace(/\btheir\b/giu, 'your')
      .replace(/\bthem\b/giu, 'you'),
  )
}

const plainStarters =
  /^(the|a|an|we|we['’]\w+|it|it['’]s|our|my|they|they['’]\w+|there|there['’]s|this|that|that['’]s|these|those|he|she|and|but|so|by|in|on|at|with|when|if|last|first|every|each|most|mostly|just|about|some|two|three|four|five|six|seven|eight|nine|ten|one|you|honestly|well|right|now|sometimes|usually|everything|everybody|nobody)\b/iu

/** What somebody said, to go on from "So ...": a small letter where the first word surely is no name. */
export function asClause(words: string): string {
  const clause = words.replace(/^(and|but|so|well|honestly|right|now),? /iu, '')
  return plainStarters.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Words of a turn, short enough to be quoted inside a sentence of ours, without the marks around. */
export function briefly(turn: HeardTurn, span: Span, limit = 70): string {
  const short = shortened(turn.words, span, limit)
  const said = saidIn(turn, short)
  return short.end < span.end && !/[,;:]$/u.test(turn.words.slice(span.start, short.end + 1)) ? `${said} …` : said
}

/** One of several wordings, always the same for the same turn, so that a review does not say one thing five times. */
export function vary<T>(turn: number, wordings: readonly [T, ...T[]]): T {
  return wordings[turn % wordings.length] ?? wordings[0]
}
