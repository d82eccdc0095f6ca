comment on function relay_committed() is 'Called by every process after its own commits, and every three seconds';

-- Processes that work on jobs. Each holds an advisory lock under its number for as long as it lives, on a connection that dies with it: what it had in
-- hand is then taken up by others within seconds, where the job queue by itself waits four hours.
create table job_workers (
  lock_key int primary key,
  -- Names under which the job queue knows its runners.
  pools text[] not null default '{}'
);

-- Gives back what dead processes had in hand, and answers how many there were.
create function unlock_dead_workers() returns int language plpgsql as $$
declare
  dead record;
  found_dead int := 0;
begin
  for dead in select lock_key, pools from job_workers where pg_try_advisory_xact_lock(7266205, lock_key) loop
    perform graphile_worker.force_unlock_workers(dead.pools);
    delete from job_workers where lock_key = dead.lock_key;
    found_dead := found_dead + 1;
  end loop;
  return found_dead;
end $$;
