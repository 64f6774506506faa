create table transcripts (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  user_id text not null,
  title text not null,
  file_name text not null,
  type text not null,
  state text not null check (state in ('asking', 'scoring', 'waiting-for-credit', 'reviewed')),
  speakers jsonb not null,
  rep_speaker text,
  -- As read from the file: times are null where it has none.
  lines jsonb not null,
  times_estimated boolean not null,
  duration_ms integer not null,
  score integer check (score between 0 and 100),
  -- The credit set aside for scoring, and whether it was spent: naming another speaker as the rep then scores for nothing.
  hold_id uuid,
  paid boolean not null default false,
  created_at timestamptz not null,
  primary key (org_id, id),
  check (state = 'asking' or rep_speaker is not null)
);
create index transcripts_of_user on transcripts (org_id, user_id, created_at desc);
create index transcripts_waiting on transcripts (user_id) where state = 'waiting-for-credit';
