-- What the rep sold when an uploaded call was first scored: scored anew, its review says the same.
alter table transcripts add column product jsonb;
