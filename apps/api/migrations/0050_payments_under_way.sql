-- Payments on their way: where the customer goes on to pay, money that nobody waits for any more, and the book of the gateway that is built in.

alter table payments
  add column redirect_url text check (length(redirect_url) <= 2000),
  -- The money came for an order that does not want it: it goes back the way it came.
  add column give_back_since timestamptz;
create index payments_to_give_back on payments (give_back_since) where give_back_since is not null and state = 'captured';

-- Whoever ends an order, its open payments end with it, and what was paid is given back.
create function settle_payments_of_ended_order() returns trigger language plpgsql as $$
begin
  update payments set state = case new.status when 'failed' then 'expired' else 'canceled' end
  where order_id = new.id and state in ('created', 'pending', 'authorised');
  update payments set give_back_since = now() where order_id = new.id and state = 'captured' and give_back_since is null;
  return null;
end $$;
create trigger orders_end_payments after update of status on orders for each row
when (old.status is distinct from new.status and new.status in ('canceled', 'failed')) execute function settle_payments_of_ended_order();

-- What the built-in gateway knows, as a provider's own books would.
create table sandbox_payments (
  id text primary key check (length(id) between 16 and 64),
  -- The shop's name of the payment: the same is opened once.
  reference text not null unique check (length(reference) between 1 and 60),
  amount_minor minor not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The path in the shop that the browser comes back to.
  return_path text not null check (return_path ~ '^/[a-z]' and length(return_path) <= 500),
  state text not null default 'open' check (state in ('open', 'approved', 'declined', 'abandoned', 'refunded')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
