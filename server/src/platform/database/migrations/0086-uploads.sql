-- A file on its way here. The parts that arrived, in their order: [{"name": ..., "bytes": ...}].
create table uploads (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  user_id text not null,
  file_name text not null,
  type text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  parts jsonb not null default '[]',
  -- The uploaded call that it is to be added to, and the one that it became.
  added_to uuid,
  transcript_id uuid,
  created_at timestamptz not null,
  primary key (org_id, id)
);
create index uploads_of_user on uploads (user_id) where transcript_id is null;
create index uploads_by_age on uploads (created_at);

-- What lies in the object storage. It outlives its upload, its call and its organisation, so that what they leave behind
-- is found and removed.
create table stored_files (
  org_id text not null,
  id uuid not null,
  user_id text not null,
  bytes bigint not null,
  created_at timestamptz not null,
  primary key (org_id, id)
);
create index stored_files_of_user on stored_files (user_id);
create index stored_files_by_age on stored_files (created_at);
