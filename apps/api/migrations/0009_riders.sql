-- Who delivers, and who wants to.

create table vehicles (
  id bigint generated always as identity primary key,
  code slug not null unique,
  name localized not null,
  min_metres int not null default 0 check (min_metres >= 0),
  max_metres int not null check (max_metres > 0),
  extra_minor minor not null default 0,
  position int not null default 0,
  is_active boolean not null default true,
  check (max_metres > min_metres)
);

create table riders (
  id bigint generated always as identity primary key,
  zone_id bigint not null references zones,
  vehicle_id bigint references vehicles on delete set null,
  f_name short_text not null,
  l_name short_text not null default '',
  phone phone_number not null unique,
  email email_address unique,
  image media_key,
  is_active boolean not null default true,
  is_online boolean not null default false,
  rating_sum int not null default 0,
  rating_count int not null default 0 check (rating_count >= 0),
  avg_rating numeric(3, 2) not null generated always as (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored,
  created_at timestamptz not null default now(),
  check (rating_sum between rating_count and rating_count * 5)
);
create index riders_zone on riders (zone_id) where is_active;
create index riders_vehicle on riders (vehicle_id);

create table rider_positions (
  rider_id bigint primary key references riders on delete cascade,
  lat latitude not null,
  lng longitude not null,
  heading smallint check (heading between 0 and 359),
  at timestamptz not null default now()
) with (fillfactor = 50);

create table vendor_registrations (
  id bigint generated always as identity primary key,
  f_name short_text not null,
  l_name short_text not null,
  phone phone_number not null,
  email email_address not null,
  password_hash text not null check (length(password_hash) <= 255),
  store_name short_text not null,
  store_address text not null check (length(store_address) <= 500),
  module_id bigint not null references modules on delete cascade,
  zone_id bigint not null references zones on delete cascade,
  lat latitude not null,
  lng longitude not null,
  tax_percent percent not null default 0,
  prep_minutes_min smallint not null default 20 check (prep_minutes_min >= 0),
  prep_minutes_max smallint not null default 40,
  logo media_key references media_objects,
  cover media_key references media_objects,
  locale text not null default 'en',
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (prep_minutes_max >= prep_minutes_min)
);
-- One open request a person.
create unique index vendor_registrations_phone on vendor_registrations (phone) where status <> 'denied';
create unique index vendor_registrations_email on vendor_registrations (email) where status <> 'denied';
create index vendor_registrations_logo on vendor_registrations (logo);
create index vendor_registrations_cover on vendor_registrations (cover);
create index vendor_registrations_zone on vendor_registrations (zone_id);
create index vendor_registrations_module on vendor_registrations (module_id);

create table rider_registrations (
  id bigint generated always as identity primary key,
  f_name short_text not null,
  l_name short_text not null,
  phone phone_number not null,
  email email_address not null,
  password_hash text not null check (length(password_hash) <= 255),
  zone_id bigint not null references zones on delete cascade,
  vehicle_id bigint not null references vehicles,
  identity_type text not null check (identity_type in ('passport', 'driving_license', 'nid')),
  identity_number text not null check (length(identity_number) between 3 and 40),
  identity_images media_keys not null default '{}',
  image media_key references media_objects,
  locale text not null default 'en',
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index rider_registrations_phone on rider_registrations (phone) where status <> 'denied';
create unique index rider_registrations_email on rider_registrations (email) where status <> 'denied';
create index rider_registrations_image on rider_registrations (image);
create index rider_registrations_zone on rider_registrations (zone_id);
create index rider_registrations_vehicle on rider_registrations (vehicle_id);
