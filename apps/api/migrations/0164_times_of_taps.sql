-- When the person pressed, where a step was sent later because there was no network: by their clock, never after the step itself.

alter table orders add column status_tapped_at timestamptz;
alter table order_events
  add column tapped_at timestamptz,
  add constraint order_events_tapped_before check (tapped_at <= at) not valid;
alter table order_events validate constraint order_events_tapped_before;

create or replace function guard_order_jump() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
begin
  if not exists (
    select 1 from order_jumps j
    where j.order_type = new.order_type and j.from_status is not distinct from before and j.to_status = new.status and new.status_by = any (j.actors)
  ) then
    raise exception 'A % order does not go from % to % by %', new.order_type, coalesce(before, 'nothing'), new.status, new.status_by
      using errcode = 'check_violation', constraint = 'orders_legal_jump';
  end if;
  -- Naming the moment is for histories that are brought in; the database's clock decides otherwise, and time never runs back.
  if tg_op = 'UPDATE' then
    if new.status_at = old.status_at then
      new.status_at := clock_timestamp();
      if new.status_note is not distinct from old.status_note then new.status_note := null; end if;
      -- The person of the last jump is not the one of this.
      if new.status_by_staff is not distinct from old.status_by_staff then new.status_by_staff := null; end if;
      if new.status_tapped_at is not distinct from old.status_tapped_at then new.status_tapped_at := null; end if;
    end if;
    new.status_at := greatest(new.status_at, old.status_at);
  else
    new.status_at := least(new.status_at, new.created_at);
  end if;
  new.status_tapped_at := case when new.status_tapped_at is not null then least(new.status_tapped_at, new.status_at) end;
  new.event_count := (case when tg_op = 'UPDATE' then old.event_count else 0 end) + 1;
  case new.status
    when 'confirmed' then new.confirmed_at := new.status_at;
    when 'processing' then new.processing_at := new.status_at;
    when 'handover' then new.handover_at := new.status_at;
    when 'picked_up' then new.picked_up_at := new.status_at;
    when 'delivered' then new.delivered_at := new.status_at;
    when 'canceled' then new.canceled_at := new.status_at;
    when 'failed' then new.failed_at := new.status_at;
    when 'refund_requested' then new.refund_requested_at := new.status_at;
    when 'refunded' then new.refunded_at := new.status_at;
    else null;
  end case;
  return new;
end $$;

create or replace function write_order_event() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
  previous bytea := (select e.hash from order_events e where e.order_id = new.id and e.position = new.event_count - 1);
  salt bytea := case when new.status_note is not null then uuid_send(gen_random_uuid()) end;
  digest bytea := order_note_digest(salt, new.status_note);
begin
  insert into order_events (order_id, position, from_status, status, by, staff_id, note, note_salt, note_digest, at, tapped_at, hash)
  values (new.id, new.event_count, before, new.status, new.status_by, new.status_by_staff, new.status_note, salt, digest, new.status_at,
    new.status_tapped_at,
    order_event_hash(new.id, new.event_count, before, new.status, order_event_mover(new.status_by, new.status_by_staff), encode(digest, 'hex'),
      new.status_at, previous));
  return null;
end $$;

drop trigger order_events_unchanged on order_events;
create trigger order_events_unchanged before update on order_events for each row when (
  old.note_digest is null or new.note is not null or new.note_salt is not null
  or (new.id, new.order_id, new.position, new.from_status, new.status, new.by, new.staff_id, new.note_digest, new.at, new.tapped_at, new.hash)
    is distinct from
    (old.id, old.order_id, old.position, old.from_status, old.status, old.by, old.staff_id, old.note_digest, old.at, old.tapped_at, old.hash)
) execute function refuse_change();
