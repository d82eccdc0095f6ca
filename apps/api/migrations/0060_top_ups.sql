-- Money that customers add to their wallets: sent twice with its key it is one payment, and those that nobody paid are found the oldest first.

alter table payments add column once text check (length(once) between 1 and 120);
create unique index payments_once on payments (once) where once is not null;
create index payments_open_top_ups on payments (created_at) where purpose = 'wallet_top_up' and state in ('created', 'pending', 'authorised');
