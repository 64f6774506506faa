-- A retry belongs to the call that was paid for, whichever try it goes on from; that call counts them all.
alter table simulations
  add column first_call uuid,
  add column retries integer not null default 0 check (retries >= 0);

with recursive family as (
  select org_id, id, id as first_call from simulations where forked_from is null
  union all
  select retry.org_id, retry.id, family.first_call
  from simulations retry join family on family.org_id = retry.org_id and family.id = retry.forked_from
)
update simulations set first_call = family.first_call from family
where simulations.org_id = family.org_id and simulations.id = family.id and simulations.forked_from is not null;

update simulations set first_call = forked_from where first_call is null and forked_from is not null;

update simulations set retries = made.retries
from (select org_id, first_call, count(*)::integer as retries from simulations where first_call is not null group by 1, 2) as made
where simulations.org_id = made.org_id and simulations.id = made.first_call;

alter table simulations add check ((forked_from is null) = (first_call is null));
