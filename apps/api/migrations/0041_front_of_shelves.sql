-- Search in a shelf of a hundred thousand items. What was typed is looked for in one zone and module only, and first among what is ordered most there:
-- a word of a thousand items has its best among the front ones, a rare one has few anywhere.
create extension if not exists btree_gin;
drop index items_search;

-- New items stand in front until the next count; a shelf of no more than the front ones stands there whole.
alter table items add column in_front boolean not null default false;
alter table items alter column in_front set default true;

create function mark_front_items() returns void language sql as $$
  update items i set in_front = ranked.in_front
  from (
    select id, not is_listed or row_number() over (partition by zone_id, module_id, is_listed order by popularity desc, id) <= 2000 as in_front from items
  ) ranked
  where ranked.id = i.id and ranked.in_front <> i.in_front
$$;
select mark_front_items();

create index items_search on items using gin (zone_id, module_id, search) with (fastupdate = off) where is_listed;
create index items_search_front on items using gin (zone_id, module_id, search) with (fastupdate = off) where is_listed and in_front;
create index items_behind on items (zone_id, module_id) where is_listed and not in_front;

-- Which discount runs is asked of every item of a list.
create index store_discounts_running on store_discounts (store_id, ends_at)
  include (starts_at, percent, min_purchase_minor, max_discount_minor);

-- Lists by name, in each language as it is read.
create index items_by_name_en on items (zone_id, module_id, lower(coalesce(name->>'en', name->>'en')), id) where is_listed;
create index items_by_name_uz on items (zone_id, module_id, lower(coalesce(name->>'uz', name->>'en')), id) where is_listed;
create index items_by_name_uz_cyrl on items (zone_id, module_id, lower(coalesce(name->>'uz-Cyrl', name->>'en')), id) where is_listed;
create index items_by_name_ru on items (zone_id, module_id, lower(coalesce(name->>'ru', name->>'en')), id) where is_listed;
create index items_by_name_ar on items (zone_id, module_id, lower(coalesce(name->>'ar', name->>'en')), id) where is_listed;
