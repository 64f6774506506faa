import { skills, skillTrends, skillWindow, weakestSkill } from '@ringside/coaching/next-call/index'
import { skillMissed } from '@ringside/coaching/rubrics/skill'
import { buyerNameOf, callTypes, difficulties, progressSpan, type getProgress, type SkillKey } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'
import type { KeptReview, Reviews } from '../reviews/index.ts'
import type { Reps } from './reps.ts'
import { countKinds, lastDays, lastScores, type KindOfCalls } from './progress.repository.ts'
import type { RealCalls } from './real-calls.ts'
import { retriesLeft } from './retries.ts'
import { findSimulation, isMember } from './simulations.repository.ts'
import { dayIn, streaks } from './working-days.ts'

type ProgressOf = z.output<typeof getProgress.response>
type Lesson = Omit<NonNullable<ProgressOf['workOn']>, 'buyerName'>

export interface Progress {
  /** A rep's own, or for an admin that of anybody in the organisation; by the days of `zone`. */
  of(actor: MemberActor, userId: string, zone: string): Promise<ProgressOf>
}

export interface ProgressNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly reviews: Reviews
  readonly reps: Reps
  readonly realCalls: Pick<RealCalls, 'retriesOf'>
}

export function createProgress(needs: ProgressNeeds): Progress {
  const { db, clock, reviews, reps } = needs
  return {
    async of(actor, userId, zone) {
      const { orgId } = actor.membership
      const allowed = userId === actor.userId || (isAdmin(actor) && (await isMember(db, orgId, userId)))
      if (!allowed) throw notFound('Member')
      const rep = { orgId, userId }
      const [kinds, scores, called, reviewed, { goals }] = await Promise.all([
        countKinds(db, rep),
        lastScores(db, rep, progressSpan.scores),
        lastDays(db, rep, { most: progressSpan.days, zone }),
        reviews.recentFor(orgId, userId, 4 * skillWindow),
        reps.profileOf(userId),
      ])
      const { targetScore, callsAWeek } = goals
      const today = dayIn(called.zone, clock.now())
      const { workOn, ...progress } = progressOf({ kinds, scores, days: called.days }, reviewed, today)
      return { ...progress, targetScore, callsAWeek, workOn: await withBuyer(needs, orgId, workOn) }
    },
  }
}

/** What to work on was shown in one call; its buyer is named, since the advice speaks of them. It is a drill while the call has free retries. */
async function withBuyer(needs: ProgressNeeds, orgId: string, lesson: Lesson | null): Promise<ProgressOf['workOn']> {
  const call = lesson === null ? undefined : await findSimulation(needs.db, orgId, lesson.simulationId)
  if (lesson === null || call === undefined) return null
  const hasRetries = lesson.drill !== null && (await retriesLeft(needs, call)) > 0
  return { ...lesson, drill: hasRetries ? lesson.drill : null, buyerName: buyerNameOf(call.persona) }
}

const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Calls of several kinds together. */
function together(kinds: readonly KindOfCalls[]): { calls: number; average: number | null; best: number | null } {
  const sum = (of: 'calls' | 'scored' | 'points'): number => kinds.reduce((total, kind) => total + kind[of], 0)
  const best = kinds.flatMap((kind) => (kind.best === null ? [] : [kind.best]))
  return {
    calls: sum('calls'),
    average: sum('scored') === 0 ? null : Math.round(sum('points') / sum('scored')),
    best: best.length === 0 ? null : Math.max(...best),
  }
}

interface Called {
  readonly kinds: readonly KindOfCalls[]
  readonly scores: Awaited<ReturnType<typeof lastScores>>
  readonly days: Awaited<ReturnType<typeof lastDays>>['days']
}

/** `scores` and `days` oldest first, `recent` newest first. */
function progressOf(
  { kinds, scores, days }: Called,
  recent: readonly KeptReview[],
  today: string,
): Omit<ProgressOf, 'targetScore' | 'callsAWeek' | 'workOn'> & { workOn: Lesson | null } {
  const all = skills(recent.map(({ review }) => review))
  const weakest = weakestSkill(all)
  const points = scores.map(({ score }) => score)
  const dates = days.map(({ date }) => date)
  return {
    skills: all,
    weakest: weakest?.skill ?? null,
    skillTrends: skillTrends(
      recent.map(({ review, createdAt, subjectId }) => ({
        review,
        at: createdAt.toISOString(),
        simulationId: subjectId,
      })),
      progressSpan.skillPoints,
    ),
    scores: scores.map(({ at, ...score }) => ({ ...score, at: at.toISOString() })),
    averageLast5: average(points.slice(-skillWindow)),
    averageBefore5: average(points.slice(-2 * skillWindow, -skillWindow)),
    days,
    ...streaks(dates, today),
    byDifficulty: difficulties.map((difficulty) => {
      const { calls, average: mean } = together(kinds.filter((kind) => kind.difficulty === difficulty))
      return { difficulty, calls, average: mean }
    }),
    byType: callTypes.flatMap((type) => {
      const same = together(kinds.filter((kind) => kind.type === type))
      return same.calls === 0 ? [] : [{ type, ...same }]
    }),
    calls: together(kinds).calls,
    workOn: weakest === null ? null : workOn(recent, weakest.skill),
  }
}

/** The newest call in which a check of the skill cost points: what to do next time, and the words it is about. */
function workOn(recent: readonly KeptReview[], skill: SkillKey): Lesson | null {
  for (const { review, subjectId } of recent) {
    const scores = review.result.state === 'scored' ? review.result.scores : []
    // The advice is that of the first check that was not met; what was met is no lesson.
    const score = scores.find((each) => each.pointsToGain > 0 && skillMissed(each) === skill)
    if (!score) continue
    const quote = score.checks.find((check) => !check.met)?.quote ?? null
    return {
      skill,
      criterion: score.criterion,
      // In our own words, whatever a model has for it: nothing beside it here says whose they are.
      advice: score.advice,
      quote: quote?.quote ?? null,
      simulationId: subjectId,
      drill: score.retryFrom ?? null,
      startMs: quote?.startMs ?? null,
    }
  }
  return null
}
