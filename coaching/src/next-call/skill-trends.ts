import type { Review, SkillKey } from '@ringside/contract'
import { knownSkills, shareMet } from './skills.ts'

/**
 * Calls after which a call counts half as much, in calls that had occasion for the skill. With 3 the last three calls are
 * half of the figure and all before them the other half: one lucky call does not make a skill, and three good ones show.
 * Calls and not days, since a week without a call tells nothing of a skill. Set by hand; nothing was measured.
 */
export const skillHalfLife = 3

const fading = 0.5 ** (1 / skillHalfLife)

/** How well a rep does in one skill after a call, 0..100. */
export type SkillPoint = { at: string; simulationId: string; value: number }

/** `now` is the value after the last call; null before any had occasion. Points are oldest first. */
export type SkillTrend = { skill: SkillKey; label: string; now: number | null; points: SkillPoint[] }

export type ReviewedCall = { review: Pick<Review, 'result'>; at: string; simulationId: string }

/**
 * How each skill went, call by call. After call i the value is the weighted mean of the shares of its checks that the calls
 * up to i met, in per cent: sum of w(j) x share(j) / sum of w(j), with w(j) = 0.5 ^ ((i - j) / `skillHalfLife`). Calls without
 * occasion for a skill are no calls for it. `calls` are newest first; of each skill the last `most` points are given.
 */
export function skillTrends(calls: readonly ReviewedCall[], most: number): SkillTrend[] {
  const oldestFirst = calls.toReversed()
  return knownSkills.map(({ skill, label }) => {
    const points = pointsOf(oldestFirst, skill)
    return { skill, label, now: points.at(-1)?.value ?? null, points: points.slice(-most) }
  })
}

function pointsOf(calls: readonly ReviewedCall[], skill: SkillKey): SkillPoint[] {
  const points: SkillPoint[] = []
  let sum = 0
  let weights = 0
  for (const { review, at, simulationId } of calls) {
    const share = shareMet(review, skill)
    if (share === null) continue
    sum = sum * fading + share
    weights = weights * fading + 1
    points.push({ at, simulationId, value: Math.round((100 * sum) / weights) })
  }
  return points
}
