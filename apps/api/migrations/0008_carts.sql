-- Baskets, quotes and the keys that make a call happen once.

create table carts (
  id bigint generated always as identity primary key,
  customer_id bigint references customers on delete cascade,
  guest_id bigint references guests on delete cascade,
  module_id bigint not null references modules on delete cascade,
  -- The one store of all its lines; null while it is empty.
  store_id bigint,
  -- Every change of the lines adds one; a quote is for one version.
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Put aside when another store's cart came along at sign-in.
  parked_at timestamptz,
  constraint carts_one_owner check (num_nonnulls(customer_id, guest_id) = 1),
  unique (id, store_id),
  foreign key (store_id, module_id) references stores (id, module_id) on delete cascade
);
create unique index carts_of_customer on carts (customer_id, module_id) where parked_at is null;
create unique index carts_of_guest on carts (guest_id, module_id) where parked_at is null;
create index carts_parked on carts (customer_id, parked_at desc) where parked_at is not null;
create index carts_old on carts (updated_at) where guest_id is not null;
create index carts_store on carts (store_id);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null,
  store_id bigint not null,
  item_id bigint not null,
  variation_id bigint,
  -- What was chosen, in one canonical form: {variation: [{name, labels}], add_ons: [{id, quantity}]}.
  selection object_json not null default '{}',
  -- The domain's key of item and choices (not of add-ons): the same choice is one line.
  selection_key text not null check (length(selection_key) between 1 and 8000),
  quantity int not null check (quantity between 1 and 999),
  -- Price of one piece when it was last shown to the customer.
  seen_price_minor minor not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cart_lines_one_store foreign key (cart_id, store_id) references carts (id, store_id) on delete cascade,
  foreign key (item_id, store_id) references items (id, store_id) on delete cascade,
  foreign key (item_id, variation_id) references item_variations (item_id, id) on delete cascade
);
create unique index cart_lines_same_choice on cart_lines (cart_id, item_id, md5(selection_key));
create index cart_lines_cart on cart_lines (cart_id, id);
create index cart_lines_item on cart_lines (item_id);
create trigger cart_lines_touch before update on cart_lines for each row execute function touch_updated_at();

-- The cart follows its lines: a first line must have named the store before, the last one to go frees it.
create function cart_follows_lines() returns trigger language plpgsql as $$
begin
  update carts set version = version + 1, updated_at = now(),
    store_id = case when exists (select 1 from cart_lines l where l.cart_id = carts.id) then store_id end
  where id in (select distinct cart_id from touched);
  return null;
end $$;
create trigger cart_lines_added after insert on cart_lines referencing new table as touched for each statement execute function cart_follows_lines();
create trigger cart_lines_changed after update on cart_lines referencing new table as touched for each statement execute function cart_follows_lines();
create trigger cart_lines_removed after delete on cart_lines referencing old table as touched for each statement execute function cart_follows_lines();

-- What was shown is what is charged: the whole priced answer, for a quarter of an hour.
create table quotes (
  id text primary key check (length(id) between 16 and 64),
  customer_id bigint references customers on delete cascade,
  guest_id bigint references guests on delete cascade,
  cart_id bigint references carts on delete set null,
  cart_version int,
  store_id bigint references stores on delete cascade,
  total_minor minor not null,
  request object_json not null,
  answer object_json not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '15 minutes',
  -- Set by the order that took it.
  used_at timestamptz,
  constraint quotes_one_owner check (num_nonnulls(customer_id, guest_id) = 1),
  check (expires_at > created_at)
);
create index quotes_expiry on quotes (expires_at);
create index quotes_customer on quotes (customer_id) where customer_id is not null;
create index quotes_guest on quotes (guest_id) where guest_id is not null;
create index quotes_store on quotes (store_id);
create index quotes_cart on quotes (cart_id) where cart_id is not null;

-- One row a key and caller. Written in the transaction of the work, so it exists exactly when the work was done.
create table idempotency_keys (
  actor text not null check (length(actor) between 1 and 40),
  key text not null check (length(key) between 1 and 255),
  operation text not null check (length(operation) between 1 and 80),
  body_hash hash not null,
  status smallint check (status between 200 and 599),
  answer jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '48 hours',
  primary key (actor, key),
  constraint idempotency_keys_kept check (expires_at >= created_at + interval '24 hours')
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);
