-- What lies in a cart, as one value.
create function cart_with_lines(c carts) returns jsonb language sql stable as $$
  select jsonb_build_object('id', c.id, 'module_id', c.module_id, 'store_id', c.store_id, 'version', c.version, 'lines', coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'item_id', l.item_id, 'variation_id', l.variation_id, 'selection', l.selection,
      'selection_key', l.selection_key, 'quantity', l.quantity, 'seen_price_minor', l.seen_price_minor) order by l.id)
    from cart_lines l where l.cart_id = c.id
  ), '[]'))
$$;

-- Puts a choice into its owner's cart of a module in one call. The cart is made if there is none, and held, so that its changes come one after
-- another. The same choice once more adds up. `refusal` tells why nothing was changed, `before` how many pieces lay there already.
create function add_to_cart(
  of_customer bigint, of_guest bigint, of_module bigint, of_store bigint, of_item bigint, of_variation bigint,
  chosen jsonb, choice text, pieces int, seen bigint, most_pieces int, most_lines int,
  out refusal text, out before int, out cart jsonb
) language plpgsql as $$
declare
  held carts;
  same_line bigint;
  is_new boolean;
begin
  insert into carts (customer_id, guest_id, module_id) values (of_customer, of_guest, of_module) on conflict do nothing;
  is_new := found;
  if of_customer is null then
    select * into strict held from carts where guest_id = of_guest and module_id = of_module and parked_at is null for update;
  else
    select * into strict held from carts where customer_id = of_customer and module_id = of_module and parked_at is null for update;
  end if;
  select id, quantity into same_line, before from cart_lines where cart_id = held.id and item_id = of_item and md5(selection_key) = md5(choice);
  before := coalesce(before, 0);
  refusal := case
    when held.store_id <> of_store then 'other-store'
    when before + pieces > most_pieces then 'too-many'
    when same_line is null and (select count(*) from cart_lines where cart_id = held.id) >= most_lines then 'full'
  end;
  if refusal is not null then
    if is_new then delete from carts where id = held.id; end if;
    return;
  end if;
  if same_line is not null then
    update cart_lines set store_id = of_store, variation_id = of_variation, selection = chosen, quantity = before + pieces, seen_price_minor = seen
    where id = same_line;
  else
    if held.store_id is null then update carts set store_id = of_store where id = held.id; end if;
    insert into cart_lines (cart_id, store_id, item_id, variation_id, selection, selection_key, quantity, seen_price_minor)
    values (held.id, of_store, of_item, of_variation, chosen, choice, pieces, seen);
  end if;
  select cart_with_lines(c) into cart from carts c where c.id = held.id;
end $$;
