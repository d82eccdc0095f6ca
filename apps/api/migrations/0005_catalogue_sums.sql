-- What the catalogue keeps about itself: price ranges, counts of variations, and the words of the search.

create function range_without_variations() returns trigger language plpgsql as $$
begin
  if new.variation_count = 0 then
    new.lowest_price_minor := new.price_minor;
    new.highest_price_minor := new.price_minor;
  end if;
  return new;
end $$;
create trigger items_price_range before insert or update of price_minor on items for each row execute function range_without_variations();

create function sum_up_variations(item_ids bigint[]) returns void language sql as $$
  update items set
    variation_count = coalesce(found.count, 0),
    lowest_price_minor = coalesce(found.lowest, price_minor),
    highest_price_minor = coalesce(found.highest, price_minor)
  from unnest(item_ids) as touched (id)
  left join lateral (
    select count(*) as count, min(price_minor) as lowest, max(price_minor) as highest
    from item_variations where item_id = touched.id having count(*) > 0
  ) as found on true
  where items.id = touched.id
$$;

create function variations_changed() returns trigger language plpgsql as $$
begin
  perform sum_up_variations(array(select distinct item_id from touched));
  return null;
end $$;
create trigger item_variations_added after insert on item_variations referencing new table as touched for each statement execute function variations_changed();
create trigger item_variations_changed after update on item_variations referencing new table as touched for each statement execute function variations_changed();
create trigger item_variations_removed after delete on item_variations referencing old table as touched for each statement execute function variations_changed();

create function food_groups_changed() returns trigger language plpgsql as $$
begin
  update items set food_variation_count = (select count(*) from food_variation_groups g where g.item_id = items.id)
  where id in (select distinct item_id from touched);
  return null;
end $$;
create trigger food_variation_groups_added after insert on food_variation_groups referencing new table as touched for each statement execute function food_groups_changed();
create trigger food_variation_groups_removed after delete on food_variation_groups referencing old table as touched for each statement execute function food_groups_changed();

-- A variation and a group never move to another item.
create function refuse_move() returns trigger language plpgsql as $$
begin
  raise exception '% stay with their item', tg_table_name using errcode = 'restrict_violation', constraint = tg_table_name || '_stay';
end $$;
create trigger item_variations_stay before update of item_id on item_variations for each row when (old.item_id <> new.item_id) execute function refuse_move();
create trigger food_variation_groups_stay before update of item_id on food_variation_groups for each row when (old.item_id <> new.item_id) execute function refuse_move();

-- Search. The application folds names of all languages into keys (domain/search) and passes them, strongest first;
-- 'simple' then neither stems nor drops a word.
create function search_vector(names text, tags text, descriptions text) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('simple', coalesce(names, '')), 'A')
      || setweight(to_tsvector('simple', coalesce(tags, '')), 'B')
      || setweight(to_tsvector('simple', coalesce(descriptions, '')), 'C')
$$;

-- Every word that finds something. A typed word that begins none of them is replaced by the closest, then one full-text query runs.
-- "C", so that `word >= t and word < t || chr(1114111)` is a range of the index.
create table search_words (
  word text collate "C" primary key check (length(word) between 1 and 100),
  count int not null check (count > 0)
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- Counts the words anew from names and tags; run after the catalogue changed, and by a nightly job.
create function refresh_search_words() returns void language sql as $$
  with counted as (
    select word, sum(ndoc)::int as count from (
      select word, ndoc from ts_stat('select search from items where is_active', 'ab')
      union all
      select word, ndoc from ts_stat('select search from stores where is_active', 'ab')
    ) as found
    where length(word) <= 100
    group by word
  ), gone as (
    delete from search_words where not exists (select 1 from counted where counted.word = search_words.word)
  )
  insert into search_words (word, count) select word, count from counted
  on conflict (word) do update set count = excluded.count where search_words.count <> excluded.count
$$;
