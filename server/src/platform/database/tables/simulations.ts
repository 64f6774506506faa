import type { BuyerReply } from '@ringside/coaching/buyer/scene'
import type { Mind } from '@ringside/coaching/buyer/mind'
import type { CallSetup } from '@ringside/coaching/buyer/setup'
import type { CallEvent, CallType, Difficulty, Outcome, Simulation, Turn } from '@ringside/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { OptionalTime, Time } from './identity.ts'

interface SimulationsTable {
  org_id: string
  id: string
  user_id: string
  rep_name: string
  persona_id: string
  account_id: string
  persona: JSONColumnType<Simulation['persona']>
  type: CallType
  difficulty: Difficulty
  state: Simulation['state']
  outcome: Outcome | null
  ended_by: Extract<CallEvent, { type: 'ended' }>['endedBy'] | null
  score: number | null
  score_change: number | null
  engine_score: Generated<number | null>
  failed_blocker: Generated<boolean>
  setup: JSONColumnType<CallSetup>
  notes: Generated<string>
  forked_from: string | null
  forked_turn: number | null
  first_call: string | null
  retries: Generated<number>
  from_transcript: string | null
  from_line: number | null
  hold_id: string | null
  idempotency_key: string | null
  idempotency_hash: string | null
  created_at: Time
  started_at: OptionalTime
  ended_at: OptionalTime
  duration_ms: number | null
  scoring_failed_at: OptionalTime
  /** The words of a call that has ended, for searching alone. */
  said: Generated<string | null>
}

interface TurnsTable {
  org_id: string
  simulation_id: string
  turn: number
  body: JSONColumnType<Turn>
  mind: JSONColumnType<Mind> | null
  reply: JSONColumnType<BuyerReply> | null
}

interface CallEventsTable {
  org_id: string
  simulation_id: string
  seq: number
  body: JSONColumnType<CallEvent>
  line_id: string | null
}

interface CallLeasesTable {
  org_id: string
  simulation_id: string
  node_id: string | null
  epoch: number
  clock_from: OptionalTime
  seen_at: Time
}

interface WhispersTable {
  org_id: string
  simulation_id: string
  id: string
  from_user_id: string
  from_name: string
  text: string
  at: Time
  told_at: OptionalTime
}

interface CallWordingsTable {
  org_id: string
  simulation_id: string
  model: string
  worded: Generated<number>
  kept: Generated<number>
  tokens_read: Generated<number>
  tokens_written: Generated<number>
  spent: Generated<number>
  stopped_by: 'call' | 'month' | null
}

interface WordingMonthsTable {
  org_id: string
  /** Its first day, as `2026-11-01`. */
  month: string
  spent: number
}

export interface SimulationTables {
  simulations: SimulationsTable
  turns: TurnsTable
  call_events: CallEventsTable
  call_leases: CallLeasesTable
  whispers: WhispersTable
  call_wordings: CallWordingsTable
  wording_months: WordingMonthsTable
}
