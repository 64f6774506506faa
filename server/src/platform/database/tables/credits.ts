import type { Plan } from '@ringside/contract'
import type { Generated } from 'kysely'
import type { OptionalTime, Time } from './identity.ts'

export type CreditKind = 'sign-up' | 'purchase' | 'grant' | 'simulation' | 'refund'
export type HoldState = 'open' | 'settled' | 'released' | 'expired'

interface CreditBalancesTable {
  user_id: string
  plan: Generated<Plan>
  balance: Generated<number>
  held: Generated<number>
  unlimited_until: OptionalTime
}

interface CreditTransfersTable {
  id: string
  user_id: string
  kind: CreditKind
  note: string
  key: string
  granted_by: string | null
  at: Time
}

interface CreditEntriesTable {
  transfer_id: string
  account: string
  amount: number
}

interface CreditHoldsTable {
  id: string
  user_id: string
  subject_id: string
  amount: number
  state: HoldState
  note: string
  created_at: Time
  expires_at: Time
  closed_at: OptionalTime
}

export interface CreditTables {
  credit_balances: CreditBalancesTable
  credit_transfers: CreditTransfersTable
  credit_entries: CreditEntriesTable
  credit_holds: CreditHoldsTable
}
