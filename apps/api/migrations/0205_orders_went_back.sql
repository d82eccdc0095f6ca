-- Reads the orders once, without hindering who places them.
alter table orders validate constraint orders_status_check;
alter table orders validate constraint orders_ended_as_check;
alter table orders validate constraint orders_cost_of_canceled;
alter table order_counts validate constraint order_counts_kind_check;
