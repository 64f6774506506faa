import { mainNeed, type Need } from '../metrics/heard/needs.ts'
import { soundsLikeObjection } from '../metrics/heard/worries.ts'
import { saidIn, sentencesOf } from '../metrics/heard/words.ts'
import { lowerFirst } from '../metrics/wording.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'

/** A quote that runs on longer than this is hard to say back. */
const longestSaid = 120

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

/** The whole sentence a need was told in, or null when it is too long to say back, a question or a worry about buying. */
function sentenceOf(need: Need): string | null {
  const { turn, span } = need
  const whole = sentencesOf(turn.words).find(({ start, end }) => start <= span.start && end >= span.end) ?? span
  const said = saidIn(turn, whole)
  return said.length > longestSaid || said.endsWith('?') || soundsLikeObjection(said) ? null : said
}

function sayable(need: Need): string | null {
  const told = need.summary === null ? null : toTheirFace(need.summary)
  // "Late pickups: one in nine" names its subject before the colon.
  if (told !== null)
    return /^(?!you\b)[^:]{1,50}: /u.test(told) ? `You told me about ${told}.` : `You told me: ${told}.`
  const said = sentenceOf(need)
  return said === null ? null : `You said “${said}”.`
}

/** The buyer's weightiest point before a turn, of at least a weight (1 is a trouble), as a sentence the rep can say; null when nothing fit was told by then. */
export function theirPoint({ needs }: CallEvidence, at: number, least: Need['weight'] = 0): string | null {
  const main = mainNeed(needs.filter((need) => need.turn.at < at && need.weight >= least && sayable(need) !== null))
  return main === null ? null : sayable(main)
}
