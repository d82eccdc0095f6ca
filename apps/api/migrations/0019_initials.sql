-- With which letters and digits the words of a search vector begin, a bit each. Half of a shop has a word with an s: looking into half of all vectors for it
-- takes a tenth of a second, looking at a number beside the others next to nothing.
create function initials_of(words tsvector) returns bigint language sql immutable strict parallel safe as $$
  select coalesce(bit_or(case
    when code between 97 and 122 then 1::bigint << (code - 97)
    when code between 48 and 57 then 1::bigint << (code - 22)
    else 0 end), 0)
  from unnest(tsvector_to_array(words)) as word, ascii(word) as code
$$;
alter table items add column initials bigint not null generated always as (initials_of(search)) stored;

-- How many there are on all pages is counted without looking at a single item.
create index items_counted on items (zone_id, module_id, store_id) include (initials) where is_active and campaign_id is null;
