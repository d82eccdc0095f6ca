-- The life of an order. Nothing but a listed jump changes a status, each jump leaves one event, and an event is never changed.

-- from_status null: how an order begins. The table equals the domain's (orders/jumps.ts), which a test compares.
create table order_jumps (
  order_type text not null check (order_type in ('delivery', 'take_away', 'parcel')),
  from_status text,
  to_status text not null,
  actors text[] not null,
  unique nulls not distinct (order_type, from_status, to_status)
);
insert into order_jumps (order_type, from_status, to_status, actors)
select order_type, from_status, to_status, string_to_array(actors, ' ') from (values
  ('delivery take_away parcel', null, 'pending', 'customer store courier system'),
  ('delivery take_away', null, 'prescription_review', 'customer system'),
  ('delivery take_away', 'prescription_review', 'pending', 'store system'),
  ('delivery take_away', 'prescription_review', 'canceled', 'customer store system'),
  ('delivery take_away', 'pending', 'canceled', 'customer store system'),
  ('parcel', 'pending', 'canceled', 'customer system'),
  ('delivery take_away parcel', 'pending', 'failed', 'system'),
  ('delivery take_away parcel', 'failed', 'pending', 'customer system'),
  ('delivery take_away parcel', 'failed', 'canceled', 'customer system'),
  ('delivery take_away', 'pending', 'confirmed', 'store system'),
  ('delivery take_away', 'confirmed', 'processing', 'store system'),
  ('delivery take_away', 'confirmed', 'canceled', 'store system'),
  ('delivery take_away', 'processing', 'handover', 'store system'),
  ('delivery take_away', 'processing', 'canceled', 'store system'),
  ('delivery', 'handover', 'picked_up', 'courier system'),
  ('take_away', 'handover', 'delivered', 'store system'),
  ('delivery take_away', 'handover', 'canceled', 'store system'),
  ('parcel', 'pending', 'confirmed', 'courier system'),
  ('parcel', 'confirmed', 'picked_up', 'courier system'),
  ('parcel', 'confirmed', 'canceled', 'system'),
  ('delivery parcel', 'picked_up', 'delivered', 'courier system'),
  ('delivery parcel', 'picked_up', 'canceled', 'system'),
  ('delivery take_away parcel', 'delivered', 'refund_requested', 'customer system'),
  ('delivery take_away', 'refund_requested', 'refunded', 'store system'),
  ('delivery take_away', 'refund_requested', 'refund_rejected', 'store system'),
  ('parcel', 'refund_requested', 'refunded', 'system'),
  ('parcel', 'refund_requested', 'refund_rejected', 'system')
) as jump (order_types, from_status, to_status, actors), string_to_table(order_types, ' ') as order_type;

create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position int not null check (position > 0),
  from_status text,
  status text not null,
  by text not null,
  note text,
  at timestamptz not null,
  previous_hash hash,
  hash hash not null,
  unique (order_id, position),
  check ((position = 1) = (previous_hash is null))
);

create function order_event_hash(order_id bigint, "position" int, from_status text, status text, by text, note text, at timestamptz, previous_hash bytea)
returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(order_id, "position", from_status, status, by, note,
    (extract(epoch from at) * 1000000)::bigint, encode(previous_hash, 'hex'))::text, 'UTF8'))
$$;

create function guard_order_jump() returns trigger language plpgsql as $$
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
    end if;
    new.status_at := greatest(new.status_at, old.status_at);
  else
    new.status_at := least(new.status_at, new.created_at);
  end if;
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
create trigger orders_begin before insert on orders for each row execute function guard_order_jump();
create trigger orders_jump before update of status on orders for each row when (old.status is distinct from new.status) execute function guard_order_jump();

create function write_order_event() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.status end;
  previous bytea := (select e.hash from order_events e where e.order_id = new.id and e.position = new.event_count - 1);
begin
  insert into order_events (order_id, position, from_status, status, by, note, at, previous_hash, hash)
  values (new.id, new.event_count, before, new.status, new.status_by, new.status_note, new.status_at, previous,
    order_event_hash(new.id, new.event_count, before, new.status, new.status_by, new.status_note, new.status_at, previous));
  return null;
end $$;
create trigger orders_begun after insert on orders for each row execute function write_order_event();
create trigger orders_jumped after update of status on orders for each row when (old.status is distinct from new.status) execute function write_order_event();

create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();
create trigger order_events_no_truncate before truncate on order_events execute function refuse_change();

-- Events are written by the jump alone: one that does not stand for the order's last jump is refused.
create function guard_order_event() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from orders where id = new.order_id and status = new.status and event_count = new.position) then
    raise exception 'An event stands for a jump of its order' using errcode = 'check_violation', constraint = 'order_events_of_a_jump';
  end if;
  return new;
end $$;
create trigger order_events_of_a_jump before insert on order_events for each row execute function guard_order_event();

-- What was placed stays: amounts and owner of the goods change only while a pharmacist prices a prescription.
create function guard_order_amounts() returns trigger language plpgsql as $$
begin
  if old.status <> 'prescription_review' then
    raise exception 'The amounts of a placed order stay' using errcode = 'check_violation', constraint = 'orders_amounts_stay';
  end if;
  return new;
end $$;
create trigger orders_amounts_stay before update of items_minor, add_ons_minor, discount_minor, coupon_discount_minor, welcome_discount_minor,
  packaging_minor, additional_minor, tax_minor, delivery_minor, tip_minor, total_minor, currency, store_id, order_type on orders
for each row when (
  (old.items_minor, old.add_ons_minor, old.discount_minor, old.coupon_discount_minor, old.welcome_discount_minor, old.packaging_minor,
   old.additional_minor, old.tax_minor, old.delivery_minor, old.tip_minor, old.total_minor, old.currency, old.store_id, old.order_type)
  is distinct from
  (new.items_minor, new.add_ons_minor, new.discount_minor, new.coupon_discount_minor, new.welcome_discount_minor, new.packaging_minor,
   new.additional_minor, new.tax_minor, new.delivery_minor, new.tip_minor, new.total_minor, new.currency, new.store_id, new.order_type)
) execute function guard_order_amounts();

-- The sums of an order are the sums of its lines, checked when the transaction ends.
create function check_sums_of(of_order bigint) returns void language plpgsql as $$
begin
  if exists (
    select 1 from orders o, (
      select coalesce(sum((base_price_minor + options_minor) * quantity), 0) as items, coalesce(sum(add_ons_minor), 0) as add_ons, coalesce(sum(discount_minor), 0) as discounts
      from order_lines where order_id = of_order
    ) as lines
    where o.id = of_order and (o.items_minor, o.add_ons_minor, o.discount_minor) is distinct from (lines.items, lines.add_ons, lines.discounts)
  ) then
    raise exception 'The sums of order % are not those of its lines', of_order using errcode = 'check_violation', constraint = 'orders_sums_of_lines';
  end if;
end $$;
create function check_order_sums() returns trigger language plpgsql as $$
begin
  perform check_sums_of(new.id);
  return null;
end $$;
create function check_order_line_sums() returns trigger language plpgsql as $$
begin
  perform check_sums_of(case when tg_op = 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;
create constraint trigger orders_sums_of_lines after insert or update of items_minor, add_ons_minor, discount_minor on orders
  deferrable initially deferred for each row execute function check_order_sums();
create constraint trigger order_lines_sums after insert or update or delete on order_lines
  deferrable initially deferred for each row execute function check_order_line_sums();
