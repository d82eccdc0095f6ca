-- Who buys: customers, guests, and how they prove who they are. Tokens, guest ids and codes are only ever stored hashed.

create table customers (
  id bigint generated always as identity primary key,
  f_name short_text not null default '',
  l_name short_text not null default '',
  phone phone_number,
  email email_address,
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  password_hash text check (length(password_hash) <= 255),
  image media_key references media_objects on delete set null,
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Za-z]{2,4})?$'),
  status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  ref_code text not null unique check (ref_code ~ '^[A-Z0-9]{8,16}$'),
  -- The first-order discount may be taken until then.
  welcome_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint customers_verified_phone check (phone_verified_at is null or phone is not null),
  constraint customers_verified_email check (email_verified_at is null or email is not null),
  check ((status = 'deleted') = (deleted_at is not null)),
  -- A deleted account holds nothing personal.
  constraint customers_deleted_is_empty check (status <> 'deleted' or (num_nonnulls(phone, email, password_hash, image) = 0 and f_name = '' and l_name = ''))
);
create unique index customers_phone on customers (phone) where phone is not null;
create unique index customers_email on customers (email) where email is not null;
create index customers_image on customers (image) where image is not null;
create trigger customers_touch before update on customers for each row execute function touch_updated_at();

create table guests (
  id bigint generated always as identity primary key,
  token_hash hash not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Set once, when its cart and orders went to an account; the id is dead from then on.
  merged_into bigint references customers on delete cascade,
  merged_at timestamptz,
  check (num_nonnulls(merged_into, merged_at) <> 1)
);
create index guests_seen on guests (seen_at) where merged_into is null;
create index guests_merged on guests (merged_into) where merged_into is not null;

alter table media_objects add foreign key (customer_id) references customers on delete cascade;
alter table media_objects add foreign key (guest_id) references guests on delete cascade;

create table identities (
  provider text not null check (provider in ('google', 'facebook', 'apple', 'firebase')),
  subject text not null check (length(subject) between 1 and 255),
  customer_id bigint not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index identities_customer on identities (customer_id);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash hash not null unique,
  customer_id bigint not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent short_text,
  check (expires_at > created_at)
);
create index sessions_customer on sessions (customer_id) where revoked_at is null;
create index sessions_expiry on sessions (expires_at);

create table one_time_codes (
  id bigint generated always as identity primary key,
  -- A phone number or an e-mail address.
  destination text not null check (length(destination) between 3 and 255),
  purpose text not null check (purpose in ('login', 'sign_up', 'verify_phone', 'verify_email', 'reset_password', 'update_profile', 'match_account')),
  code_hmac hash not null,
  -- What the code was asked for; it opens nothing else.
  request_hash hash,
  customer_id bigint references customers on delete cascade,
  tries smallint not null default 0,
  max_tries smallint not null default 5 check (max_tries between 1 and 10),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz,
  constraint one_time_codes_tries check (tries between 0 and max_tries),
  check (expires_at > created_at)
);
create index one_time_codes_destination on one_time_codes (destination, purpose, id desc);
create index one_time_codes_customer on one_time_codes (customer_id) where customer_id is not null;
create index one_time_codes_expiry on one_time_codes (expires_at);
-- Asking again ends the code before.
create unique index one_time_codes_one_alive on one_time_codes (destination, purpose) where consumed_at is null;

-- A login that needs one more thing: the answer carries this single-use token, and only it opens the next step.
create table pending_steps (
  token_hash hash primary key,
  step text not null check (step in ('verify', 'user_info', 'match_account', 'phone_after_social', 'reset_password', 'update_profile')),
  customer_id bigint references customers on delete cascade,
  guest_id bigint references guests on delete cascade,
  payload object_json not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz,
  check (expires_at > created_at)
);
create index pending_steps_guest on pending_steps (guest_id) where guest_id is not null;
create index pending_steps_expiry on pending_steps (expires_at);
create index pending_steps_customer on pending_steps (customer_id) where customer_id is not null;

-- Who brought whom; a newcomer is brought once.
create table referrals (
  referred_id bigint primary key references customers on delete cascade,
  referrer_id bigint not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  -- Set when the first delivered, paid order was rewarded.
  rewarded_at timestamptz,
  constraint referrals_of_others check (referred_id <> referrer_id)
);
create index referrals_referrer on referrals (referrer_id, created_at desc);

create table addresses (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  -- home, office, other or the customer's own word.
  address_type text not null default 'home' check (length(address_type) between 1 and 60),
  address_label text check (length(address_label) <= 60),
  contact_person_name short_text not null check (contact_person_name <> ''),
  contact_person_number phone_number not null,
  address text not null check (length(address) between 1 and 500),
  additional_information text check (length(additional_information) <= 1000),
  lat latitude not null,
  lng longitude not null,
  road short_text,
  house short_text,
  floor short_text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_customer on addresses (customer_id, id desc);
create trigger addresses_touch before update on addresses for each row execute function touch_updated_at();

create table interests (
  customer_id bigint not null references customers on delete cascade,
  category_id bigint not null references categories on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, category_id)
);
create index interests_category on interests (category_id);
-- The interest screen was answered or skipped for this module.
create table interest_answers (
  customer_id bigint not null references customers on delete cascade,
  module_id bigint not null references modules on delete cascade,
  answered_at timestamptz not null default now(),
  primary key (customer_id, module_id)
);
create index interest_answers_module on interest_answers (module_id);

create table wishlist_items (
  customer_id bigint not null references customers on delete cascade,
  item_id bigint not null references items on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, item_id)
);
create index wishlist_items_item on wishlist_items (item_id);

create table wishlist_stores (
  customer_id bigint not null references customers on delete cascade,
  store_id bigint not null references stores on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, store_id)
);
create index wishlist_stores_store on wishlist_stores (store_id);

create table coupons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9_-]{3,40}$'),
  title localized not null,
  kind text not null check (kind in ('percent', 'amount', 'free_delivery')),
  discount discount_value not null default 0,
  max_discount_minor minor,
  min_purchase_minor minor not null default 0,
  -- Scope: null is everywhere or everyone.
  zone_id bigint references zones on delete cascade,
  module_id bigint references modules on delete cascade,
  store_id bigint references stores on delete cascade,
  customer_id bigint references customers on delete cascade,
  first_order boolean not null default false,
  -- Guests may use it only when it has no limit per customer.
  per_customer_limit int check (per_customer_limit > 0),
  total_limit int check (total_limit > 0),
  used int not null default 0 check (used >= 0),
  -- Shown in the coupon list; others are known by who was told.
  is_listed boolean not null default true,
  is_active boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint coupons_within_limit check (used <= total_limit),
  check (case kind when 'free_delivery' then discount = 0 else discount > 0 and valid_discount(discount, kind) end),
  check (ends_at > starts_at)
) with (fillfactor = 80);
create index coupons_store on coupons (store_id) where store_id is not null;
create index coupons_listed on coupons (module_id, ends_at) where is_active and is_listed;
create index coupons_customer on coupons (customer_id) where customer_id is not null;
