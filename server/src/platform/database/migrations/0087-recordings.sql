-- The recording of a call; its bytes lie in the object storage under recording_id. Without a transcript nothing was said
-- yet that could be read or scored, and nobody is known to speak.
alter table transcripts
  add column recording_id uuid,
  add column recording_media text,
  add column recording_ms integer,
  -- Where in the recording the first word of the transcript is; negative when the recording began after it.
  add column recording_offset_ms integer not null default 0,
  -- Signs the addresses that a browser plays the recording from.
  add column recording_secret text,
  add constraint transcripts_recording_whole check (
    (recording_id is null) = (recording_media is null)
    and (recording_id is null) = (recording_ms is null)
    and (recording_id is null) = (recording_secret is null)
  );
create index transcripts_of_recording on transcripts (org_id, recording_id) where recording_id is not null;
alter table transcripts drop constraint transcripts_state_check, drop constraint transcripts_check;
alter table transcripts
  add constraint transcripts_state_check check (
    state in ('needs-transcript', 'asking', 'scoring', 'waiting-for-credit', 'reviewed')
  ),
  add constraint transcripts_rep_known check (state in ('needs-transcript', 'asking') or rep_speaker is not null),
  add constraint transcripts_words_or_sound check (state <> 'needs-transcript' or recording_id is not null);
