-- What a category holds is a shelf too: with zone and order beside each entry its pages are read from one index, however rare or common the category.
alter table item_categories add column zone_id bigint not null default 0;
alter table item_categories add column popularity int not null default 0;
alter table item_categories add column is_listed boolean not null default false;

update item_categories c set zone_id = i.zone_id, popularity = i.popularity, is_listed = i.is_listed from items i where i.id = c.item_id;
create index item_categories_popular on item_categories (category_id, zone_id, popularity desc, item_id) where is_listed;

create function file_item() returns trigger language plpgsql as $$
begin
  select zone_id, popularity, is_listed into new.zone_id, new.popularity, new.is_listed from items where id = new.item_id for no key update;
  return new;
end $$;
create trigger item_categories_file before insert on item_categories for each row execute function file_item();

create function refile_item() returns trigger language plpgsql as $$
begin
  update item_categories set zone_id = new.zone_id, popularity = new.popularity, is_listed = new.is_listed where item_id = new.id;
  return null;
end $$;
create trigger items_refile after update on items for each row
when ((old.zone_id, old.popularity, old.is_listed) is distinct from (new.zone_id, new.popularity, new.is_listed)) execute function refile_item();
