-- Global tables: a person may belong to several organisations. Ids of users and organisations are the auth provider's.
create table users (
  user_id text primary key,
  email text not null,
  email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  user_assigned_role text not null default 'undefined',
  company_name text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index users_email on users (lower(email));

create table product_summaries (
  user_id text primary key references users (user_id) on delete cascade,
  summary jsonb not null,
  updated_at timestamptz not null
);

create table profile_sections (
  user_id text not null references users (user_id) on delete cascade,
  section text not null,
  content jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, section)
);

-- Tenant tables: org_id leads every key, and everything falls with its organisation.
create table organizations (
  org_id text primary key,
  id uuid not null,
  name text not null,
  rubric text not null default 'coachable',
  pipeline boolean not null default true,
  cobranded boolean not null default false,
  cobrand_logo_url text,
  created_at timestamptz not null
);
create index organizations_id on organizations (id);

create table memberships (
  org_id text not null references organizations (org_id) on delete cascade,
  user_id text not null references users (user_id) on delete cascade,
  role text not null check (role in ('Owner', 'Admin', 'Member')),
  joined_at timestamptz not null,
  primary key (org_id, user_id)
);
create index memberships_user on memberships (user_id);

create table invites (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('Admin', 'Member')),
  note text not null default '',
  token_hash text not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text,
  revoked_at timestamptz,
  primary key (org_id, id)
);
create index invites_token on invites (token_hash);
