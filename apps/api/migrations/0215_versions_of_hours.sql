-- Counts the changes of a store's hours and closures, so that nobody overwrites what they have not seen.
alter table stores add column hours_version int not null default 0;
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, comment_count, search, named, found_by, priced_since, priced_until, discount_percent, commission_percent}');
