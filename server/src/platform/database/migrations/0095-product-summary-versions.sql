-- What a product summary said each time it was saved: the newest twenty of a person, the one in use among them.
create table product_summary_versions (
  user_id text not null references users (user_id) on delete cascade,
  version integer not null check (version > 0),
  summary jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, version)
);

insert into product_summary_versions (user_id, version, summary, saved_at)
select user_id, 1, summary, updated_at from product_summaries;
