-- An order whose refund is approved gives its payment back the way it came, where the refund says so.
create function give_payment_of_refunded_order_back() returns trigger language plpgsql as $$
begin
  update payments set give_back_since = now()
  where order_id = new.id and state = 'captured' and give_back_since is null
    and exists (select from refunds f where f.order_id = new.id and f.state = 'approved' and f.method = 'original');
  return null;
end $$;
create trigger orders_give_refund_back after update on orders for each row
when (old.status is distinct from new.status and new.status = 'refunded') execute function give_payment_of_refunded_order_back();

-- Requests that wait for their answer, oldest first.
create index refunds_requested on refunds (created_at, id) where state = 'requested';
