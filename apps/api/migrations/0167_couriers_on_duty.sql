-- Couriers on duty: shifts, offers one at a time with their pay, and the cash that they carry.

create table courier_shifts (
  id bigint generated always as identity primary key,
  rider_id bigint not null references riders,
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  constraint courier_shifts_end check (ended_at >= began_at)
);
create unique index courier_shifts_one_open on courier_shifts (rider_id) where ended_at is null;
create index courier_shifts_rider on courier_shifts (rider_id, id desc);

create table courier_offers (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  rider_id bigint not null references riders,
  -- Within a round everybody is asked once.
  round smallint not null default 1 check (round > 0),
  -- The pay that was offered, part by part, so that a later change of the rule changes nothing.
  base_minor minor not null,
  per_km_minor minor not null,
  distance_minor minor not null,
  tip_minor minor not null default 0,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answer text check (answer in ('taken', 'declined', 'expired', 'withdrawn')),
  constraint courier_offers_answered check ((answer is null) = (answered_at is null))
);
create unique index courier_offers_one_open on courier_offers (order_id) where answer is null;
create unique index courier_offers_one_of_courier on courier_offers (rider_id) where answer is null;
create index courier_offers_order on courier_offers (order_id, id);
create index courier_offers_rider on courier_offers (rider_id, id desc);
create index courier_offers_expiry on courier_offers (expires_at) where answer <> 'taken';

-- Cash of customers in the hands of a courier: the balance of the last entry.
create table courier_cash (
  id bigint generated always as identity primary key,
  rider_id bigint not null references riders,
  order_id bigint references orders,
  kind text not null check (kind in ('collected', 'handed_in', 'correction')),
  amount_minor bigint not null,
  -- In hand after this entry, set by the trigger.
  balance_minor bigint not null default 0,
  staff_id bigint references staff,
  at timestamptz not null default clock_timestamp(),
  constraint courier_cash_sign check (
    case kind when 'collected' then amount_minor > 0 and order_id is not null when 'handed_in' then amount_minor < 0 else amount_minor <> 0 end)
);
create index courier_cash_rider on courier_cash (rider_id, id desc);
create unique index courier_cash_once on courier_cash (order_id) where kind = 'collected';
create index courier_cash_order on courier_cash (order_id) where order_id is not null;
create index courier_cash_staff on courier_cash (staff_id) where staff_id is not null;
create trigger courier_cash_append_only before update or delete on courier_cash for each row execute function refuse_change();
create trigger courier_cash_no_truncate before truncate on courier_cash execute function refuse_change();

create function balance_courier_cash() returns trigger language plpgsql as $$
begin
  perform from riders where id = new.rider_id for no key update;
  new.balance_minor := new.amount_minor + coalesce((select c.balance_minor from courier_cash c where c.rider_id = new.rider_id order by c.id desc limit 1), 0);
  return new;
end $$;
create trigger courier_cash_balance before insert on courier_cash for each row execute function balance_courier_cash();

-- Null: the setting of the shop.
alter table riders add column cash_limit_minor minor;

create index orders_delivered_by on orders (rider_id, delivered_at) where rider_id is not null and delivered_at is not null;
-- The ways of couriers are deleted by their age.
drop index rider_trail_at;
create index rider_trail_by_age on rider_trail (at);

create index orders_without_courier on orders (id) where rider_id is null and ended_as is null and order_type <> 'take_away'
  and status in ('pending', 'confirmed', 'processing', 'handover');
