-- With whom an uploaded call is practised, and how often it was taken up from one of its moments.
create table call_practices (
  org_id text not null,
  transcript_id uuid not null,
  persona_id uuid not null,
  retries integer not null default 0,
  primary key (org_id, transcript_id),
  foreign key (org_id, transcript_id) references transcripts (org_id, id) on delete cascade
);

-- A practice call that goes on from a line of an uploaded one, and retries of it. It stays when the uploaded call is deleted.
alter table simulations add column from_transcript uuid, add column from_line integer;
alter table simulations add check ((from_transcript is null) = (from_line is null));
