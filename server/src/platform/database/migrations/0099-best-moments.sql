-- Lines of a call that somebody kept. The words are read from the call, so that they are put right and deleted with it;
-- which call it is, whose and of what kind never changes for a review, and stands here to be listed by.
create table best_moments (
  org_id text not null,
  id uuid not null,
  review_id uuid not null,
  subject_kind text not null check (subject_kind in ('simulation', 'transcript')),
  subject_id uuid not null,
  rep_id text not null,
  type text not null,
  user_id text not null,
  name text not null,
  from_turn integer not null check (from_turn >= 0),
  to_turn integer not null check (to_turn >= from_turn),
  title text not null,
  note text not null,
  skill text,
  shared boolean not null,
  created_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
create index best_moments_newest on best_moments (org_id, created_at desc, id desc);
create index best_moments_of_review on best_moments (org_id, review_id);
