import { rubricIdSchema } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import { rubricRoutes } from './rubrics.routes.ts'
import { createRubrics, type RubricsNeeds } from './rubrics.service.ts'
import {
  createScoringByRubric,
  scoreByRubricJob,
  type ScoringByRubric,
  type ScoringByRubricNeeds,
} from './scoring-by-rubric.service.ts'

/** Rubrics of an organisation's own, and scoring past calls with others than they were scored with. */
export function createRubricsModule(needs: RubricsNeeds & ScoringByRubricNeeds): {
  routes: (app: FastifyInstance) => void
  service: Pick<ScoringByRubric, 'toScoreWith' | 'canBeChosen' | 'criterionOf'>
  jobs: JobHandler[]
} {
  const service = createRubrics(needs)
  const scoring = createScoringByRubric(needs)
  const byRubric = defineJob({
    name: scoreByRubricJob,
    data: z.object({
      orgId: z.string(),
      reviewId: z.uuid(),
      rubric: rubricIdSchema,
      version: z.number(),
      by: z.object({ userId: z.string(), name: z.string() }),
    }),
    handle: (data) => scoring.run(data),
    // Somebody waits for several: while one reads, another scores.
    concurrency: 3,
  })
  return { routes: (app) => rubricRoutes(app, service, scoring), service: scoring, jobs: [byRubric] }
}
