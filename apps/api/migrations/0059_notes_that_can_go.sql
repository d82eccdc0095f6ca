-- What is said with a step, above all why a customer called an order off, may have to go with their account. The chain carries a digest of it in place of
-- the words; salted, so that nobody who has the digest finds the words by trying. Steps from before carry their words themselves and keep them.
alter table order_events
  add column note_salt bytea check (octet_length(note_salt) = 16),
  add column note_digest hash,
  add constraint order_events_note_with_salt check (note_digest is null and note_salt is null or (note is null) = (note_salt is null));

create function order_note_digest(salt bytea, note text) returns bytea language sql immutable strict as $$
  select sha256(salt || convert_to(note, 'UTF8'))
$$;

create or replace function write_order_event() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
  previous bytea := (select e.hash from order_events e where e.order_id = new.id and e.position = new.event_count - 1);
  salt bytea := case when new.status_note is not null then uuid_send(gen_random_uuid()) end;
  digest bytea := order_note_digest(salt, new.status_note);
begin
  insert into order_events (order_id, position, from_status, status, by, note, note_salt, note_digest, at, previous_hash, hash)
  values (new.id, new.event_count, before, new.status, new.status_by, new.status_note, salt, digest, new.status_at, previous,
    order_event_hash(new.id, new.event_count, before, new.status, new.status_by, encode(digest, 'hex'), new.status_at, previous));
  return null;
end $$;

-- Of an event the words may go, together with their salt, and nothing else.
drop trigger order_events_append_only on order_events;
create trigger order_events_append_only before delete on order_events for each row execute function refuse_change();
create trigger order_events_unchanged before update on order_events for each row when (
  old.note_digest is null or new.note is not null or new.note_salt is not null
  or (new.id, new.order_id, new.position, new.from_status, new.status, new.by, new.note_digest, new.at, new.previous_hash, new.hash)
    is distinct from (old.id, old.order_id, old.position, old.from_status, old.status, old.by, old.note_digest, old.at, old.previous_hash, old.hash)
) execute function refuse_change();
