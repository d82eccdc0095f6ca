-- Minutes before closing at which a store begins its last order; null is its preparation time.
alter table stores add column last_order_minutes smallint check (last_order_minutes between 0 and 720);

select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, comment_count, search, named, found_by, priced_since, priced_until, discount_percent}');
