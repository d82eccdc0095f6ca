-- A new version of the catalogue empties every cache of every process, so it is made only when a row that visitors see has changed:
-- not by a statement that met no row, not by one that wrote what was there, and not by counters, which every order moves.

create or replace function bump_catalogue_version() returns trigger language plpgsql as $$
declare
  bumped bigint;
begin
  -- Of a single row there is no such table, so this is not one condition with the next.
  if tg_level = 'STATEMENT' then
    if not exists (select 1 from touched) then
      return null;
    end if;
  end if;
  -- Once a transaction is enough, and a second bump would only hold the row.
  update catalogue_versions set version = version + 1, changed_at = now()
  where area = tg_argv[0] and changed_at is distinct from now() returning version into bumped;
  if bumped is not null then
    perform pg_notify('catalogue_changed', json_build_object('version', bumped)::text);
  end if;
  return null;
end $$;

-- (Re)makes the triggers of a table. Every column counts but `updated_at` and those given as `kept`: counters, and what the database makes of other
-- columns. A migration that adds a column to a watched table calls this again; a test fails for a column that is in neither list.
create function watch_catalogue(watched regclass, area text, kept text[] default '{}') returns void language plpgsql as $$
declare
  of_old text;
  of_new text;
begin
  select string_agg(format('old.%I', attname), ', ' order by attnum), string_agg(format('new.%I', attname), ', ' order by attnum) into of_old, of_new
  from pg_attribute where attrelid = watched and attnum > 0 and not attisdropped and attname <> 'updated_at' and attname <> all (kept);
  execute format('drop trigger if exists %1$s_version on %1$s', watched);
  execute format('drop trigger if exists %1$s_version_added on %1$s', watched);
  execute format('drop trigger if exists %1$s_version_changed on %1$s', watched);
  execute format('drop trigger if exists %1$s_version_removed on %1$s', watched);
  execute format('create trigger %1$s_version_added after insert on %1$s referencing new table as touched
    for each statement execute function bump_catalogue_version(%2$L)', watched, area);
  execute format('create trigger %1$s_version_removed after delete on %1$s referencing old table as touched
    for each statement execute function bump_catalogue_version(%2$L)', watched, area);
  -- By their bytes: polygons and the like cannot be compared otherwise.
  execute format('create trigger %1$s_version_changed after update on %1$s
    for each row when (record_image_ne(row(%3$s), row(%4$s))) execute function bump_catalogue_version(%2$L)', watched, area, of_old, of_new);
end $$;

do $$
declare
  each text;
begin
  foreach each in array array['modules', 'zones', 'zone_modules', 'districts', 'places', 'roads', 'store_hours', 'store_closures', 'store_discounts',
    'categories', 'brands', 'campaigns', 'campaign_stores', 'item_variations', 'food_variation_groups', 'food_variation_values', 'add_ons', 'item_add_ons',
    'item_tags', 'common_conditions', 'banners', 'section_banners', 'why_choose_banners', 'video_sections', 'advertisements', 'flash_sales',
    'cashback_offers', 'parcel_categories'] loop
    perform watch_catalogue(each::regclass, 'catalogue');
  end loop;
  foreach each in array array['pages', 'translations', 'settings'] loop
    perform watch_catalogue(each::regclass, 'content');
  end loop;
end $$;
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, search, named, found_by, priced_since, priced_until, discount_percent}');
select watch_catalogue('items', 'catalogue',
  '{order_count, popularity, rating_sum, rating_count, avg_rating, search, initials, named, found_by, is_listed, in_front, price_now_minor, is_cheaper}');
select watch_catalogue('item_categories', 'catalogue', '{zone_id, popularity, is_listed}');
select watch_catalogue('item_conditions', 'catalogue', '{zone_id, module_id, popularity, is_listed}');
select watch_catalogue('coupons', 'catalogue', '{used}');
-- An item that joins or leaves a sale has another price; pieces sold move with every order.
select watch_catalogue('flash_sale_items', 'catalogue', '{sold, available}');

-- The same for settings, which every process reads anew when one changes.
drop trigger settings_tell on settings;
create trigger settings_tell_added after insert or delete on settings for each row execute function tell_settings_changed();
create trigger settings_tell_changed after update on settings
  for each row when ((old.key, old.kind, old.value, old.is_public) is distinct from (new.key, new.kind, new.value, new.is_public))
  execute function tell_settings_changed();

-- An item that is saved in the category it stands in is not filed anew, which took its rows away and put them back.
drop trigger items_file_under_category on items;
create trigger items_file_under_category after insert on items for each row execute function file_under_category();
create trigger items_file_under_other_category after update of category_id on items
  for each row when (old.category_id <> new.category_id) execute function file_under_category();
