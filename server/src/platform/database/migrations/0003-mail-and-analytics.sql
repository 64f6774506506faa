-- Global: mail goes to people, and a visitor who has not signed in has no organisation.
create table outbox_mails (
  id uuid primary key,
  kind text not null check (kind in ('verification', 'password-reset', 'invite', 'message')),
  state text not null check (state in ('queued', 'stored', 'sent', 'failed')),
  recipient text not null,
  subject text not null,
  text text not null,
  reason text not null default '',
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_mails_created on outbox_mails (created_at desc);

create table page_views (
  id uuid primary key,
  user_id text,
  title text not null,
  path text not null,
  at timestamptz not null
);
create index page_views_at on page_views (at);

create table client_errors (
  id uuid primary key,
  user_id text,
  kind text not null,
  message text not null,
  stack text not null default '',
  path text not null,
  at timestamptz not null
);
create index client_errors_at on client_errors (at);
