import { skills, skillWindow, weakestSkill } from '@ringside/coaching/next-call/index'
import { callTypes, difficulties, type getProgress } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'
import type { KeptReview, Reviews } from '../reviews/index.ts'
import type { Reps } from './reps.ts'
import { isMember, listFinished, type SimulationRow } from './simulations.repository.ts'
import { dayOf, streaks } from './working-days.ts'

type ProgressOf = z.output<typeof getProgress.response>

export interface Progress {
  /** A rep's own, or for an admin that of anybody in the organisation. */
  of(actor: MemberActor, userId: string): Promise<ProgressOf>
}

export interface ProgressNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly reviews: Reviews
  readonly reps: Reps
}

export function createProgress({ db, clock, reviews, reps }: ProgressNeeds): Progress {
  return {
    async of(actor, userId) {
      const { orgId } = actor.membership
      const allowed = userId === actor.userId || (isAdmin(actor) && (await isMember(db, orgId, userId)))
      if (!allowed) throw notFound('Member')
      const [calls, recent, { goals }] = await Promise.all([
        listFinished(db, orgId, userId),
        reviews.recentFor(orgId, userId, 4 * skillWindow),
        reps.profileOf(userId),
      ])
      return { ...progressOf(calls, recent, dayOf(clock.now())), targetScore: goals.targetScore }
    },
  }
}

type Scored = SimulationRow & { score: number; ended_at: Date }

const isScored = (row: SimulationRow): row is Scored => row.score !== null && row.ended_at !== null

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

const scoresOf = (rows: readonly SimulationRow[]): number[] => rows.filter(isScored).map(({ score }) => score)

/** `calls` oldest first, `recent` newest first. */
function progressOf(
  calls: readonly SimulationRow[],
  recent: readonly KeptReview[],
  today: string,
): Omit<ProgressOf, 'targetScore'> {
  const all = skills(recent.map(({ review }) => review))
  const weakest = weakestSkill(all)
  const scored = calls.filter(isScored)
  const scores = scoresOf(scored)
  const days = calls.flatMap((call) => (call.ended_at === null ? [] : [dayOf(call.ended_at)]))
  return {
    skills: all,
    weakest: weakest?.criterion ?? null,
    scores: scored.map((call) => ({ simulationId: call.id, at: call.ended_at.toISOString(), score: call.score })),
    averageLast5: average(scores.slice(-skillWindow)),
    averageBefore5: average(scores.slice(-2 * skillWindow, -skillWindow)),
    days: [...Map.groupBy(days, (day) => day)].map(([date, same]) => ({ date, calls: same.length })),
    ...streaks(days, today),
    byDifficulty: difficulties.map((difficulty) => {
      const same = calls.filter((call) => call.difficulty === difficulty)
      return { difficulty, calls: same.length, average: average(scoresOf(same)) }
    }),
    byType: callTypes.flatMap((type) => {
      const same = calls.filter((call) => call.type === type)
      const own = scoresOf(same)
      const best = own.length === 0 ? null : Math.max(...own)
      return same.length === 0 ? [] : [{ type, calls: same.length, average: average(own), best }]
    }),
    calls: calls.length,
    workOn: weakest === null ? null : workOn(recent, weakest.criterion),
  }
}

/** The newest call that lost points on the criterion: what to do next time, and the words that show it. */
function workOn(recent: readonly KeptReview[], criterion: string): ProgressOf['workOn'] {
  for (const { review, subjectId } of recent) {
    const scores = review.result.state === 'scored' ? review.result.scores : []
    const score = scores.find((each) => each.criterion === criterion && each.state !== 'not-applicable')
    if (!score || score.pointsToGain === 0) continue
    const missed = score.checks.find((check) => !check.met && check.quote !== null)?.quote
    const quote = missed ?? score.evidence[0] ?? null
    return {
      criterion,
      advice: score.advice,
      quote: quote?.quote ?? null,
      simulationId: subjectId,
      startMs: quote?.startMs ?? 0,
    }
  }
  return null
}
