-- Search by two keys. Names are also found by their loose keys (weight D), in which spellings of one word meet (lagmon лагман); the dictionary
-- knows both, and finds the words that one slip of the finger away was meant for.
drop function search_vector(text, text, text);

-- The application folds names of all languages into keys (domain/search) and passes them, strongest first; 'simple' neither stems nor drops a word.
create function search_vector(names text, tags text, descriptions text, loose_names text) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('simple', coalesce(names, '')), 'A')
      || setweight(to_tsvector('simple', coalesce(tags, '')), 'B')
      || setweight(to_tsvector('simple', coalesce(descriptions, '')), 'C')
      || setweight(to_tsvector('simple', coalesce(loose_names, '')), 'D')
$$;

-- A word and what is left of it without each of its letters: two words share one of these when one letter is more, less or another in one of them, or
-- when two neighbours are swapped.
create function slips_of(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct case at when 0 then word else overlay(word placing '' from at for 1) end) from generate_series(0, length(word)) as at
$$;

-- The same of a word and of its beginnings, so that it is found while it is being typed. A table of beginnings beats trigrams here: it misses no slip.
create function slips_of_beginnings(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct case at when 0 then left(word, until) else overlay(left(word, until) placing '' from at for 1) end)
  from generate_series(1, length(word)) as until, generate_series(0, until) as at
  where until between 3 and 12 or until = length(word)
$$;

alter table search_words add column is_loose boolean not null default false;
alter table search_words drop constraint search_words_pkey;
alter table search_words add primary key (is_loose, word);
alter table search_words add column slips text[] not null generated always as (slips_of_beginnings(word)) stored;
drop index search_words_trigrams;
create index search_words_slips on search_words using gin (slips) with (fastupdate = off);

-- Counts the words anew, close ones from names and tags, loose ones from names; run after the catalogue changed, and by a nightly job.
create or replace function refresh_search_words() returns void language sql as $$
  with counted as (
    select is_loose, word, sum(ndoc)::int as count from (
      select false as is_loose, word, ndoc from ts_stat('select search from items where is_active', 'ab')
      union all
      select false, word, ndoc from ts_stat('select search from stores where is_active', 'ab')
      union all
      select true, word, ndoc from ts_stat('select search from items where is_active', 'd')
      union all
      select true, word, ndoc from ts_stat('select search from stores where is_active', 'd')
    ) as found
    where length(word) <= 100
    group by is_loose, word
  ), gone as (
    delete from search_words known
    where not exists (select 1 from counted where counted.word = known.word and counted.is_loose = known.is_loose)
  )
  insert into search_words (is_loose, word, count) select is_loose, word, count from counted
  on conflict (is_loose, word) do update set count = excluded.count where search_words.count <> excluded.count
$$;
