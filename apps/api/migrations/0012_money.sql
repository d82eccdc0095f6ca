-- Payments, refunds and the one ledger of wallet, loyalty points, cashback and referral.

create table payments (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('order', 'wallet_top_up')),
  order_id bigint references orders,
  customer_id bigint references customers,
  guest_id bigint references guests,
  gateway text not null check (gateway ~ '^[a-z][a-z0-9_-]*$'),
  -- Known once the provider has answered.
  provider_payment_id text check (length(provider_payment_id) between 1 and 255),
  amount_minor minor not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'created' check (state in ('created', 'pending', 'authorised', 'captured', 'failed', 'canceled', 'expired', 'partially_refunded', 'refunded')),
  failure short_text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  captured_at timestamptz,
  unique (gateway, provider_payment_id),
  check ((purpose = 'order') = (order_id is not null)),
  check (purpose = 'order' or customer_id is not null),
  check (num_nonnulls(customer_id, guest_id) = 1)
);
-- One open attempt an order; a paid order may still meet a second capture, which is then refunded.
create unique index payments_one_open on payments (order_id) where state in ('created', 'pending', 'authorised');
create index payments_order on payments (order_id) where order_id is not null;
create index payments_customer on payments (customer_id, id desc) where customer_id is not null;
create index payments_guest on payments (guest_id) where guest_id is not null;
create index payments_unsettled on payments (state, updated_at) where state in ('created', 'pending', 'authorised');
create trigger payments_touch before update on payments for each row execute function touch_updated_at();

-- expired to captured: the money arrived after we had given up; the order is revived or the payment refunded.
create table payment_jumps (
  from_state text,
  to_state text not null,
  unique nulls not distinct (from_state, to_state)
);
insert into payment_jumps values
  (null, 'created'),
  ('created', 'pending'), ('created', 'authorised'), ('created', 'captured'), ('created', 'failed'), ('created', 'canceled'), ('created', 'expired'),
  ('pending', 'authorised'), ('pending', 'captured'), ('pending', 'failed'), ('pending', 'canceled'), ('pending', 'expired'),
  ('authorised', 'captured'), ('authorised', 'failed'), ('authorised', 'canceled'), ('authorised', 'expired'),
  ('failed', 'captured'), ('canceled', 'captured'), ('expired', 'captured'),
  ('captured', 'partially_refunded'), ('captured', 'refunded'), ('partially_refunded', 'refunded');

create function guard_payment_jump() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then old.state end;
begin
  if not exists (select 1 from payment_jumps where from_state is not distinct from before and to_state = new.state) then
    raise exception 'A payment cannot go from % to %', coalesce(before, 'nothing'), new.state
      using errcode = 'check_violation', constraint = 'payments_legal_jump';
  end if;
  if new.state = 'captured' then new.captured_at := now(); end if;
  return new;
end $$;
create trigger payments_begin before insert on payments for each row execute function guard_payment_jump();
create trigger payments_jump before update of state on payments for each row when (old.state is distinct from new.state) execute function guard_payment_jump();

create function guard_payment_amount() returns trigger language plpgsql as $$
begin
  raise exception 'What a payment is for stays' using errcode = 'check_violation', constraint = 'payments_amount_stays';
end $$;
create trigger payments_amount_stays before update of amount_minor, currency, purpose, order_id, gateway on payments for each row
when ((old.amount_minor, old.currency, old.purpose, old.order_id, old.gateway) is distinct from (new.amount_minor, new.currency, new.purpose, new.order_id, new.gateway))
execute function guard_payment_amount();

-- What providers told us, each once, also what we refused.
create table payment_events (
  id bigint generated always as identity primary key,
  gateway text not null,
  event text not null check (length(event) between 1 and 255),
  payment_id bigint references payments,
  payload object_json not null,
  received_at timestamptz not null default now(),
  outcome text not null check (outcome in ('applied', 'ignored', 'flagged')),
  problem short_text,
  unique (gateway, event)
);
create index payment_events_payment on payment_events (payment_id);

create table offline_payment_methods (
  id bigint generated always as identity primary key,
  name localized not null,
  -- [{label: localized, value}]: what the customer needs to pay.
  details list_json not null default '[]',
  -- [{name, label: localized, required}]: what the customer fills in after paying.
  fields list_json not null default '[]',
  note localized,
  position int not null default 0,
  is_active boolean not null default true
);

create table offline_payments (
  order_id bigint primary key references orders,
  method_id bigint not null references offline_payment_methods,
  method_name localized not null,
  answers object_json not null,
  note text check (length(note) <= 1000),
  state text not null default 'pending' check (state in ('pending', 'verified', 'denied')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null))
);
create index offline_payments_method on offline_payments (method_id);

create table refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  reason_id bigint references refund_reasons on delete set null,
  note text check (length(note) <= 1000),
  images media_keys not null default '{}',
  amount_minor minor not null check (amount_minor > 0),
  method text not null default 'wallet' check (method in ('wallet', 'original', 'cash')),
  state text not null default 'requested' check (state in ('requested', 'approved', 'rejected', 'paid')),
  decision_note text check (length(decision_note) <= 1000),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index refunds_one_open on refunds (order_id) where state in ('requested', 'approved');
