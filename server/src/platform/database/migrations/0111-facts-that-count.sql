-- What was found out counts where it is one of the facts to find at its account. Of what a customer tells, or whoever names
-- somebody, the account's count knows nothing.
alter table discovered_information add column counts boolean not null default false;

update discovered_information as found
  set counts = true
  from accounts as account
  where account.org_id = found.org_id and account.id = found.account_id
    and account.fact_labels @> jsonb_build_array(jsonb_build_object('id', found.fact_id));
