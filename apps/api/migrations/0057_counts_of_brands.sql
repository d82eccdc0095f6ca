-- How many items of a brand each zone lists: counted while they are written, like the shelves, and read from a row for each zone.
create table brand_counts (
  brand_id bigint not null references brands on delete cascade,
  zone_id bigint not null references zones on delete cascade,
  module_id bigint not null references modules on delete cascade,
  items int not null check (items >= 0),
  primary key (brand_id, zone_id, module_id)
);
create index brand_counts_zone on brand_counts (zone_id);
create index brand_counts_module on brand_counts (module_id);

create function shift_brand_counts(brands bigint[], zones bigint[], modules bigint[], more int[]) returns void language sql as $$
  insert into brand_counts (brand_id, zone_id, module_id, items)
  select brand, zone, module, 0 from unnest(brands, zones, modules, more) as change (brand, zone, module, more) where more > 0 order by 1, 2, 3
  on conflict do nothing;
  -- Taken in one order by everybody, so that two who write many brands at once do not wait for each other.
  select 1 from brand_counts kept join unnest(brands, zones, modules) as change (brand, zone, module)
    on kept.brand_id = change.brand and kept.zone_id = change.zone and kept.module_id = change.module
  order by kept.brand_id, kept.zone_id, kept.module_id for update of kept;
  update brand_counts kept set items = kept.items + change.more
  from unnest(brands, zones, modules, more) as change (brand, zone, module, more)
  where kept.brand_id = change.brand and kept.zone_id = change.zone and kept.module_id = change.module
$$;

create or replace function count_added_items() returns trigger language plpgsql as $$
begin
  perform shift_shelf_counts(array_agg(zone_id), array_agg(module_id), array_agg(more))
  from (select zone_id, module_id, count(*)::int as more from added where is_listed group by 1, 2) changes having count(*) > 0;
  perform shift_brand_counts(array_agg(brand_id), array_agg(zone_id), array_agg(module_id), array_agg(more))
  from (select brand_id, zone_id, module_id, count(*)::int as more from added where is_listed and brand_id is not null group by 1, 2, 3) changes having count(*) > 0;
  return null;
end $$;

create or replace function count_gone_items() returns trigger language plpgsql as $$
begin
  perform shift_shelf_counts(array_agg(zone_id), array_agg(module_id), array_agg(more))
  from (select zone_id, module_id, -count(*)::int as more from gone where is_listed group by 1, 2) changes having count(*) > 0;
  perform shift_brand_counts(array_agg(brand_id), array_agg(zone_id), array_agg(module_id), array_agg(more))
  from (select brand_id, zone_id, module_id, -count(*)::int as more from gone where is_listed and brand_id is not null group by 1, 2, 3) changes having count(*) > 0;
  return null;
end $$;

create or replace function count_moved_items() returns trigger language plpgsql as $$
begin
  perform shift_shelf_counts(array_agg(zone_id), array_agg(module_id), array_agg(more)) from (
    select zone_id, module_id, sum(more)::int as more from (
      select zone_id, module_id, -1 as more from before where is_listed union all select zone_id, module_id, 1 from afterwards where is_listed
    ) each_item group by 1, 2 having sum(more) <> 0
  ) changes having count(*) > 0;
  perform shift_brand_counts(array_agg(brand_id), array_agg(zone_id), array_agg(module_id), array_agg(more)) from (
    select brand_id, zone_id, module_id, sum(more)::int as more from (
      select brand_id, zone_id, module_id, -1 as more from before where is_listed
      union all select brand_id, zone_id, module_id, 1 from afterwards where is_listed
    ) each_item where brand_id is not null group by 1, 2, 3 having sum(more) <> 0
  ) changes having count(*) > 0;
  return null;
end $$;

create or replace function recount_shelves() returns void language sql as $$
  delete from shelf_counts;
  insert into shelf_counts (zone_id, module_id, items) select zone_id, module_id, count(*) from items where is_listed group by 1, 2;
  delete from brand_counts;
  insert into brand_counts (brand_id, zone_id, module_id, items)
  select brand_id, zone_id, module_id, count(*) from items where is_listed and brand_id is not null group by 1, 2, 3;
  update item_conditions c set zone_id = i.zone_id, module_id = i.module_id, popularity = i.popularity, is_listed = i.is_listed
  from items i where i.id = c.item_id and (c.zone_id, c.module_id, c.popularity, c.is_listed) is distinct from (i.zone_id, i.module_id, i.popularity, i.is_listed)
$$;
select recount_shelves();
