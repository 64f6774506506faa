-- A review that everybody in its organisation may read; without a row it is for its rep and the admins.
create table review_shares (
  org_id text not null,
  review_id uuid not null,
  by_user_id text not null,
  by_name text not null,
  at timestamptz not null,
  primary key (org_id, review_id),
  foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
create index review_shares_newest on review_shares (org_id, at desc, review_id desc);
