-- What a word of a query may be the beginning of is asked for word by word where these are few: an index that has to gather all beginnings of two words
-- takes five times as long. The dictionary has the words of names and tags; for this it has to know those of descriptions too.
create table description_words (word text collate "C" primary key);

create or replace function learn_words(texts tsvector[]) returns void language sql as $$
  insert into search_words (is_loose, word, count)
  select distinct weight = 'D' as is_loose, lexeme, 1
  from unnest(texts) as written (search), unnest(written.search) as known (lexeme, positions, weights), unnest(known.weights) as weight
  where weight in ('A', 'B', 'D') and length(lexeme) <= 100
  order by is_loose, lexeme
  on conflict do nothing;

  insert into description_words (word)
  select distinct lexeme
  from unnest(texts) as written (search), unnest(written.search) as known (lexeme, positions, weights)
  where 'C' = any(weights)
  order by lexeme
  on conflict do nothing;
$$;

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
  on conflict (is_loose, word) do update set count = excluded.count where search_words.count <> excluded.count;

  with described as materialized (
    select word from ts_stat('select search from items where is_active', 'c')
    union
    select word from ts_stat('select search from stores where is_active', 'c')
  ), gone as (
    delete from description_words known where not exists (select from described where described.word = known.word)
  )
  insert into description_words (word) select word from described on conflict do nothing;
$$;

insert into description_words (word)
select word from ts_stat('select search from items where is_active', 'c')
union
select word from ts_stat('select search from stores where is_active', 'c');
