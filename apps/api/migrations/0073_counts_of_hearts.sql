-- Two more numbers that were counted from the beginning each time they were shown.

-- In how many wishlists an item is. In a row of their own: a heart is no change of the item.
create table wish_counts (
  item_id bigint primary key references items on delete cascade,
  wishes int not null check (wishes >= 0)
) with (fillfactor = 70);
create function count_added_wishes() returns trigger language plpgsql as $$
begin
  insert into wish_counts as kept (item_id, wishes) select item_id, count(*) from added group by 1 order by 1
  on conflict (item_id) do update set wishes = kept.wishes + excluded.wishes;
  return null;
end $$;
create trigger wishlist_items_count_added after insert on wishlist_items referencing new table as added
  for each statement execute function count_added_wishes();
create function count_gone_wishes() returns trigger language plpgsql as $$
begin
  update wish_counts kept set wishes = kept.wishes - gone.wishes
  from (select item_id, count(*) as wishes from removed group by 1 order by 1) gone where kept.item_id = gone.item_id;
  return null;
end $$;
create trigger wishlist_items_count_gone after delete on wishlist_items referencing old table as removed
  for each statement execute function count_gone_wishes();

-- How many of a store's visible reviews say something.
alter table stores add column comment_count int not null default 0 check (comment_count >= 0);
select watch_catalogue('stores', 'catalogue',
  '{order_count, rating_sum, rating_count, avg_rating, stars, comment_count, search, named, found_by, priced_since, priced_until, discount_percent}');
create function count_comments() returns trigger language plpgsql as $$
declare
  moved int := case when tg_op <> 'DELETE' and new.is_visible and new.comment <> '' then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.is_visible and old.comment <> '' then 1 else 0 end;
begin
  if moved <> 0 then
    update stores set comment_count = comment_count + moved where id = case when tg_op = 'DELETE' then old.store_id else new.store_id end;
  end if;
  return null;
end $$;
create trigger reviews_count_comments after insert or delete or update of comment, is_visible on reviews for each row execute function count_comments();

create function recount_wishes() returns void language sql as $$
  delete from wish_counts;
  insert into wish_counts (item_id, wishes) select item_id, count(*) from wishlist_items group by 1;
  update stores s set comment_count = r.comments
  from (select store_id, count(*) as comments from reviews where is_visible and comment <> '' group by 1) r
  where s.id = r.store_id and s.comment_count <> r.comments;
$$;
select recount_wishes();
