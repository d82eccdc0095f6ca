-- What a piece costs after its store's discount or its own, kept for lists in order of price. It holds from one moment to another, at which a discount of the
-- store starts or ends: these stand beside the store. Who reads at another moment reckons anew, and so does whoever reads an item of a flash sale.
create function discounted_price(price_minor bigint, discount numeric, discount_type text, percent numeric, min_purchase_minor bigint, max_discount_minor bigint)
returns bigint language sql immutable parallel safe as $$
  select (price_minor - least(price_minor, case
    when percent is not null and price_minor >= min_purchase_minor
      then least(round(price_minor * percent / 100), coalesce(nullif(max_discount_minor, 0), price_minor))
    when discount_type = 'percent' then round(price_minor * discount / 100)
    else discount end))::bigint
$$;

alter table stores add column priced_since timestamptz, add column priced_until timestamptz;
alter table items add column price_now_minor minor not null default 0, add column is_cheaper boolean not null default false;
create index stores_priced_since on stores (priced_since) where priced_since is not null;
create index stores_priced_until on stores (priced_until) where priced_until is not null;

-- The discount of a store at a moment, if any, and since and until when nothing changes about it.
create function store_discount_at(store bigint, at timestamptz)
returns table (percent numeric, min_purchase_minor bigint, max_discount_minor bigint, since timestamptz, until timestamptz)
language sql stable rows 1 as $$
  select d.percent, d.min_purchase_minor, d.max_discount_minor,
    coalesce(d.starts_at, (select max(ends_at) from store_discounts where store_id = store and ends_at <= at)),
    coalesce(d.ends_at, (select min(starts_at) from store_discounts where store_id = store and starts_at > at))
  from (values (1)) as one left join store_discounts d on d.store_id = store and d.starts_at <= at and d.ends_at > at
$$;

-- For the same time as everything else of its store.
create function price_item() returns trigger language plpgsql as $$
begin
  select discounted_price(new.price_minor, new.discount, new.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor),
    new.discount > 0 or coalesce(d.min_purchase_minor <= new.price_minor, false)
  into new.price_now_minor, new.is_cheaper
  from stores s cross join lateral store_discount_at(s.id, coalesce(s.priced_since, s.priced_until - interval '1 microsecond', now())) d
  where s.id = new.store_id;
  if not found then
    -- The foreign key will refuse it.
    new.price_now_minor := 0;
    new.is_cheaper := false;
  end if;
  return new;
end $$;
create trigger items_price_now before insert or update of price_minor, discount, discount_type, store_id, price_now_minor, is_cheaper on items
for each row execute function price_item();

create function price_stores(store_ids bigint[], at timestamptz) returns void language plpgsql as $$
begin
  -- Locked against items that come meanwhile.
  perform from stores where id = any(store_ids) order by id for no key update;
  update stores s set priced_since = d.since, priced_until = d.until
  from unnest(store_ids) as touched (id) cross join lateral store_discount_at(touched.id, at) d where s.id = touched.id;
  update items i set price_now_minor = 0
  from unnest(store_ids) as touched (id) cross join lateral store_discount_at(touched.id, at) d
  where i.store_id = touched.id and (i.price_now_minor, i.is_cheaper) is distinct from (
    discounted_price(i.price_minor, i.discount, i.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor),
    i.discount > 0 or coalesce(d.min_purchase_minor <= i.price_minor, false));
end $$;

create function price_discounted_store() returns trigger language plpgsql as $$
begin
  perform price_stores(array[old.store_id, new.store_id], now());
  return null;
end $$;
create trigger store_discounts_price after insert or delete or update on store_discounts for each row execute function price_discounted_store();

drop index items_by_price, items_popular;
select price_stores(array(select distinct store_id from store_discounts), now());
update items set price_now_minor = 0 where store_id not in (select store_id from store_discounts);

-- What filters ask stands beside the order, the price now and whether it is less than usual too.
create index items_popular on items (zone_id, module_id, popularity desc, id)
  include (store_id, brand_id, veg, is_halal, allergens, avg_rating, initials, price_now_minor, is_cheaper) where is_listed;
create index items_by_price on items (zone_id, module_id, price_now_minor, id) where is_listed;
create index items_by_unit_price on items (zone_id, module_id, (measure_per = 'pcs'), (price_now_minor / measure_amount), popularity desc, id) where is_listed;
