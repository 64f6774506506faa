-- The scorecard of a call: of a simulation or of an uploaded transcript. One a call, so that scoring twice is one row.
create table reviews (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  user_id text not null,
  subject_kind text not null check (subject_kind in ('simulation', 'transcript')),
  subject_id uuid not null,
  total integer check (total between 0 and 100),
  review jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, subject_kind, subject_id)
);
create index reviews_of_user on reviews (org_id, user_id, created_at desc, id desc);

create table review_comments (
  org_id text not null,
  review_id uuid not null,
  id uuid not null,
  user_id text not null,
  name text not null,
  start_ms integer check (start_ms >= 0),
  text text not null,
  at timestamptz not null,
  primary key (org_id, review_id, id),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
