import type { AgreedTerm } from '@ringside/coaching/buyer/terms/bargain'
import type { GeneratedAccount, PersonSeed, Reworded } from '@ringside/coaching/generation/index'
import type {
  AccountImport,
  BuyerProfile,
  CallType,
  ContactProfile,
  DealStage,
  Difficulty,
  Fact,
  GenerationOrder,
  GeographicFocus,
  ImportColumns,
  ImportPreview,
  ObjectionFamily,
  ObjectionState,
  Outcome,
  Persona,
  Segment,
} from '@ringside/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { OptionalTime, Time } from './identity.ts'

/** Archived: both are set. In use: both are null. */
interface Archivable {
  archived_at: OptionalTime
  archived_by: string | null
}

interface PipelineCountsTable {
  org_id: string
  accounts: Generated<number>
  personas: Generated<number>
  target_segments: Generated<number>
  contact_profiles: Generated<number>
}

interface TargetSegmentsTable extends Archivable {
  org_id: string
  id: string
  created_by: string
  name: string
  industry: JSONColumnType<Segment['industry']>
  other_industry: string | null
  company_size: Segment['companySize']
  geographic_focus: JSONColumnType<GeographicFocus>
  pain_points: JSONColumnType<string[]>
  objections: JSONColumnType<string[]>
  customizations: Generated<string>
  moving_to: string | null
  created_at: Time
}

interface ContactProfilesTable extends Archivable {
  org_id: string
  id: string
  level: ContactProfile['level']
  department: ContactProfile['department']
  active: Generated<boolean>
  everywhere: Generated<boolean>
  created_at: Time
}

/** A fact without what it says. */
export type FactLabel = Pick<Fact, 'id' | 'label' | 'topic'>

interface AccountsTable extends Archivable {
  org_id: string
  id: string
  segment_id: string
  created_by: string
  slug: string
  name: string
  industry: string
  sub_industry: string
  size: string
  description: string
  location: string
  difficulty: Difficulty
  stage: Generated<DealStage>
  stage_since: Time
  lost_from: DealStage | null
  generated: JSONColumnType<GeneratedAccount>
  fact_labels: JSONColumnType<FactLabel[]>
  fact_count: number
  active: Generated<boolean>
  created_at: Time
}

interface PersonasTable extends Archivable {
  org_id: string
  id: string
  account_id: string
  contact_profile_id: string
  first_name: string
  last_name: string
  title: string
  level: string
  department: Persona['department']
  manner: string
  /** Nobody gave this person's name: not a file, nor a person, nor an uploaded call. */
  made_up: Generated<boolean>
  priorities: JSONColumnType<string[]>
  profile: JSONColumnType<BuyerProfile>
  created_at: Time
}

interface AccountStageChangesTable {
  org_id: string
  account_id: string
  id: string
  from_stage: DealStage | null
  to_stage: DealStage
  reason: string
  simulation_id: string | null
  moved_by: string | null
  moved_by_name: string | null
  /** As the step found the deal; null for one of before this was kept, and for the stage it began in. */
  since_before: Time | null
  lost_from_before: DealStage | null
  at: Time
}

interface DiscoveredInformationTable {
  org_id: string
  account_id: string
  fact_id: string
  /** The move that brought it, of what was found out in another organisation. */
  simulation_id: string
  /** Null with the name: somebody of another organisation. */
  user_id: string | null
  user_name: string | null
  persona_id: string
  persona_name: string
  summary: string
  counts: Generated<boolean>
  turn: number
  at: Time
}

interface AccountCallsTable {
  org_id: string
  simulation_id: string
  account_id: string
  persona_id: string
  user_id: string
  type: CallType
  outcome: Outcome
  score: number | null
  promise: string | null
  open_objections: JSONColumnType<ObjectionFamily[]>
  objections: JSONColumnType<Array<{ id: string; state: ObjectionState; repair?: string | undefined }>>
  asked_after_promise: Generated<boolean>
  terms: JSONColumnType<AgreedTerm[]>
  at: Time
}

interface SegmentTransfersTable {
  org_id: string
  id: string
  segment_id: string
  other_org_id: string
  requested_by: string
  state: 'leaving' | 'left' | 'refused' | 'arrived'
  created_at: Time
  finished_at: OptionalTime
  /** The accounts that the segment had here when it left. */
  account_ids: Generated<string[]>
  /** Who made each of what left, and who archived what of it, by its id. */
  made_by: ColumnType<Record<string, object>, string | undefined, string>
}

interface GenerationOrdersTable {
  org_id: string
  id: string
  segment_id: string
  ordered_by: string
  amount: number
  made: Generated<number>
  state: Generated<GenerationOrder['state']>
  failure: string | null
  created_at: Time
  /** The accounts that it made. */
  account_ids: Generated<string[]>
  /** When its end was seen; it is listed no more. */
  put_away_at: OptionalTime
}

/** The cells of a file, with the numbers that its rows have in a spreadsheet. */
export interface ImportedTable {
  head: string[]
  rows: Array<{ row: number; cells: string[] }>
}

/** Ids of what an import made; `people` counts those that the file named. */
export interface ImportedThings {
  accounts: string[]
  personas: string[]
  /** Of these, whom the file did not name; not kept by imports of before that. */
  madeUp?: string[]
  contactProfiles: string[]
  /** Decision makers that it brought back from the archive, as they were there; not kept by imports of before that. */
  broughtBack?: BroughtBack[]
  people: number
  /** Of the rows in `left_out`, those whose company came; not kept by imports of before that. */
  withoutPerson?: number
  /** Whose places they took at accounts that were there; not kept for imports of before that. */
  seats?: TakenSeat[]
}

interface BroughtBack {
  id: string
  archivedAt: string | null
  archivedBy: string | null
  everywhere: boolean
}

interface TakenSeat {
  accountId: string
  was: PersonSeed
  now: PersonSeed
  personaId: string | null
  /** Who had the place and is archived; not kept by imports of before that, which took no such places. */
  leaver?: string | null
  /** Not kept by imports of before that: of these all texts go back by their words. */
  reworded?: Reworded
}

interface AccountImportsTable {
  org_id: string
  id: string
  user_id: string
  file_name: string
  state: Generated<AccountImport['state']>
  content: JSONColumnType<ImportedTable>
  head: JSONColumnType<string[]>
  sample: JSONColumnType<string[][]>
  row_count: number
  columns: JSONColumnType<ImportColumns>
  segment_id: string | null
  made: JSONColumnType<ImportedThings> | null
  left_out: JSONColumnType<ImportPreview['problems']>
  failure: string | null
  kept: JSONColumnType<AccountImport['kept']>
  created_at: Time
}

export interface PipelineTables {
  pipeline_counts: PipelineCountsTable
  target_segments: TargetSegmentsTable
  contact_profiles: ContactProfilesTable
  accounts: AccountsTable
  personas: PersonasTable
  account_stage_changes: AccountStageChangesTable
  discovered_information: DiscoveredInformationTable
  account_calls: AccountCallsTable
  segment_transfers: SegmentTransfersTable
  generation_orders: GenerationOrdersTable
  account_imports: AccountImportsTable
}
