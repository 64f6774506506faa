import type { CallSubject, Review, RubricId, ScorableRubric } from '@ringside/contract'
import { lockOrganization } from '../modules/organizations/index.ts'
import {
  createReviewsModule,
  type Colleagues,
  type KeepScore,
  type NameCall,
  type ReadCall,
  type Reviews,
} from '../modules/reviews/index.ts'
import { createRubricsModule } from '../modules/rubrics/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { createReviewMoney } from '../modules/simulations/index.ts'
import type { PricedModel } from './build-language-model.ts'
import type { Module } from './build-modules.ts'

type Kind = CallSubject['kind']

/** What a module that keeps calls of one kind does for their reviews. */
export interface ReviewedCalls {
  readonly reviewAs: (orgId: string, id: string, rubric: ScorableRubric) => Promise<Review | null>
  readonly toExport: ReadCall[Kind]
  readonly named: NameCall[Kind]
  readonly keepScore: KeepScore[Kind]
}

export interface Reviewing {
  readonly all: readonly Module[]
  readonly reviews: Reviews
  /** The language model that words them; null: none does. */
  readonly wordedBy: string | null
  /** With what an organisation's calls are scored now. */
  readonly rubricOf: (orgId: string) => Promise<ScorableRubric>
  readonly canBeChosen: (orgId: string, rubric: string) => Promise<boolean>
}

/** What calls are judged by, and what came of it. `calls` are asked for when they are needed: their modules are made later. */
export function buildReviews(
  needs: {
    db: Database
    clock: Clock
    jobs: Jobs
    log: Log
    languageModel: PricedModel | null
    chosen: (orgId: string) => Promise<RubricId>
    colleagues: Colleagues
  },
  calls: Readonly<Record<Kind, () => ReviewedCalls>>,
): Reviewing {
  const readCall: ReadCall = {
    simulation: (orgId, id) => calls.simulation().toExport(orgId, id),
    transcript: (orgId, id) => calls.transcript().toExport(orgId, id),
  }
  const nameCall: NameCall = {
    simulation: (orgId, id) => calls.simulation().named(orgId, id),
    transcript: (orgId, id) => calls.transcript().named(orgId, id),
  }
  const keepScore: KeepScore = {
    simulation: (tx, orgId, id, score) => calls.simulation().keepScore(tx, orgId, id, score),
    transcript: (tx, orgId, id, score) => calls.transcript().keepScore(tx, orgId, id, score),
  }
  const languageModel = needs.languageModel?.wordsReviews === true ? needs.languageModel : null
  const reviews = createReviewsModule({
    ...needs,
    words: languageModel && {
      model: languageModel.model,
      money: createReviewMoney(needs, languageModel.terms),
    },
    readCall,
    nameCall,
    keepScore,
    // Asked when somebody judges: the module is made further down.
    criterionOf: (orgId, of) => rubrics.service.criterionOf(orgId, of),
  })
  const rubrics = createRubricsModule({
    ...needs,
    lockOrganization,
    reviews: reviews.service,
    reviewAs: (orgId, { kind, id }, rubric) => calls[kind]().reviewAs(orgId, id, rubric),
  })
  const { toScoreWith: rubricOf, canBeChosen } = rubrics.service
  const wordedBy = languageModel && languageModel.model.name
  return { all: [reviews, rubrics], reviews: reviews.service, wordedBy, rubricOf, canBeChosen }
}
