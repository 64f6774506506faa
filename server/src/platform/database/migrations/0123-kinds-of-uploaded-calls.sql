-- Of which kind of call a judgement was given. An uploaded call can turn out to be of another, and is then asked other things.
alter table criterion_overrides add column call_type text;
update criterion_overrides set call_type = reviews.review ->> 'type' from reviews
where reviews.org_id = criterion_overrides.org_id and reviews.id = criterion_overrides.review_id;
alter table criterion_overrides alter column call_type set not null;

alter table earlier_judgements add column call_type text;
update earlier_judgements set call_type = reviews.review ->> 'type' from reviews
where reviews.org_id = earlier_judgements.org_id and reviews.id = earlier_judgements.review_id;
alter table earlier_judgements alter column call_type set not null;

-- It fell with the kind of call, which the rep may change, and counts again when the call is of that kind again.
alter table earlier_judgements add column returns boolean not null default false;

-- What an uploaded call came to as another kind of call than it is reviewed as now: the last time for each kind.
create table earlier_types (
  org_id text not null,
  review_id uuid not null,
  call_type text not null,
  total integer not null check (total between 0 and 100),
  failed boolean not null,
  rubric_name text not null,
  rubric_version integer not null,
  until timestamptz not null,
  primary key (org_id, review_id, call_type),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
