-- A busy store adds minutes to its promises until a time; null: until it takes them back.
alter table stores add column busy_until timestamptz;
alter table stores add constraint stores_busy_until_check check (busy_until is null or extra_prep_minutes > 0);
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, comment_count, search, named, found_by, priced_since, priced_until, discount_percent}');
create index stores_busy on stores (busy_until) where busy_until is not null;

-- A pause is a closure that the store's people began and may end.
alter table store_closures add column is_pause boolean not null default false;
select watch_catalogue('store_closures', 'catalogue');
