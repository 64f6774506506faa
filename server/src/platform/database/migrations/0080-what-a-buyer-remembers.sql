-- What the buyer remembers of a call on the next one. Calls from before have none of it.
alter table account_calls
  -- The objections that were raised, by id, as the call left them: [{"id": "...", "state": "resolved"}].
  add column objections jsonb not null default '[]',
  -- The buyer asked in this call what had become of a promise of an earlier one. They ask once.
  add column asked_after_promise boolean not null default false;
