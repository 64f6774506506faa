import { undoLimits } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import type { Retention } from '../../platform/retention.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { createAccounts, type AccountNeeds } from './accounts/accounts.service.ts'
import { archiveRoutes } from './archive/archive.routes.ts'
import { createArchive } from './archive/archive.service.ts'
import { createCallResults, type CallResults } from './calls/call-results.service.ts'
import { createHoldings, type Holdings } from './calls/holdings.service.ts'
import { createProspects, type Prospects } from './calls/prospects.service.ts'
import { createTargets, type Targets } from './calls/targets.service.ts'
import { createDeals, type Deals } from './deals/deals.service.ts'
import { contactProfileRoutes } from './decision-makers/contact-profiles.routes.ts'
import { createContactProfiles, type ContactProfiles } from './decision-makers/contact-profiles.service.ts'
import { endedOrderDays, forgetOrders } from './generation/generation-orders.repository.ts'
import { generationOrderRoutes } from './generation/generation-orders.routes.ts'
import { createGenerationOrders, fillOrderJob, type GenerationOrders } from './generation/generation-orders.service.ts'
import { createGeneration, type Generation, type GenerationNeeds } from './generation/generation.service.ts'
import { forgetImports, forgetReads, readDays } from './imports/imports.repository.ts'
import { holdersAmong } from './holders.repository.ts'
import { importRoutes } from './imports/imports.routes.ts'
import {
  createAccountImports,
  makeImportJob,
  type AccountImportNeeds,
  type AccountImports,
} from './imports/imports.service.ts'
import { personaRoutes } from './people/personas.routes.ts'
import { createPersonas } from './people/personas.service.ts'
import { movableSegmentRoutes } from './segments/movable-segments.routes.ts'
import { createMovableSegments } from './segments/movable-segments.service.ts'
import { segmentRoutes } from './segments/segments.routes.ts'
import { createSegments, type Segments } from './segments/segments.service.ts'
import {
  completeTransferJob,
  createTransfers,
  type TransferNeeds,
  type Transfers,
} from './segments/transfers.service.ts'

export { stageEffect } from './deals/deal-stage.ts'
export type { AccountHoldings } from './calls/holdings.service.ts'
export type { Prospect } from './calls/prospects.service.ts'

/** What other modules may ask of the pipeline. */
export interface Pipeline extends CallResults, Holdings, Prospects, Targets {
  readonly segments: Pick<Segments, 'add' | 'customize'>
  readonly contactProfiles: Pick<ContactProfiles, 'add'>
  readonly generation: Generation
  readonly deals: Deals
}

/** What other modules ask of calls and of who can be called. */
const askedByOthers = (needs: AccountNeeds): CallResults & Holdings & Prospects & Targets => ({
  ...createHoldings(needs),
  ...createCallResults(needs),
  ...createProspects(needs),
  ...createTargets(needs),
})

/**
 * Target segments, the decision makers sold to, accounts, and the people there: a folder for each, and one each for how they come
 * (generation, imports), for what calls bring (calls), what follows from it (deals) and what was put away (archive). What several of them share stands here.
 */
export function createPipelineModule(needs: AccountNeeds & AccountImportNeeds & GenerationNeeds & TransferNeeds): {
  routes: (app: FastifyInstance) => void
  service: Pipeline
  jobs: JobHandler[]
  retentions: Retention[]
} {
  const segments = createSegments(needs)
  const contactProfiles = createContactProfiles(needs)
  const generation = createGeneration(needs)
  const accounts = createAccounts(needs)
  const deals = createDeals(needs)
  const archive = createArchive(needs)
  const personas = createPersonas({ ...needs, accounts })
  const transfers = createTransfers(needs)
  const movable = createMovableSegments(needs)
  const orders = createGenerationOrders(needs)
  const imports = createAccountImports(needs)
  const ofAccount = holdersAmong(needs.db, 'accounts')
  return {
    routes: (app) => {
      segmentRoutes(app, { segments, transfers }, holdersAmong(needs.db, 'target_segments'))
      movableSegmentRoutes(app, movable)
      archiveRoutes(app, archive)
      contactProfileRoutes(app, contactProfiles, holdersAmong(needs.db, 'contact_profiles'))
      accountRoutes(app, { accounts, deals, generation }, ofAccount)
      generationOrderRoutes(app, orders)
      importRoutes(app, imports)
      personaRoutes(app, { personas, generation }, { ofAccount, ofPersona: holdersAmong(needs.db, 'personas') })
    },
    service: { ...askedByOthers(needs), segments, contactProfiles, generation, deals },
    jobs: jobsOf({ transfers, orders, imports }),
    retentions: retentionsOf(needs.db),
  }
}

/** A server of before, which may have stopped half-way, enqueued each move by itself. */
const transferJobData = z
  .object({ orgId: z.string(), transferIds: z.array(z.uuid()) })
  .or(
    z
      .object({ orgId: z.string(), transferId: z.uuid() })
      .transform(({ orgId, transferId }) => ({ orgId, transferIds: [transferId] })),
  )

const named = z.object({ orgId: z.string(), id: z.uuid() })

const jobsOf = ({
  transfers,
  orders,
  imports,
}: {
  transfers: Transfers
  orders: GenerationOrders
  imports: AccountImports
}): JobHandler[] => [
  defineJob({
    name: completeTransferJob,
    data: transferJobData,
    handle: ({ orgId, transferIds }) => transfers.complete(orgId, transferIds),
    giveUp: ({ orgId, transferIds }) => transfers.giveUp(orgId, transferIds),
  }),
  defineJob({
    name: fillOrderJob,
    data: named,
    handle: ({ orgId, id }) => orders.fill(orgId, id),
    giveUp: ({ orgId, id }) => orders.giveUp(orgId, id),
    concurrency: 2,
    // A server that dies over an order leaves it to the next try: nobody waits long for that.
    expireInSeconds: 60,
  }),
  defineJob({
    name: makeImportJob,
    data: named,
    handle: ({ orgId, id }) => imports.make(orgId, id),
    giveUp: ({ orgId, id }) => imports.giveUp(orgId, id),
  }),
]

const retentionsOf = (db: Database): Retention[] => [
  { days: endedOrderDays, forget: (before, atMost) => forgetOrders(db, before, atMost) },
  { days: readDays, forget: (before, atMost) => forgetReads(db, before, atMost) },
  { days: undoLimits.days, forget: (before, atMost) => forgetImports(db, before, atMost) },
]
