-- Orders as they were placed: everything that may change elsewhere is copied here.

create table cancellation_reasons (
  id bigint generated always as identity primary key,
  user_type text not null default 'customer' check (user_type in ('customer', 'store', 'courier', 'system')),
  reason localized not null,
  position int not null default 0,
  is_active boolean not null default true
);

create table refund_reasons (
  id bigint generated always as identity primary key,
  reason localized not null,
  position int not null default 0,
  is_active boolean not null default true
);

create table parcel_categories (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules on delete cascade,
  slug slug not null unique,
  name localized not null,
  description localized not null,
  image media_key not null,
  hue hue not null default 0,
  -- Over the zone's own charges; null leaves them.
  base_minor minor,
  per_km_minor minor,
  minimum_minor minor,
  position int not null default 0,
  is_active boolean not null default true
);
create index parcel_categories_module on parcel_categories (module_id, position);

create table parcel_instructions (
  id bigint generated always as identity primary key,
  instruction localized not null,
  position int not null default 0,
  is_active boolean not null default true
);

-- Nine random digits from the system's random source: a number tells nothing about its neighbours.
create function random_order_id() returns bigint language sql volatile as $$
  select 100000000 + (('x' || substr(replace(gen_random_uuid()::text, '-', ''), 17, 16))::bit(64)::bigint & 9007199254740991) % 900000000
$$;

