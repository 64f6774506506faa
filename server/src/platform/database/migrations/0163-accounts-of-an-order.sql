-- Which accounts an order made, so that they can be shown without what came beside them; and that its end was seen, after which it is
-- kept as long as one that was not. Fewer ids than were made: it is not known which they all are.
alter table generation_orders add column account_ids uuid[] not null default '{}';
alter table generation_orders add column put_away_at timestamptz;

-- Of earlier orders it is told by who made what when: what they made in its segment from when it was given to when they gave the next,
-- as they have one at a time, and no list brought. Where that is not just as many as it made, something else was made beside it, or
-- something is gone, and nothing says which: none is told then.
update generation_orders as ordered
set account_ids = known.ids
from (
  select own.org_id, own.id, array_agg(account.id order by account.created_at, account.id) as ids
  from generation_orders as own
  join accounts as account on account.org_id = own.org_id and account.segment_id = own.segment_id
    and account.created_by = own.ordered_by and account.created_at >= own.created_at
  where not exists (
    select 1 from generation_orders as later
    where later.org_id = own.org_id and later.ordered_by = own.ordered_by
      and later.created_at > own.created_at and later.created_at <= account.created_at
  )
  and not exists (
    select 1 from account_imports as import
    where import.org_id = account.org_id and import.made -> 'accounts' ? account.id::text
  )
  group by own.org_id, own.id, own.made
  having count(*) = own.made
) as known
where known.org_id = ordered.org_id and known.id = ordered.id;
