-- What was said, by whom, or the kind of the call has changed since this review: it stands only until it is made anew.
alter table reviews add column out_of_date boolean not null default false;
update reviews set out_of_date = true from transcripts
where reviews.subject_kind = 'transcript'
  and transcripts.org_id = reviews.org_id
  and transcripts.id = reviews.subject_id
  and transcripts.state <> 'reviewed';
