-- From where the lines of a product summary were drafted, with each of its versions. Of those from before that nobody kept it.
alter table product_summaries add column sources jsonb not null default '[]';
alter table product_summary_versions add column sources jsonb not null default '[]';
