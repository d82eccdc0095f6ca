-- Lists of a million items. Whether an item is on sale stands in its own row, so that lists and their counts are read from one index alone.
alter table items add column is_listed boolean not null default true;

create function list_item() returns trigger language plpgsql as $$
begin
  -- Locked against a store that is switched off meanwhile.
  new.is_listed := new.is_active and new.campaign_id is null
    and coalesce((select is_active from stores where id = new.store_id for share), false);
  return new;
end $$;

update items i set is_listed = false from stores s where s.id = i.store_id and not (i.is_active and i.campaign_id is null and s.is_active);

create trigger items_list before insert or update of is_active, campaign_id, store_id, is_listed on items for each row execute function list_item();

create function list_items_of_store() returns trigger language plpgsql as $$
begin
  update items set is_listed = new.is_active where store_id = new.id and is_active and campaign_id is null;
  return null;
end $$;
create trigger stores_list_items after update of is_active on stores for each row
when (old.is_active <> new.is_active) execute function list_items_of_store();

-- Every list asks for `is_listed` in this word, so that the small indexes serve it. What filters ask of an item stands in them beside its order.
drop index items_popular, items_rated, items_new, items_recommended, items_by_category, items_halal, items_veg, items_allergens_stated, items_counted;
create index items_popular on items (zone_id, module_id, popularity desc, id)
  include (store_id, category_id, brand_id, veg, is_halal, avg_rating, initials, price_minor, discount) where is_listed;
create index items_rated on items (zone_id, module_id, avg_rating desc, rating_count desc, id) include (veg) where is_listed;
create index items_new on items (zone_id, module_id, created_at desc, id) include (veg) where is_listed;
create index items_recommended on items (zone_id, module_id, popularity desc, id) include (store_id, veg) where is_listed and recommended;
create index items_by_category on items (zone_id, module_id, category_id, popularity desc, id) include (store_id) where is_listed;
create index items_by_brand on items (zone_id, module_id, brand_id, popularity desc, id) where is_listed and brand_id is not null;
create index items_allergens_stated on items (zone_id, module_id, popularity desc, id) include (allergens, veg, is_halal)
  where is_listed and allergens is not null;
