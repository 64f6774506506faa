-- A manager's judgement of a criterion, which counts in place of the engine's. One a criterion: a later one replaces it.
create table criterion_overrides (
  org_id text not null,
  review_id uuid not null,
  -- The rubric's own name for the criterion, and what it is called.
  criterion text not null,
  label text not null,
  -- The rubric of the review: the key of a built-in one, or the id of an own one.
  rubric text not null,
  rubric_name text not null,
  -- The level on the scale 0 to 5, not shown being 0; null where the criterion did not apply.
  level integer check (level between 0 and 5),
  engine_level integer check (engine_level between 0 and 5),
  reason text not null,
  by_user_id text not null,
  by_name text not null,
  -- Of a practice call that is the judge's own.
  of_own_call boolean not null,
  at timestamptz not null,
  primary key (org_id, review_id, criterion),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);

-- With overrides, `review` and `total` are as they count, and this is what the engine made; null without any.
alter table reviews add column engine_review jsonb;

-- The score by the engine alone, where a manager judged a criterion otherwise.
alter table simulations add column engine_score integer check (engine_score between 0 and 100);
alter table transcripts add column engine_score integer check (engine_score between 0 and 100);
