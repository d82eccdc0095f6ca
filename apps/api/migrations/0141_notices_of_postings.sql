-- Every posting on a customer's wallet or points writes a notice, whoever books it: a use-case, a trigger or the operator by hand.
alter table notifications add column posting_id bigint references ledger_postings;
create unique index notifications_posting on notifications (posting_id) where posting_id is not null;

create function tell_posting() returns trigger language plpgsql as $$
declare
  account record;
  entry record;
begin
  select kind, customer_id into account from ledger_accounts where id = new.account_id;
  select reason, order_id, at into entry from ledger_entries where id = new.entry_id;
  if account.kind not in ('wallet', 'loyalty') or account.customer_id is null then return null; end if;
  -- An entry with an earlier time is imported history, no news.
  if entry.at < transaction_timestamp() then return null; end if;
  -- Points that become money move both accounts: the wallet's posting tells it.
  if account.kind = 'loyalty' and entry.reason = 'loyalty_converted' then return null; end if;
  insert into notifications (customer_id, type, title, body, order_id, posting_id)
  values (
    account.customer_id,
    case when entry.reason = 'referral' then 'referral_code' else account.kind end,
    -- The reader's text is made from the posting.
    jsonb_build_object('en', entry.reason), jsonb_build_object('en', new.amount::text), entry.order_id, new.id
  );
  return null;
end $$;
create trigger ledger_postings_tell after insert on ledger_postings for each row execute function tell_posting();
