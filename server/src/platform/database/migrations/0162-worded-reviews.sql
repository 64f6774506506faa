-- Verdict and advice of a review in a language model's words, beside our own, and what that cost, in millionths of a dollar.
create table review_wordings (
  org_id text not null,
  review_id uuid not null,
  -- Which scoring of the call they are of: made anew, a review has another one. Null: of one that counts no more.
  scoring uuid,
  state text not null check (state in ('waiting', 'asked', 'done')),
  -- As it is named in reviews.
  model text not null,
  -- What of its words is shown; null: nothing.
  words jsonb,
  -- Parts it was asked for that stand in our own words.
  kept integer not null default 0 check (kept >= 0),
  -- The model that was asked gave an answer, whatever came of it.
  answered boolean not null default false,
  -- Of all scorings of the call; what is set aside while the model is asked is in `spent` too, until the cost is known.
  tokens_read bigint not null default 0 check (tokens_read >= 0),
  tokens_written bigint not null default 0 check (tokens_written >= 0),
  spent bigint not null default 0 check (spent >= 0),
  -- The limit that was reached: the model was not asked.
  stopped_by text check (stopped_by in ('call', 'month')),
  primary key (org_id, review_id),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
