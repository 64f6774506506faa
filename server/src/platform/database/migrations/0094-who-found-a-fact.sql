-- Who found a fact out, by the name they had then. Null for what came along from another organisation, whose people and calls
-- are no business of this one.
alter table discovered_information add column user_name text;

update discovered_information as found
  set user_name = coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)
  from users as person, account_calls as call
  where person.user_id = found.user_id and call.org_id = found.org_id and call.simulation_id = found.simulation_id;
