-- A segment that moves takes its accounts along. What was done there by the people of this organisation stays here: their calls,
-- what they found out and which deals they moved, so that all of it is met again when the segment comes back.
alter table account_calls drop constraint account_calls_org_id_account_id_fkey;
alter table account_calls add foreign key (org_id) references organizations (org_id) on delete cascade;
alter table discovered_information drop constraint discovered_information_org_id_account_id_fkey;
alter table discovered_information add foreign key (org_id) references organizations (org_id) on delete cascade;
alter table account_stage_changes drop constraint account_stage_changes_org_id_account_id_fkey;
alter table account_stage_changes add foreign key (org_id) references organizations (org_id) on delete cascade;

-- Who made what left and who archived it: the copy says nothing of people of this organisation.
alter table segment_transfers add column made_by jsonb not null default '{}';
alter table discovered_information alter column user_id drop not null;

-- What came along before was made and archived by people of the other organisation: here it is by whoever moved it.
update discovered_information set user_id = null where user_name is null;
update target_segments as segment set created_by = move.requested_by
  from segment_transfers as move
  where move.org_id = segment.org_id and move.segment_id = segment.id and move.state = 'arrived'
    and not exists (select 1 from memberships where org_id = segment.org_id and user_id = segment.created_by);
update target_segments as segment set archived_by = move.requested_by
  from segment_transfers as move
  where move.org_id = segment.org_id and move.segment_id = segment.id and move.state = 'arrived'
    and segment.archived_at <= move.finished_at
    and not exists (select 1 from memberships where org_id = segment.org_id and user_id = segment.archived_by);
update accounts as account set created_by = move.requested_by
  from segment_transfers as move
  where move.org_id = account.org_id and move.segment_id = account.segment_id and move.state = 'arrived'
    and account.created_at <= move.finished_at
    and not exists (select 1 from memberships where org_id = account.org_id and user_id = account.created_by);
update accounts as account set archived_by = move.requested_by
  from segment_transfers as move
  where move.org_id = account.org_id and move.segment_id = account.segment_id and move.state = 'arrived'
    and account.archived_at <= move.finished_at
    and not exists (select 1 from memberships where org_id = account.org_id and user_id = account.archived_by);
update personas as persona set archived_by = move.requested_by
  from accounts as account
  join segment_transfers as move on move.org_id = account.org_id and move.segment_id = account.segment_id
  where account.org_id = persona.org_id and account.id = persona.account_id and move.state = 'arrived'
    and persona.archived_at <= move.finished_at
    and not exists (select 1 from memberships where org_id = persona.org_id and user_id = persona.archived_by);
