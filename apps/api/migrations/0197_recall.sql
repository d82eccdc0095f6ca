-- A ready order may be taken back into preparation while nobody has fetched it: it was called ready too early.

insert into order_jumps (order_type, from_status, to_status, actors)
select order_type, 'handover', 'processing', array['store', 'operator'] from unnest(array['delivery', 'take_away']) as order_type;

-- Preparing began when it first did, and the goods are not ready. Its name sorts after `orders_jump`, which sets both times.
create function take_ready_back() returns trigger language plpgsql as $$
begin
  new.processing_at := coalesce(old.processing_at, new.status_at);
  new.handover_at := null;
  return new;
end $$;
create trigger orders_recall before update of status on orders for each row when (old.status = 'handover' and new.status = 'processing') execute function take_ready_back();
