import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import { accountRoutes, personaRoutes } from './accounts.routes.ts'
import { createAccounts, type AccountNeeds } from './accounts.service.ts'
import { createCallResults, type CallResults } from './call-results.service.ts'
import { createContactProfiles, type ContactProfiles } from './contact-profiles.service.ts'
import { contactProfileRoutes } from './contact-profiles.routes.ts'
import { createGeneration, type Generation, type GenerationNeeds } from './generation.service.ts'
import { movableSegmentRoutes } from './movable-segments.routes.ts'
import { createMovableSegments } from './movable-segments.service.ts'
import { createPersonas } from './personas.service.ts'
import { createProspects, type Prospects } from './prospects.service.ts'
import { segmentRoutes } from './segments.routes.ts'
import { createSegments, type Segments } from './segments.service.ts'
import { completeTransferJob, createTransfers, type TransferNeeds } from './transfers.service.ts'

export type { Prospect } from './prospects.service.ts'

/** What other modules may ask of the pipeline. */
export interface Pipeline extends CallResults, Prospects {
  readonly segments: Pick<Segments, 'add' | 'customize'>
  readonly contactProfiles: Pick<ContactProfiles, 'add'>
  readonly generation: Generation
}

/** Target segments, their accounts, and the people there. */
export function createPipelineModule(needs: AccountNeeds & GenerationNeeds & TransferNeeds): {
  routes: (app: FastifyInstance) => void
  service: Pipeline
  jobs: JobHandler[]
} {
  const segments = createSegments(needs)
  const contactProfiles = createContactProfiles(needs)
  const generation = createGeneration(needs)
  const accounts = createAccounts(needs)
  const personas = createPersonas({ ...needs, accounts })
  const transfers = createTransfers(needs)
  const movable = createMovableSegments(needs)
  const completeTransfer = defineJob({
    name: completeTransferJob,
    data: z.object({ orgId: z.string(), transferId: z.uuid() }),
    handle: ({ orgId, transferId }) => transfers.complete(orgId, transferId),
    giveUp: ({ orgId, transferId }) => transfers.giveUp(orgId, transferId),
  })
  return {
    routes: (app) => {
      segmentRoutes(app, segments, transfers)
      movableSegmentRoutes(app, movable)
      contactProfileRoutes(app, contactProfiles)
      accountRoutes(app, accounts, generation)
      personaRoutes(app, personas, generation)
    },
    service: { ...createCallResults(needs), ...createProspects(needs), segments, contactProfiles, generation },
    jobs: [completeTransfer],
  }
}
