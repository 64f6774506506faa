-- The accounts that a segment had when it left, so that the calls made there still count for what was asked of people here.
alter table segment_transfers add column account_ids uuid[] not null default '{}';

-- Ids stay as they are when a segment moves. What was deleted since cannot be told any more.
update segment_transfers as transfer
set account_ids = array(select distinct id from accounts where segment_id = transfer.segment_id)
where state = 'left';
