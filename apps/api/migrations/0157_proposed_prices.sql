-- A pharmacist's price is proposed, and the customer agrees to it in time.

-- Nothing here rewrites or reads the orders: `ended_as` keeps its values as a column that a trigger sets, and a check holds it to the status as
-- the generated expression did. The next migration validates both checks while orders are placed.
alter table orders
  alter column ended_as drop expression,
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover',
    'picked_up', 'delivered', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected')) not valid,
  add constraint orders_ended_as_check check (ended_as is not distinct from
    case when status not in ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover', 'picked_up') then status end) not valid,
  -- The total before the pharmacist priced the order, and the end of the time to agree.
  add column price_before_minor minor,
  add column agree_until timestamptz;
create index orders_to_agree on orders (agree_until, id) where agree_until is not null and ended_as is null;

create function set_order_end() returns trigger language plpgsql as $$
begin
  new.ended_as := case when new.status not in ('prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover', 'picked_up')
    then new.status end;
  return new;
end $$;
create trigger orders_end before insert or update of status on orders for each row execute function set_order_end();
-- Like the expression before it, also for a history that is brought in without triggers.
alter table orders enable always trigger orders_end;

-- From review an order goes on to its price alone, and from there with its customer alone.
delete from order_jumps where from_status = 'prescription_review' and to_status = 'pending';
insert into order_jumps (order_type, from_status, to_status, actors)
select order_type, from_status, to_status, actors from (values
  ('prescription_review', 'price_proposed', array['store', 'operator']),
  ('price_proposed', 'pending', array['customer']),
  ('price_proposed', 'canceled', array['customer', 'store', 'operator', 'system'])
) as jump (from_status, to_status, actors), unnest(array['delivery', 'take_away']) as order_type;
