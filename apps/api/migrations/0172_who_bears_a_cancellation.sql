-- Who bears the cost of an order that the operator canceled.
alter table orders
  add column cost_borne_by text,
  add constraint orders_cost_borne_by_check check (cost_borne_by in ('shop', 'store', 'courier', 'customer')) not valid,
  -- Said when the order is canceled, and kept.
  add constraint orders_cost_of_canceled check (cost_borne_by is null or ended_as is not distinct from 'canceled') not valid;
alter table orders validate constraint orders_cost_borne_by_check;
alter table orders validate constraint orders_cost_of_canceled;
