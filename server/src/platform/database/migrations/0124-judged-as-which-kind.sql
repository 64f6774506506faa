-- As which kind of call a criterion was judged.
alter table criterion_judgements add column call_type text;
update criterion_judgements set call_type = reviews.review ->> 'type' from reviews
where reviews.org_id = criterion_judgements.org_id and reviews.id = criterion_judgements.review_id;
alter table criterion_judgements alter column call_type set not null;
