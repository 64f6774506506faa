-- Tables of accounts and people out of files, their importers' own.
create table account_imports (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  user_id text not null,
  file_name text not null,
  state text not null default 'read' check (state in ('read', 'running', 'imported', 'failed', 'undone')),
  -- The file's cells: {"head": [...], "rows": [{"row": 2, "cells": [...]}]}. Large, so lists never select it.
  content jsonb not null,
  head jsonb not null,
  sample jsonb not null,
  row_count integer not null check (row_count between 1 and 5000),
  -- Which column holds what: as guessed, then as chosen.
  columns jsonb not null,
  segment_id uuid,
  -- What was made: {"accounts": [ids], "personas": [ids], "contactProfiles": [ids], "people": n}.
  made jsonb,
  -- Rows that were left out: [{"row": 14, "reason": "..."}].
  left_out jsonb not null default '[]',
  failure text,
  kept jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (org_id, id),
  check ((made is not null) = (state in ('imported', 'undone'))),
  check ((failure is not null) = (state = 'failed'))
);
create index account_imports_of_user on account_imports (org_id, user_id, created_at);
create index account_imports_by_age on account_imports (created_at);
