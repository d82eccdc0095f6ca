-- Every word that finds something begins with its shelf, the zone and module: whoever asks for a beginning then gathers what one shelf has of it, and not
-- the whole city, to leave out all but a hundredth.
drop index items_found, items_found_front, stores_found;
alter table items drop column found_by;
alter table stores drop column found_by;
drop function words_finding(tsvector);

create function words_finding(search tsvector, zone_id bigint, module_id bigint) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(
    select zone_id || '.' || module_id || '.' || word from unnest(tsvector_to_array(ts_filter(search, '{a,b,c}'))) as word
    union all
    select zone_id || '.' || module_id || '.~' || word from unnest(tsvector_to_array(ts_filter(search, '{d}'))) as word
  ))
$$;
alter table items add column found_by tsvector not null generated always as (words_finding(search, zone_id, module_id)) stored;
alter table stores add column found_by tsvector not null generated always as (words_finding(search, zone_id, module_id)) stored;

create index items_found on items using gin (found_by) with (fastupdate = off) where is_listed;
create index items_found_front on items using gin (found_by) with (fastupdate = off) where is_listed and in_front;
create index stores_found on stores using gin (found_by) with (fastupdate = off);
