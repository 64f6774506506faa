-- Further scorings of a call, by another rubric or version, beside its review and never in its place.
create table review_scorings (
  org_id text not null,
  review_id uuid not null,
  id uuid not null,
  -- The key of a built-in rubric, or the id of an own one.
  rubric text not null,
  version integer not null check (version >= 1),
  total integer check (total between 0 and 100),
  review jsonb not null,
  by_user_id text not null,
  by_name text not null,
  created_at timestamptz not null,
  primary key (org_id, review_id, id),
  unique (org_id, review_id, rubric, version),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
-- The newest scored calls of an organisation, whoever made them.
create index reviews_scored on reviews (org_id, created_at desc, id desc) where total is not null;
