-- What a store said of an order: when the goods are ready, why it postponed that (once), and why it refused the order.

alter table orders
  add column ready_by timestamptz,
  add column delay_reason text,
  add column refusal_reason text,
  add constraint orders_delay_reason_check check (delay_reason in ('many-orders', 'longer-preparation', 'missing-goods')) not valid,
  add constraint orders_delay_of_time check (delay_reason is null or ready_by is not null) not valid,
  add constraint orders_refusal_reason_check check (refusal_reason in ('sold-out', 'too-busy', 'closing', 'cannot-make-it', 'address-unclear')) not valid,
  add constraint orders_refusal_ends check (refusal_reason is null or status = 'canceled') not valid;
alter table orders validate constraint orders_delay_reason_check;
alter table orders validate constraint orders_delay_of_time;
alter table orders validate constraint orders_refusal_reason_check;
alter table orders validate constraint orders_refusal_ends;

-- The board of a store, and the orders that its proposed minutes look at.
create index orders_running_of_store on orders (store_id, created_at desc, id desc) where ended_as is null and store_id is not null;
create index orders_readied_of_store on orders (store_id, handover_at desc) where handover_at is not null and schedule_at is null and store_id is not null;
