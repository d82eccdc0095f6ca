-- What an item has cost. Discounts of stores and flash sales keep their own dates; the item's own price and discount are written down here at every
-- change, so that beside a struck-out price stands the lowest of the thirty days before it was struck out.
create table price_history (
  item_id bigint not null references items on delete cascade,
  since timestamptz not null,
  price_minor minor not null,
  discount discount_value not null,
  discount_type text not null,
  primary key (item_id, since),
  constraint price_history_discount check (valid_discount(discount, discount_type))
);

create function note_first_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (item_id, since, price_minor, discount, discount_type)
  select id, least(created_at, now()), price_minor, discount, discount_type from added;
  return null;
end $$;
create trigger items_note_first_prices after insert on items referencing new table as added for each statement execute function note_first_prices();

-- Changes of one transaction are one change.
create function note_price() returns trigger language plpgsql as $$
begin
  insert into price_history (item_id, since, price_minor, discount, discount_type)
  values (new.id, now(), new.price_minor, new.discount, new.discount_type)
  on conflict (item_id, since) do update
  set price_minor = excluded.price_minor, discount = excluded.discount, discount_type = excluded.discount_type;
  return null;
end $$;
create trigger items_note_price after update of price_minor, discount, discount_type on items for each row
when ((old.price_minor, old.discount, old.discount_type) is distinct from (new.price_minor, new.discount, new.discount_type))
execute function note_price();

insert into price_history (item_id, since, price_minor, discount, discount_type)
select id, created_at, price_minor, discount, discount_type from items;

-- Lists that keep to a diet: only what is stated to fit is in them, and they are as short a walk as any list.
create index items_halal on items (zone_id, module_id, popularity desc, id) where is_active and campaign_id is null and is_halal;
create index items_veg on items (zone_id, module_id, popularity desc, id) where is_active and campaign_id is null and veg;
create index items_allergens_stated on items (zone_id, module_id, popularity desc, id) where is_active and campaign_id is null and allergens is not null;

-- The dictionary of the search learns the words of an item or store when it is written; how often each is used is counted anew at night.
create function learn_words(texts tsvector[]) returns void language sql as $$
  insert into search_words (is_loose, word, count)
  select distinct weight = 'D' as is_loose, lexeme, 1
  from unnest(texts) as written (search), unnest(written.search) as known (lexeme, positions, weights), unnest(known.weights) as weight
  where weight in ('A', 'B', 'D') and length(lexeme) <= 100
  order by is_loose, lexeme
  on conflict do nothing
$$;

create function learn_added_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select search from added where is_active));
  return null;
end $$;
create trigger items_learn_words after insert on items referencing new table as added for each statement execute function learn_added_words();
create trigger stores_learn_words after insert on stores referencing new table as added for each statement execute function learn_added_words();

create function learn_changed_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array[new.search]);
  return null;
end $$;
create trigger items_relearn_words after update of search, is_active on items for each row
when (new.is_active and (old.search, old.is_active) is distinct from (new.search, new.is_active)) execute function learn_changed_words();
create trigger stores_relearn_words after update of search, is_active on stores for each row
when (new.is_active and (old.search, old.is_active) is distinct from (new.search, new.is_active)) execute function learn_changed_words();
