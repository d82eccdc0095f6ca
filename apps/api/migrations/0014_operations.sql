-- The way out of the shop, and what the processes tell each other.

-- Written in the transaction that has something to say, sent by a job: a dead provider never fails an order.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email', 'push')),
  recipient text not null check (length(recipient) between 3 and 2000),
  subject short_text,
  body text not null check (length(body) between 1 and 20000),
  -- The same happening is told once.
  deduplication_key text not null unique check (length(deduplication_key) between 1 and 200),
  customer_id bigint references customers on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  tries int not null default 0 check (tries >= 0),
  next_try_at timestamptz not null default now(),
  last_problem text check (length(last_problem) <= 1000),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index outbox_waiting on outbox (next_try_at) where state = 'waiting';
create index outbox_customer on outbox (customer_id) where customer_id is not null;

create function tell_order_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', json_build_object('orderId', new.order_id, 'eventId', new.id)::text);
  return null;
end $$;
create trigger order_events_tell after insert on order_events for each row execute function tell_order_event();

create function tell_rider_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('rider_moved', json_build_object('riderId', new.rider_id, 'orderId', new.order_id)::text);
  return null;
end $$;
create trigger rider_trail_tell after insert on rider_trail for each row execute function tell_rider_moved();

create function tell_settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '{}');
  return null;
end $$;
create trigger settings_tell after insert or update or delete on settings for each statement execute function tell_settings_changed();

-- Every write to what visitors see makes a new version of its area and tells it once the write is there.
create function bump_catalogue_version() returns trigger language plpgsql as $$
declare
  bumped bigint;
begin
  -- Once a transaction is enough, and a second bump would only hold the row.
  update catalogue_versions set version = version + 1, changed_at = now()
  where area = tg_argv[0] and changed_at is distinct from now() returning version into bumped;
  if bumped is not null then
    perform pg_notify('catalogue_changed', json_build_object('version', bumped)::text);
  end if;
  return null;
end $$;

do $$
declare
  each text;
begin
  foreach each in array array['modules', 'zones', 'zone_modules', 'store_hours', 'store_closures', 'store_discounts', 'categories', 'brands', 'campaigns',
    'campaign_stores', 'item_categories', 'item_variations', 'food_variation_groups', 'food_variation_values', 'add_ons', 'item_add_ons', 'item_tags',
    'common_conditions', 'item_conditions', 'banners', 'section_banners', 'why_choose_banners', 'video_sections', 'advertisements', 'flash_sales', 'coupons', 'cashback_offers', 'parcel_categories'] loop
    execute format('create trigger %1$s_version after insert or update or delete on %1$I for each statement execute function bump_catalogue_version(''catalogue'')', each);
  end loop;
  foreach each in array array['pages', 'translations', 'settings'] loop
    execute format('create trigger %1$s_version after insert or update or delete on %1$I for each statement execute function bump_catalogue_version(''content'')', each);
  end loop;
end $$;
-- Not their counters and ratings: orders and reviews move those, and pages may show them a little late.
create trigger stores_version after insert or delete or update of slug, name, description, announcement, address, phone, email, logo, cover, hue, lat, lng, is_active, is_accepting,
  tax_percent, tax_included, minimum_order_minor, delivers, take_away, free_delivery, schedule_order, featured, reviews_enabled, prep_minutes_min, prep_minutes_max, extra_prep_minutes
  on stores for each statement execute function bump_catalogue_version('catalogue');
create trigger items_version after insert or delete or update of slug, name, description, price_minor, discount, discount_type, category_id, brand_id, image, images, is_active,
  veg, is_halal, organic, recommended, maximum_cart_quantity, available_from_minute, available_until_minute, available_from, available_until, choice_options, allergens, nutrition
  on items for each statement execute function bump_catalogue_version('catalogue');
