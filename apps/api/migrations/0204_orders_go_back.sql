-- Goods that found nobody go back to whoever gave them, and goods that nobody collected stay: neither is a sale, nor a cancellation.

-- Nothing here reads the orders; the next migration validates the checks while orders are placed.
alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover',
    'picked_up', 'returning', 'delivered', 'returned', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected')) not valid,
  drop constraint orders_ended_as_check,
  add constraint orders_ended_as_check check (ended_as is not distinct from
    case when status not in ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover', 'picked_up', 'returning')
    then status end) not valid,
  add column returned_at timestamptz,
  -- Said when the order is canceled, turns back or is given up, and kept; one that is delivered after all has none.
  drop constraint orders_cost_of_canceled,
  add constraint orders_cost_of_canceled check (cost_borne_by is null or status in ('canceled', 'returning', 'returned')) not valid;
alter table order_counts
  drop constraint order_counts_kind_check,
  add constraint order_counts_kind_check check (kind in ('placed', 'delivered', 'returned', 'canceled', 'failed', 'refund_requested', 'refunded',
    'refund_rejected')) not valid;
-- What goes back of an order that its customer did not receive.
alter table refunds
  drop constraint refunds_kind_check,
  add constraint refunds_kind_check check (kind in ('whole', 'lines', 'goodwill', 'difference', 'returned')) not valid;

create index orders_returned_by on orders (rider_id, returned_at) where rider_id is not null and returned_at is not null;

create or replace function set_order_end() returns trigger language plpgsql as $$
begin
  new.ended_as := case when new.status not in
    ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover', 'picked_up', 'returning') then new.status end;
  return new;
end $$;

insert into order_jumps (order_type, from_status, to_status, actors)
select order_type, from_status, to_status, actors from (values
  ('delivery parcel', 'picked_up', 'returning', array['courier', 'operator']),
  ('delivery parcel', 'returning', 'delivered', array['courier', 'operator']),
  ('delivery parcel', 'returning', 'canceled', array['operator']),
  ('delivery', 'returning', 'returned', array['store', 'operator']),
  ('parcel', 'returning', 'returned', array['courier', 'operator']),
  ('take_away', 'handover', 'returned', array['store', 'operator'])
) as jump (order_types, from_status, to_status, actors), string_to_table(order_types, ' ') as order_type;

-- As before, with the time at which goods are back.
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
    when 'delivered' then new.delivered_at := coalesce(new.delivered_at, new.status_at);
    when 'returned' then new.returned_at := new.status_at;
    when 'canceled' then new.canceled_at := new.status_at;
    when 'failed' then new.failed_at := new.status_at;
    when 'refund_requested' then new.refund_requested_at := new.status_at;
    when 'refunded' then new.refunded_at := new.status_at;
    else null;
  end case;
  return new;
end $$;

-- As before, also where the customer turned up on the way back.
create or replace function settle_courier_of_order() returns trigger language plpgsql as $$
begin
  if new.rider_id is not null or new.ended_as is not null then
    update courier_offers set answer = 'withdrawn', answered_at = clock_timestamp() where order_id = new.id and answer is null;
  end if;
  if old.rider_id is not null and (new.rider_id is distinct from old.rider_id or new.ended_as is not null) then
    delete from rider_positions p where p.rider_id = old.rider_id
      and not exists (select from orders o where o.rider_id = old.rider_id and o.ended_as is null);
  end if;
  if old.rider_id is not null and new.rider_id is distinct from old.rider_id then
    update order_codes set courier_code = random_code(), courier_tries_left = 5, pickup_tries_left = 5 where order_id = new.id;
  end if;
  -- Whoever delivers a cash order has its cash, also where the dispatcher ends the order for them.
  if new.status = 'delivered' and old.status in ('picked_up', 'returning') and new.payment_method = 'cash_on_delivery' and old.payment_status <> 'paid'
    and new.total_minor + new.adjusted_minor > new.wallet_minor
    and exists (select from staff_grants g where g.rider_id = new.rider_id)
    and (new.status_by_staff is not null or exists (select from courier_shifts s where s.rider_id = new.rider_id and s.ended_at is null)) then
    insert into courier_cash (rider_id, order_id, kind, amount_minor)
    values (new.rider_id, new.id, 'collected', new.total_minor + new.adjusted_minor - new.wallet_minor);
  end if;
  return null;
end $$;

-- The sender of a parcel has another code for its way back: its courier knows the one by which it was fetched.
create function renew_code_of_parcel() returns trigger language plpgsql as $$
begin
  update order_codes set pickup_code = random_code(), pickup_tries_left = 5 where order_id = new.id;
  return null;
end $$;
create trigger orders_renew_code after update of status on orders for each row
  when (new.status = 'returning' and old.status is distinct from new.status and new.order_type = 'parcel') execute function renew_code_of_parcel();
