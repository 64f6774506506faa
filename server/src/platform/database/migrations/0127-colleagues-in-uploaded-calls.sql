-- Who of the speakers of an uploaded call sits beside its rep: what they say is neither the rep's nor the buyer's.
alter table transcripts add column colleagues jsonb not null default '[]';
