-- The list of somebody's uploaded calls is read page by page, newest first.
create index transcripts_by_page on transcripts (org_id, user_id, id desc);
drop index transcripts_of_user;
