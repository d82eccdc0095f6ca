-- Work that waits stands in an index of its own, so that looking for it costs the same at any history.

-- Orders that wait for their money; those that were given up have their time to pay still.
create index orders_unpaid on orders (pay_until, id) where pay_until is not null and payment_status <> 'paid' and status = 'pending';
drop index orders_pay_until;

-- Messages that still carry a code.
create index outbox_codes on outbox (created_at) where deduplication_key like 'code:%' and body <> '…';
-- These served no statement.
drop index outbox_waiting;
drop index payments_unsettled;

-- A guest goes with their cart, and whatever else is theirs.
create index carts_guest on carts (guest_id) where guest_id is not null;

-- Guests who ordered, paid or sent a picture stay as long as that does: a sweep marks them once and never looks at them again.
alter table guests add column is_kept boolean not null default false;
drop index guests_seen;
create index guests_seen on guests (seen_at, id) where merged_into is null and not is_kept;
