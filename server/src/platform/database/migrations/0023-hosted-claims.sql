-- When the newest token was made that a hosted provider's person showed to any server: an older one changes nothing.
alter table users add column claims_issued_at timestamptz;
