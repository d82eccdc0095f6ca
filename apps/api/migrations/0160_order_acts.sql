-- Acts on an order that leave its status as it is: a courier assigned, a later time told, a note. Its history is these and its events together.

create table order_acts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- The kinds and their details stand in the domain (orders/order-acts.ts).
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and length(kind) <= 40),
  by text not null check (by in ('customer', 'store', 'courier', 'operator', 'system')),
  staff_id bigint references staff,
  details object_json not null default '{}',
  -- By the database's clock; `tapped_at` is when the person pressed, where they had no network then.
  at timestamptz not null default clock_timestamp(),
  tapped_at timestamptz,
  constraint order_acts_staff_of_by check (staff_id is null or by in ('store', 'courier', 'operator')),
  constraint order_acts_tapped_before check (tapped_at <= at)
);
create index order_acts_order on order_acts (order_id, id);
create index order_acts_staff on order_acts (staff_id, id desc) where staff_id is not null;

create trigger order_acts_append_only before update or delete on order_acts for each row execute function refuse_change();
create trigger order_acts_no_truncate before truncate on order_acts execute function refuse_change();

create function tell_order_act() returns trigger language plpgsql as $$
begin
  perform tell('order_changed', json_build_object('orderId', new.order_id, 'eventId', 0));
  return null;
end $$;
create trigger order_acts_tell after insert on order_acts for each row execute function tell_order_act();
