import * as contract from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { RubricTrial } from './rubric-trial.service.ts'
import type { Rubrics } from './rubrics.service.ts'
import type { ScoringByRubric } from './scoring-by-rubric.service.ts'
import type { ScoringLastByRubric } from './scoring-last-by-rubric.service.ts'

/** Each of these scores a call while somebody waits. */
const scoringsPerMinute = 60

type Scoring = RubricTrial & ScoringByRubric & Pick<ScoringLastByRubric, 'scoreLastByRubric'>

export function rubricRoutes(app: FastifyInstance, rubrics: Rubrics, scoring: Scoring): void {
  mount(app, contract.listRubrics, ({ actor }) => rubrics.list(actor))
  mount(app, contract.listChecks, async () => rubrics.checks())
  mount(app, contract.createRubric, ({ actor, body }) => rubrics.create(actor, body))
  mount(app, contract.getRubric, ({ actor, params }) => rubrics.get(actor, params.id))
  mount(app, contract.getRubricVersion, ({ actor, params }) => rubrics.version(actor, params.id, params.version))
  mount(app, contract.saveRubricDraft, ({ actor, params, body }) => rubrics.saveDraft(actor, params.id, body))
  mount(app, contract.publishRubric, ({ actor, params, body }) => rubrics.publish(actor, params.id, body.revision))
  mount(app, contract.archiveRubric, ({ actor, params }) => rubrics.archive(actor, params.id))
  mount(app, contract.unarchiveRubric, ({ actor, params }) => rubrics.unarchive(actor, params.id))
  mount(app, contract.tryRubric, ({ actor, body }) => scoring.tryOut(actor, body), { perMinute: scoringsPerMinute })
  mount(app, contract.scoreByRubric, ({ actor, params, body }) => scoring.scoreByRubric(actor, params.id, body), {
    perMinute: scoringsPerMinute,
  })
  mount(app, contract.scoreCallsByRubric, ({ actor, body }) => scoring.scoreLastByRubric(actor, body), {
    perMinute: 10,
  })
}
