-- An organisation's own rubrics. A rubric has versions; the newest may be a draft, and what is published never changes.
create table rubrics (
  org_id text not null references organizations (org_id) on delete cascade,
  id uuid not null,
  -- As it is called where it is chosen: of the newest published version, or of the draft while there is none.
  name text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  archived_at timestamptz,
  archived_by_user_id text,
  primary key (org_id, id)
);
-- Two that could be chosen are never called the same.
create unique index rubric_names on rubrics (org_id, lower(name)) where archived_at is null and name <> '';

create table rubric_versions (
  org_id text not null,
  rubric_id uuid not null,
  version integer not null check (version >= 1),
  content jsonb not null,
  -- Counts the changes of a draft, so that nobody writes over what they have not read.
  revision integer not null check (revision >= 1),
  changed_at timestamptz not null,
  changed_by_user_id text not null,
  changed_by_name text not null,
  -- Null: a draft.
  published_at timestamptz,
  published_by_user_id text,
  published_by_name text,
  primary key (org_id, rubric_id, version),
  foreign key (org_id, rubric_id) references rubrics (org_id, id) on delete cascade
);
create unique index rubric_drafts on rubric_versions (org_id, rubric_id) where published_at is null;
