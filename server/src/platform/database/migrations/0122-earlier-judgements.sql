-- With which version of the rubric a judgement was given; of judgements made before this was kept nobody knows it.
alter table criterion_overrides add column rubric_version integer;

-- A manager's judgement that counts no more, since the call was scored anew by another rubric, or by one without the
-- criterion: kept as it was, beside what the engine had found then.
create table earlier_judgements (
  org_id text not null,
  review_id uuid not null,
  id uuid not null,
  criterion text not null,
  label text not null,
  rubric text not null,
  rubric_name text not null,
  rubric_version integer,
  -- As in `criterion_overrides`.
  level integer check (level between 0 and 5),
  engine_level integer check (engine_level between 0 and 5),
  reason text not null,
  by_user_id text not null,
  by_name text not null,
  at timestamptz not null,
  primary key (org_id, review_id, id),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
