-- A call that an admin asks members to practise. Whether it is done follows from their calls.
create table assignments (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  -- One of the two: with one person, or with anybody of a segment.
  persona_id uuid,
  segment_id uuid,
  -- What the person or segment was called then.
  subject text not null,
  type text not null,
  target_score integer not null check (target_score between 1 and 100),
  -- "2026-11-28": the last day, in UTC.
  due_on text not null,
  note text not null,
  by_user_id text not null,
  by_name text not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  check ((persona_id is null) <> (segment_id is null))
);

create table assignment_members (
  org_id text not null,
  assignment_id uuid not null,
  user_id text not null,
  primary key (org_id, assignment_id, user_id),
  foreign key (org_id, assignment_id) references assignments (org_id, id) on delete cascade
);
create index assignments_of_member on assignment_members (org_id, user_id);
