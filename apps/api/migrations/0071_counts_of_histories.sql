-- A page of a list tells how many rows the list has. Counting a history of years for each page took 40 to 200 ms, so the counts are kept.

-- Of a customer's notices, in a row of their own: customers are written to for other reasons.
create table notice_counts (
  customer_id bigint primary key references customers on delete cascade,
  notices int not null default 0 check (notices >= 0),
  unread int not null default 0 check (unread between 0 and notices)
) with (fillfactor = 70);

create function count_added_notices() returns trigger language plpgsql as $$
begin
  insert into notice_counts as kept (customer_id, notices, unread)
  select customer_id, count(*), count(*) filter (where read_at is null) from added group by 1 order by 1
  on conflict (customer_id) do update set notices = kept.notices + excluded.notices, unread = kept.unread + excluded.unread;
  return null;
end $$;
create trigger notifications_count_added after insert on notifications referencing new table as added
  for each statement execute function count_added_notices();

create function count_gone_notices() returns trigger language plpgsql as $$
begin
  update notice_counts kept set notices = kept.notices - gone.notices, unread = kept.unread - gone.unread
  from (select customer_id, count(*) as notices, count(*) filter (where read_at is null) as unread from removed group by 1) gone
  where kept.customer_id = gone.customer_id;
  return null;
end $$;
create trigger notifications_count_gone after delete on notifications referencing old table as removed
  for each statement execute function count_gone_notices();

create function count_read_notices() returns trigger language plpgsql as $$
begin
  update notice_counts kept set unread = kept.unread + moved.unread
  from (
    select customer_id, sum(unread) as unread from (
      select customer_id, -1 as unread from before where read_at is null
      union all select customer_id, 1 from afterwards where read_at is null
    ) each group by 1 having sum(unread) <> 0
  ) moved
  where kept.customer_id = moved.customer_id;
  return null;
end $$;
create trigger notifications_count_read after update on notifications referencing old table as before new table as afterwards
  for each statement execute function count_read_notices();

-- Of the postings of a customer's account, beside its balance, which the same trigger keeps. The amount stands in the index of a list by direction.
alter table ledger_accounts add column posting_count int not null default 0, add column credit_count int not null default 0;
create or replace function post_to_account() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount, posting_count = posting_count + 1, credit_count = credit_count + (new.amount > 0)::int
  where id = new.account_id and balance is not null returning balance into new.balance_after;
  -- The account is locked now: numbered anew, its postings stand in the order in which they moved the balance.
  new.id := nextval('ledger_postings_id_seq');
  return new;
end $$;
create index ledger_postings_of_account on ledger_postings (account_id, id desc) include (amount);
drop index ledger_postings_account;

-- Of a conversation's messages and of the answers among them, and the order that was spoken of last.
alter table conversations
  add column message_count int not null default 0 check (message_count >= 0),
  add column answer_count int not null default 0 check (answer_count between 0 and message_count),
  add column last_order_id bigint;
create function count_added_message() returns trigger language plpgsql as $$
begin
  update conversations set message_count = message_count + 1, answer_count = answer_count + (new.sender <> 'customer')::int,
    last_order_id = coalesce(new.order_id, last_order_id)
  where id = new.conversation_id;
  return null;
end $$;
create trigger messages_count_added after insert on messages for each row execute function count_added_message();
create function count_gone_messages() returns trigger language plpgsql as $$
begin
  update conversations kept set message_count = kept.message_count - gone.messages, answer_count = kept.answer_count - gone.answers
  from (select conversation_id, count(*) as messages, count(*) filter (where sender <> 'customer') as answers from removed group by 1) gone
  where kept.id = gone.conversation_id;
  return null;
end $$;
create trigger messages_count_gone after delete on messages referencing old table as removed
  for each statement execute function count_gone_messages();

-- Of the visible reviews of an item and of a store by their stars, one to five.
alter table items add column stars int[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5);
alter table stores add column stars int[] not null default '{0,0,0,0,0}' check (cardinality(stars) = 5);
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, search, named, found_by, priced_since, priced_until, discount_percent}');
select watch_catalogue('items', 'catalogue',
  '{order_count, popularity, rating_sum, rating_count, avg_rating, stars, search, initials, named, found_by, is_listed, in_front, price_now_minor, is_cheaper}');

create function with_star(stars int[], rating int, moved int) returns int[] language plpgsql immutable as $$
begin
  if rating is not null then
    stars[rating] := stars[rating] + moved;
  end if;
  return stars;
end $$;
create or replace function rate() returns trigger language plpgsql as $$
declare
  was int := case when tg_op <> 'INSERT' and old.is_visible then old.rating end;
  now_is int := case when tg_op <> 'DELETE' and new.is_visible then new.rating end;
  of_item bigint := case when tg_op = 'DELETE' then old.item_id else new.item_id end;
  of_store bigint := case when tg_op = 'DELETE' then old.store_id else new.store_id end;
  moved_sum int := coalesce(now_is, 0) - coalesce(was, 0);
  moved_count int := (now_is is not null)::int - (was is not null)::int;
begin
  if moved_sum <> 0 or moved_count <> 0 then
    update items set rating_sum = rating_sum + moved_sum, rating_count = rating_count + moved_count,
      stars = with_star(with_star(stars, was, -1), now_is, 1) where id = of_item;
    update stores set rating_sum = rating_sum + moved_sum, rating_count = rating_count + moved_count,
      stars = with_star(with_star(stars, was, -1), now_is, 1) where id = of_store;
  end if;
  return null;
end $$;

-- The visibility stands in the index, so that a page far back is found without its rows; whole, it serves the item that goes, too.
create index reviews_of_item on reviews (item_id, id desc) include (is_visible);
drop index reviews_item;

-- From nothing: here, and after a history was written without its triggers.
create function recount_histories() returns void language sql as $$
  delete from notice_counts;
  insert into notice_counts (customer_id, notices, unread)
  select customer_id, count(*), count(*) filter (where read_at is null) from notifications group by 1;
  update ledger_accounts a set posting_count = p.postings, credit_count = p.credits
  from (select account_id, count(*) as postings, count(*) filter (where amount > 0) as credits from ledger_postings group by 1) p
  where a.id = p.account_id and a.balance is not null and (a.posting_count, a.credit_count) is distinct from (p.postings, p.credits);
  update conversations c set message_count = m.messages, answer_count = m.answers, last_order_id = m.last_order
  from (
    select conversation_id, count(*) as messages, count(*) filter (where sender <> 'customer') as answers,
      (array_agg(order_id order by id desc) filter (where order_id is not null))[1] as last_order
    from messages group by 1
  ) m
  where c.id = m.conversation_id and (c.message_count, c.answer_count, c.last_order_id) is distinct from (m.messages, m.answers, m.last_order);
  update items i set stars = r.stars
  from (
    select item_id, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
      count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars
    from reviews where is_visible group by 1
  ) r
  where i.id = r.item_id and i.stars <> r.stars;
  update stores s set stars = r.stars
  from (
    select store_id, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
      count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars
    from reviews where is_visible group by 1
  ) r
  where s.id = r.store_id and s.stars <> r.stars;
$$;
select recount_histories();
