-- How much of a category each store and each zone has: what every home shows beside its categories is read from a few rows instead of a whole shelf.
create table store_categories (
  store_id bigint not null references stores on delete cascade,
  category_id bigint not null references categories on delete cascade,
  products int not null check (products > 0),
  primary key (store_id, category_id)
);
create index store_categories_category on store_categories (category_id, store_id);

create table zone_categories (
  zone_id bigint not null references zones on delete cascade,
  category_id bigint not null references categories on delete cascade,
  products int not null check (products >= 0),
  stores int not null check (stores >= 0),
  primary key (zone_id, category_id)
);
create index zone_categories_category on zone_categories (category_id);

-- One item more or less.
create function add_to_category(category bigint, store bigint, zone bigint) returns void language plpgsql as $$
declare
  found_there int;
begin
  insert into store_categories as kept (store_id, category_id, products) values (store, category, 1)
  on conflict (store_id, category_id) do update set products = kept.products + 1 returning products into found_there;
  insert into zone_categories as kept (zone_id, category_id, products, stores) values (zone, category, 1, 1)
  on conflict (zone_id, category_id) do update set products = kept.products + 1, stores = kept.stores + (found_there = 1)::int;
end $$;

create function take_from_category(category bigint, store bigint, zone bigint) returns void language plpgsql as $$
declare
  was_last boolean;
begin
  delete from store_categories where store_id = store and category_id = category and products = 1;
  was_last := found;
  if not was_last then
    update store_categories set products = products - 1 where store_id = store and category_id = category;
  end if;
  update zone_categories set products = products - 1, stores = stores - was_last::int where zone_id = zone and category_id = category;
end $$;

create function count_filed_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_category(new.category_id, store_id, zone_id) from items where id = new.item_id and is_listed;
  else
    perform take_from_category(old.category_id, store_id, zone_id) from items where id = old.item_id and is_listed;
  end if;
  return null;
end $$;
create trigger item_categories_count after insert or delete on item_categories for each row execute function count_filed_item();

create function count_changed_item() returns trigger language plpgsql as $$
begin
  if old.is_listed then
    perform take_from_category(category_id, old.store_id, old.zone_id) from item_categories where item_id = old.id order by category_id;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.is_listed then
    perform add_to_category(category_id, new.store_id, new.zone_id) from item_categories where item_id = new.id order by category_id;
  end if;
  return null;
end $$;
create trigger items_count_changed after update on items for each row
when ((old.is_listed, old.store_id, old.zone_id) is distinct from (new.is_listed, new.store_id, new.zone_id)) execute function count_changed_item();
-- Before it is gone, and what it is filed under with it.
create trigger items_count_deleted before delete on items for each row execute function count_changed_item();

-- From nothing: here, and after a catalogue was written without its triggers.
create function recount_categories() returns void language sql as $$
  delete from store_categories;
  delete from zone_categories;
  insert into store_categories (store_id, category_id, products)
  select i.store_id, c.category_id, count(*) from items i join item_categories c on c.item_id = i.id where i.is_listed group by 1, 2;
  insert into zone_categories (zone_id, category_id, products, stores)
  select s.zone_id, c.category_id, sum(c.products), count(*) from store_categories c join stores s on s.id = c.store_id group by 1, 2
$$;
select recount_categories();
