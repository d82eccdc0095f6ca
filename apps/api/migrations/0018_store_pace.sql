-- How long a store's orders really take, as parts of what was planned: a quarter are there by early, three quarters by late, nine in ten by latest.
-- Counted anew by a job from the orders of the last weeks; stores with too few orders have no row.
create table store_pace (
  store_id bigint primary key references stores on delete cascade,
  early real not null check (early > 0),
  late real not null check (late >= early),
  latest real not null check (latest >= late),
  -- How many of its orders came within the time they were promised for.
  on_time_percent smallint not null check (on_time_percent between 0 and 100),
  order_count int not null check (order_count > 0),
  counted_at timestamptz not null default now()
);
