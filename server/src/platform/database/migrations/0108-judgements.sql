-- Every judgement of a criterion, also those that a later one replaced or that were taken back.
create table criterion_judgements (
  org_id text not null,
  review_id uuid not null,
  id uuid not null,
  criterion text not null,
  -- It was taken back: the engine's counted again. Level and reason are none then.
  taken_back boolean not null,
  -- As in `criterion_overrides`.
  level integer check (level between 0 and 5),
  reason text not null,
  by_user_id text not null,
  by_name text not null,
  at timestamptz not null,
  primary key (org_id, review_id, id),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);

insert into criterion_judgements (org_id, review_id, id, criterion, taken_back, level, reason, by_user_id, by_name, at)
select org_id, review_id, gen_random_uuid(), criterion, false, level, reason, by_user_id, by_name, at from criterion_overrides;
