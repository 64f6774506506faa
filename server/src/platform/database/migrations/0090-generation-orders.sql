-- Accounts that somebody ordered, made one after another by a job: one order of a person at a time.
create table generation_orders (
  org_id text not null,
  id uuid not null,
  segment_id uuid not null,
  ordered_by text not null,
  amount integer not null check (amount between 1 and 50),
  made integer not null default 0 check (made between 0 and amount),
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'cancelled')),
  -- Why the rest can't be made, as a sentence.
  failure text,
  created_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, segment_id) references target_segments (org_id, id) on delete cascade,
  check ((failure is not null) = (state = 'stopped'))
);
create unique index generation_orders_running on generation_orders (org_id, ordered_by) where state = 'running';
create index generation_orders_by_age on generation_orders (created_at);
create index generation_orders_of_segment on generation_orders (org_id, segment_id);
