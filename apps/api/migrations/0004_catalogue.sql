-- What stores sell.

create table categories (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules,
  parent_id bigint,
  slug slug not null unique,
  name localized not null,
  image media_key,
  hue hue not null default 0,
  position int not null default 0,
  featured boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (id, module_id),
  foreign key (parent_id, module_id) references categories (id, module_id) on delete cascade,
  check (parent_id <> id)
);
create index categories_module on categories (module_id, parent_id, position);

create function keep_two_levels() returns trigger language plpgsql as $$
begin
  if new.parent_id is not null and (
    exists (select 1 from categories where id = new.parent_id and parent_id is not null)
    or exists (select 1 from categories where parent_id = new.id)
  ) then
    raise exception 'Categories have two levels' using errcode = 'check_violation', constraint = 'categories_two_levels';
  end if;
  return new;
end $$;
create trigger categories_two_levels before insert or update of parent_id on categories for each row execute function keep_two_levels();

create table brands (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules,
  slug slug not null unique,
  name localized not null,
  image media_key,
  position int not null default 0,
  is_active boolean not null default true,
  unique (id, module_id)
);
create index brands_module on brands (module_id, position, id);

create table campaigns (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules,
  -- basic: stores take part; item: items with the campaign's dates and prices.
  kind text not null check (kind in ('basic', 'item')),
  slug slug not null unique,
  title localized not null,
  description localized,
  image media_key,
  hue hue not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  starts_at_minute minute_of_day,
  ends_at_minute minute_of_day,
  position int not null default 0,
  is_active boolean not null default true,
  unique (id, kind),
  check (ends_at > starts_at),
  check (num_nonnulls(starts_at_minute, ends_at_minute) <> 1)
);
create index campaigns_module on campaigns (module_id, kind, position, id) where is_active;

create table campaign_stores (
  campaign_id bigint not null,
  campaign_kind text not null default 'basic' check (campaign_kind = 'basic'),
  store_id bigint not null references stores on delete cascade,
  primary key (campaign_id, store_id),
  foreign key (campaign_id, campaign_kind) references campaigns (id, kind) on delete cascade
);
create index campaign_stores_store on campaign_stores (store_id);

create table allergens (
  code text primary key check (code ~ '^[a-z][a-z_-]*$'),
  name localized not null,
  position int not null default 0
);

create table items (
  id bigint generated always as identity primary key,
  store_id bigint not null,
  -- The store's own, kept equal by the foreign key, so that lists need no join to filter.
  zone_id bigint not null,
  module_id bigint not null,
  category_id bigint not null,
  brand_id bigint,
  slug slug not null unique,
  name localized not null,
  description localized,
  price_minor minor not null,
  discount discount_value not null default 0,
  discount_type text not null default 'percent' check (discount_type in ('percent', 'amount')),
  unit text not null default 'pcs' check (unit in ('pcs', 'kg', 'g', 'l', 'ml', 'portion', 'pack')),
  -- Net content, for the price of a kilogram, litre or piece.
  measure_amount numeric(12, 3) check (measure_amount > 0),
  measure_per text check (measure_per in ('kg', 'l', 'pcs')),
  maximum_cart_quantity int check (maximum_cart_quantity between 1 and 999),
  -- Daily hours in the store's time; an end before the start crosses midnight.
  available_from_minute minute_of_day,
  available_until_minute minute_of_day,
  -- A campaign's item has a campaign and its dates; an ordinary one has neither.
  campaign_id bigint,
  campaign_kind text generated always as (case when campaign_id is null then null else 'item' end) stored,
  available_from timestamptz,
  available_until timestamptz,
  organic boolean not null default false,
  recommended boolean not null default false,
  -- Null: neither, the question makes no sense.
  veg boolean,
  is_halal boolean not null default false,
  is_prescription_required boolean not null default false,
  nutrition localized_list not null default '[]',
  -- Null is "not stated"; an empty list says that it contains none.
  allergens text[],
  generic_names text[] not null default '{}',
  -- [{title: localized, options: [localized]}]; English labels joined with '-' are the type of a variation.
  choice_options list_json not null default '[]',
  image media_key,
  images media_keys not null default '{}',
  hue hue not null default 0,
  is_active boolean not null default true,
  position int not null default 0,
  -- Kept by triggers from the variations and the food variation groups.
  lowest_price_minor minor not null default 0,
  highest_price_minor minor not null default 0,
  variation_count smallint not null default 0 check (variation_count >= 0),
  food_variation_count smallint not null default 0 check (food_variation_count >= 0),
  -- Pieces sold, and what a job makes of it for the order of lists.
  order_count int not null default 0 check (order_count >= 0),
  popularity int not null default 0,
  rating_sum int not null default 0,
  rating_count int not null default 0 check (rating_count >= 0),
  avg_rating numeric(3, 2) not null generated always as (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored,
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, store_id),
  foreign key (store_id, zone_id, module_id) references stores (id, zone_id, module_id) on update cascade,
  foreign key (category_id, module_id) references categories (id, module_id),
  foreign key (brand_id, module_id) references brands (id, module_id),
  foreign key (campaign_id, campaign_kind) references campaigns (id, kind),
  constraint items_discount check (valid_discount(discount, discount_type)),
  constraint items_measure check (num_nonnulls(measure_amount, measure_per) <> 1),
  constraint items_daily_hours check (num_nonnulls(available_from_minute, available_until_minute) <> 1),
  constraint items_campaign_dates check (num_nonnulls(campaign_id, available_from, available_until) in (0, 3)),
  check (available_until > available_from),
  check (highest_price_minor >= lowest_price_minor),
  check (array_position(allergens, null) is null and array_position(generic_names, null) is null),
  check (rating_sum between rating_count and rating_count * 5)
);
-- Every list asks for `is_active and campaign_id is null` in these words, so that the small indexes serve it.
create index items_by_category on items (zone_id, module_id, category_id, popularity desc, id) where is_active and campaign_id is null;
create index items_popular on items (zone_id, module_id, popularity desc, id) where is_active and campaign_id is null;
create index items_by_price on items (zone_id, module_id, lowest_price_minor, id) where is_active and campaign_id is null;
create index items_rated on items (zone_id, module_id, avg_rating desc, rating_count desc, id) where is_active and campaign_id is null;
create index items_new on items (zone_id, module_id, created_at desc, id) where is_active and campaign_id is null;
create index items_discounted on items (zone_id, module_id, popularity desc, id) where is_active and campaign_id is null and discount > 0;
create index items_recommended on items (zone_id, module_id, popularity desc, id) where is_active and campaign_id is null and recommended;
create index items_of_store on items (store_id, category_id, position, id) where is_active;
create index items_of_category on items (category_id);
create index items_of_brand on items (brand_id, popularity desc, id) where is_active and campaign_id is null and brand_id is not null;
create index items_of_campaign on items (campaign_id, id) where campaign_id is not null;
create index items_search on items using gin (search) with (fastupdate = off);
create trigger items_touch before update of name, description, price_minor, discount, discount_type, is_active, image, category_id on items for each row execute function touch_updated_at();

