-- The rate of commission of a store; null: that of the setting. An order keeps the rate of the day on which it was placed.
alter table stores add column commission_percent percent;
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, comment_count, search, named, found_by, priced_since, priced_until, discount_percent, commission_percent}');
alter table orders add column commission_percent percent;

-- Orders that pay a store, by the time at which they ended.
create index orders_delivered_at_store on orders (store_id, delivered_at) where delivered_at is not null and store_id is not null;
create index orders_canceled_at_cost on orders (store_id, canceled_at) where cost_borne_by is not null and store_id is not null;
