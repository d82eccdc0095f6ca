-- `system` is the clock and a payment's callback. It moves an order only as its money comes, stays away, or is taken back; people and the
-- autopilot act as customer, store, courier or operator.
update order_jumps set actors = array_remove(actors, 'system')
where from_status is not null and 'system' = any (actors)
  and (from_status, to_status) not in
    (('pending', 'failed'), ('failed', 'pending'), ('pending', 'canceled'), ('confirmed', 'canceled'), ('processing', 'canceled'));
