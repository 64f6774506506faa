-- What a language model did for a call's buyer, and what that cost, in millionths of a dollar. What is set aside for a
-- line that is being asked for is in `spent` too, until what it really cost is known.
create table call_wordings (
  org_id text not null,
  simulation_id uuid not null,
  -- As it is named in reviews; the last one, should it change during a call.
  model text not null,
  -- Lines it worded, and lines it was asked for and that were said as decided all the same.
  worded integer not null default 0 check (worded >= 0),
  kept integer not null default 0 check (kept >= 0),
  tokens_read bigint not null default 0 check (tokens_read >= 0),
  tokens_written bigint not null default 0 check (tokens_written >= 0),
  spent bigint not null default 0 check (spent >= 0),
  -- The limit that was reached: no line of this call is worded any more.
  stopped_by text check (stopped_by in ('call', 'month')),
  primary key (org_id, simulation_id),
  foreign key (org_id, simulation_id) references simulations (org_id, id) on delete cascade
);

-- What an organisation has spent on words in a month, by its first day in UTC.
create table wording_months (
  org_id text not null references organizations (org_id) on delete cascade,
  month date not null,
  spent bigint not null check (spent >= 0),
  primary key (org_id, month)
);
