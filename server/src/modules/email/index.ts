import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import type { Retention } from '../../platform/retention.ts'
import { forgetMails } from './email.repository.ts'
import { emailRoutes } from './email.routes.ts'
import { createEmail, sendMailJob, type Email, type EmailNeeds } from './email.service.ts'

export type { Email } from './email.service.ts'

/** Long enough to see what became of a mail somebody misses. */
const keptDays = 90

/** The outbox: every mail is kept, and sent when a mail server is configured. */
export function createEmailModule(needs: EmailNeeds): {
  routes: (app: FastifyInstance) => void
  service: Email
  jobs: JobHandler[]
  retentions: Retention[]
} {
  const service = createEmail(needs)
  const send = defineJob({
    name: sendMailJob,
    data: z.object({ mailId: z.uuid() }),
    handle: ({ mailId }) => service.deliver(mailId),
    giveUp: ({ mailId }) => service.giveUp(mailId),
    concurrency: 2,
  })
  const mails: Retention = { days: keptDays, forget: (before, atMost) => forgetMails(needs.db, before, atMost) }
  return { routes: (app) => emailRoutes(app, service), service, jobs: [send], retentions: [mails] }
}
