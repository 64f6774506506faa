-- What a company's description tells is not to be found out there; what was found out before stays.
with described as (
  select
    accounts.org_id,
    accounts.id,
    coalesce(jsonb_agg(labels.fact order by labels.place) filter (where not coalesce(
      case labels.fact ->> 'id'
        when 'size' then
          strpos(lower(description), lower((generated -> 'values' ->> 'unitsN') || ' ' || (generated -> 'values' ->> 'units'))) > 0
          and strpos(lower(description), lower((generated -> 'values' ->> 'employeesN') || ' people')) > 0
        when 'volume' then
          strpos(lower(description), lower((generated -> 'values' ->> 'jobsN') || ' ' || (generated -> 'values' ->> 'jobs'))) > 0
        when 'sites' then strpos(lower(description), lower(generated -> 'values' ->> 'sitesN')) > 0
        when 'system' then strpos(lower(description), lower(generated -> 'values' ->> 'system') || ' has been in place') > 0
      end,
      false
    ) or exists (
      select 1
      from discovered_information as found
      where found.org_id = accounts.org_id
        and found.account_id = accounts.id
        and found.fact_id = labels.fact ->> 'id'
    )), '[]'::jsonb) as to_find
  from accounts, jsonb_array_elements(accounts.fact_labels) with ordinality as labels (fact, place)
  group by accounts.org_id, accounts.id
)
update accounts
set fact_labels = described.to_find, fact_count = jsonb_array_length(described.to_find)
from described
where accounts.org_id = described.org_id and accounts.id = described.id;
