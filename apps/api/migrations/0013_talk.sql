-- What people say to each other and what they are told.

create table reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  customer_id bigint not null,
  item_id bigint not null references items on delete cascade,
  store_id bigint not null,
  rating smallint not null check (rating between 1 and 5),
  comment note not null default '',
  images media_keys not null default '{}',
  is_visible boolean not null default true,
  reply note,
  created_at timestamptz not null default now(),
  unique (order_id, item_id, customer_id),
  -- Only who ordered it.
  foreign key (order_id, customer_id) references orders (id, customer_id),
  foreign key (item_id, store_id) references items (id, store_id) on delete cascade
);
create index reviews_item on reviews (item_id, id desc) where is_visible;
create index reviews_store on reviews (store_id, id desc) where is_visible;
create index reviews_customer on reviews (customer_id);

create table rider_reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  customer_id bigint not null,
  rider_id bigint not null references riders on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment note not null default '',
  created_at timestamptz not null default now(),
  unique (order_id, customer_id),
  foreign key (order_id, customer_id) references orders (id, customer_id)
);
create index rider_reviews_rider on rider_reviews (rider_id, id desc);

create function guard_review() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'reviews' then
    if not exists (select 1 from order_lines where order_id = new.order_id and item_id = (to_jsonb(new)->>'item_id')::bigint) then
      raise exception 'The order did not hold this item' using errcode = 'check_violation', constraint = 'reviews_of_what_was_ordered';
    end if;
  elsif not exists (select 1 from orders where id = new.order_id and rider_id = (to_jsonb(new)->>'rider_id')::bigint) then
    raise exception 'This rider did not bring the order' using errcode = 'check_violation', constraint = 'rider_reviews_of_who_came';
  end if;
  return new;
end $$;
create trigger reviews_of_what_was_ordered before insert on reviews for each row execute function guard_review();
create trigger rider_reviews_of_who_came before insert on rider_reviews for each row execute function guard_review();

-- Ratings of items, stores and riders are sums that the visible reviews move.
create function rate() returns trigger language plpgsql as $$
declare
  was int := case when tg_op <> 'INSERT' and old.is_visible then old.rating end;
  now_is int := case when tg_op <> 'DELETE' and new.is_visible then new.rating end;
  of_item bigint := case when tg_op = 'DELETE' then old.item_id else new.item_id end;
  of_store bigint := case when tg_op = 'DELETE' then old.store_id else new.store_id end;
  moved_sum int := coalesce(now_is, 0) - coalesce(was, 0);
  moved_count int := (now_is is not null)::int - (was is not null)::int;
begin
  if moved_sum <> 0 or moved_count <> 0 then
    update items set rating_sum = rating_sum + moved_sum, rating_count = rating_count + moved_count where id = of_item;
    update stores set rating_sum = rating_sum + moved_sum, rating_count = rating_count + moved_count where id = of_store;
  end if;
  return null;
end $$;
create trigger reviews_rate after insert or delete or update of rating, is_visible on reviews for each row execute function rate();

create function rate_rider() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update riders set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.rider_id;
  end if;
  if tg_op <> 'DELETE' then
    update riders set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.rider_id;
  end if;
  return null;
end $$;
create trigger rider_reviews_rate after insert or delete or update of rating on rider_reviews for each row execute function rate_rider();

create table conversations (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  store_id bigint references stores on delete cascade,
  rider_id bigint references riders on delete cascade,
  created_at timestamptz not null default now(),
  last_message_id bigint,
  last_message_at timestamptz,
  customer_unread int not null default 0 check (customer_unread >= 0),
  other_unread int not null default 0 check (other_unread >= 0),
  -- With a store, a rider, or (neither) with the shop itself.
  check (num_nonnulls(store_id, rider_id) <= 1),
  unique nulls not distinct (customer_id, store_id, rider_id)
);
create index conversations_customer on conversations (customer_id, last_message_at desc);
create index conversations_store on conversations (store_id) where store_id is not null;
create index conversations_rider on conversations (rider_id) where rider_id is not null;

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  sender text not null check (sender in ('customer', 'store', 'rider', 'operator')),
  body note not null default '',
  images media_keys not null default '{}',
  order_id bigint references orders,
  -- Given by the sender's screen: a repeated send is one message.
  client_key text check (length(client_key) between 8 and 64),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (octet_length(body) <= 4096),
  check (cardinality(images) <= 3),
  constraint messages_say_something check (body <> '' or cardinality(images) > 0)
);
create index messages_conversation on messages (conversation_id, id desc);
create unique index messages_once on messages (conversation_id, sender, client_key) where client_key is not null;
create index messages_order on messages (order_id) where order_id is not null;

create function note_message() returns trigger language plpgsql as $$
begin
  update conversations set last_message_id = new.id, last_message_at = new.created_at,
    customer_unread = customer_unread + (new.sender <> 'customer')::int,
    other_unread = other_unread + (new.sender = 'customer')::int
  where id = new.conversation_id;
  perform pg_notify('message_sent', json_build_object('conversationId', new.conversation_id)::text);
  return null;
end $$;
create trigger messages_note after insert on messages for each row execute function note_message();

create table notifications (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  type text not null check (type in ('message', 'order_status', 'referral_code', 'wallet', 'loyalty', 'promotion', 'account')),
  title localized not null,
  body localized not null,
  image media_key,
  order_id bigint references orders,
  conversation_id bigint references conversations on delete cascade,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_customer on notifications (customer_id, id desc);
create index notifications_order on notifications (order_id) where order_id is not null;
create index notifications_conversation on notifications (conversation_id) where conversation_id is not null;

create function tell_notice() returns trigger language plpgsql as $$
begin
  perform pg_notify('notice_added', json_build_object('customerId', new.customer_id)::text);
  return null;
end $$;
create trigger notifications_tell after insert on notifications for each row execute function tell_notice();

-- Belongs to a session (or a guest), and goes with it.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  session_id bigint references sessions on delete cascade,
  guest_id bigint references guests on delete cascade,
  kind text not null check (kind in ('web_push', 'fcm')),
  -- Web push: an https address of a push service. FCM: the token.
  endpoint text not null unique check (length(endpoint) between 10 and 2000),
  p256dh text check (length(p256dh) between 80 and 100),
  auth text check (length(auth) between 16 and 40),
  locale text not null default 'en',
  failures smallint not null default 0 check (failures >= 0),
  created_at timestamptz not null default now(),
  check (num_nonnulls(session_id, guest_id) = 1),
  constraint push_subscriptions_encrypted check (kind = 'fcm' or (endpoint like 'https://%' and p256dh is not null and auth is not null))
);
create index push_subscriptions_session on push_subscriptions (session_id) where session_id is not null;
create index push_subscriptions_guest on push_subscriptions (guest_id) where guest_id is not null;

create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  email email_address not null unique,
  locale text not null default 'en',
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  -- Confirms and unsubscribes; mailed, never shown.
  token_hash hash not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  check (state <> 'confirmed' or confirmed_at is not null)
);
