-- Credits belong to people, not to organisations, so these tables have no org_id.

-- The sums of the ledger, kept beside it so that a conditional update can hold the line. held <= balance: what calls in
-- progress have set aside can always be paid.
create table credit_balances (
  user_id text primary key references users (user_id) on delete cascade,
  plan text not null default 'free' check (plan in ('free', 'pack-5', 'pack-10', 'unlimited')),
  balance integer not null default 0 check (balance >= 0),
  held integer not null default 0 check (held >= 0 and held <= balance),
  unlimited_until timestamptz
);

-- A movement of credits between two accounts. The key makes a repeated request one movement.
create table credit_transfers (
  id uuid primary key,
  user_id text not null,
  kind text not null check (kind in ('sign-up', 'purchase', 'grant', 'simulation', 'refund')),
  note text not null,
  key text not null unique,
  -- The site admin whose gift it was.
  granted_by text,
  at timestamptz not null
);
create index credit_transfers_of_user on credit_transfers (user_id, at desc, id desc);

-- Double entry, append-only: the two entries of a transfer add up to nothing. `user:<id>` is what somebody has;
-- `house:issued` and `house:spent` are where credits come from and go to.
create table credit_entries (
  transfer_id uuid not null references credit_transfers (id),
  account text not null,
  amount integer not null check (amount <> 0),
  primary key (transfer_id, account)
);
create index credit_entries_of_account on credit_entries (account);

create table credit_holds (
  id uuid primary key,
  user_id text not null references credit_balances (user_id) on delete cascade,
  -- The simulation or transcript it pays for.
  subject_id uuid not null,
  -- 0 under an unlimited plan.
  amount integer not null check (amount >= 0),
  state text not null check (state in ('open', 'settled', 'released', 'expired')),
  note text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create unique index credit_holds_open_subject on credit_holds (subject_id) where state = 'open';
create index credit_holds_open on credit_holds (expires_at) where state = 'open';
