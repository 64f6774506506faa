import type { OutboxMail } from '@ringside/contract'
import type { OptionalTime, Time } from './identity.ts'

interface OutboxMailsTable {
  id: string
  kind: OutboxMail['kind']
  state: OutboxMail['state']
  recipient: string
  subject: string
  text: string
  reason: string
  created_at: Time
  sent_at: OptionalTime
}

export interface MailTables {
  outbox_mails: OutboxMailsTable
}
