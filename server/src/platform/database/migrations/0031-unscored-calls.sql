-- A call whose scoring was given up, and since when. It may be asked for again, and a late success counts.
alter table simulations add column scoring_failed_at timestamptz;

-- Why the scoring of a transcript was given up: it took too long, or we failed.
alter table transcripts add column failure text check (failure in ('too-long', 'ours'));
create index transcripts_scoring on transcripts (user_id) where state = 'scoring';

-- How many files somebody uploaded on a day. Uploads are a person's, in whichever organisation.
create table transcript_uploads (
  user_id text primary key references users (user_id) on delete cascade,
  day date not null,
  uploads integer not null check (uploads > 0)
);

-- What a call was paid for with, to give it back.
create index credit_holds_settled_subject on credit_holds (subject_id) where state = 'settled';
