-- The amounts of an order stand in `order_charges` alone; what the columns and their checks proved is proved of the rows.

drop trigger orders_amounts_stay on orders;
drop trigger orders_sums_of_lines on orders;
drop trigger order_lines_sums on order_lines;
drop function check_order_sums, check_order_line_sums, check_sums_of;
drop index orders_one_welcome;

alter table orders
  drop constraint orders_total, drop constraint orders_discounts, drop constraint orders_delivery_charge, drop constraint orders_shape,
  drop column items_minor, drop column add_ons_minor, drop column discount_minor, drop column coupon_discount_minor, drop column welcome_discount_minor,
  drop column packaging_minor, drop column additional_minor, drop column tax_minor, drop column tax_included, drop column delivery_minor,
  drop column delivery_full_minor, drop column tip_minor,
  add constraint orders_waived check (delivery_waived_minor = 0 or delivery_free_by is not null),
  add constraint orders_shape check (case order_type
    when 'parcel' then store_id is null and delivery_lat is not null
    when 'take_away' then store_id is not null and delivery_free_by = 'take_away' and delivery_waived_minor = 0
    else store_id is not null and delivery_address is not null and delivery_lat is not null end);

-- The coupon's part is a charge of the order.
alter table coupon_uses drop column amount_minor;

create unique index orders_one_welcome on orders (customer_id)
  where is_welcomed and (ended_as is null or ended_as not in ('canceled', 'failed'));

-- The total of an order is the sum of its charges, and they are what its lines and its delivery say; checked when the transaction ends.
-- The sums are the domain's (checkout/bill.ts): the database only refuses an order that does not add up.
create function check_bill_of(of_order bigint) returns void language plpgsql as $$
declare
  o record;
  c record;
  l record;
  broken text;
begin
  select total_minor, is_welcomed, delivery_free_by into o from orders where id = of_order;
  if not found then return; end if;
  select sum(amount_minor) filter (where not is_included) as total,
    coalesce(sum(amount_minor) filter (where kind = 'items'), 0) as items, coalesce(sum(amount_minor) filter (where kind = 'discount'), 0) as discount,
    coalesce(sum(amount_minor) filter (where kind = 'coupon'), 0) as coupon, coalesce(sum(amount_minor) filter (where kind = 'welcome'), 0) as welcome,
    coalesce(sum(amount_minor) filter (where kind = 'delivery'), 0) as delivery
  into c from order_charges where order_id = of_order;
  select coalesce(sum((base_price_minor + options_minor) * quantity + add_ons_minor), 0) as items, coalesce(sum(discount_minor), 0) as discount,
    coalesce(sum(coupon_share_minor), 0) as coupon, coalesce(sum(welcome_share_minor), 0) as welcome
  into l from order_lines where order_id = of_order;
  broken := case
    when o.total_minor is distinct from c.total then 'orders_total'
    when (c.items, -c.discount, -c.coupon, -c.welcome) is distinct from (l.items, l.discount, l.coupon, l.welcome) then 'orders_sums_of_lines'
    when o.is_welcomed <> (c.welcome <> 0) then 'orders_welcomed'
    when o.delivery_free_by is not null and c.delivery <> 0 then 'orders_free_delivery'
  end;
  if broken is not null then
    raise exception 'The bill of order % does not add up', of_order using errcode = 'check_violation', constraint = broken;
  end if;
end $$;
create function check_bill_of_order() returns trigger language plpgsql as $$
begin
  perform check_bill_of(new.id);
  return null;
end $$;
create function check_bill_of_row() returns trigger language plpgsql as $$
begin
  perform check_bill_of(case when tg_op = 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;
create constraint trigger orders_bill after insert or update of total_minor, is_welcomed, delivery_free_by on orders
  deferrable initially deferred for each row execute function check_bill_of_order();
create constraint trigger order_lines_bill after insert or update or delete on order_lines
  deferrable initially deferred for each row execute function check_bill_of_row();
create constraint trigger order_charges_bill after insert or update or delete on order_charges
  deferrable initially deferred for each row execute function check_bill_of_row();

-- What was placed stays: amounts and owner of the goods change only while a pharmacist prices a prescription.
create trigger orders_amounts_stay before update of total_minor, tax_percent, delivery_waived_minor, is_welcomed, currency, store_id, order_type on orders
for each row when (
  (old.total_minor, old.tax_percent, old.delivery_waived_minor, old.is_welcomed, old.currency, old.store_id, old.order_type) is distinct from
  (new.total_minor, new.tax_percent, new.delivery_waived_minor, new.is_welcomed, new.currency, new.store_id, new.order_type)
) execute function guard_order_amounts();

-- A charge comes with its order, before its first jump.
create function guard_order_charge() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders where id = (case when tg_op = 'DELETE' then old.order_id else new.order_id end)
      and (status = 'prescription_review' or (tg_op = 'INSERT' and event_count = 1))
  ) then
    raise exception 'The charges of a placed order stay' using errcode = 'check_violation', constraint = 'order_charges_stay';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger order_charges_stay before insert or update or delete on order_charges for each row execute function guard_order_charge();
