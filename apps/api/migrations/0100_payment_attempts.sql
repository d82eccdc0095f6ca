-- Attempts at a payment, for gateways whose book the shop keeps: they ask before they debit, and a payment may be tried more than once.

create table payment_attempts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  gateway text not null check (gateway ~ '^[a-z][a-z0-9_-]*$'),
  -- The gateway's id of the attempt.
  provider_payment_id text not null check (length(provider_payment_id) between 1 and 255),
  state text not null default 'open' check (state in ('open', 'captured', 'canceled', 'refunded')),
  -- The gateway's own time.
  provider_at timestamptz not null,
  created_at timestamptz not null default now(),
  captured_at timestamptz,
  canceled_at timestamptz,
  -- The gateway's code of a cancellation.
  reason text check (length(reason) between 1 and 60),
  unique (gateway, provider_payment_id),
  constraint payment_attempts_times check (
    (state in ('captured', 'refunded')) = (captured_at is not null) and (state in ('canceled', 'refunded')) = (canceled_at is not null)),
  check (reason is null or canceled_at is not null)
);
create unique index payment_attempts_one_alive on payment_attempts (payment_id) where state in ('open', 'captured');
create index payment_attempts_payment on payment_attempts (payment_id);
create index payment_attempts_statement on payment_attempts (gateway, provider_at, id);
