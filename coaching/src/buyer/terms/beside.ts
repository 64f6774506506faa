import type { Bargain } from '../../speech/bargaining.ts'
import { demands, type Demand } from './content.ts'

/** What is wanted in return names terms too, and grants none of them: "if you take ten more users, ...". */
const wantedPart =
  /\b(?:if|once|when|provided|as long as|given) (?:that )?you\b.*?(?=,|\b(?:i|we)(?:'ll| can| could| will|'d)\b|$)|\b(?:in return|in exchange|against)\b.*?(?=,|$)|\b(?:and|then|,) you (?:sign|commit|pay|agree|put|bring|stay|bind)\b.*?(?=,|$)/g
/** What falls away is granted no more than what is wanted: "eight per cent, and we forget the way out". */
const droppedPart =
  /\b(?:forget(?: about)?|drop|skip|scrap|lose|without|leave out|instead of|rather than|no more talk of|take out) (?:the |that |this |your |any )?(?:\w+ ){0,3}?\w+(?=,|\b(?:and|but|then)\b|$)/g
/** The words of a grant without those for what is wanted in return. */
export const withoutWanted = (words: string): string => words.replaceAll(wantedPart, ' ').replaceAll(droppedPart, ' ')

/** "I can do that": the thing that was asked for, whatever else is named. */
const pointsAt = /\b(?:do|accept|agree to|live with|give you|include|offer)(?: you)? (?:that|it)\b/

const speaksOf = (words: string, { own }: Demand): boolean => new RegExp(own).test(words)

/**
 * What a line grants instead of the demand on the table: a demand in whose own words the grant is put, when nothing in it
 * speaks of the open one. Null where the grant is, or may be, of the open one.
 */
export function grantedBeside(open: Demand, { grant }: Bargain): Demand | null {
  if (grant === null) return null
  const words = withoutWanted(grant.words)
  if (speaksOf(words, open) || pointsAt.test(words)) return null
  return demands.find((demand) => demand.id !== open.id && speaksOf(words, demand)) ?? null
}
