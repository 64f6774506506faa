-- A practice call and everything it started from. The persona is kept as it was, so history outlives archiving and transfer.
create table simulations (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  user_id text not null,
  rep_name text not null,
  persona_id uuid not null,
  account_id uuid not null,
  -- Who the persona was: names and title for lists. Small.
  persona jsonb not null,
  type text not null,
  difficulty text not null,
  state text not null check (state in ('waiting', 'live', 'ended', 'reviewed')),
  outcome text,
  ended_by text check (ended_by in ('rep', 'buyer', 'time', 'abandoned')),
  score integer check (score between 0 and 100),
  score_change integer,
  -- All that decides the call besides what the rep says, the buyer's mind included. Large, and never leaves the server.
  setup json not null,
  notes text not null default '',
  forked_from uuid,
  forked_turn integer,
  -- The credit set aside for this call, until it is spent or given back. A retry from a moment has none.
  hold_id uuid,
  idempotency_key text,
  -- Fingerprint of the request the key came with.
  idempotency_hash text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  duration_ms integer check (duration_ms >= 0),
  primary key (org_id, id),
  check ((forked_from is null) = (forked_turn is null)),
  check ((idempotency_key is null) = (idempotency_hash is null)),
  check ((state in ('ended', 'reviewed')) = (ended_at is not null)),
  check ((outcome is null) = (ended_at is null)),
  check ((duration_ms is null) = (ended_at is null)),
  check (state <> 'live' or started_at is not null)
);
create unique index simulations_once on simulations (org_id, user_id, idempotency_key) where idempotency_key is not null;
create index simulations_of_user on simulations (org_id, user_id, ended_at desc, id desc) where ended_at is not null;
create index simulations_newest on simulations (org_id, ended_at desc, id desc) where ended_at is not null;
create index simulations_by_score on simulations (org_id, coalesce(score, -1), id) where ended_at is not null;
create index simulations_by_length on simulations (org_id, duration_ms, id) where ended_at is not null;
create index simulations_of_persona on simulations (org_id, persona_id, user_id);
create index simulations_live on simulations (org_id, started_at) where state = 'live';

-- What was said. The buyer's turns carry the mind after them, so that a call can be taken up or forked at any of them.
create table turns (
  org_id text not null,
  simulation_id uuid not null,
  turn integer not null check (turn >= 0),
  body json not null,
  mind json,
  reply json,
  primary key (org_id, simulation_id, turn),
  foreign key (org_id, simulation_id) references simulations (org_id, id) on delete cascade,
  check ((mind is null) = (reply is null))
);

-- What the rep's browser was told, in order. Two servers that ran the same call would meet at this key.
create table call_events (
  org_id text not null,
  simulation_id uuid not null,
  seq integer not null check (seq >= 1),
  body json not null,
  -- Set on rep turns: the browser's id of the line, so that a line sent twice is kept once.
  line_id uuid,
  primary key (org_id, simulation_id, seq),
  unique (org_id, simulation_id, line_id),
  foreign key (org_id, simulation_id) references simulations (org_id, id) on delete cascade
);

-- Which server runs a call, and when it last had the rep on the line. A newer epoch ends an older holder's right to write.
create table call_leases (
  org_id text not null,
  simulation_id uuid not null,
  -- Null when the rep has left in good order: only then is seen_at the moment they did.
  node_id text,
  epoch integer not null,
  -- The moment the call's clock counts from. It moves on when the rep was away, so that the clock stands still meanwhile.
  clock_from timestamptz,
  seen_at timestamptz not null,
  primary key (org_id, simulation_id),
  foreign key (org_id, simulation_id) references simulations (org_id, id) on delete cascade
);
create index call_leases_of_node on call_leases (node_id, simulation_id);

-- Notes from an admin to the rep in a call, until they have become an event of the call.
create table whispers (
  org_id text not null,
  simulation_id uuid not null,
  id uuid not null,
  from_user_id text not null,
  from_name text not null,
  text text not null,
  at timestamptz not null,
  told_at timestamptz,
  primary key (org_id, simulation_id, id),
  foreign key (org_id, simulation_id) references simulations (org_id, id) on delete cascade
);
