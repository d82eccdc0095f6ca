-- What a transaction tells the processes, and the jobs it asks for, lie in a table until it has committed; the relay of a process hands them on.
-- A NOTIFY inside the transaction would hold PostgreSQL's one lock for notifications while its commit waits for the disk: one order an fsync.

-- Lost in a crash without harm: it breaks every listening connection, and whoever listens anew looks again.
create unlogged table bus_events (
  id bigint generated always as identity primary key,
  channel text not null,
  payload text not null
);

create table requested_jobs (
  id bigint generated always as identity primary key,
  task text not null,
  payload jsonb not null,
  -- Of those that wait under one key the latest counts.
  key text,
  -- Null is at once.
  run_at timestamptz,
  max_attempts smallint not null check (max_attempts > 0)
);

-- The connection hears of it at once, and its process calls the relay after the commit. Other ways in are found within a second.
create function wake_relay() returns trigger language plpgsql as $$
begin
  raise notice 'Handed on after the commit' using errcode = 'BZ001';
  return null;
end $$;
create trigger bus_events_wake after insert on bus_events for each statement execute function wake_relay();
create trigger requested_jobs_wake after insert on requested_jobs for each statement execute function wake_relay();

create function tell(channel text, payload json) returns void language sql as $$
  insert into bus_events (channel, payload) values (channel, payload::text)
$$;

-- Hands on what has been committed, and answers whether there was anything. Its own commit waits for no disk: should it be lost, it is done again.
create function relay_committed() returns boolean language plpgsql as $$
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
    delete from requested_jobs where id in (select id from requested_jobs order by id limit 1000) returning *
  ), latest as (
    select distinct on (coalesce(key, id::text)) * from taken order by coalesce(key, id::text), id desc
  ), specs as (
    select array_agg((task, payload, null, run_at, max_attempts, key, null, null)::graphile_worker.job_spec order by id) as list from latest
  )
  select count(*) into handed_on from specs, graphile_worker.add_jobs(list) where list is not null;
  return true;
end $$;

-- News of the catalogue and of settings still goes out by NOTIFY: nobody but their operator waits for that commit.
create or replace function tell_order_event() returns trigger language plpgsql as $$
begin
  perform tell('order_changed', json_build_object('orderId', new.order_id, 'eventId', new.id));
  return null;
end $$;

create or replace function tell_rider_moved() returns trigger language plpgsql as $$
begin
  perform tell('rider_moved', json_build_object('riderId', new.rider_id, 'orderId', new.order_id));
  return null;
end $$;

create or replace function note_message() returns trigger language plpgsql as $$
begin
  update conversations set last_message_id = new.id, last_message_at = new.created_at,
    customer_unread = customer_unread + (new.sender <> 'customer')::int,
    other_unread = other_unread + (new.sender = 'customer')::int
  where id = new.conversation_id;
  perform tell('message_sent', json_build_object('conversationId', new.conversation_id));
  return null;
end $$;

create or replace function tell_notice() returns trigger language plpgsql as $$
begin
  perform tell('notice_added', json_build_object('customerId', new.customer_id));
  return null;
end $$;
