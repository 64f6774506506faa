-- People a comment speaks to. Its text names them by id; the name is what they were called then, for who has left since.
create table comment_mentions (
  org_id text not null,
  review_id uuid not null,
  comment_id uuid not null,
  user_id text not null,
  name text not null,
  at timestamptz not null,
  primary key (org_id, review_id, comment_id, user_id),
  foreign key (org_id, review_id, comment_id) references review_comments (org_id, review_id, id) on delete cascade
);
create index comment_mentions_of_user on comment_mentions (org_id, user_id, at desc, comment_id desc);

alter table outbox_mails drop constraint outbox_mails_kind_check;
alter table outbox_mails add constraint outbox_mails_kind_check
  check (kind in ('verification', 'password-reset', 'invite', 'mention', 'message'));
