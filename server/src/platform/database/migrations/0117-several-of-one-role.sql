-- A company can have two people of one role: two fleet managers. Whoever asks for a role without a name still gets the one there is.
alter table personas drop constraint personas_org_id_account_id_contact_profile_id_key;
create index personas_of_account on personas (org_id, account_id, contact_profile_id, created_at);
