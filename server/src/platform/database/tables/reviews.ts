import type { CallType, Review, RubricId, SkillKey } from '@ringside/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { OptionalTime, Time } from './identity.ts'

export type ReviewSubject = 'simulation' | 'transcript'

interface ReviewsTable {
  org_id: string
  id: string
  user_id: string
  subject_kind: ReviewSubject
  subject_id: string
  total: number | null
  failed: Generated<boolean>
  review: JSONColumnType<Review>
  engine_review: JSONColumnType<Review | null, string | null | undefined, string | null>
  out_of_date: Generated<boolean>
  created_at: Time
}

interface CriterionOverridesTable {
  org_id: string
  review_id: string
  criterion: string
  label: string
  rubric: RubricId
  rubric_name: string
  rubric_version: number | null
  level: number | null
  engine_level: number | null
  reason: string
  by_user_id: string
  by_name: string
  of_own_call: boolean
  at: Time
  call_type: CallType
}

interface EarlierJudgementsTable extends Omit<CriterionOverridesTable, 'of_own_call'> {
  id: string
  returns: boolean
}

interface EarlierTypesTable {
  org_id: string
  review_id: string
  call_type: CallType
  total: number
  failed: boolean
  rubric_name: string
  rubric_version: number
  until: Time
}

interface CriterionJudgementsTable {
  org_id: string
  review_id: string
  id: string
  criterion: string
  taken_back: boolean
  level: number | null
  reason: string
  by_user_id: string
  by_name: string
  at: Time
  call_type: CallType
}

interface ReviewCommentsTable {
  org_id: string
  review_id: string
  id: string
  user_id: string
  name: string
  start_ms: number | null
  text: string
  at: Time
}

interface ReviewScoringsTable {
  org_id: string
  review_id: string
  id: string
  rubric: string
  version: number
  total: number | null
  failed: Generated<boolean>
  review: JSONColumnType<Review>
  by_user_id: string
  by_name: string
  created_at: Time
}

/** Parts of a review in a model's words; a verdict that is null, or a criterion that is not there, stands in ours. */
export interface KeptProse {
  readonly verdict: string | null
  readonly advice: ReadonlyArray<{ readonly criterion: string; readonly words: string }>
}

interface ReviewWordingsTable {
  org_id: string
  review_id: string
  scoring: string | null
  state: 'waiting' | 'asked' | 'done'
  model: string
  words: JSONColumnType<KeptProse | null, string | null | undefined, string | null>
  kept: Generated<number>
  answered: Generated<boolean>
  tokens_read: Generated<number>
  tokens_written: Generated<number>
  spent: Generated<number>
  stopped_by: 'call' | 'month' | null
}

interface CommentMentionsTable {
  org_id: string
  review_id: string
  comment_id: string
  user_id: string
  name: string
  at: Time
  read_at: OptionalTime
}

interface ReviewSharesTable {
  org_id: string
  review_id: string
  by_user_id: string
  by_name: string
  at: Time
}

interface BestMomentsTable {
  org_id: string
  id: string
  review_id: string
  subject_kind: ReviewSubject
  subject_id: string
  rep_id: string
  type: CallType
  user_id: string
  name: string
  from_turn: number
  to_turn: number
  title: string
  note: string
  skill: SkillKey | null
  shared: boolean
  created_at: Time
}

export interface ReviewTables {
  reviews: ReviewsTable
  review_scorings: ReviewScoringsTable
  review_wordings: ReviewWordingsTable
  review_comments: ReviewCommentsTable
  comment_mentions: CommentMentionsTable
  review_shares: ReviewSharesTable
  best_moments: BestMomentsTable
  criterion_judgements: CriterionJudgementsTable
  criterion_overrides: CriterionOverridesTable
  earlier_judgements: EarlierJudgementsTable
  earlier_types: EarlierTypesTable
}
