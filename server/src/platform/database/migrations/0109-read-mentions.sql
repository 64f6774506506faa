-- When whom a comment mentions has read it; null until then. What there was before counts as read.
alter table comment_mentions add column read_at timestamptz;
update comment_mentions set read_at = at;
create index comment_mentions_unread on comment_mentions (org_id, user_id) where read_at is null;

alter table outbox_mails drop constraint outbox_mails_kind_check;
alter table outbox_mails add constraint outbox_mails_kind_check
  check (kind in ('verification', 'password-reset', 'invite', 'mention', 'assignment', 'message'));
