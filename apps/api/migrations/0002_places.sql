-- Where things are: modules, zones with their charges, and the gazetteer.

create table modules (
  id bigint generated always as identity primary key,
  slug slug not null unique,
  module_type text not null check (module_type in ('food', 'grocery', 'pharmacy', 'ecommerce', 'parcel')),
  name localized not null,
  description localized,
  hero_title localized,
  hero_text localized,
  icon media_key,
  thumbnail media_key,
  -- Name of the module's accent in the design tokens.
  accent text check (accent ~ '^[a-z][a-z0-9-]*$'),
  position int not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table zones (
  id bigint generated always as identity primary key,
  name localized not null,
  -- Corners are (longitude, latitude).
  area polygon not null check (npoints(area) >= 3),
  -- Where zones overlap the lowest number serves.
  priority int not null default 100,
  cash_on_delivery boolean not null default true,
  digital_payment boolean not null default true,
  offline_payment boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index zones_bounds on zones using gist (box(area));

-- The active zones around a point, first the one that serves it.
create function zones_at(lat double precision, lng double precision) returns setof zones language sql stable as $$
  select * from zones
  where is_active and box(area) @> box(point(lng, lat), point(lng, lat)) and area @> point(lng, lat)
  order by priority, id
$$;

-- Which modules a zone has, and what they charge there: clamp(minimum, base + per km, maximum) × surge.
create table zone_modules (
  zone_id bigint not null references zones on delete cascade,
  module_id bigint not null references modules on delete cascade,
  base_minor minor not null default 0,
  per_km_minor minor not null default 0,
  minimum_minor minor not null default 0,
  maximum_minor minor,
  surge_percent int not null default 100 check (surge_percent between 100 and 1000),
  surge_reason localized,
  packaging_minor minor not null default 0,
  additional_minor minor not null default 0,
  additional_name localized,
  tax_on_packaging boolean not null default false,
  tax_on_additional boolean not null default false,
  tax_on_delivery boolean not null default false,
  -- Cash on delivery is refused above this order amount; null is without limit.
  cash_limit_minor minor,
  primary key (zone_id, module_id),
  check (maximum_minor is null or maximum_minor >= minimum_minor)
);
create index zone_modules_module on zone_modules (module_id);

create table districts (
  id bigint generated always as identity primary key,
  code slug not null unique,
  name spellings not null,
  area polygon not null check (npoints(area) >= 3),
  centre_lat latitude not null,
  centre_lng longitude not null
);

create table places (
  id bigint generated always as identity primary key,
  code slug not null unique,
  kind text not null check (kind ~ '^[a-z][a-z0-9_-]*$'),
  name spellings not null,
  -- Search keys of every spelling, made by the domain's fold, parted by spaces.
  fold_keys text not null check (fold_keys <> ''),
  lat latitude not null,
  lng longitude not null,
  district_id bigint references districts on delete set null,
  importance int not null default 0
);
create index places_fold_keys on places using gin (fold_keys gin_trgm_ops) with (fastupdate = off);
create index places_point on places using gist (point(lng, lat));
create index places_district on places (district_id);

create table roads (
  id bigint generated always as identity primary key,
  code slug not null unique,
  class text not null check (class ~ '^[a-z][a-z0-9_-]*$'),
  name spellings not null,
  fold_keys text not null check (fold_keys <> ''),
  -- Open path of (longitude, latitude).
  line path not null check (isopen(line) and npoints(line) >= 2)
);
create index roads_fold_keys on roads using gin (fold_keys gin_trgm_ops) with (fastupdate = off);

-- Answers of an outside geocoder or router, by rounded question. Lost in a crash without harm.
create unlogged table place_answers (
  question text primary key check (length(question) <= 500),
  answer jsonb not null,
  expires_at timestamptz not null
);
create index place_answers_expiry on place_answers (expires_at);
