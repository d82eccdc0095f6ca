-- Of all discounts of an item, the one that is best for the customer: its own, or its store's within minimum and cap. The price after it is rounded
-- half up, once.
create or replace function discounted_price(price_minor bigint, discount numeric, discount_type text, percent numeric, min_purchase_minor bigint, max_discount_minor bigint)
returns bigint language sql immutable parallel safe as $$
  select greatest(0, least(
    price_minor,
    case when discount_type = 'percent' then round(price_minor * (100 - discount) / 100) else price_minor - discount end,
    case when percent is not null and price_minor >= min_purchase_minor
      then greatest(round(price_minor * (100 - percent) / 100), price_minor - coalesce(nullif(max_discount_minor, 0), price_minor)) end
  ))::bigint
$$;

-- What is struck out is the lowest price of the thirty days before the reduction in force began, and an item counts as reduced where it costs less
-- than that.

-- The lowest price in the thirty days before a moment; null where the item was not sold then.
create function lowest_price_before(item bigint, store bigint, at timestamptz) returns bigint language sql stable strict as $$
  select min(least(
    discounted_price(p.price_minor, p.discount, p.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor),
    discounted_price(p.price_minor, f.discount, f.discount_type, null, null, null)
  ))
  from (
    select h.price_minor, h.discount, h.discount_type, greatest(h.since, at - interval '30 days') as since,
      least(coalesce(lead(h.since) over (order by h.since), 'infinity'), at) as until
    from price_history h where h.item_id = item
  ) p
  left join store_discounts d on d.store_id = store and d.starts_at < p.until and d.ends_at > p.since
  left join flash_sale_items f on f.item_id = item and f.starts_at < p.until and f.ends_at > p.since
  where p.since < p.until
$$;

-- The same before the reduction in force at a moment began; null without one. Of equal discounts the earliest began it. The discount of the store and
-- the flash sale are those that run then. `changed` is when price or own discount changed last; null reads it from the history.
create function price_before(item bigint, store bigint, price_minor bigint, discount numeric, discount_type text, at timestamptz, changed timestamptz,
  percent numeric, min_purchase_minor bigint, max_discount_minor bigint, percent_since timestamptz,
  flash_discount numeric, flash_type text, flash_since timestamptz)
returns bigint language plpgsql stable as $$
declare
  own bigint := discounted_price(price_minor, discount, discount_type, null, null, null);
  of_store bigint := discounted_price(price_minor, 0, 'percent', percent, min_purchase_minor, max_discount_minor);
  of_flash bigint := discounted_price(price_minor, flash_discount, flash_type, null, null, null);
  lowest bigint := least(own, of_store, of_flash);
begin
  if lowest >= price_minor then return null; end if;
  return lowest_price_before(item, store, least(
    case when own = lowest then coalesce(changed, (select max(since) from price_history where item_id = item and since <= at)) end,
    case when of_store = lowest then percent_since end,
    case when of_flash = lowest then flash_since end));
end $$;

create or replace function price_item() returns trigger language plpgsql as $$
declare
  d record;
  has_changed boolean := tg_op = 'INSERT'
    or (old.price_minor, old.discount, old.discount_type) is distinct from (new.price_minor, new.discount, new.discount_type);
begin
  select s.* into d from stores t
  cross join lateral store_discount_at(t.id, coalesce(t.priced_since, t.priced_until - interval '1 microsecond', now())) s where t.id = new.store_id;
  -- The foreign key will refuse it.
  if not found then
    new.price_now_minor := 0;
    new.is_cheaper := false;
    return new;
  end if;
  new.price_now_minor := discounted_price(new.price_minor, new.discount, new.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor);
  new.is_cheaper := new.price_now_minor < least(new.price_minor, coalesce(price_before(new.id, new.store_id, new.price_minor, new.discount,
    new.discount_type, now(), case when has_changed then now() end, d.percent, d.min_purchase_minor, d.max_discount_minor, d.since, null, null, null),
    new.price_minor));
  return new;
end $$;

create or replace function price_stores(store_ids bigint[], at timestamptz) returns void language plpgsql as $$
begin
  -- Locked against items that are added meanwhile.
  perform from stores where id = any(store_ids) order by id for no key update;
  update stores s set priced_since = d.since, priced_until = d.until, discount_percent = d.percent
  from unnest(store_ids) as touched (id) cross join lateral store_discount_at(touched.id, at) d where s.id = touched.id;
  -- Also where the price stays: the store's reduction may have begun anew.
  update items i set price_now_minor = 0
  from unnest(store_ids) as touched (id) cross join lateral store_discount_at(touched.id, at) d
  where i.store_id = touched.id and (
    i.price_now_minor <> discounted_price(i.price_minor, i.discount, i.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor)
    or i.price_now_minor < discounted_price(i.price_minor, i.discount, i.discount_type, null, null, null));
end $$;

update items set price_now_minor = 0;

-- A line may have more pieces than a flash sale had left: these it took. Null on lines that were placed before, where it is all of them.
alter table order_lines add column flash_pieces int;
alter table order_lines add constraint order_lines_flash_pieces
  check (flash_pieces is null or (flash_pieces between 1 and quantity and discount_source is not distinct from 'flash_sale'));
