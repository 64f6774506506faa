-- How far a lost deal had come: where it stood when it was lost. Null for a deal that is not.
alter table accounts add column lost_from text;

update accounts as account
  set lost_from = (
    select change.from_stage
      from account_stage_changes as change
      where change.org_id = account.org_id and change.account_id = account.id and change.to_stage = 'lost'
      order by change.at desc, change.id desc
      limit 1)
  where account.stage = 'lost';
