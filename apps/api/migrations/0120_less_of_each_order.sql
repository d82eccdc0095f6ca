-- An order leaves less: what stood twice in its events, and keys that nobody asks by, go.

-- The hash of the event before stands in the event before. Each event's own hash is still made with it, so chains from before hold as they are.
alter table order_events
  drop constraint order_events_pkey,
  drop constraint order_events_order_id_position_key;
drop trigger order_events_unchanged on order_events;
alter table order_events drop column previous_hash;
alter table order_events add primary key (order_id, position);
create trigger order_events_unchanged before update on order_events for each row when (
  old.note_digest is null or new.note is not null or new.note_salt is not null
  or (new.id, new.order_id, new.position, new.from_status, new.status, new.by, new.staff_id, new.note_digest, new.at, new.hash)
    is distinct from
    (old.id, old.order_id, old.position, old.from_status, old.status, old.by, old.staff_id, old.note_digest, old.at, old.hash)
) execute function refuse_change();

create or replace function write_order_event() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
  previous bytea := (select e.hash from order_events e where e.order_id = new.id and e.position = new.event_count - 1);
  salt bytea := case when new.status_note is not null then uuid_send(gen_random_uuid()) end;
  digest bytea := order_note_digest(salt, new.status_note);
begin
  insert into order_events (order_id, position, from_status, status, by, staff_id, note, note_salt, note_digest, at, hash)
  values (new.id, new.event_count, before, new.status, new.status_by, new.status_by_staff, new.status_note, salt, digest, new.status_at,
    order_event_hash(new.id, new.event_count, before, new.status, order_event_mover(new.status_by, new.status_by_staff), encode(digest, 'hex'),
      new.status_at, previous));
  return null;
end $$;

-- Nobody looks for a line by its id.
alter table order_lines drop constraint order_lines_pkey, drop constraint order_lines_order_id_position_key;
alter table order_lines add primary key (order_id, position);

-- Messages go a month after they were written.
create index outbox_created on outbox (created_at);
