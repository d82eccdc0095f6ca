-- What finds an item or store, without weights: an index that is asked for weights has to look at every vector it finds, and these lie outside their rows.
-- Close words stand as they are, loose ones behind a sign that no word has.
create function words_finding(search tsvector) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(tsvector_to_array(ts_filter(search, '{a,b,c}')) || array(
    select '~' || word from unnest(tsvector_to_array(ts_filter(search, '{d}'))) as word
  ))
$$;

drop index items_search, items_search_front, stores_search;

-- `named` is what tells how well a name fits: short enough to stay in its row, where thousands of them are read at once.
alter table items
  add column found_by tsvector not null generated always as (words_finding(search)) stored,
  add column named tsvector not null generated always as (ts_filter(search, '{a,b,d}')) stored,
  alter column named set storage main;
alter table stores
  add column found_by tsvector not null generated always as (words_finding(search)) stored,
  add column named tsvector not null generated always as (ts_filter(search, '{a,b,d}')) stored,
  alter column named set storage main;

create index items_found on items using gin (zone_id, module_id, found_by) with (fastupdate = off) where is_listed;
create index items_found_front on items using gin (zone_id, module_id, found_by) with (fastupdate = off) where is_listed and in_front;
create index stores_found on stores using gin (found_by) with (fastupdate = off);
