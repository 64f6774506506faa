-- Whether what a call must have in it was missing, or what it must not was there: beside the score, since lists show both.
alter table simulations add column failed_blocker boolean not null default false;
alter table transcripts add column failed_blocker boolean not null default false;

update simulations set failed_blocker = true
from reviews
where reviews.org_id = simulations.org_id
  and reviews.subject_kind = 'simulation'
  and reviews.subject_id = simulations.id
  and simulations.state = 'reviewed'
  and jsonb_path_exists(reviews.review, '$.blockers[*] ? (@.met == false)');

update transcripts set failed_blocker = true
from reviews
where reviews.org_id = transcripts.org_id
  and reviews.subject_kind = 'transcript'
  and reviews.subject_id = transcripts.id
  and transcripts.state = 'reviewed'
  and jsonb_path_exists(reviews.review, '$.blockers[*] ? (@.met == false)');
