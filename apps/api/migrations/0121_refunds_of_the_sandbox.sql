-- The sandbox gives a payment back in parts, each once under its key, as providers do.
create table sandbox_refunds (
  -- The shop's name of the refund.
  key text primary key check (length(key) between 1 and 80),
  payment_id text not null references sandbox_payments,
  amount_minor minor not null check (amount_minor > 0)
);
create index sandbox_refunds_payment on sandbox_refunds (payment_id);
-- Until now a payment went back as a whole.
insert into sandbox_refunds (key, payment_id, amount_minor)
select reference || '-refund', id, amount_minor from sandbox_payments where state = 'refunded';
