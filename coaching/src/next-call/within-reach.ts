import { difficulties, type Difficulty } from '@ringside/contract'
import type { RecentCall } from './candidate.ts'

/** Below this average of their recent calls a rep learns little from calls as hard as these. */
export const tooHardBelow = 40

function averageAt(difficulty: Difficulty, calls: readonly RecentCall[]): number | null {
  const scores = calls.flatMap((call) => (call.difficulty === difficulty && call.score !== null ? [call.score] : []))
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** Where nobody knows yet how a rep does, a call is no harder than this: the first one is to be come back from. */
const firstCalls: Difficulty = 'medium'

const easierOf = (one: Difficulty, other: Difficulty): Difficulty =>
  difficulties.indexOf(one) < difficulties.indexOf(other) ? one : other

/**
 * What the account's calls start from, or the next easier at which the rep does not fail yet; no harder than medium before
 * their first score.
 */
export function withinReach(wanted: Difficulty, recentCalls: readonly RecentCall[]): Difficulty {
  if (recentCalls.every(({ score }) => score === null)) return easierOf(wanted, firstCalls)
  const average = averageAt(wanted, recentCalls)
  const easier = difficulties[difficulties.indexOf(wanted) - 1]
  return easier === undefined || average === null || average >= tooHardBelow ? wanted : withinReach(easier, recentCalls)
}
