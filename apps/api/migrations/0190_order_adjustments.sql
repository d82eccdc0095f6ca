-- What was ordered stays; what was received differs by entries beside it.

create table order_adjustments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  line_position smallint not null,
  kind text not null check (kind in ('line_swapped', 'line_removed', 'line_reduced')),
  -- Ordered pieces that are missing; as many of the replacement come instead.
  pieces int not null check (pieces between 1 and 999),
  -- The replacement as it was then.
  item_id bigint references items on delete set null,
  name localized,
  image media_key,
  hue hue not null default 0,
  price_minor minor,
  -- By how much the total changes.
  amount_minor bigint not null check (amount_minor between -1000000000000 and 0),
  by text not null check (by in ('customer', 'store', 'operator', 'system')),
  staff_id bigint references staff,
  state text not null default 'done' check (state in ('proposed', 'done', 'declined', 'expired')),
  answer_until timestamptz,
  answered_by text check (answered_by in ('customer', 'system')),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (order_id, line_position) references order_lines (order_id, position),
  constraint order_adjustments_replacement check (
    (kind = 'line_swapped') = (name is not null) and (kind = 'line_swapped') = (price_minor is not null) and (item_id is null or kind = 'line_swapped')),
  constraint order_adjustments_asked check ((kind = 'line_swapped') = (answer_until is not null) and (state = 'done' or kind = 'line_swapped')),
  constraint order_adjustments_answered check ((answered_by is not null) = (kind = 'line_swapped' and state <> 'proposed')),
  constraint order_adjustments_staff_of_by check (staff_id is null or by in ('store', 'operator'))
);
create index order_adjustments_line on order_adjustments (order_id, line_position);
create index order_adjustments_item on order_adjustments (item_id) where item_id is not null;
create index order_adjustments_staff on order_adjustments (staff_id) where staff_id is not null;
-- One question about a line at a time.
create unique index order_adjustments_one_open on order_adjustments (order_id, line_position) where state = 'proposed';

-- What a guest paid above what they received, which a person pays.
alter table refunds
  drop constraint refunds_kind_check,
  add constraint refunds_kind_check check (kind in ('whole', 'lines', 'goodwill', 'difference')) not valid;

-- Sum of the entries that are done, and the end of the time to answer the earliest question.
alter table orders
  add column adjusted_minor bigint not null default 0,
  add column swap_until timestamptz,
  add constraint orders_adjusted check (adjusted_minor between -total_minor and 0) not valid;

create function sum_order_adjustments() returns trigger language plpgsql as $$
begin
  update orders set
    adjusted_minor = (select coalesce(sum(amount_minor), 0) from order_adjustments where order_id = new.order_id and state = 'done'),
    swap_until = (select min(answer_until) from order_adjustments where order_id = new.order_id and state = 'proposed')
  where id = new.order_id;
  return null;
end $$;
create trigger order_adjustments_sum after insert or update of state on order_adjustments for each row execute function sum_order_adjustments();

-- Only the answer to a question is written later, with the amount that the line then changes the bill by.
create trigger order_adjustments_append_only before delete on order_adjustments for each row execute function refuse_change();
create trigger order_adjustments_no_truncate before truncate on order_adjustments execute function refuse_change();
create trigger order_adjustments_stay before update on order_adjustments for each row when (
  (old.state <> 'proposed' and new.state <> old.state)
  or (old.state <> 'proposed' and new.amount_minor <> old.amount_minor)
  or (old.order_id, old.line_position, old.kind, old.pieces, old.name, old.price_minor, old.by, old.staff_id, old.answer_until, old.created_at)
    is distinct from
    (new.order_id, new.line_position, new.kind, new.pieces, new.name, new.price_minor, new.by, new.staff_id, new.answer_until, new.created_at)
) execute function refuse_change();

-- A courier has the cash of what was received.
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
  if new.status = 'delivered' and old.status = 'picked_up' and new.payment_method = 'cash_on_delivery' and old.payment_status <> 'paid'
    and new.total_minor + new.adjusted_minor > new.wallet_minor
    and exists (select from staff_grants g where g.rider_id = new.rider_id)
    and (new.status_by_staff is not null or exists (select from courier_shifts s where s.rider_id = new.rider_id and s.ended_at is null)) then
    insert into courier_cash (rider_id, order_id, kind, amount_minor)
    values (new.rider_id, new.id, 'collected', new.total_minor + new.adjusted_minor - new.wallet_minor);
  end if;
  return null;
end $$;
