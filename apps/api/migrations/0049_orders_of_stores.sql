-- Lists of stores by name, in each language as it is read.
create index stores_by_name_en on stores (zone_id, module_id, lower(coalesce(name->>'en', name->>'en')), id) where is_active;
create index stores_by_name_uz on stores (zone_id, module_id, lower(coalesce(name->>'uz', name->>'en')), id) where is_active;
create index stores_by_name_uz_cyrl on stores (zone_id, module_id, lower(coalesce(name->>'uz-Cyrl', name->>'en')), id) where is_active;
create index stores_by_name_ru on stores (zone_id, module_id, lower(coalesce(name->>'ru', name->>'en')), id) where is_active;
create index stores_by_name_ar on stores (zone_id, module_id, lower(coalesce(name->>'ar', name->>'en')), id) where is_active;

-- Lists by what a store's discount takes off: kept for the same time as what its things cost.
alter table stores add column discount_percent percent;

create or replace function price_stores(store_ids bigint[], at timestamptz) returns void language plpgsql as $$
begin
  -- Locked against items that come meanwhile.
  perform from stores where id = any(store_ids) order by id for no key update;
  update stores s set priced_since = d.since, priced_until = d.until, discount_percent = d.percent
  from unnest(store_ids) as touched (id) cross join lateral store_discount_at(touched.id, at) d where s.id = touched.id;
  update items i set price_now_minor = 0
  from unnest(store_ids) as touched (id) cross join lateral store_discount_at(touched.id, at) d
  where i.store_id = touched.id and (i.price_now_minor, i.is_cheaper) is distinct from (
    discounted_price(i.price_minor, i.discount, i.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor),
    i.discount > 0 or coalesce(d.min_purchase_minor <= i.price_minor, false));
end $$;
select price_stores(array(select distinct store_id from store_discounts), now());
create index stores_offering on stores (zone_id, module_id) include (id, discount_percent, order_count, lat, lng, priced_since, priced_until) where is_active;

-- Counted beside every list without an allergen: what might contain it, because nobody said.
create index items_allergens_not_stated on items (zone_id, module_id, popularity desc, id) where is_listed and allergens is null;

-- The columns that words and prices got have no statistics yet.
analyze items;
analyze stores;
