-- A role that the team sells to has a person at each account. One that came with the people of a list stands where the list
-- said so, until the team takes it up.
alter table contact_profiles add column everywhere boolean not null default true;
update contact_profiles as contact set everywhere = false
  from account_imports as import, jsonb_array_elements_text(import.made -> 'contactProfiles') as made(id)
  where import.org_id = contact.org_id and import.made is not null and made.id = contact.id::text;
