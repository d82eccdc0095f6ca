-- The operator has looked at a transfer: it came, or it did not. Whoever decides, by console or by hand, does it by this function:
-- select decide_offline_payment(123456789, true). What was decided stays, until the customer tells of another transfer.
create function decide_offline_payment(of_order bigint, has_come boolean, said text default null) returns boolean language plpgsql as $$
declare
  due bigint;
  entry bigint;
begin
  select total_minor - wallet_minor into due from orders
  where id = of_order and payment_method = 'offline_payment' and payment_status <> 'paid' and status = 'pending' for update;
  if not found then return false; end if;
  update offline_payments set state = case when has_come then 'verified' else 'denied' end, note = said, decided_at = now()
  where order_id = of_order and state = 'pending';
  if not found then return false; end if;
  update orders set payment_status = case when has_come then 'paid' else 'failed' end where id = of_order;
  if has_come and due > 0 then
    insert into ledger_entries (reason, once, order_id) values ('order_payment', 'order:' || of_order || ':transfer', of_order) returning id into entry;
    insert into ledger_postings (entry_id, account_id, unit, amount)
    values (entry, ledger_account('sales'), 'money', due), (entry, ledger_account('payments'), 'money', -due);
  end if;
  return true;
end $$;

-- As before; and what came by a transfer is owed to the customer by a person, as it was found by one.
create or replace function settle_payments_of_ended_order() returns trigger language plpgsql as $$
begin
  update payments set state = case new.status when 'failed' then 'expired' else 'canceled' end
  where order_id = new.id and state in ('created', 'pending', 'authorised');
  update payments set give_back_since = now() where order_id = new.id and state = 'captured' and give_back_since is null;
  if new.payment_method = 'offline_payment' and new.payment_status = 'paid' and new.total_minor > new.wallet_minor then
    insert into refunds (order_id, amount_minor, method, state, decided_at) values (new.id, new.total_minor - new.wallet_minor, 'original', 'approved', now())
    on conflict do nothing;
  end if;
  return null;
end $$;
