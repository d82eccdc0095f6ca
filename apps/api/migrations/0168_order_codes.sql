-- Codes by which goods change hands. Whoever enters a code never reads it.

-- Four digits of the system's random source.
create function random_code() returns text language sql volatile as $$
  select lpad(((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 17, 16))::bit(64)::bigint & 9007199254740991) % 10000)::text, 4, '0')
$$;

create table order_codes (
  order_id bigint primary key references orders,
  -- Read out by the store, or by the sender of a parcel; entered by the courier.
  pickup_code text not null default random_code() check (pickup_code ~ '^[0-9]{4}$'),
  pickup_tries_left smallint not null default 5 check (pickup_tries_left between 0 and 5),
  -- Shown by the courier, entered by the store.
  courier_code text not null default random_code() check (courier_code ~ '^[0-9]{4}$'),
  courier_tries_left smallint not null default 5 check (courier_tries_left between 0 and 5),
  -- Told by the customer, entered by the courier.
  delivery_code text not null default random_code() check (delivery_code ~ '^[0-9]{4}$'),
  delivery_tries_left smallint not null default 5 check (delivery_tries_left between 0 and 5)
);
insert into order_codes (order_id)
select id from orders where ended_as is null and order_type <> 'take_away' and status in ('confirmed', 'processing', 'handover', 'picked_up');

create function give_order_codes() returns trigger language plpgsql as $$
begin
  insert into order_codes (order_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger orders_codes after update of status on orders for each row
  when (new.status = 'confirmed' and old.status is distinct from new.status and new.order_type <> 'take_away') execute function give_order_codes();

-- An order that has a courier, or needs none any more, is offered to nobody; a courier without a running order has no position. The code
-- that the last courier knew is not the next one's.
create function settle_courier_of_order() returns trigger language plpgsql as $$
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
  if new.status = 'delivered' and old.status = 'picked_up' and new.payment_method = 'cash_on_delivery' and old.payment_status <> 'paid'
    and new.total_minor > new.wallet_minor
    and exists (select from staff_grants g where g.rider_id = new.rider_id)
    and (new.status_by_staff is not null or exists (select from courier_shifts s where s.rider_id = new.rider_id and s.ended_at is null)) then
    insert into courier_cash (rider_id, order_id, kind, amount_minor) values (new.rider_id, new.id, 'collected', new.total_minor - new.wallet_minor);
  end if;
  return null;
end $$;
create trigger orders_settle_courier after update of status, rider_id on orders for each row
  when (old.rider_id is distinct from new.rider_id or (old.ended_as is null and new.ended_as is not null)) execute function settle_courier_of_order();

-- A store hands an order over by the code that its courier shows.
update order_jumps set actors = actors || array['store'] where order_type = 'delivery' and from_status = 'handover' and to_status = 'picked_up';

-- Positions are kept while a courier has a running order.
delete from rider_positions p where not exists (select from orders o where o.rider_id = p.rider_id and o.ended_as is null);
