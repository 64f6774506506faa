-- A rep's figures and last calls are read by organisation and rep, without an account.
create index account_calls_of_user on account_calls (org_id, user_id, persona_id, at desc);

-- Nothing reads by these: mails are listed by their id, which is in order of time; holds are found by id and by subject;
-- entries are found by their transfer.
drop index outbox_mails_created;
drop index credit_holds_open;
drop index credit_entries_of_account;