-- Every category an item is found under: its own, that one's parent (both added by trigger) and any more.
create table item_categories (
  item_id bigint not null references items on delete cascade,
  category_id bigint not null references categories on delete cascade,
  primary key (item_id, category_id)
);
create index item_categories_category on item_categories (category_id, item_id);

create function file_under_category() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from item_categories using categories c
    where item_id = new.id and c.id = old.category_id and item_categories.category_id in (c.id, c.parent_id);
  end if;
  insert into item_categories (item_id, category_id)
  select new.id, found.id from categories own cross join lateral (values (own.id), (own.parent_id)) as found (id)
  where own.id = new.category_id and found.id is not null
  on conflict do nothing;
  return null;
end $$;
create trigger items_file_under_category after insert or update of category_id on items for each row execute function file_under_category();

create table item_variations (
  id bigint generated always as identity primary key,
  item_id bigint not null references items on delete cascade,
  type text not null check (length(type) between 1 and 200),
  price_minor minor not null,
  sku text check (length(sku) <= 80),
  position int not null default 0,
  unique (item_id, type),
  unique (item_id, id)
);

-- Pieces left: variation 0 is the item itself. Narrow and half empty, so that the hottest write of the shop stays on its page.
-- No row means none left; food does not look here.
create table item_stock (
  item_id bigint not null references items on delete cascade,
  variation_id bigint not null default 0,
  variation_ref bigint generated always as (nullif(variation_id, 0)) stored,
  stock int not null check (stock >= 0),
  primary key (item_id, variation_id),
  foreign key (item_id, variation_ref) references item_variations (item_id, id) on delete cascade
) with (fillfactor = 70);

create table food_variation_groups (
  id bigint generated always as identity primary key,
  item_id bigint not null references items on delete cascade,
  name localized not null,
  type text not null check (type in ('single', 'multi')),
  required boolean not null default false,
  -- Bounds of a multi group; 0 is without bound.
  min smallint not null default 0 check (min >= 0),
  max smallint not null default 0 check (max >= 0),
  position int not null default 0,
  check (max = 0 or max >= min),
  check (type = 'multi' or (min <= 1 and max <= 1))
);
create unique index food_variation_groups_name on food_variation_groups (item_id, (name->>'en'));

create table food_variation_values (
  id bigint generated always as identity primary key,
  group_id bigint not null references food_variation_groups on delete cascade,
  label localized not null,
  option_price_minor minor not null default 0,
  is_selected boolean not null default false,
  allergens text[] check (array_position(allergens, null) is null),
  position int not null default 0
);
create unique index food_variation_values_label on food_variation_values (group_id, (label->>'en'));

create table add_ons (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores on delete cascade,
  name localized not null,
  price_minor minor not null,
  allergens text[] check (array_position(allergens, null) is null),
  is_active boolean not null default true,
  position int not null default 0,
  unique (id, store_id)
);
create index add_ons_store on add_ons (store_id);

-- An item can only carry add-ons of its own store.
create table item_add_ons (
  item_id bigint not null,
  add_on_id bigint not null,
  store_id bigint not null,
  position int not null default 0,
  primary key (item_id, add_on_id),
  foreign key (item_id, store_id) references items (id, store_id) on delete cascade,
  foreign key (add_on_id, store_id) references add_ons (id, store_id) on delete cascade
);
create index item_add_ons_add_on on item_add_ons (add_on_id);

create table tags (
  id bigint generated always as identity primary key,
  name text not null unique check (name = lower(name) and length(name) between 1 and 60)
);
create table item_tags (
  item_id bigint not null references items on delete cascade,
  tag_id bigint not null references tags on delete cascade,
  primary key (item_id, tag_id)
);
create index item_tags_tag on item_tags (tag_id, item_id);

create table common_conditions (
  id bigint generated always as identity primary key,
  slug slug not null unique,
  name localized not null,
  image media_key,
  position int not null default 0,
  is_active boolean not null default true
);
create table item_conditions (
  item_id bigint not null references items on delete cascade,
  condition_id bigint not null references common_conditions on delete cascade,
  primary key (item_id, condition_id)
);
create index item_conditions_condition on item_conditions (condition_id, item_id);
