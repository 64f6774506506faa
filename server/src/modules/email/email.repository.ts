import type { OutboxMail } from '@ringside/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { deleteRows } from '../../platform/retention.ts'

export interface KeptMail extends OutboxMail {
  readonly text: string
}

interface MailRow {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly kind: OutboxMail['kind']
  readonly state: OutboxMail['state']
  readonly reason: string
  readonly created_at: Date
  readonly sent_at: Date | null
}

const toOutboxMail = (row: MailRow): OutboxMail => ({
  _id: row.id,
  to: row.recipient,
  subject: row.subject,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  at: (row.sent_at ?? row.created_at).toISOString(),
})

const shown = ['id', 'recipient', 'subject', 'kind', 'state', 'reason', 'created_at', 'sent_at'] as const

export async function keepMail(db: Database | Tx, mail: KeptMail): Promise<void> {
  await db
    .insertInto('outbox_mails')
    .values({
      id: mail._id,
      kind: mail.kind,
      state: mail.state,
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      reason: mail.reason,
      created_at: mail.at,
    })
    .execute()
}

/** The newest, or with an id those written before that one. */
export async function listMails(db: Database, before: string | undefined, limit: number): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox_mails')
    .select(shown)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toOutboxMail)
}

export async function countMails(db: Database): Promise<number> {
  const counted = db.selectFrom('outbox_mails').select((row) => row.fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

export async function findMail(db: Database, id: string): Promise<KeptMail | null> {
  const row = await db
    .selectFrom('outbox_mails')
    .select([...shown, 'text'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { ...toOutboxMail(row), text: row.text }
}

/** Says how sending went; a mail that is sent stays sent. */
export async function markMail(
  db: Database,
  id: string,
  outcome: { state: OutboxMail['state']; reason: string; sentAt: Date | null },
): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ state: outcome.state, reason: outcome.reason, sent_at: outcome.sentAt })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .execute()
}

export async function keepText(db: Database, id: string, text: string): Promise<void> {
  await db.updateTable('outbox_mails').set({ text }).where('id', '=', id).execute()
}

export const forgetMails = (db: Database, before: Date, atMost: number): Promise<number> =>
  deleteRows(db, { table: 'outbox_mails', key: ['id'], where: sql<boolean>`created_at < ${before}` }, atMost)
