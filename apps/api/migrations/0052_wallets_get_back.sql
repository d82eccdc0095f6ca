-- As before; and what an order took from its customer's wallet goes back there at once.
create or replace function settle_payments_of_ended_order() returns trigger language plpgsql as $$
declare
  entry bigint;
begin
  update payments set state = case new.status when 'failed' then 'expired' else 'canceled' end
  where order_id = new.id and state in ('created', 'pending', 'authorised');
  update payments set give_back_since = now() where order_id = new.id and state = 'captured' and give_back_since is null;
  if new.payment_method = 'offline_payment' and new.payment_status = 'paid' and new.total_minor > new.wallet_minor then
    insert into refunds (order_id, amount_minor, method, state, decided_at) values (new.id, new.total_minor - new.wallet_minor, 'original', 'approved', now())
    on conflict do nothing;
  end if;
  if new.wallet_minor > 0 and new.customer_id is not null then
    insert into ledger_entries (reason, once, order_id) values ('order_refund', 'order:' || new.id || ':wallet_back', new.id)
    on conflict (once) do nothing returning id into entry;
    if entry is not null then
      insert into ledger_postings (entry_id, account_id, unit, amount)
      values (entry, ledger_account('wallet', new.customer_id), 'money', new.wallet_minor), (entry, ledger_account('refunds'), 'money', -new.wallet_minor);
      update orders set payment_status = 'refunded' where id = new.id and payment_method = 'wallet';
    end if;
  end if;
  return null;
end $$;
