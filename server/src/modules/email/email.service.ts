import type { listMail, OutboxMail } from '@ringside/contract'
import type { z } from 'zod'
import { MailError, type MailSender } from '../../integrations/mail/mail.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { cutPage, readIdCursor } from '../../platform/database/paging.ts'
import { notFound } from '../../platform/errors.ts'
import { mustBeSiteAdmin, type Actor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { countMails, findMail, keepMail, listMails, markMail, type KeptMail } from './email.repository.ts'

export interface NewMail {
  readonly kind: OutboxMail['kind']
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface EmailNeeds {
  readonly db: Database
  readonly jobs: Jobs
  readonly clock: Clock
  /** Null: no mail server is configured, mail is stored and not sent. */
  readonly sender: MailSender | null
  /** Shows a stored mail to whoever runs the server, so that its link can be used; null in production. */
  readonly announce: ((mail: NewMail) => void) | null
}

export interface Email {
  /** Keeps a mail in the outbox and sends it soon, when there is a mail server. */
  post(mail: NewMail, tx?: Tx): Promise<OutboxMail>
  /** Whether there is a mail server. */
  readonly sending: boolean
  /** For site admins, as are `get` and `sendTest`: newest first. */
  list(actor: Actor, asked: z.output<typeof listMail.query & z.ZodType>): Promise<z.output<typeof listMail.response>>
  get(actor: Actor, id: string): Promise<KeptMail>
  sendTest(actor: Actor, message: { subject: string; text: string }): Promise<OutboxMail>
  /** Sends one kept mail; a refusal that may pass throws, so that the job tries again. */
  deliver(mailId: string): Promise<void>
}

export const sendMailJob = 'send-mail'

export function createEmail({ db, jobs, clock, sender, announce }: EmailNeeds): Email {
  const post: Email['post'] = async (mail, tx) => {
    const kept: KeptMail = {
      _id: newId(),
      ...mail,
      state: sender === null ? 'stored' : 'queued',
      reason: sender === null ? 'No mail server is configured.' : '',
      at: clock.now().toISOString(),
    }
    await keepMail(tx ?? db, kept)
    if (sender === null) announce?.(mail)
    else await jobs.enqueue(tx ?? null, sendMailJob, { mailId: kept._id })
    const { text: _text, ...shown } = kept
    return shown
  }

  return {
    post,
    sending: sender !== null,
    async list(actor, { cursor, limit }) {
      mustBeSiteAdmin(actor)
      const [mails, total] = await Promise.all([listMails(db, readIdCursor(cursor), limit + 1), countMails(db)])
      const { shown, next } = cutPage(mails, limit, ({ _id }) => _id)
      return { items: shown, next, total, sending: sender !== null }
    },
    async get(actor, id) {
      mustBeSiteAdmin(actor)
      const mail = await findMail(db, id)
      if (mail === null) throw notFound('Mail')
      return mail
    },
    async sendTest(actor, message) {
      mustBeSiteAdmin(actor)
      return post({ kind: 'message', to: actor.email, ...message })
    },
    async deliver(mailId) {
      const mail = await findMail(db, mailId)
      if (mail === null || mail.state === 'sent' || sender === null) return
      try {
        await sender.send({ id: mail._id, to: mail.to, subject: mail.subject, text: mail.text })
      } catch (error) {
        if (!(error instanceof MailError)) throw error
        await markMail(db, mailId, { state: 'failed', reason: error.message, sentAt: null })
        if (error.retryable) throw error
        return
      }
      await markMail(db, mailId, { state: 'sent', reason: '', sentAt: clock.now() })
    },
  }
}
