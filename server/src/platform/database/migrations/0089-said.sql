-- The words of a call, to be searched. The lexeme with the organisation keeps a search among the calls of one: the index
-- then reads no further than that organisation has calls with the words. No word of a call has a space in it, so none is
-- mistaken for it. What is left out beyond 300,000 characters keeps any file below what a tsvector can hold.
alter table simulations add column said tsvector;
update simulations
  set said = array_to_tsvector(array['org ' || org_id]) || to_tsvector('simple', left((
    select coalesce(string_agg(turns.body ->> 'words', ' ' order by turns.turn), '')
    from turns where turns.org_id = simulations.org_id and turns.simulation_id = simulations.id), 300000))
  where ended_at is not null;
create index simulations_said on simulations using gin (said);

alter table transcripts add column said tsvector generated always as (
  array_to_tsvector(array['org ' || org_id])
    || to_tsvector('simple', left(jsonb_path_query_array(lines, '$[*].words')::text, 300000))
) stored;
create index transcripts_said on transcripts using gin (said);
-- Uploaded calls are listed by their time, score or length: one person's, or everybody's.
drop index transcripts_by_page;
create index transcripts_of_user on transcripts (org_id, user_id, created_at desc, id desc);
create index transcripts_newest on transcripts (org_id, created_at desc, id desc);
create index transcripts_by_score on transcripts (org_id, coalesce(score, -1), id);
create index transcripts_by_length on transcripts (org_id, duration_ms, id);
