-- The rate that a store has from a time on; null: that of the setting. Orders that were placed before keep the rate that was in force.
alter table stores add column commission_next_percent percent, add column commission_next_at timestamptz;
alter table stores add constraint stores_commission_next check (commission_next_percent is null or commission_next_at is not null);
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, comment_count, search, named, found_by, priced_since, priced_until, discount_percent, commission_percent, commission_next_percent, commission_next_at}');
