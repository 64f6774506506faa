-- What a step found: since when the deal stood in its stage, and from where it was lost. A move that is taken back leaves the
-- deal as it was. Null for steps of before, which stay as they are.
alter table account_stage_changes
  add column since_before timestamptz,
  add column lost_from_before text;
