-- One row an organisation. Caps are held by conditional updates of this row, never by count-then-insert.
create table pipeline_counts (
  org_id text not null primary key references organizations (org_id) on delete cascade,
  accounts integer not null default 0 check (accounts between 0 and 1000),
  personas integer not null default 0 check (personas between 0 and 1000),
  target_segments integer not null default 0 check (target_segments between 0 and 1000),
  contact_profiles integer not null default 0 check (contact_profiles between 0 and 1000)
);

create table target_segments (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  created_by text not null,
  name text not null,
  industry jsonb not null,
  other_industry text,
  company_size text not null,
  geographic_focus jsonb not null,
  pain_points jsonb not null default '[]',
  objections jsonb not null default '[]',
  customizations text not null default '',
  -- Set while a transfer moves the segment away: it and all under it can then be neither seen nor written here.
  moving_to text,
  archived_at timestamptz,
  archived_by text,
  created_at timestamptz not null,
  primary key (org_id, id),
  check ((archived_at is null) = (archived_by is null))
);

create table contact_profiles (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  level text not null,
  department text,
  active boolean not null default true,
  archived_at timestamptz,
  archived_by text,
  created_at timestamptz not null,
  primary key (org_id, id),
  check ((archived_at is null) = (archived_by is null)),
  check (active = (archived_at is null))
);
create unique index contact_profiles_once on contact_profiles (org_id, level, coalesce(department, '')) where active;

create table accounts (
  org_id text not null,
  id uuid not null,
  segment_id uuid not null,
  created_by text not null,
  slug text not null,
  name text not null,
  industry text not null,
  sub_industry text not null,
  size text not null,
  description text not null,
  location text not null,
  difficulty text not null,
  stage text not null default 'researching',
  stage_since timestamptz not null,
  -- What generation made, facts included. Large, so lists never select it, and it never leaves the server.
  generated jsonb not null,
  -- What can be found out here, by labels that give nothing away.
  fact_labels jsonb not null,
  fact_count integer not null,
  active boolean not null default true,
  archived_at timestamptz,
  archived_by text,
  created_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, slug),
  foreign key (org_id, segment_id) references target_segments (org_id, id) on delete cascade,
  check ((archived_at is null) = (archived_by is null)),
  check (active = (archived_at is null))
);
create index accounts_of_segment on accounts (org_id, segment_id);

create table personas (
  org_id text not null,
  id uuid not null,
  account_id uuid not null,
  contact_profile_id uuid not null,
  first_name text not null,
  last_name text not null,
  title text not null,
  level text not null,
  department text not null,
  manner text not null,
  priorities jsonb not null,
  -- The whole buyer, mind included. Large, so lists never select it, and it never leaves the server.
  profile jsonb not null,
  archived_at timestamptz,
  archived_by text,
  created_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, account_id, contact_profile_id),
  foreign key (org_id, account_id) references accounts (org_id, id) on delete cascade,
  foreign key (org_id, contact_profile_id) references contact_profiles (org_id, id) on delete cascade,
  check ((archived_at is null) = (archived_by is null))
);

create table account_stage_changes (
  org_id text not null,
  account_id uuid not null,
  id uuid not null,
  from_stage text,
  to_stage text not null,
  reason text not null,
  simulation_id uuid,
  at timestamptz not null,
  primary key (org_id, account_id, id),
  foreign key (org_id, account_id) references accounts (org_id, id) on delete cascade
);

-- Append-only: what which rep got to know, and where in which call. Names are kept as they were then.
create table discovered_information (
  org_id text not null,
  account_id uuid not null,
  fact_id text not null,
  simulation_id uuid not null,
  user_id text not null,
  persona_id uuid not null,
  persona_name text not null,
  summary text not null,
  turn integer not null,
  at timestamptz not null,
  primary key (org_id, account_id, fact_id, simulation_id),
  foreign key (org_id, account_id) references accounts (org_id, id) on delete cascade
);

-- The pipeline's own record of finished calls, so that lists need not ask the simulations.
create table account_calls (
  org_id text not null,
  simulation_id uuid not null,
  account_id uuid not null,
  persona_id uuid not null,
  user_id text not null,
  type text not null,
  outcome text not null,
  score integer check (score between 0 and 100),
  -- What the buyer was left with, in a few words; they remember it on the next call.
  promise text,
  -- Families of the objections that were still open at its end.
  open_objections jsonb not null default '[]',
  at timestamptz not null,
  primary key (org_id, simulation_id),
  foreign key (org_id, account_id) references accounts (org_id, id) on delete cascade
);
create index account_calls_of_account on account_calls (org_id, account_id, persona_id, user_id);

-- A segment that moves has a row with the same id in both organisations: `leaving`, then `left` (or `refused`) where it came
-- from, `arrived` where it went. They outlive the move, so that a step that runs twice does nothing the second time.
create table segment_transfers (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  segment_id uuid not null,
  other_org_id text not null,
  requested_by text not null,
  state text not null check (state in ('leaving', 'left', 'refused', 'arrived')),
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (org_id, id)
);
create unique index segment_transfers_leaving on segment_transfers (org_id, segment_id) where state = 'leaving';
