-- A pharmacist's price is proposed, and the customer agrees to it in time.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover',
  'picked_up', 'delivered', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected')) not valid;
alter table orders validate constraint orders_status_check;
alter table orders alter column ended_as set expression as (
  case when status not in ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover', 'picked_up') then status end
);
-- The total before the pharmacist priced the order, and the end of the time to agree.
alter table orders
  add column price_before_minor minor,
  add column agree_until timestamptz;
create index orders_to_agree on orders (agree_until, id) where agree_until is not null and ended_as is null;

delete from order_jumps where from_status = 'prescription_review' and to_status = 'pending';
insert into order_jumps (order_type, from_status, to_status, actors)
select order_type, from_status, to_status, actors from (values
  ('prescription_review', 'price_proposed', array['store', 'operator']),
  ('price_proposed', 'pending', array['customer']),
  ('price_proposed', 'canceled', array['customer', 'store', 'operator', 'system'])
) as jump (from_status, to_status, actors), unnest(array['delivery', 'take_away']) as order_type;
