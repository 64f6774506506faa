-- A call whose scoring was given up is in a state of its own, and `failure` says why it was: it is being scored no more.
alter table transcripts drop constraint transcripts_state_check;
update transcripts set state = 'failed' where failure is not null;
alter table transcripts
  add constraint transcripts_state_check check (
    state in ('needs-transcript', 'asking', 'scoring', 'waiting-for-credit', 'reviewed', 'failed')
  ),
  add constraint transcripts_failure_told check ((state = 'failed') = (failure is not null));
