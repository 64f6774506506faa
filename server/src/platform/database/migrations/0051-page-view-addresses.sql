-- Where a screen was shown, without its query; empty for views from before it was kept.
alter table page_views add column url text not null default '';
alter table page_views alter column url drop default;
