-- The words the other files are written in: domains, small functions, and the tables that belong to no area.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- A text in several languages. English is always there, so a reader writes coalesce(name->>$locale, name->>'en').
create domain localized as jsonb check (
  jsonb_typeof(value) = 'object'
  and (value is null or coalesce(value->>'en', '') <> '')
  and not jsonb_path_exists(value, '$.* ? (@.type() != "string")')
  and octet_length(value::text) <= 200000
);
-- A place's name: whichever spellings are known.
create domain spellings as jsonb check (
  jsonb_typeof(value) = 'object' and value <> '{}' and not jsonb_path_exists(value, '$.* ? (@.type() != "string")')
);
create domain localized_list as jsonb check (
  jsonb_typeof(value) = 'array' and not jsonb_path_exists(value, '$[*] ? (@.type() != "object" || !exists(@.en))')
);
create domain object_json as jsonb check (jsonb_typeof(value) = 'object');
create domain list_json as jsonb check (jsonb_typeof(value) = 'array');

-- Money in minor units, up to the domain's MAX_MINOR: sums of thousands stay exact in a JavaScript number.
create domain minor as bigint check (value between 0 and 1000000000000);
create domain percent as numeric(5, 2) check (value between 0 and 100);
-- A percentage or an amount in minor units, as the type beside it says.
create domain discount_value as numeric(15, 2) check (value >= 0);

create domain latitude as double precision check (value between -90 and 90);
create domain longitude as double precision check (value between -180 and 180);
-- 0 and 1440 are both midnight; 1440 only ends a window.
create domain minute_of_day as smallint check (value between 0 and 1440);
create domain hue as smallint check (value between 0 and 359);
create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 120);
create domain phone_number as text check (value ~ '^\+[1-9][0-9]{6,14}$');
create domain email_address as text check (value = lower(value) and length(value) <= 255 and value ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
create domain hash as bytea check (octet_length(value) = 32);
create domain short_text as text check (length(value) <= 255);
create domain note as text check (length(value) <= 4000);
-- Key of a picture or file in the media store; never a path that climbs.
create domain media_key as text check (value ~ '^[A-Za-z0-9][A-Za-z0-9_-]*([./][A-Za-z0-9_-]+)*$' and length(value) <= 200);
create domain media_keys as text[] check (array_position(value, null) is null and cardinality(value) <= 20);
create domain link as text check (value ~ '^(https?://|mailto:|tel:|/([^/]|$))' and length(value) <= 2000);

create function valid_discount(discount numeric, discount_type text) returns boolean language sql immutable as
$$ select case discount_type when 'percent' then discount <= 100 when 'amount' then discount = trunc(discount) else false end $$;

create function valid_timezone(name text) returns boolean language plpgsql immutable as $$
begin
  perform timestamptz '2026-01-01 00:00:00Z' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- What people sent in. Pictures that ship with the shop are files of the media store and need no row here.
create table media_objects (
  key media_key primary key,
  visibility text not null check (visibility in ('public', 'private')),
  purpose text not null check (purpose in ('profile', 'prescription', 'chat', 'review', 'refund', 'registration', 'catalogue')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf')),
  byte_size int not null check (byte_size between 1 and 20000000),
  width int check (width > 0),
  height int check (height > 0),
  sha256 hash not null,
  customer_id bigint,
  guest_id bigint,
  created_at timestamptz not null default now(),
  -- Null until something refers to it; a job removes what was sent and never used.
  attached_at timestamptz,
  delete_at timestamptz,
  check (num_nonnulls(customer_id, guest_id) <= 1),
  constraint media_objects_private check (visibility = 'private' or purpose not in ('prescription', 'chat', 'refund', 'registration'))
);
create index media_objects_customer on media_objects (customer_id) where customer_id is not null;
create index media_objects_guest on media_objects (guest_id) where guest_id is not null;
create index media_objects_unattached on media_objects (created_at) where attached_at is null;
create index media_objects_delete_at on media_objects (delete_at) where delete_at is not null;

create table settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_.]*$' and length(key) <= 80),
  kind text not null check (kind in ('flag', 'number', 'text', 'localized', 'json')),
  value jsonb not null,
  -- Only these may ever appear in the public configuration.
  is_public boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint settings_kind check (case kind
    when 'flag' then jsonb_typeof(value) = 'boolean'
    when 'number' then jsonb_typeof(value) = 'number'
    when 'text' then jsonb_typeof(value) = 'string'
    when 'localized' then jsonb_typeof(value) = 'object' and value ? 'en'
    else jsonb_typeof(value) in ('object', 'array') end)
);
create trigger settings_touch before update on settings for each row execute function touch_updated_at();

create table pages (
  slug slug primary key,
  title localized not null,
  -- Paragraphs, headings, lists and links only; rendered by the one sanitising component.
  body localized not null,
  is_active boolean not null default true,
  updated_at timestamptz not null default now()
);
create trigger pages_touch before update on pages for each row execute function touch_updated_at();

-- An operator's own wording of an interface text.
create table translations (
  locale text not null check (locale ~ '^[a-z]{2,3}(-[A-Za-z]{2,4})?$'),
  message text not null check (length(message) between 1 and 2000),
  text text not null check (length(text) between 1 and 4000),
  updated_at timestamptz not null default now(),
  primary key (locale, message)
);
create trigger translations_touch before update on translations for each row execute function touch_updated_at();

-- One row an area; the page cache drops what was rendered with an older version.
create table catalogue_versions (
  area text primary key check (area in ('catalogue', 'content')),
  version bigint not null default 1 check (version > 0),
  changed_at timestamptz not null default now()
);
insert into catalogue_versions (area) values ('catalogue'), ('content');

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (length(actor) between 1 and 80),
  action text not null check (length(action) between 1 and 80),
  subject text not null check (length(subject) between 1 and 80),
  subject_id text check (length(subject_id) <= 80),
  before object_json,
  after object_json,
  request_id text check (length(request_id) <= 80)
);
create index audit_log_subject on audit_log (subject, subject_id, id desc);
create trigger audit_log_append_only before update or delete or truncate on audit_log execute function refuse_change();

-- Counters that must hold over every process and restart: codes sent to a number, wrong guesses, the day's geocoding budget.
create table rate_counters (
  bucket text not null check (length(bucket) between 1 and 200),
  window_starts_at timestamptz not null,
  window_ends_at timestamptz not null,
  count int not null default 0 check (count >= 0),
  primary key (bucket, window_starts_at),
  check (window_ends_at > window_starts_at)
) with (fillfactor = 70);
create index rate_counters_over on rate_counters (window_ends_at);