create index refunds_order on refunds (order_id);

-- Double entry: every movement is an entry whose postings sum to zero in each unit. What a customer owns never goes below zero:
-- the posting that would is refused, which is the conditional debit. Points that must be taken back and are gone become loyalty_debt.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('wallet', 'wallet_hold', 'loyalty', 'loyalty_debt',
    'payments', 'sales', 'refunds', 'cashback', 'referral', 'bonus', 'points', 'points_redeemed', 'adjustments')),
  unit text not null check (unit in ('money', 'points')),
  customer_id bigint references customers,
  -- The sum of its postings, kept by trigger. Null for the shop's own accounts: every sale writes there, so no row may be fought over.
  balance bigint,
  created_at timestamptz not null default now(),
  unique nulls not distinct (kind, customer_id),
  unique (id, unit),
  check ((customer_id is not null) = (kind in ('wallet', 'wallet_hold', 'loyalty', 'loyalty_debt'))),
  check ((customer_id is not null) = (balance is not null)),
  check (unit = case when kind in ('loyalty', 'loyalty_debt', 'points') then 'points' else 'money' end),
  constraint ledger_accounts_not_below_zero check (kind = 'loyalty_debt' or balance >= 0),
  check (kind <> 'loyalty_debt' or balance <= 0)
) with (fillfactor = 80);
create index ledger_accounts_customer on ledger_accounts (customer_id) where customer_id is not null;
insert into ledger_accounts (kind, unit) values
  ('payments', 'money'), ('sales', 'money'), ('refunds', 'money'), ('cashback', 'money'), ('referral', 'money'), ('bonus', 'money'),
  ('points', 'points'), ('points_redeemed', 'money'), ('adjustments', 'money');

create function ledger_account(of_kind text, of_customer bigint default null) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  select id into found_id from ledger_accounts where kind = of_kind and customer_id is not distinct from of_customer;
  if found_id is null then
    insert into ledger_accounts (kind, unit, customer_id, balance)
    values (of_kind, case when of_kind in ('loyalty', 'loyalty_debt', 'points') then 'points' else 'money' end, of_customer, case when of_customer is not null then 0 end)
    on conflict (kind, customer_id) do nothing;
    select id into found_id from ledger_accounts where kind = of_kind and customer_id is not distinct from of_customer;
  end if;
  return found_id;
end $$;

create table ledger_entries (
  id bigint generated always as identity primary key,
  reason text not null check (reason in ('top_up', 'top_up_bonus', 'order_payment', 'order_refund', 'hold', 'hold_released', 'hold_captured',
    'loyalty_earned', 'loyalty_reversed', 'loyalty_converted', 'cashback', 'cashback_reversed', 'referral', 'adjustment')),
  order_id bigint references orders,
  payment_id bigint references payments,
  -- Names the happening, so that it is booked once: 'order:123456789:cashback', 'payment:17:top_up'.
  once text not null unique check (length(once) between 1 and 120),
  note short_text,
  at timestamptz not null default now()
);
create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;
create index ledger_entries_payment on ledger_entries (payment_id) where payment_id is not null;

create table ledger_postings (
  id bigint generated always as identity primary key,
  entry_id bigint not null references ledger_entries,
  account_id bigint not null,
  unit text not null check (unit in ('money', 'points')),
  amount bigint not null check (amount <> 0 and abs(amount) <= 1000000000000),
  -- The account's balance after this posting; null for the shop's own.
  balance_after bigint,
  unique (entry_id, account_id),
  foreign key (account_id, unit) references ledger_accounts (id, unit)
);
create index ledger_postings_account on ledger_postings (account_id, id desc);

create function post_to_account() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id and balance is not null returning balance into new.balance_after;
  -- The account is locked now: numbered anew, its postings stand in the order in which they moved the balance.
  new.id := nextval('ledger_postings_id_seq');
  return new;
end $$;
create trigger ledger_postings_post before insert on ledger_postings for each row execute function post_to_account();

create function guard_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'A balance moves by postings only' using errcode = 'check_violation', constraint = 'ledger_accounts_by_postings';
  end if;
  return new;
end $$;
create trigger ledger_accounts_by_postings before update of balance on ledger_accounts for each row when (old.balance is distinct from new.balance) execute function guard_balance();
create function guard_opening_balance() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'An account opens empty' using errcode = 'check_violation', constraint = 'ledger_accounts_open_empty';
  end if;
  return new;
end $$;
create trigger ledger_accounts_open_empty before insert on ledger_accounts for each row execute function guard_opening_balance();

create function check_entry_balance() returns trigger language plpgsql as $$
declare
  of_entry bigint := (to_jsonb(new)->>tg_argv[0])::bigint;
begin
  if not exists (select 1 from ledger_postings where entry_id = of_entry)
    or exists (select 1 from ledger_postings where entry_id = of_entry group by unit having sum(amount) <> 0) then
    raise exception 'Entry % does not balance', of_entry using errcode = 'check_violation', constraint = 'ledger_entries_balance';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred for each row execute function check_entry_balance('id');
create constraint trigger ledger_postings_balance after insert on ledger_postings deferrable initially deferred for each row execute function check_entry_balance('entry_id');

create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings execute function refuse_change();
