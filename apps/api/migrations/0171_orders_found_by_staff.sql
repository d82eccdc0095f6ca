-- What staff find orders by: the last digits of a phone, and the words of a name in any script (docs/decisions/search-of-orders.md). Both are
-- read from the order's contact, so an anonymized order is found by neither.

-- The search key of a person's name: that of the domain's `fold` (search/fold.ts), without its rule for words of one letter. Independent of the
-- server's locale.
create function name_key(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text := translate(lower(name), 'АБВГҒДЕЁЖЗИЙКҚЛМНОПРСТУЎФХҲЦЧШЩЪЫЬЭЮЯ', 'абвгғдеёжзийкқлмнопрстуўфхҳцчшщъыьэюя');
begin
  key := trim(regexp_replace(key, '[\s!-&(-/:-@[-_{-~«»–—№…·]+', ' ', 'g'));
  key := translate(key, '''’‘`´ʻʼ', '');
  if key !~ '^[ -~]*$' then
    key := replace(normalize(key, nfc), 'ьо', 'йо');
    key := replace(replace(replace(replace(replace(replace(replace(key, 'ё', 'yo'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'), 'ю', 'yu'), 'я', 'ya');
    key := translate(key, 'абвгғдежзийкқлмнопрстуўфхҳыэьъ', 'abvggdejziykklmnoprstuofxxie');
    key := regexp_replace(normalize(translate(key, 'أإآٱىةـ', 'اااايه'), nfd), '[\u0300-\u036f\u064b-\u0655]', '', 'g');
    key := translate(key, 'ı', 'i');
  end if;
  key := replace(replace(replace(replace(key, 'shch', 'ş'), 'sch', 'ş'), 'sh', 'ş'), 'ch', 'ç');
  key := replace(replace(replace(key, 'dj', 'j'), 'dzh', 'j'), 'zh', 'j');
  key := replace(replace(replace(replace(replace(key, 'kh', 'x'), 'h', 'x'), 'px', 'f'), 'ck', 'k'), 'w', 'v');
  if key like '%c%' then key := regexp_replace(key, 'c(?=[eiy])', 's', 'g'); end if;
  key := replace(replace(translate(key, 'cq', 'kk'), 'zz', 'ts'), 'ks', 'x');
  if key like '%y%' then
    key := regexp_replace(key, 'y+e', 'e', 'g');
    key := regexp_replace(key, '([bdfgjklmnprstvxzşç])yo', '\1e', 'g');
    key := regexp_replace(key, '(^|[^aeiouy])y(?![aeiouy])', '\1i', 'g');
    key := regexp_replace(key, 'iy(?=[aou])', 'i', 'g');
  end if;
  key := regexp_replace(replace(key, 'tsts', 'ts'), '([^\d\s])\1+', '\1', 'g');
  -- A hard sign that stands alone leaves nothing.
  return trim(regexp_replace(replace(replace(key, 'ş', 'sh'), 'ç', 'ch'), ' {2,}', ' ', 'g'));
end $$;

-- Weeks since 1970, in UTC.
create function week_number(at timestamptz) returns int language sql immutable strict parallel safe as $$
  select floor(extract(epoch from at) / 604800)::int
$$;

-- The words of a name, each with the week of its order before it. A search goes back week by week until its page is full, so a name that many have
-- reads no more rows than a rare one. Schemas are named, because an index is built with no search path.
create function name_words(name text, placed_at timestamptz) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(coalesce(array_agg(distinct public.week_number(placed_at) || ':' || word), '{}'))
  from unnest(string_to_array(public.name_key(name), ' ')) word where word <> ''
$$;

create index orders_by_name on orders using gin (name_words(contact_person_name, created_at));
create index orders_by_last_digits on orders (right(contact_person_number, 4), created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
-- Few orders end otherwise than delivered.
create index orders_ended_otherwise on orders (ended_as, created_at desc, id desc) where ended_as is not null and ended_as <> 'delivered';
create index orders_of_zone on orders (zone_id, created_at desc, id desc);
drop index orders_zone;

-- The board: what runs, the oldest promise first.
create index orders_board on orders (promised_until, id) where ended_as is null;
create index offline_payments_waiting on offline_payments (created_at) where state = 'pending';
