-- Stores, their hours and their own discounts.

create table stores (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules,
  zone_id bigint not null references zones,
  slug slug not null unique,
  name localized not null,
  description localized,
  announcement localized,
  address localized not null,
  phone phone_number,
  email email_address,
  logo media_key,
  cover media_key,
  hue hue not null default 0,
  lat latitude not null,
  lng longitude not null,
  timezone text not null check (valid_timezone(timezone)),
  -- The operator lets it sell.
  is_active boolean not null default true,
  -- The store's own switch; its hours come on top.
  is_accepting boolean not null default true,
  tax_percent percent not null default 0,
  tax_included boolean not null default false,
  minimum_order_minor minor not null default 0,
  delivers boolean not null default true,
  take_away boolean not null default true,
  free_delivery boolean not null default false,
  schedule_order boolean not null default true,
  -- Takes prescriptions as pictures.
  prescription_order boolean not null default false,
  cutlery boolean not null default false,
  reviews_enabled boolean not null default true,
  chat_enabled boolean not null default true,
  halal_tag boolean not null default false,
  veg boolean not null default true,
  non_veg boolean not null default true,
  featured boolean not null default false,
  prep_minutes_min smallint not null default 15 check (prep_minutes_min between 0 and 20160),
  prep_minutes_max smallint not null default 30 check (prep_minutes_max between 0 and 20160),
  -- Busy: added to every promise until the store takes it back.
  extra_prep_minutes smallint not null default 0 check (extra_prep_minutes between 0 and 240),
  delivery_radius_metres int check (delivery_radius_metres > 0),
  order_count int not null default 0 check (order_count >= 0),
  rating_sum int not null default 0,
  rating_count int not null default 0 check (rating_count >= 0),
  avg_rating numeric(3, 2) not null generated always as (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored,
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (zone_id, module_id) references zone_modules (zone_id, module_id),
  unique (id, module_id),
  unique (id, zone_id, module_id),
  check (delivers or take_away),
  check (prep_minutes_max >= prep_minutes_min),
  check (rating_sum between rating_count and rating_count * 5)
);
create index stores_popular on stores (zone_id, module_id, order_count desc, id) where is_active;
create index stores_rated on stores (zone_id, module_id, avg_rating desc, rating_count desc, id) where is_active;
create index stores_new on stores (zone_id, module_id, created_at desc, id) where is_active;
create index stores_featured on stores (zone_id, module_id, id) where is_active and featured;
create index stores_search on stores using gin (search) with (fastupdate = off);
create trigger stores_touch before update of name, description, address, is_active, is_accepting, tax_percent, lat, lng on stores for each row execute function touch_updated_at();

-- Minutes of the week from Monday's midnight. A period that does not close after it opens runs past midnight;
-- what runs past Sunday goes on from zero.
create function week_minutes(weekday int, opens int, closes int) returns int4multirange language sql immutable as $$
  select case when finish <= 10080 then int4multirange(int4range(start, finish))
              else int4multirange(int4range(start, 10080), int4range(0, finish - 10080)) end
  from (select (weekday - 1) * 1440 + opens, (weekday - 1) * 1440 + closes + case when closes > opens then 0 else 1440 end) as bounds (start, finish)
$$;

create table store_hours (
  store_id bigint not null references stores on delete cascade,
  -- ISO: 1 is Monday.
  weekday smallint not null check (weekday between 1 and 7),
  opens_at_minute smallint not null check (opens_at_minute between 0 and 1439),
  -- Not after the opening: on the next day. 0 to 1440 is all day.
  closes_at_minute minute_of_day not null,
  primary key (store_id, weekday, opens_at_minute),
  constraint store_hours_no_overlap exclude using gist (store_id with =, week_minutes(weekday, opens_at_minute, closes_at_minute) with &&)
);

create table store_closures (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason localized,
  check (ends_at > starts_at),
  constraint store_closures_no_overlap exclude using gist (store_id with =, tstzrange(starts_at, ends_at) with &&)
);

-- The store's discount on everything; at most one runs at a time.
create table store_discounts (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores on delete cascade,
  percent percent not null check (percent > 0),
  min_purchase_minor minor not null default 0,
  -- The most it takes off one basket.
  max_discount_minor minor,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at),
  constraint store_discounts_one_at_a_time exclude using gist (store_id with =, tstzrange(starts_at, ends_at) with &&)
);

-- Whether a store takes orders at a moment. The domain's opening-hours rule, for filters and sorting in SQL.
create function store_open_at(store stores, moment timestamptz) returns boolean language sql stable as $$
  select store.is_active and store.is_accepting
    and exists (
      select 1 from store_hours, (select moment at time zone store.timezone as local) as clock
      where store_id = store.id
        and week_minutes(weekday, opens_at_minute, closes_at_minute)
          @> ((extract(isodow from local) - 1) * 1440 + extract(hour from local) * 60 + extract(minute from local))::int)
    and not exists (select 1 from store_closures where store_id = store.id and tstzrange(starts_at, ends_at) @> moment)
$$;
