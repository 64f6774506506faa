-- A site admin's list of people counts each one's calls in all organisations: without this every row reads every call.
create index simulations_of_person on simulations (user_id, ended_at)
  where ended_at is not null and started_at is not null;

-- The keys of requests that are old enough to be forgotten; those that were are in it no more.
create index simulations_with_key on simulations (created_at) where idempotency_key is not null;
