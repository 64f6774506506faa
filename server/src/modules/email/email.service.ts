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
import { countMails, findMail, keepMail, keepText, listMails, markMail, type KeptMail } from './email.repository.ts'

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
  /** With the token of its link hidden, except where the outbox stands in for a mailbox: outside production without a mail server. */
  get(actor: Actor, id: string): Promise<KeptMail>
  sendTest(actor: Actor, message: { subject: string; text: string }): Promise<OutboxMail>
  /**
   * Sends one kept mail, or shows it on the console where that is done instead; a refusal that may pass throws, so that the job tries
   * again. What was sent, or never will be, loses the token of its link.
   */
  deliver(mailId: string): Promise<void>
  /** Nobody tries to send it any more. */
  giveUp(mailId: string): Promise<void>
}

export const sendMailJob = 'send-mail'

const stored = { state: 'stored', reason: 'No mail server is configured.' } as const

/** A kept mail without what its link works by: whoever follows that acts as the person it was for. */
const withoutTokens = (text: string): string => text.replaceAll(/([?&]token=)[^\s&]+/g, '$1hidden')

export function createEmail({ db, jobs, clock, sender, announce }: EmailNeeds): Email {
  // Where nothing is sent and whoever runs the server is shown every mail anyway, the outbox is everybody's mailbox.
  const isOwnMailbox = sender === null && announce !== null
  const post: Email['post'] = async (mail, tx) => {
    const kept: KeptMail = {
      _id: newId(),
      ...mail,
      ...(sender === null ? stored : { state: 'queued', reason: '' }),
      at: clock.now().toISOString(),
    }
    await keepMail(tx ?? db, kept)
    // Showing a mail is a job as sending it is: of what is rolled back nobody hears.
    if (sender !== null || announce !== null) await jobs.enqueue(tx ?? null, sendMailJob, { mailId: kept._id })
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
      return isOwnMailbox ? mail : { ...mail, text: withoutTokens(mail.text) }
    },
    async sendTest(actor, message) {
      mustBeSiteAdmin(actor)
      return post({ kind: 'message', to: actor.email, ...message })
    },
    ...createDelivery({ db, clock, sender, announce }),
  }
}

type Delivery = Pick<Email, 'deliver' | 'giveUp'>

function createDelivery({ db, clock, sender, announce }: Omit<EmailNeeds, 'jobs'>): Delivery {
  const forgetToken = ({ _id, text }: KeptMail): Promise<void> => keepText(db, _id, withoutTokens(text))
  return {
    async deliver(mailId) {
      const mail = await findMail(db, mailId)
      if (mail === null || mail.state === 'sent') return
      if (sender === null) {
        // Queued by a start that still had a mail server: nobody would ever learn that it does not go out.
        if (mail.state !== 'stored') await markMail(db, mailId, { ...stored, sentAt: null })
        announce?.(mail)
        return
      }
      try {
        await sender.send({ id: mail._id, to: mail.to, subject: mail.subject, text: mail.text })
      } catch (error) {
        if (!(error instanceof MailError)) throw error
        await markMail(db, mailId, { state: 'failed', reason: error.message, sentAt: null })
        if (error.retryable) throw error
        return forgetToken(mail)
      }
      await markMail(db, mailId, { state: 'sent', reason: '', sentAt: clock.now() })
      await forgetToken(mail)
    },
    async giveUp(mailId) {
      const mail = await findMail(db, mailId)
      if (mail === null) return
      // Every try ended in a fault of ours, before the mail server could refuse it.
      if (mail.state === 'queued') {
        await markMail(db, mailId, { state: 'failed', reason: 'It could not be sent.', sentAt: null })
      }
      await forgetToken(mail)
    },
  }
}
