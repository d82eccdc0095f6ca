-- Minutes that a store chose to be offered in three hours of a weekday, in place of the median of its last orders.
create table store_ready_minutes (
  store_id bigint not null references stores on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  from_hour smallint not null check (from_hour between 0 and 21 and from_hour % 3 = 0),
  minutes smallint not null check (minutes between 5 and 120),
  primary key (store_id, weekday, from_hour)
);
