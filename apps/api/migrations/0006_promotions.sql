-- What draws attention to the catalogue, and what makes it cheaper.

create table banners (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules on delete cascade,
  -- Null shows it in every zone.
  zone_id bigint references zones on delete cascade,
  type text not null check (type in ('default', 'store_wise', 'item_wise')),
  title localized not null,
  subtitle localized,
  image media_key not null,
  hue hue not null default 0,
  link link,
  store_id bigint references stores on delete cascade,
  item_id bigint references items on delete cascade,
  position int not null default 0,
  featured boolean not null default false,
  is_active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  constraint banners_target check (case type when 'store_wise' then store_id is not null and num_nonnulls(item_id, link) = 0
                   when 'item_wise' then item_id is not null and num_nonnulls(store_id, link) = 0
                   else num_nonnulls(store_id, item_id) = 0 end),
  check (ends_at > starts_at)
);
create index banners_module on banners (module_id, position, id) where is_active;
create index banners_store on banners (store_id) where store_id is not null;
create index banners_item on banners (item_id) where item_id is not null;

-- The fixed places of a home page that hold one picture, or several for the promotional slider.
create table section_banners (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules on delete cascade,
  section text not null check (section in ('best_reviewed', 'new_arrival', 'bottom', 'promotional')),
  title localized,
  image media_key not null,
  hue hue not null default 0,
  link link,
  position int not null default 0,
  is_active boolean not null default true
);
create unique index section_banners_one on section_banners (module_id, section) where section <> 'promotional';
create index section_banners_module on section_banners (module_id, section, position);

create table why_choose_banners (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules on delete cascade,
  title localized not null,
  short_description localized not null,
  image media_key not null,
  position int not null default 0,
  is_active boolean not null default true
);
create index why_choose_banners_module on why_choose_banners (module_id, position);

create table video_sections (
  module_id bigint primary key references modules on delete cascade,
  banner_type text not null check (banner_type in ('video', 'video_content', 'image')),
  title localized,
  video link,
  video_file media_key,
  image media_key,
  -- Up to three steps: [{title: localized, description: localized}].
  contents list_json not null default '[]' check (jsonb_array_length(contents) <= 3),
  is_active boolean not null default true,
  check (case banner_type when 'video' then video is not null when 'video_content' then video_file is not null else image is not null end)
);

create table advertisements (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores on delete cascade,
  add_type text not null check (add_type in ('store_promotion', 'video_promotion')),
  title localized not null,
  description localized not null,
  cover_image media_key,
  profile_image media_key,
  video media_key,
  is_rating_active boolean not null default true,
  is_review_active boolean not null default true,
  status text not null default 'approved' check (status in ('pending', 'approved', 'paused', 'denied')),
  position int not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at),
  check (case add_type when 'video_promotion' then video is not null else cover_image is not null end)
);
create index advertisements_store on advertisements (store_id);
create index advertisements_running on advertisements (position, id) where status = 'approved';

create table flash_sales (
  id bigint generated always as identity primary key,
  module_id bigint not null references modules on delete cascade,
  title localized not null,
  image media_key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_active boolean not null default true,
  unique (id, starts_at, ends_at),
  check (ends_at > starts_at)
);
create index flash_sales_module on flash_sales (module_id, ends_at) where is_active;

create table flash_sale_items (
  flash_sale_id bigint not null,
  item_id bigint not null references items on delete cascade,
  -- The sale's own, kept equal by the foreign key, so that an item is never in two sales at a time.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  discount discount_value not null check (discount > 0),
  discount_type text not null check (discount_type in ('percent', 'amount')),
  initial int not null check (initial > 0),
  sold int not null default 0 check (sold >= 0),
  available int not null check (available >= 0),
  position int not null default 0,
  primary key (flash_sale_id, item_id),
  foreign key (flash_sale_id, starts_at, ends_at) references flash_sales (id, starts_at, ends_at) on update cascade on delete cascade,
  check (valid_discount(discount, discount_type)),
  constraint flash_sale_items_add_up check (sold + available = initial),
  constraint flash_sale_items_one_at_a_time exclude using gist (item_id with =, tstzrange(starts_at, ends_at) with &&)
) with (fillfactor = 70);
create index flash_sale_items_item on flash_sale_items (item_id, ends_at);

create table cashback_offers (
  id bigint generated always as identity primary key,
  title localized not null,
  cashback_type text not null check (cashback_type in ('percentage', 'amount')),
  cashback_amount discount_value not null check (cashback_amount > 0),
  min_purchase_minor minor not null default 0,
  max_cashback_minor minor,
  per_customer_limit int check (per_customer_limit > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_active boolean not null default true,
  check (valid_discount(cashback_amount, case cashback_type when 'percentage' then 'percent' else 'amount' end)),
  check (ends_at > starts_at)
);

-- What a top-up of the wallet earns on top.
create table wallet_bonuses (
  id bigint generated always as identity primary key,
  title localized not null,
  description localized,
  bonus_type text not null check (bonus_type in ('percent', 'amount')),
  bonus discount_value not null check (bonus > 0),
  min_add_minor minor not null default 0,
  max_bonus_minor minor,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_active boolean not null default true,
  check (valid_discount(bonus, bonus_type)),
  check (ends_at > starts_at)
);
