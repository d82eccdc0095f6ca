-- Thousands of requested jobs take seconds to hand on. Codes and payments go first.
alter table requested_jobs add column is_urgent boolean not null default false;
create index requested_jobs_in_order on requested_jobs (is_urgent desc, id);

create or replace function relay_committed() returns boolean language plpgsql as $$
declare
  handed_on bigint;
begin
  if not exists (select from bus_events) and not exists (select from requested_jobs) then
    return false;
  end if;
  perform set_config('synchronous_commit', 'off', true);
  -- One at a time, so that a later request of a key is never overtaken.
  perform pg_advisory_xact_lock(7266204);
  with told as (
    delete from bus_events where id in (select id from bus_events order by id limit 1000) returning id, channel, payload
  ), distinct_news as (
    select channel, payload from told group by channel, payload order by min(id)
  )
  select count(pg_notify(channel, payload)) into handed_on from distinct_news;
  with taken as (
    delete from requested_jobs where id in (select id from requested_jobs order by is_urgent desc, id limit 300) returning *
  ), latest as (
    select distinct on (coalesce(key, id::text)) * from taken order by coalesce(key, id::text), id desc
  ), specs as (
    select array_agg((task, payload, null, run_at, max_attempts, key, null, null)::graphile_worker.job_spec order by id) as list from latest
  )
  select count(*) into handed_on from specs, graphile_worker.add_jobs(list) where list is not null;
  return true;
end $$;
