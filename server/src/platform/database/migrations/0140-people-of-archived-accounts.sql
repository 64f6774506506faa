-- People of an archived account count towards no cap any more: nobody can call them until it is restored, which counts them again.
update pipeline_counts as counts set personas = (
  select count(*) from personas as persona
    join accounts as account on account.org_id = persona.org_id and account.id = persona.account_id
    where persona.org_id = counts.org_id and persona.archived_at is null and account.active
);
