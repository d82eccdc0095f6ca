-- The bill of an order, row by row as it was quoted, in place of one column for each kind of charge; and beside each line its share of the
-- reductions of the whole order, so that a piece can be given back for what it really cost. 0091 drops the columns.

create table order_charges (
  order_id bigint not null references orders,
  -- What lowers the total is negative.
  amount_minor bigint not null check (abs(amount_minor) <= 1000000000000),
  position smallint not null check (position > 0),
  -- Inside the other charges: shown, not added.
  is_included boolean not null default false,
  kind text not null constraint order_charges_kind check (kind in
    ('items', 'discount', 'coupon', 'welcome', 'packaging', 'additional', 'tax', 'delivery', 'tip')),
  -- The operator's name for it at that time. Null: the label of its kind, in the reader's language.
  label localized,
  primary key (order_id, kind),
  constraint order_charges_sign check (case when kind in ('discount', 'coupon', 'welcome') then amount_minor <= 0 else amount_minor >= 0 end)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

insert into order_charges (order_id, position, kind, label, amount_minor, is_included)
select o.id, c.position, c.kind,
  case when c.kind = 'additional' then (select m.additional_name from zone_modules m where m.zone_id = o.zone_id and m.module_id = o.module_id) end,
  c.amount, c.kind = 'tax' and o.tax_included
from orders o cross join lateral (
  select row_number() over (order by place) as position, kind, amount from (values
    (1, 'items', o.items_minor + o.add_ons_minor),
    (2, 'discount', -o.discount_minor),
    (3, 'coupon', -o.coupon_discount_minor),
    (4, 'welcome', -o.welcome_discount_minor),
    (5, 'packaging', o.packaging_minor),
    (6, 'additional', o.additional_minor),
    (7, 'tax', o.tax_minor),
    (8, 'delivery', o.delivery_minor),
    (9, 'tip', o.tip_minor)
  ) as every (place, kind, amount)
  where amount <> 0 or kind = 'delivery' or (kind = 'items' and o.order_type <> 'parcel') or (kind = 'tax' and o.tax_included)
) as c;

-- Triggers sleep meanwhile: nothing that they guard changes, and nobody changed these orders today.
alter table orders disable trigger user;
alter table orders
  -- What a free delivery would have cost.
  add column delivery_waived_minor minor not null default 0,
  -- Whether it took the offer on a first order.
  add column is_welcomed boolean not null default false;
update orders set is_welcomed = welcome_discount_minor > 0, delivery_waived_minor = delivery_full_minor - delivery_minor
where welcome_discount_minor > 0 or delivery_full_minor <> delivery_minor;
alter table orders enable trigger user;

alter table order_lines disable trigger user;
alter table order_lines
  add column coupon_share_minor minor not null default 0,
  add column welcome_share_minor minor not null default 0;

-- By largest remainder, as the domain's `prorate` does it; the welcome by what the coupon leaves of a line.
update order_lines l set coupon_share_minor = s.part + (s.rank <= s.coupon - s.given)::int
from (
  select p.*, sum(part) over (partition by order_id) as given, row_number() over (partition by order_id order by fraction desc, position) as rank
  from (
    select l.id, l.order_id, l.position, o.coupon_discount_minor as coupon,
      div(o.coupon_discount_minor::numeric * l.total_minor, w.whole) as part, mod(o.coupon_discount_minor::numeric * l.total_minor, w.whole) as fraction
    from orders o
    cross join lateral (select sum(total_minor) as whole from order_lines where order_id = o.id) w
    join order_lines l on l.order_id = o.id
    where o.coupon_discount_minor > 0
  ) p
) s where s.id = l.id;
update order_lines l set welcome_share_minor = s.part + (s.rank <= s.welcome - s.given)::int
from (
  select p.*, sum(part) over (partition by order_id) as given, row_number() over (partition by order_id order by fraction desc, position) as rank
  from (
    select l.id, l.order_id, l.position, o.welcome_discount_minor as welcome,
      div(o.welcome_discount_minor::numeric * (l.total_minor - l.coupon_share_minor), w.whole) as part,
      mod(o.welcome_discount_minor::numeric * (l.total_minor - l.coupon_share_minor), w.whole) as fraction
    from orders o
    cross join lateral (select sum(total_minor - coupon_share_minor) as whole from order_lines where order_id = o.id) w
    join order_lines l on l.order_id = o.id
    where o.welcome_discount_minor > 0
  ) p
) s where s.id = l.id;
alter table order_lines enable trigger user;

alter table order_lines add constraint order_lines_shares check (coupon_share_minor + welcome_share_minor <= total_minor);
