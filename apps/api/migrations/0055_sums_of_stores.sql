-- What the landing page tells of all stores is read from an index: the rows of twenty thousand stores are forty megabytes.
create index stores_sums on stores (order_count, rating_sum, rating_count) where is_active;
