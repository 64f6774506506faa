-- Counts the changes of what was said and by whom, so that a score worked out of what stood there before is not kept.
alter table transcripts
  add column revision integer not null default 0,
  add column edited_lines integer not null default 0;
