-- A recording whose words are being written down by a speech service: `transcription_id` is the run under way, and
-- `transcribed_ms` how much of the recording it has done. Without a run, why the last one came to nothing.
alter table transcripts
  add column transcription_id uuid,
  add column transcribed_ms integer not null default 0,
  add column transcription_failure text,
  -- The service and its model, as people are told.
  add column transcribed_by text;

-- What was sent to a service for a recording, and what that cost in millionths of a dollar. What is done twice is sent twice.
create table transcriptions (
  org_id text not null,
  id uuid not null,
  transcript_id uuid not null,
  -- The month it is counted in, by its first day in UTC, and what was set aside there in milliseconds of sound.
  month date not null,
  reserved_ms bigint not null check (reserved_ms >= 0),
  sent_ms bigint not null default 0 check (sent_ms >= 0),
  cost bigint not null default 0 check (cost >= 0),
  begun_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, transcript_id) references transcripts (org_id, id) on delete cascade
);
create index transcriptions_of_transcript on transcriptions (org_id, transcript_id);

-- What was heard in each stretch of a recording, until all of it was heard.
create table transcription_parts (
  org_id text not null,
  transcription_id uuid not null,
  -- Where it was asked to begin; it begins a little earlier, with a whole packet of sound.
  asked_ms integer not null,
  from_ms integer not null,
  to_ms integer not null,
  pieces jsonb not null,
  primary key (org_id, transcription_id, asked_ms),
  foreign key (org_id, transcription_id) references transcriptions (org_id, id) on delete cascade
);

-- What an organisation has had written down in a month. What is set aside for a recording that is being written down is
-- in `ms` too, until it is known what was sent.
create table transcription_months (
  org_id text not null references organizations (org_id) on delete cascade,
  month date not null,
  ms bigint not null check (ms >= 0),
  cost bigint not null default 0 check (cost >= 0),
  primary key (org_id, month)
);
