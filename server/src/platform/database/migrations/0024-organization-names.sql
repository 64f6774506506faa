-- Global: the names somebody has given their organisations, in lower case. The key keeps anybody from giving one twice,
-- also when two requests of theirs run at once. It is by giver, as nobody may learn what others call theirs.
create table organization_names (
  given_by text not null references users (user_id) on delete cascade,
  name text not null,
  organization text not null,
  primary key (given_by, name)
);
create index organization_names_organization on organization_names (organization);

insert into organization_names (given_by, name, organization)
select distinct on (m.org_id) m.user_id, lower(o.name), o.org_id
from organizations o join memberships m on m.org_id = o.org_id
where m.role = 'Owner'
order by m.org_id, m.joined_at, m.user_id
on conflict do nothing;
