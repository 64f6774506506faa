-- Which accounts an order made, so that they can be shown without what came beside them; and that its end was seen, after which it is
-- kept as long as one that was not.
alter table generation_orders add column account_ids uuid[] not null default '{}';
alter table generation_orders add column put_away_at timestamptz;

-- Of earlier orders it is told by who made what when: the first of theirs in its segment since it was given that no list brought.
update generation_orders as ordered
set account_ids = array(
  select account.id from accounts as account
  where account.org_id = ordered.org_id and account.segment_id = ordered.segment_id
    and account.created_by = ordered.ordered_by and account.created_at >= ordered.created_at
    and not exists (
      select 1 from account_imports as import
      where import.org_id = account.org_id and import.made -> 'accounts' ? account.id::text
    )
  order by account.created_at, account.id
  limit ordered.made
);
