import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { zoneSchema } from '../kernel/zone.ts'
import { retryPointSchema, skillKeySchema } from '../reviews/review.ts'
import { callTypeSchema, difficultySchema } from './vocabulary.ts'

/** How far back progress shows single things: the last scores and the last days with a call. Counts go back to the first call. */
export const progressSpan = { scores: 200, days: 1_000, skillPoints: 12 } as const

export const skillSchema = z.object({
  skill: skillKeySchema,
  label: z.string(),
  /** 0..100 over the last five scored calls; null when none of them had occasion. */
  last: z.number().nullable(),
  before: z.number().nullable(),
})

/** How one skill went, call by call: each call counts half as much as one three calls later. */
export const skillTrendSchema = z.object({
  skill: skillKeySchema,
  label: z.string(),
  /** 0..100 after the last call; null when none had occasion. */
  now: z.number().nullable(),
  /** After each of the last calls that had occasion, oldest first, at most `progressSpan.skillPoints`. */
  points: z.array(z.object({ simulationId: idSchema, at: timeSchema, value: z.number().int() })),
})
export type SkillTrend = z.infer<typeof skillTrendSchema>

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress/:userId',
  access: 'member',
  summary: 'Skills, scores over time, streak and records of a rep; for an admin anybody’s in the organisation',
  params: z.object({ userId: providerIdSchema }),
  query: z.object({ zone: zoneSchema }),
  response: z.object({
    skills: z.array(skillSchema),
    weakest: skillKeySchema.nullable(),
    skillTrends: z.array(skillTrendSchema),
    scores: z.array(z.object({ simulationId: idSchema, at: timeSchema, score: z.number().int() })),
    targetScore: z.number().int(),
    /** The rep's goal; 0 for none. */
    callsAWeek: z.number().int(),
    averageLast5: z.number().nullable(),
    averageBefore5: z.number().nullable(),
    /** Days of the reader's with at least one call, newest last, and the current run of working days. */
    days: z.array(z.object({ date: z.iso.date(), calls: z.number().int() })),
    streak: z.number().int(),
    longestStreak: z.number().int(),
    byDifficulty: z.array(
      z.object({ difficulty: difficultySchema, calls: z.number().int(), average: z.number().nullable() }),
    ),
    byType: z.array(
      z.object({
        type: callTypeSchema,
        calls: z.number().int(),
        average: z.number().nullable(),
        best: z.number().nullable(),
      }),
    ),
    calls: z.number().int(),
    /** What a recent call shows of the weakest skill, to work on. */
    workOn: z
      .object({
        skill: skillKeySchema,
        /** Of the review it stands in. */
        criterion: z.string(),
        advice: z.string(),
        /** The words the advice is about, and when they were said; both null when it is about something not said at all. */
        quote: z.string().nullable(),
        simulationId: idSchema,
        /** Where to take that call up again and what to try there; null where it can't be, or its free retries are used. */
        drill: retryPointSchema.nullable(),
        /** Whom the call was with: the advice speaks of them. */
        buyerName: z.string(),
        startMs: z.number().int().nullable(),
      })
      .nullable(),
  }),
  errors: ['not-found'],
})