create table orders (
  id bigint primary key default random_order_id() check (id between 100000000 and 999999999),
  customer_id bigint references customers,
  guest_id bigint references guests,
  module_id bigint not null references modules,
  zone_id bigint not null references zones,
  store_id bigint references stores,
  rider_id bigint references riders,
  order_type text not null check (order_type in ('delivery', 'take_away', 'parcel')),
  source text not null default 'cart' check (source in ('cart', 'buy_now', 'campaign', 'prescription', 'parcel')),

  status text not null default 'pending' check (status in ('prescription_review', 'pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered',
    'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected')),
  status_at timestamptz not null default now(),
  -- Who made the last jump and what was said; set in the update that jumps, copied into the event.
  status_by text not null default 'customer' check (status_by in ('customer', 'store', 'courier', 'system')),
  status_note text check (length(status_note) <= 500),
  event_count int not null default 0,

  items_minor minor not null,
  add_ons_minor minor not null default 0,
  discount_minor minor not null default 0,
  coupon_discount_minor minor not null default 0,
  welcome_discount_minor minor not null default 0,
  packaging_minor minor not null default 0,
  additional_minor minor not null default 0,
  tax_minor minor not null default 0,
  tax_percent percent not null default 0,
  tax_included boolean not null default false,
  delivery_minor minor not null default 0,
  -- What the delivery would have cost, and what made it free, if anything did.
  delivery_full_minor minor not null default 0,
  delivery_free_by text check (delivery_free_by in ('take_away', 'coupon', 'store', 'threshold')),
  tip_minor minor not null default 0,
  total_minor minor not null,
  -- The part paid from the wallet; the rest is due by the payment method.
  wallet_minor minor not null default 0,
  change_from_minor minor,
  currency text not null check (currency ~ '^[A-Z]{3}$'),

  payment_method text not null check (payment_method in ('cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'pending', 'paid', 'failed', 'refunded', 'partially_refunded')),
  -- An unpaid digital order ends then.
  pay_until timestamptz,
  coupon_id bigint references coupons,
  coupon_code text,

  contact_person_name short_text not null check (contact_person_name <> ''),
  contact_person_number phone_number not null,
  contact_person_email email_address,
  -- As it was when the order was placed: address, address_type, road, house, floor, additional_information.
  delivery_address object_json,
  delivery_lat latitude,
  delivery_lng longitude,
  distance_metres int check (distance_metres >= 0),
  distance_source text check (distance_source in ('road', 'straight')),
  delivery_instruction text check (length(delivery_instruction) <= 500),
  order_note text check (length(order_note) <= 1000),
  unavailable_item_note text check (length(unavailable_item_note) <= 500),
  cutlery boolean not null default false,

  schedule_at timestamptz,
  promised_from timestamptz,
  promised_until timestamptz,
  latest_by timestamptz,
  -- Said at the door by who receives a parcel, a prescription or something dear.
  hand_over_code text check (hand_over_code ~ '^[0-9]{4}$'),
  -- No key: quotes go after a while, orders stay. Each is taken once.
  quote_id text unique check (length(quote_id) between 16 and 64),
  locale text not null default 'en',

  cancellation_reason_id bigint references cancellation_reasons on delete set null,
  review_dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- First time each step was reached, written by the jump.
  confirmed_at timestamptz,
  processing_at timestamptz,
  handover_at timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  canceled_at timestamptz,
  failed_at timestamptz,
  refund_requested_at timestamptz,
  refunded_at timestamptz,

  unique (id, customer_id),
  constraint orders_one_owner check (num_nonnulls(customer_id, guest_id) = 1),
  constraint orders_total check (total_minor = items_minor + add_ons_minor - discount_minor - coupon_discount_minor - welcome_discount_minor
    + packaging_minor + additional_minor + (case when tax_included then 0 else tax_minor end) + delivery_minor + tip_minor),
  constraint orders_discounts check (discount_minor + coupon_discount_minor + welcome_discount_minor <= items_minor + add_ons_minor),
  constraint orders_wallet_part check (wallet_minor <= total_minor and (payment_method <> 'wallet' or wallet_minor = total_minor)),
  constraint orders_change check (change_from_minor is null or (payment_method = 'cash_on_delivery' and change_from_minor >= total_minor - wallet_minor)),
  constraint orders_delivery_charge check (delivery_minor = case when delivery_free_by is null then delivery_full_minor else 0 end),
  constraint orders_shape check (case order_type
    when 'parcel' then store_id is null and delivery_lat is not null
    when 'take_away' then store_id is not null and delivery_free_by = 'take_away' and delivery_full_minor = 0
    else store_id is not null and delivery_address is not null and delivery_lat is not null end),
  check (num_nonnulls(delivery_lat, delivery_lng) <> 1),
  check (num_nonnulls(coupon_id, coupon_code) <> 1),
  check (promised_until >= promised_from and latest_by >= promised_until)
);
-- Numbers are random, so lists go by time.
create index orders_of_customer on orders (customer_id, created_at desc, id desc) where customer_id is not null;
create index orders_of_guest on orders (guest_id, created_at desc, id desc) where guest_id is not null;
create index orders_of_store on orders (store_id, created_at desc, id desc);
create index orders_of_rider on orders (rider_id, created_at desc) where rider_id is not null;
create index orders_running on orders (status, status_at) where status not in ('delivered', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected');
create index orders_pay_until on orders (pay_until) where pay_until is not null and payment_status <> 'paid';
create index orders_of_coupon on orders (coupon_id) where coupon_id is not null;
create index orders_phone on orders (contact_person_number) where guest_id is not null;
-- The first-order discount is taken once, also by two orders at the same moment; a failed or cancelled one gives it back.
create unique index orders_one_welcome on orders (customer_id) where welcome_discount_minor > 0 and status not in ('canceled', 'failed');
create trigger orders_touch before update on orders for each row execute function touch_updated_at();

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position smallint not null check (position > 0),
  item_id bigint references items on delete set null,
  variation_id bigint references item_variations on delete set null,
  flash_sale_id bigint references flash_sales on delete set null,
  is_campaign boolean not null default false,
  name localized not null,
  image media_key,
  hue hue not null default 0,
  unit text,
  -- What was chosen, with the words and prices of that moment: [{name, values: [{label, option_price}]}].
  variation list_json not null default '[]',
  -- [{id, name, price, quantity}]
  add_ons list_json not null default '[]',
  selection object_json not null default '{}',
  quantity int not null check (quantity between 1 and 999),
  base_price_minor minor not null,
  options_minor minor not null default 0,
  add_ons_minor minor not null default 0,
  discount_minor minor not null default 0,
  discount_source text check (discount_source in ('flash_sale', 'store', 'item')),
  total_minor minor not null,
  unique (order_id, position),
  constraint order_lines_total check (total_minor = (base_price_minor + options_minor) * quantity - discount_minor + add_ons_minor),
  constraint order_lines_discount check (discount_minor <= (base_price_minor + options_minor) * quantity and (discount_minor > 0) = (discount_source is not null))
);
create index order_lines_item on order_lines (item_id, order_id);
create index order_lines_variation on order_lines (variation_id) where variation_id is not null;
create index order_lines_flash_sale on order_lines (flash_sale_id) where flash_sale_id is not null;

create table parcel_details (
  order_id bigint primary key references orders,
  parcel_category_id bigint references parcel_categories on delete set null,
  category_name localized not null,
  sender_name short_text not null check (sender_name <> ''),
  sender_phone phone_number not null,
  sender_address object_json not null,
  sender_lat latitude not null,
  sender_lng longitude not null,
  receiver_name short_text not null check (receiver_name <> ''),
  receiver_phone phone_number not null,
  receiver_address object_json not null,
  receiver_lat latitude not null,
  receiver_lng longitude not null,
  payer text not null check (payer in ('sender', 'receiver')),
  instructions localized_list not null default '[]'
);
create index parcel_details_category on parcel_details (parcel_category_id);

-- At most three pictures an order.
create table order_attachments (
  order_id bigint not null references orders,
  position smallint not null check (position between 1 and 3),
  media_key media_key not null unique references media_objects,
  created_at timestamptz not null default now(),
  primary key (order_id, position)
);

create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons,
  order_id bigint not null unique references orders,
  customer_id bigint references customers,
  -- The limit per customer counts verified numbers, not accounts.
  phone phone_number,
  amount_minor minor not null,
  used_at timestamptz not null default now(),
  -- Given back by a cancelled, refused or expired order.
  released_at timestamptz
);
create index coupon_uses_customer on coupon_uses (coupon_id, customer_id) where released_at is null;
create index coupon_uses_phone on coupon_uses (coupon_id, phone) where released_at is null;
create index coupon_uses_by on coupon_uses (customer_id) where customer_id is not null;

-- The way of a rider with an order; shown only while it is on its way.
create table rider_trail (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  rider_id bigint not null references riders on delete cascade,
  lat latitude not null,
  lng longitude not null,
  at timestamptz not null default now()
);
create index rider_trail_order on rider_trail (order_id, id);
create index rider_trail_rider on rider_trail (rider_id);
create index rider_trail_at on rider_trail using brin (at);
