import { rubricIdSchema } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import { createChosenRubric, type ChosenRubric, type ChosenRubricNeeds } from './chosen-rubric.service.ts'
import { criterionOf } from './criterion-of.ts'
import { createRubricTrial, type RubricTrialNeeds } from './rubric-trial.service.ts'
import { rubricRoutes } from './rubrics.routes.ts'
import { createRubrics, type RubricsNeeds } from './rubrics.service.ts'
import { createScoringByRubric } from './scoring-by-rubric.service.ts'
import {
  createScoringLastByRubric,
  scoreByRubricJob,
  type ScoringLastByRubricNeeds,
} from './scoring-last-by-rubric.service.ts'

interface RubricsModule {
  readonly routes: (app: FastifyInstance) => void
  readonly service: ChosenRubric & {
    /** A criterion as a rubric had it in a version; null when that is not kept. */
    criterionOf(orgId: string, of: Parameters<typeof criterionOf>[2]): ReturnType<typeof criterionOf>
  }
  readonly jobs: JobHandler[]
}

/** Rubrics of an organisation's own, and scoring past calls with others than they were scored with. */
export function createRubricsModule(
  needs: RubricsNeeds & ChosenRubricNeeds & RubricTrialNeeds & ScoringLastByRubricNeeds,
): RubricsModule {
  const rubrics = createRubrics(needs)
  const scoringLast = createScoringLastByRubric(needs)
  const scoring = { ...createRubricTrial(needs), ...createScoringByRubric(needs), ...scoringLast }
  const byRubric = defineJob({
    name: scoreByRubricJob,
    data: z.object({
      orgId: z.string(),
      reviewId: z.uuid(),
      rubric: rubricIdSchema,
      version: z.number(),
      by: z.object({ userId: z.string(), name: z.string() }),
    }),
    handle: (data) => scoringLast.run(data),
    // Somebody waits for several: while one reads, another scores.
    concurrency: 3,
  })
  return {
    routes: (app) => rubricRoutes(app, rubrics, scoring),
    service: { ...createChosenRubric(needs), criterionOf: (orgId, of) => criterionOf(needs.db, orgId, of) },
    jobs: [byRubric],
  }
}
