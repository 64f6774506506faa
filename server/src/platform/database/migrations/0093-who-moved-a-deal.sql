-- Who moved a deal, by a call or by hand, and the name they had then. Null where nobody did, and for what came along from
-- another organisation, whose people are no business of this one.
alter table account_stage_changes
  add column moved_by text,
  add column moved_by_name text;

update account_stage_changes as change
  set moved_by = call.user_id
  from account_calls as call
  where call.org_id = change.org_id and call.simulation_id = change.simulation_id;
update account_stage_changes as change
  set moved_by_name = coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)
  from users as person
  where person.user_id = change.moved_by;
