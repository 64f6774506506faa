import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import type { Retention } from '../../platform/retention.ts'
import { forgetClosedHolds } from './credits.repository.ts'
import { creditRoutes } from './credits.routes.ts'
import { createCredits, creditsAddedJob, expireHoldJob, type Credits, type CreditsNeeds } from './credits.service.ts'

export type { Credits } from './credits.service.ts'

/** What a hold came to stands in the ledger, which is kept; the hold itself answers questions about a call of late. */
const closedHoldDays = 90

/** Who has how many credits, and what calls in progress set aside. */
export function createCreditsModule(
  needs: CreditsNeeds & {
    /** Called, again after a failure, when somebody got credits: what waited for them can go on. */
    afterCredited: (userId: string) => Promise<void>
  },
): {
  routes: (app: FastifyInstance) => void
  service: Credits
  jobs: JobHandler[]
  retentions: Retention[]
} {
  const service = createCredits(needs)
  const expireHold = defineJob({
    name: expireHoldJob,
    data: z.object({ holdId: z.uuid() }),
    handle: async ({ holdId }) => {
      await service.expire(holdId)
    },
  })
  const credited = defineJob({
    name: creditsAddedJob,
    data: z.object({ userId: z.string() }),
    handle: ({ userId }) => needs.afterCredited(userId),
  })
  const holds: Retention = {
    days: closedHoldDays,
    forget: (before, atMost) => forgetClosedHolds(needs.db, before, atMost),
  }
  return { routes: (app) => creditRoutes(app, service), service, jobs: [expireHold, credited], retentions: [holds] }
}
