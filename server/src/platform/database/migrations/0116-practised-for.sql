-- Who the rep of an uploaded call was when somebody was made or chosen of it to practise with: made for another, they may be the rep themselves.
alter table call_practices add column rep_speaker text;

update call_practices set rep_speaker = transcripts.rep_speaker
from transcripts
where transcripts.org_id = call_practices.org_id and transcripts.id = call_practices.transcript_id;
