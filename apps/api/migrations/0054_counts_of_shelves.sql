-- How many items each zone's shelf of a module holds: counted while it is written, statement by statement, and read from a few rows.
create table shelf_counts (
  zone_id bigint not null references zones on delete cascade,
  module_id bigint not null references modules on delete cascade,
  items int not null check (items >= 0),
  primary key (zone_id, module_id)
);
create index shelf_counts_module on shelf_counts (module_id);

create function shift_shelf_counts(zones bigint[], modules bigint[], more int[]) returns void language sql as $$
  insert into shelf_counts (zone_id, module_id, items)
  select zone, module, 0 from unnest(zones, modules, more) as change (zone, module, more) where more > 0 order by 1, 2
  on conflict do nothing;
  update shelf_counts kept set items = kept.items + change.more
  from unnest(zones, modules, more) as change (zone, module, more)
  where kept.zone_id = change.zone and kept.module_id = change.module
$$;

create function count_added_items() returns trigger language plpgsql as $$
begin
  perform shift_shelf_counts(array_agg(zone_id), array_agg(module_id), array_agg(more))
  from (select zone_id, module_id, count(*)::int as more from added where is_listed group by 1, 2) changes having count(*) > 0;
  return null;
end $$;
create trigger items_count_added after insert on items referencing new table as added for each statement execute function count_added_items();

create function count_gone_items() returns trigger language plpgsql as $$
begin
  perform shift_shelf_counts(array_agg(zone_id), array_agg(module_id), array_agg(more))
  from (select zone_id, module_id, -count(*)::int as more from gone where is_listed group by 1, 2) changes having count(*) > 0;
  return null;
end $$;
create trigger items_count_gone after delete on items referencing old table as gone for each statement execute function count_gone_items();

create function count_moved_items() returns trigger language plpgsql as $$
begin
  perform shift_shelf_counts(array_agg(zone_id), array_agg(module_id), array_agg(more)) from (
    select zone_id, module_id, sum(more)::int as more from (
      select zone_id, module_id, -1 as more from before where is_listed union all select zone_id, module_id, 1 from afterwards where is_listed
    ) each_item group by 1, 2 having sum(more) <> 0
  ) changes having count(*) > 0;
  return null;
end $$;
create trigger items_count_moved after update on items referencing old table as before new table as afterwards
  for each statement execute function count_moved_items();

-- What helps with a condition is a shelf like that of a category: each entry knows its place and its order.
alter table item_conditions add column zone_id bigint not null default 0;
alter table item_conditions add column module_id bigint not null default 0;
alter table item_conditions add column popularity int not null default 0;
alter table item_conditions add column is_listed boolean not null default false;

create function shelve_helping_item() returns trigger language plpgsql as $$
begin
  select zone_id, module_id, popularity, is_listed into new.zone_id, new.module_id, new.popularity, new.is_listed
  from items where id = new.item_id for no key update;
  return new;
end $$;
create trigger item_conditions_shelve before insert on item_conditions for each row execute function shelve_helping_item();

create or replace function refile_item() returns trigger language plpgsql as $$
begin
  update item_categories set zone_id = new.zone_id, popularity = new.popularity, is_listed = new.is_listed where item_id = new.id;
  update item_conditions set zone_id = new.zone_id, module_id = new.module_id, popularity = new.popularity, is_listed = new.is_listed where item_id = new.id;
  return null;
end $$;

-- What is kept beside it follows every order; it is no change of the catalogue.
drop trigger item_conditions_version on item_conditions;
create trigger item_conditions_version after insert or delete or update of item_id, condition_id on item_conditions
  for each statement execute function bump_catalogue_version('catalogue');

-- From nothing: here, and after a catalogue was written without its triggers.
create function recount_shelves() returns void language sql as $$
  delete from shelf_counts;
  insert into shelf_counts (zone_id, module_id, items) select zone_id, module_id, count(*) from items where is_listed group by 1, 2;
  update item_conditions c set zone_id = i.zone_id, module_id = i.module_id, popularity = i.popularity, is_listed = i.is_listed
  from items i where i.id = c.item_id and (c.zone_id, c.module_id, c.popularity, c.is_listed) is distinct from (i.zone_id, i.module_id, i.popularity, i.is_listed)
$$;
select recount_shelves();

create index item_conditions_popular on item_conditions (condition_id, zone_id, module_id, popularity desc, item_id) where is_listed;
create index items_in_campaigns on items (campaign_id, zone_id, module_id, popularity desc, id) where campaign_id is not null and is_active;
