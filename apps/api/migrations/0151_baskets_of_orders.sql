-- The basket of an order that was not paid: put back into its owner's cart, or aside where that holds something else. A changed line makes it
-- an ordinary cart; the order's payment takes it out again.
alter table carts add column of_order bigint references orders on delete set null;
create unique index carts_of_order on carts (of_order) where of_order is not null;
create index carts_parked_of_guest on carts (guest_id, parked_at desc) where guest_id is not null and parked_at is not null;

create or replace function cart_follows_lines() returns trigger language plpgsql as $$
begin
  update carts set version = version + 1, updated_at = now(), of_order = null,
    store_id = case when exists (select 1 from cart_lines l where l.cart_id = carts.id) then store_id end
  where id in (select distinct cart_id from touched);
  return null;
end $$;
