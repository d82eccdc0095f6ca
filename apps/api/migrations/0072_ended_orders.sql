-- How an order ended stands beside its status, and is null while it runs. Indexes ask for it in place of the status: a step along the way then moves
-- no index entry, and the new version of the row stays on its page. Before, each of 5.3 updates an order wrote into all of 13 indexes.
alter table orders set (fillfactor = 80);
alter table orders add column ended_as text generated always as (
  case when status not in ('prescription_review', 'pending', 'confirmed', 'processing', 'handover', 'picked_up') then status end
) stored;

create index orders_by_customer on orders (customer_id, created_at desc, id desc) include (ended_as) where customer_id is not null;
drop index orders_of_customer;
drop index orders_running;
create index orders_running on orders (customer_id, created_at desc, id desc) where ended_as is null;
-- Whether a courier has brought something to a customer.
create index orders_by_rider on orders (rider_id, customer_id) where rider_id is not null;
drop index orders_of_rider;
create index orders_on_their_way on orders (rider_id) where ended_as is null and rider_id is not null;
drop index if exists orders_pay_until, orders_unpaid;
-- Who has paid, or need not, has no time to pay.
create index orders_unpaid on orders (pay_until, id) where pay_until is not null and ended_as is null;
drop index orders_one_welcome;
create unique index orders_one_welcome on orders (customer_id)
  where welcome_discount_minor > 0 and (ended_as is null or ended_as not in ('canceled', 'failed'));

-- How many orders a customer has placed, and how many of them ended as what. Rows of their own: placing touches none that ending touches, so the two
-- never wait for each other in a circle.
create table order_counts (
  customer_id bigint references customers on delete cascade,
  kind text check (kind in ('placed', 'delivered', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected')),
  orders int not null check (orders >= 0),
  primary key (customer_id, kind)
) with (fillfactor = 70);

create function count_order(of_customer bigint, as_kind text, moved int) returns void language plpgsql as $$
begin
  if moved > 0 then
    insert into order_counts as kept (customer_id, kind, orders) values (of_customer, as_kind, moved)
    on conflict (customer_id, kind) do update set orders = kept.orders + moved;
  else
    update order_counts set orders = orders + moved where customer_id = of_customer and kind = as_kind;
  end if;
end $$;
create function count_orders() returns trigger language plpgsql as $$
declare
  was bigint := case when tg_op <> 'INSERT' then old.customer_id end;
  now_is bigint := case when tg_op <> 'DELETE' then new.customer_id end;
begin
  if was is distinct from now_is then
    if was is not null then perform count_order(was, 'placed', -1); end if;
    if now_is is not null then perform count_order(now_is, 'placed', 1); end if;
  end if;
  if was is not null and old.ended_as is not null then perform count_order(was, old.ended_as, -1); end if;
  if now_is is not null and new.ended_as is not null then perform count_order(now_is, new.ended_as, 1); end if;
  return null;
end $$;
create trigger orders_count_placed after insert on orders for each row when (new.customer_id is not null) execute function count_orders();
create trigger orders_count_moved after update on orders
  for each row when ((old.customer_id, old.ended_as) is distinct from (new.customer_id, new.ended_as)) execute function count_orders();
create trigger orders_count_gone after delete on orders for each row when (old.customer_id is not null) execute function count_orders();

-- Whether a customer has an order that was neither called off nor given up.
create function has_standing_order(of_customer bigint) returns boolean language sql stable as $$
  select coalesce(sum(case when kind = 'placed' then orders when kind in ('canceled', 'failed') then -orders end), 0) > 0
  from order_counts where customer_id = of_customer
$$;

create or replace function recount_orders() returns void language sql as $$
  delete from order_counts;
  insert into order_counts (customer_id, kind, orders)
  select customer_id, 'placed', count(*) from orders where customer_id is not null group by 1
  union all
  select customer_id, ended_as, count(*) from orders where customer_id is not null and ended_as is not null group by 1, 2;
$$;
select recount_orders();

-- Every foreign key has an index that serves it whole: a row that goes looks for those that refer to it.
create index orders_module on orders (module_id);
create index orders_zone on orders (zone_id);
create index orders_cancellation_reason on orders (cancellation_reason_id) where cancellation_reason_id is not null;
create index stores_module on stores (module_id);
create index stores_zone_module on stores (zone_id, module_id);
create index campaigns_of_module on campaigns (module_id);
create index items_store on items (store_id);
create index items_brand on items (brand_id) where brand_id is not null;
create index banners_of_module on banners (module_id);
create index banners_zone on banners (zone_id) where zone_id is not null;
create index flash_sales_of_module on flash_sales (module_id);
create index sessions_of_customer on sessions (customer_id);
drop index sessions_customer;
create index coupons_zone on coupons (zone_id) where zone_id is not null;
create index coupons_module on coupons (module_id) where module_id is not null;
create index if not exists carts_guest on carts (guest_id) where guest_id is not null;
create index carts_module on carts (module_id);
create index carts_by_customer on carts (customer_id, parked_at desc) where customer_id is not null;
drop index carts_parked;
create index riders_of_zone on riders (zone_id);
drop index riders_zone;
create index cart_lines_of_item on cart_lines (item_id, variation_id);
drop index cart_lines_item;
create index coupon_uses_of_customer on coupon_uses (coupon_id, customer_id);
drop index coupon_uses_customer;
create index refunds_reason on refunds (reason_id) where reason_id is not null;

-- An account that is deleted takes along what was sent to its numbers.
create index outbox_recipient on outbox (recipient);

-- A fiftieth of rows that are over makes a table be cleaned, not a fifth: at four million orders that was after 150,000 of them.
do $$
declare
  each text;
begin
  foreach each in array array['orders', 'order_lines', 'order_events', 'order_counts', 'carts', 'cart_lines', 'quotes', 'idempotency_keys', 'outbox', 'payments',
    'notifications', 'notice_counts', 'messages', 'conversations', 'ledger_accounts', 'ledger_entries', 'ledger_postings', 'guests', 'sessions', 'rider_trail',
    'reviews', 'coupon_uses', 'item_stock', 'items'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)', each);
  end loop;
end $$;
