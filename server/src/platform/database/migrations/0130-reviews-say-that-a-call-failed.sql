-- Whether a call failed by a blocker of its rubric: worked out once, when a scoring is stored, and read everywhere else.
alter table reviews add column failed boolean not null default false;
update reviews set failed = true where jsonb_path_exists(review, '$.blockers[*] ? (@.met == false)');
alter table review_scorings add column failed boolean not null default false;
update review_scorings set failed = true where jsonb_path_exists(review, '$.blockers[*] ? (@.met == false)');
