-- Goods that are paid by their real weight. An item's price is for its net content (`measure_amount` kilograms).
alter table items
  add column sold_by text not null default 'piece' check (sold_by in ('piece', 'weight')),
  add constraint items_weight check (sold_by = 'piece' or (measure_amount is not null and measure_per is not distinct from 'kg'));
select watch_catalogue('items', 'catalogue',
  '{order_count, popularity, rating_sum, rating_count, avg_rating, stars, search, initials, named, found_by, is_listed, in_front, price_now_minor, is_cheaper}');

-- Grams that one piece was priced for, and by how much the real weight may differ, in percent, as both were when it was ordered.
alter table order_lines
  add column piece_grams int check (piece_grams between 1 and 1000000),
  add column weight_tolerance smallint check (weight_tolerance between 0 and 50),
  add constraint order_lines_weight check ((piece_grams is null) = (weight_tolerance is null));

-- A weight takes no piece away. What is charged of it is at most the ordered one where the order was paid before.
alter table order_adjustments
  add column ordered_grams int,
  add column weighed_grams int check (weighed_grams > 0),
  add column charged_grams int,
  drop constraint order_adjustments_kind_check,
  add constraint order_adjustments_kind_check check (kind in ('line_swapped', 'line_removed', 'line_reduced', 'line_weighed')),
  drop constraint order_adjustments_pieces_check,
  add constraint order_adjustments_pieces_check check (pieces between 0 and 999 and (pieces = 0) = (kind = 'line_weighed')),
  drop constraint order_adjustments_amount_minor_check,
  add constraint order_adjustments_amount check (amount_minor between -1000000000000 and case when kind = 'line_weighed' then 1000000000000 else 0 end),
  add constraint order_adjustments_weight check (
    (kind = 'line_weighed') = (weighed_grams is not null) and (weighed_grams is null) = (ordered_grams is null) and (weighed_grams is null) = (charged_grams is null)),
  add constraint order_adjustments_charged check (ordered_grams > 0 and charged_grams > 0 and charged_grams <= weighed_grams);

drop trigger order_adjustments_stay on order_adjustments;
create trigger order_adjustments_stay before update on order_adjustments for each row when (
  (old.state <> 'proposed' and new.state <> old.state)
  or (old.state <> 'proposed' and new.amount_minor <> old.amount_minor)
  or (old.order_id, old.line_position, old.kind, old.pieces, old.name, old.price_minor, old.by, old.staff_id, old.answer_until, old.created_at,
    old.ordered_grams, old.weighed_grams, old.charged_grams)
    is distinct from
    (new.order_id, new.line_position, new.kind, new.pieces, new.name, new.price_minor, new.by, new.staff_id, new.answer_until, new.created_at,
    new.ordered_grams, new.weighed_grams, new.charged_grams)
) execute function refuse_change();

-- Only an order that is paid in cash may become dearer.
alter table orders
  drop constraint orders_adjusted,
  add constraint orders_adjusted check (
    adjusted_minor between -total_minor and case when payment_method = 'cash_on_delivery' then 1000000000000 else 0 end) not valid;
