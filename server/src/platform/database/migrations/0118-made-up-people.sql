-- Somebody whose name was made up, and not given by a person, a file or an uploaded call: somebody real may have their place.
-- Of those from before nobody can say it.
alter table personas add column made_up boolean not null default false;
