-- The terms a call agreed on: a second talk over terms with the same rep starts from them. Calls from before have none.
alter table account_calls
  -- [{"id": "discount", "size": 10, "kind": "longer-term", "months": 24, "gift": false}]
  add column terms jsonb not null default '[]';
